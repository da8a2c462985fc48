struct S { var x: Int { 3
