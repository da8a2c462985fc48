struct S { protected var x = 1 }
