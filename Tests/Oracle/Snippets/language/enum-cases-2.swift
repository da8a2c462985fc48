enum E { case a(Int, label: String), b, c(x: Int) }
let a = E.a(1)
