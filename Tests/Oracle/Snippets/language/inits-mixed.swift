struct A { let x: Int; let y: Int; init(x: Int) { self.x = x } }
struct B { var z: Int; init?(z: Int) { if z < 0 { return nil } } }
class C { let v: Int; convenience init(a: Int) { v = a } }
