class C { let v: Int; convenience init(a: Int) { v = a } }
class D { let v: Int; init(v: Int) { self.v = v }; convenience init(a: Int) { self.v = a } }
class F { var v: Int; init(v: Int) { self.v = v }; convenience init(a: Int) { self.v = a } }
class G { let v = 1; convenience init(a: Int) { self.init(); v = a } }
struct S { let v: Int }
extension S { init(a: Int) { v = a } }
