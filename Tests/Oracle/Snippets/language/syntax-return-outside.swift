struct S { return 1 }
func f() { return return }
