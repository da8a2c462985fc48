struct Point: Hashable { var x, y: Int }
enum Shape: Hashable { case dot, circle(Point, r: Int), line(Point, Point) }
struct Caseless: Hashable, Comparable { let text: String
  static func == (a: Caseless, b: Caseless) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
  static func < (a: Caseless, b: Caseless) -> Bool { a.text.lowercased() < b.text.lowercased() } }
let a = Point(x: 1, y: 2)
print(a == Point(x: 1, y: 2), a != Point(x: 2, y: 1), Set([a, a, Point(x: 0, y: 0)]).count)
print(Shape.circle(a, r: 1) == .circle(a, r: 1), Shape.dot == .line(a, a), Set<Shape>([.dot, .dot]).count)
print(Set(["A", "a", "b"].map { Caseless(text: $0) }).count, ["b", "A", "c"].map { Caseless(text: $0) }.sorted().map(\.text))
let table: [Shape: String] = [.dot: "d", .circle(a, r: 2): "c"]
print(table[.circle(Point(x: 1, y: 2), r: 2)] ?? "-", table[.line(a, a)] ?? "-")
class Ref: Hashable { let id: Int; init(_ id: Int) { self.id = id }
  static func == (a: Ref, b: Ref) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) } }
print(Ref(1) == Ref(1), Ref(1) === Ref(1), Set([Ref(1), Ref(1), Ref(2)]).count, a.hashValue == Point(x: 1, y: 2).hashValue)
struct Generic<T: Hashable>: Hashable { var items: [T]; var extra: T? }
print(Generic(items: [1], extra: nil) == Generic(items: [1]), Generic(items: ["a"], extra: "b") == Generic(items: ["a"], extra: "c"))
print([a] == [Point(x: 1, y: 2)], [1: a] == [1: a], (1, "a") == (1, "a"), Optional(a) == a, [[1], [2]] == [[1], [2]])
