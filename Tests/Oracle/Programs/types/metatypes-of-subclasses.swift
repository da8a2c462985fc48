protocol Animal { static func make() -> Self; init(); func name() -> String }
class Cat: Animal { required init() {}; class func make() -> Self { self.init() }; func name() -> String { "Cat" } }
class Lion: Cat { override func name() -> String { "Lion" } }
let a: any Animal = Lion()
print(type(of: a).make().name())
print(type(of: a).init().name())
let t: any Animal.Type = Lion.self
print(t.make().name())
func g<T: Animal>(_ t: T.Type) -> String { t.make().name() }
print(g(Lion.self), g(Cat.self))
protocol Kinded { static var kind: String { get }; static func make() -> Self }
class Parent: Kinded { class var kind: String { "Parent" }; required init() {}; static func make() -> Self { Self() } }
class Child: Parent { override class var kind: String { "Child" } }
let kinds: [any Kinded.Type] = [Parent.self, Child.self]
for kind in kinds { print(kind.kind, type(of: kind.make())) }
