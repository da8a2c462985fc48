class Shape {
  class var kind: String { "shape" }
  class func make() -> Shape { Shape() }
  static func fixed() -> String { "fixed " + kind }
  required init() {}
  func area() -> Double { 0 }
  var name: String { "\(type(of: self).kind) \(area())" }
  class func describe() -> String { "I am \(kind), \(self)" }
  static var made = 0
  var size: Int = 1 { willSet { print("Shape will", newValue) } didSet { print("Shape did", oldValue) } }
}
class Square: Shape {
  override class var kind: String { "square" }
  override class func make() -> Shape { Square() }
  var side = 2.0
  override func area() -> Double { side * side }
  override var size: Int { willSet { print("Square will", newValue, size) } didSet { print("Square did", oldValue, size) } }
}
final class Unit: Square {
  override class var kind: String { super.kind + "!" }
  override var name: String { "unit:" + super.name }
  override class func describe() -> String { "unit " + super.describe() }
  override var size: Int { get { super.size * 10 } set { print("set", newValue); super.size = newValue } }
}
let types: [Shape.Type] = [Shape.self, Square.self, Unit.self]
for t in types {
  print(t.kind, t.make(), t.fixed(), t.describe(), t.init().name, t == Square.self)
}
let u = Unit()
u.size = 3
print(u.size)
u.size += 1
print(u.size, (u as Shape).size)
let t: Any.Type = Int.self
print(t, t == Int.self, type(of: t), type(of: u), String(describing: [Int].self), type(of: types))
print(Square.self is Shape.Type, (Shape.self as Any) is Square.Type, (type(of: u) as? Square.Type)?.kind ?? "no")
protocol Animal { static var legs: Int { get }; init(); static func create() -> Self }
extension Animal { static func create() -> Self { Self() } ; var l: Int { Self.legs } }
struct Dog: Animal { static let legs = 4 }
struct Bird: Animal { static var legs: Int { 2 } }
let zoo: [any Animal.Type] = [Dog.self, Bird.self]
for a in zoo { print(a, a.legs, a.create(), a.init().l) }
func build<T: Animal>(_ t: T.Type) -> (T, Int) { (t.create(), T.legs) }
print(build(Dog.self), build(Bird.self).1)
func name<T>(of _: T.Type = T.self) -> String { "\(T.self)" }
print(name(of: [String: Int?].self), name(of: (Int, b: String).self), name(of: ((Int) -> Void).self))
