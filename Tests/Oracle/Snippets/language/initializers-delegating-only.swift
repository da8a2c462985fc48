class A { var x: Int; init(x: Int) { self.x = x } }
class B: A { var y = 0; convenience init() { super.init(x: 1) } }
