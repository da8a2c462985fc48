class A { init(x: Int) {}; func f(a: Int) {}; func g() -> Int { 1 } ; var p: Int { 1 } }
class B: A { override init(y: Int) { super.init(x: y) } }
class C: A { override init(x: String) { super.init(x: 1) } }
class D: A { override func f(b: Int) {}; override func g() -> String { "" }; override var p: String { "" } }
class E2: A { override func f(a: String) {}; override init(x: Int, y: Int) { super.init(x: x) } }
