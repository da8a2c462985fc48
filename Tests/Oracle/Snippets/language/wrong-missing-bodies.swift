struct S { var x: Int { get { 1 } set } }
struct T { var x: Int { get } }
struct U { subscript(i: Int) -> Int { get } }
func g()
struct V { func f() }
protocol P { init() {} }
