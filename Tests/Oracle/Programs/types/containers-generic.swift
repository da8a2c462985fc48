// Conditional conformances, associated types, primary associated types
protocol Container<Item> {
  associatedtype Item
  var count: Int { get }
  subscript(_ i: Int) -> Item { get }
  mutating func append(_ item: Item)
}
extension Container {
  var isEmpty: Bool { count == 0 }
  func all() -> [Item] { (0..<count).map { self[$0] } }
}
extension Container where Item: Comparable {
  func largest() -> Item? { all().max() }
}
extension Container where Item == String {
  func joinedUp() -> String { all().joined(separator: "+") }
}
struct Bag<T>: Container {
  private var items: [T] = []
  var count: Int { items.count }
  subscript(_ i: Int) -> T { items[i] }
  mutating func append(_ item: T) { items.append(item) }
}
extension Bag: Equatable where T: Equatable {}
extension Bag: Hashable where T: Hashable {}
extension Bag: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "Bag(" + items.map(\.description).joined(separator: ", ") + ")" }
}
extension Bag: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: T...) { for e in elements { append(e) } }
}
func total(_ c: some Container<Int>) -> Int { c.all().reduce(0, +) }
func describe(_ c: any Container<String>) -> String { "\(c.count): \(c.joinedUp())" }
var b: Bag = [3, 9, 4]
print(b, b.largest() ?? 0, total(b), b.isEmpty)
b.append(12)
print(b == [3, 9, 4, 12], b != [3], Set([b, b, [1]]).count)
let names: Bag<String> = ["x", "y"]
print(describe(names), names.largest()!)
struct Opaque {}
var o = Bag<Opaque>()
o.append(Opaque())
print(o)
let anyC: [any Container] = [b, names, o]
for c in anyC { print(type(of: c), c.count, c.all().count) }
func eq<T: Container, U: Container>(_ a: T, _ b: U) -> Bool where T.Item == U.Item, T.Item: Equatable { a.all() == b.all() }
print(eq(b, Bag([3,9,4,12].reversed().reversed())))
extension Bag { init<S: Sequence>(_ s: S) where S.Element == T { for e in s { append(e) } } }
print(Bag("hello"), Bag(1...3))
