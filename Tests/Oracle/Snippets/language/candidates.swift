func inc(by n: Int) {}
func inc(times n: Int) {}
inc(3)
inc("a")
inc(to: 3)
inc()
func b(_ n: Int) {}
func b(_ s: String) {}
b(true)
b(x: 3)
b()
b(1, 2)
func c(a: Int, b: Int) {}
func c(x: Int, y: Int) {}
c(1, 2)
c(a: 1, y: 2)
c(1)
struct S { init(a: Int) {}; init(b: String) {}; func go(to: Int) {}; func go(from: Int) {} }
S(3)
S("a")
S(c: 3)
S(true)
S()
S(a: 1).go(3)
S(a: 1).go(up: 3)
struct P { let a: Int; let b: Int; init(s: String) { a = 1; b = 2 } }
let p2 = P(a: 1, b: 2)
let p3 = P(a: 1)
let p4 = P()
let p5 = P(1, 2)
let p6 = P("x", 2)
let p7 = P(s: "x", 2)
let p8 = P(s: 1, t: 2)
let p9 = P(t: "a", u: 2)
func one(_ s: String) {}
one(1, 2)
one(a: 1, b: 2)
one("a", "b")
one(1, "b")
func two(a: Int, b: String = "") {}
two(b: "x")
two(c: 1)
two(a: "x", c: 2)
two(1, 2)
