func a() { a() }
func fact(_ n: Int) -> Int { n * fact(n - 1) }
func fact2(_ n: Int) -> Int { return n * fact2(n - 1) }
func fact3(_ n: Int) -> Int { if n > 3 { return fact3(n - 1) } else { return fact3(n - 2) } }
func ok(_ n: Int) -> Int { if n == 0 { return 1 }; return n * ok(n - 1) }
struct S { func m() { self.m() }; func k(_ s: S) { s.k(s) }; static func t() { t() }; mutating func q() { q() } ; var v: Int { self.v } ; init(x: Int) { self.init(x: x) } }
class C { func m() { m() } ; func r() -> Int { 1 + r() } ; final func z() { self.z() } ; class func u() { u() } ; static func w() { w() } }
class D: C { override func m() { m() } }
func loop() { while true { loop() } }
func g(_ n: Int) { for _ in 0..<n { g(n) } }
func h(_ n: Int) { guard n > 0 else { fatalError() }; h(n - 1) }
func th(_ n: Int) throws { try th(n) }
enum E: Error { case x }
func cl() { let f = { cl() }; f() }
func tern(_ n: Int) -> Int { n > 0 ? tern(n) : tern(n - 1) }
func sw(_ n: Int) -> Int { switch n { case 1: sw(2); default: sw(n - 1) } }
func opt(_ s: S?) -> Int { s?.v ?? opt(s) }
func d(_ n: Int) { defer { d(n) }; print(n) }
func two(_ n: Int) -> Int { two(n - 1) + two(n - 2) }
func asy() async { await asy() }
