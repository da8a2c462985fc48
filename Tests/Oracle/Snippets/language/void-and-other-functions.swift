let x: Void = 3
func v() -> Void { return 5 }
func w() { return 5 }
let i: Int = v()
let c: () -> Void = { 5 }
let h: (Int) -> Void = { _ in }
let q: Int = h(3)
let s: String = print("x")
func f() async -> Int { 1 }
func t() throws -> Int { 1 }
var c2: () -> Int = { 1 }
c2 = { await f() }
c2 = { try t() }
func make() -> () -> Int { return { await f() } }
func make2() -> () -> Int { { await f() } }
let arr: [() -> Int] = [{ await f() }]
struct S3 { var c2: () -> Int }
let s2 = S3(c: { await f() })
c2 = f
let q2: () -> Int = f
func pass(_ c: () -> Int) {}
pass(f)
func k() { outer: for i in 0..<3 { for j in 0..<3 { continue oter } } }
func l() { let x = 3; break }
func g4(_ a: (Int, Int)) {}
g4(1, 2)
struct S { func f(_ p: (x: Int, y: String)) {} ; init(_ p: (Int, Int)) {} }
S((1, 2)).f(1, "a")
S(1, 2)
enum E { case a((Int, Int)) }
let e = E.a(1, 2)
func k(_ a: (Int, Int), b: Int) {}
k(1, 2, b: 3)
