// Members of extensions, called on `any P`, know what is in it.
protocol Animal {
  static var legs: Int { get }
  init()
}
extension Animal {
  var legCount: Int { Self.legs }
  func describe() -> String { "\(Self.self) \(type(of: self)) \(legCount)" }
  func generic<T>(_ value: T) -> String { "\(value) \(Self.legs)" }
  func another() -> Self { Self() }
}
struct Dog: Animal { static let legs = 4 }
struct Bird: Animal { static var legs: Int { 2 } }
let zoo: [any Animal] = [Dog(), Bird()]
for animal in zoo { print(animal.describe(), animal.legCount, animal.generic("x"), animal.another()) }
let kinds: [any Animal.Type] = [Dog.self, Bird.self]
for kind in kinds { print(kind, kind.legs, kind.init().legCount) }
print(zoo.map { $0.legCount }.reduce(0, +), zoo.map { $0.describe() })

protocol Boxed<Value> {
  associatedtype Value
  var value: Value { get }
}
extension Boxed where Value == Int { func plus(_ n: Int) -> Int { value + n } }
extension Boxed where Value: StringProtocol { var shout: String { value.uppercased() + "!" } }
struct Box<Value>: Boxed { let value: Value }
struct Seven: Boxed { var value: Int { 7 } }
let numbers: [any Boxed<Int>] = [Box(value: 1), Seven()]
print(numbers.map { $0.value }.reduce(0, +), numbers[1].plus(3), numbers.map { $0.plus(1) })
func show(_ text: any Boxed<String>) -> String { text.value + " " + text.shout }
print(show(Box(value: "hi")), (Box(value: 1) as Any) is any Boxed<Int>)
let words: Set = ["a", "b"], more: Set = ["b", "c"]
var both = words
both.formUnion(more)
print(both.sorted(), words.count)
