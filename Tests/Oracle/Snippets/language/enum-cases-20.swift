enum E { case a(Int, label: String), b, c(x: Int) }
let a = E.a(1)
let b = E.a(1, label: "x")
let c = E.a("x", label: "x")
let e = E.b()
let f = E.c(1)
func f(_ e: E) {}
f(E)
