class Counter { var n = 0 { willSet { print("will", newValue, n) } didSet { print("did", oldValue, n, self.n); if n > 5 { n = 5 } } } }
class Over: Counter { override var n: Int { get { super.n * 10 } set { super.n = newValue + 1 } } }
let o = Over(); o.n = 5; print(o.n)
class Sub: Counter { override var n: Int { willSet { print("sw", newValue, n) } didSet { print("sd", oldValue, n) } } }
let s = Sub(); s.n = 9; print(s.n)
class Sub2: Sub { override var n: Int { didSet { print("sd2", oldValue) } } }
let s2 = Sub2(); s2.n += 2; print(s2.n)
class Base { var p: String { "base" }; class var kind: String { "B" }; class func make() -> String { "make \(kind) \(self.kind)" }; static let st = "s" }
class D: Base { override var p: String { didSet2 }; var didSet2 = "x"; override class var kind: String { "D" } ; override class func make() -> String { "D" + super.make() } }
let t: Base.Type = D.self
print(t.make(), t.kind, t.st, D.make(), D().p, type(of: D() as Base).kind)
func g<T: Base>(_: T.Type) -> String { T.kind + T.make() }
print(g(D.self), g(Base.self))
func h<T: Base>(_ t: T) -> String { type(of: t).kind + T.kind }
print(h(D()), h(D() as Base))
