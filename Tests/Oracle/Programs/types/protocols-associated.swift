protocol Container { associatedtype Item; var items: [Item] { get set }; mutating func add(_ item: Item) }
extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  var last: Item? { items.last }
}
extension Container where Item: Numeric { func sum() -> Item { items.reduce(0, +) } }
struct Stack<T>: Container { var items: [T] = [] }
struct Words: Container { typealias Item = String; var items = ["a"] }
var s = Stack<Int>(); s.add(3); s.add(4)
print(s.sum(), s.last!)
var w = Words(); w.add("b"); print(w.items, w.last ?? "")
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.items == b.items }
print(same(s, Stack(items: [3, 4])))
func firstOf<C: Container>(_ c: C) -> C.Item? { c.items.first }
print(firstOf(w) ?? "")
protocol Model { associatedtype ID: Hashable; var id: ID { get } }
struct User: Model { let id: String }
struct Order: Model { let id: Int }
func index<M: Model>(_ m: [M]) -> [M.ID: M] { Dictionary(uniqueKeysWithValues: m.map { ($0.id, $0) }) }
print(index([Order(id: 4)])[4]!.id, index([User(id: "u")])["u"]!.id)
protocol Factory { static func make() -> Self; init(n: Int) }
struct Thing: Factory { var n: Int; static func make() -> Thing { Thing(n: 9) } }
func build<F: Factory>(_ t: F.Type) -> F { t.make() }
print(build(Thing.self).n, Thing(n: 2).n)
