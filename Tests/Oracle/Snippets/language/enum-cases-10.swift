enum E { case a(Int, label: String), b, c(x: Int) }
let a = E.a(1)
let b = E.a(1, label: "x")
let d = E.b(1)
let i: E = .d(1)
