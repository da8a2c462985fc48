struct Point: Hashable { var x: Int; var y: Int }
enum Kind: Hashable { case a, b(Int), c(name: String) }
struct Item: Hashable { var kind: Kind; var point: Point?; var tags: [String] }
let p = Point(x: 1, y: 2)
print(p == Point(x: 1, y: 2), p != Point(x: 2, y: 2))
let set: Set<Point> = [p, Point(x: 1, y: 2), Point(x: 3, y: 3)]
print(set.count, set.contains(p))
var names: [Kind: String] = [.a: "a", .b(1): "b1"]
names[.c(name: "z")] = "c"
print(names[.b(1)] ?? "-", names[.c(name: "z")]!, names[.b(2)] ?? "none")
let items = [Item(kind: .a, point: nil, tags: []), Item(kind: .b(2), point: p, tags: ["q"])]
print(items.contains(Item(kind: .b(2), point: p, tags: ["q"])), items.firstIndex(of: items[1])!)
print(items[0] == items[1], Kind.b(1) == .b(1), Kind.b(1) == .b(2))
print([p] == [p], (1, "a") == (1, "a"), Optional(p) == p, [1: p] == [1: p])
print(Set([Kind.a, .a, .b(1)]).count)
