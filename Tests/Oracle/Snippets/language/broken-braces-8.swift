struct S { var x: Int { get { 3 }
