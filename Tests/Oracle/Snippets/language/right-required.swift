protocol Makeable { init() }
class Base: Makeable { required init() {} }
class Derived: Base { var n: Int; required init() { n = 1; super.init() } }
func make<T: Makeable>(_ type: T.Type) -> T { T() }
print(make(Derived.self).n)
