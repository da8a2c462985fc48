class A { var x: Int; init(x: Int) { self.x = x }; convenience init() { self.x = 1 } }
class B: A { var y = 0; convenience init() { super.init(x: 1) }; convenience init(a: Int) { y = 1 } }
class C: A { var y: Int; init(y: Int) { self.init(x: 1); self.y = y } }
class D: A { var y: Int; init(y: Int) { self.y = y } }
class E: A { init() { super.init() } }
class F: A { override init(x: Int) { self.x = 2; super.init(x: x) } }
struct S { var a: Int; init(a: Int) { self.init(); self.a = a }; init() { a = 1 } }
