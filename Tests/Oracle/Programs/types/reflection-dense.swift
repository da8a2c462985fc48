struct Point: Hashable { var x, y: Double; static let origin = Point(x: 0, y: 0) }
enum Tree<T> { case leaf; indirect case node(Tree, T, Tree) }
class Animal { let name: String; var legs = 4; init(_ n: String) { name = n } }
class Dog: Animal { var tricks = ["sit"]; lazy var big = 5; weak var owner: Animal?; private let secret: Int? = nil }
enum Level: Int { case low = 1, high }
struct Wrapper<T> { let value: T; let tuple: (Int, label: String); var f: (Int) -> Int = { $0 }; var o: Int?; var any: Any = 3; var r = 1..<4; var set: Set<Int> = [1]; var d = ["k": Point(x: 1, y: 2)] }
print(Point(x: 1, y: 2), [Point.origin], Tree.node(.leaf, 5, .leaf), Tree<Int>.leaf, Level.high, [Level.low: 1], Animal("a"), Dog("rex"))
print(Optional(Point.origin) as Any, [Optional(1), nil], ["a": Optional("b")], (1, x: "two", [3.0]), "str", ["str"], Character("c"), ["c" as Character], ("s", "t"), Optional("q") as Any)
debugPrint("str", Point(x: 0, y: 1), ["k": "v"], 1.0, Optional("x") as Any, (a: "t", 1), "tab\t\u{1F600}\u{301}")
print(String(describing: Level.self), String(reflecting: Level.low), String(reflecting: Point.origin), String(reflecting: Tree<String>.self), type(of: Tree<Int>.leaf), type(of: [1: "a"]), type(of: (1, "a")), type(of: { (a: Int) -> String in "" }), type(of: Optional<[Int]>.none))
print(Wrapper(value: "v", tuple: (1, label: "l"), o: 5))
dump(Wrapper(value: [1, 2], tuple: (1, label: "l")))
dump(Dog("rex")); dump(Tree.node(.leaf, "x", .node(.leaf, "y", .leaf))); dump([Level.low, .high], name: "levels"); dump((1, nil as Int?)); dump(["one": 1]); dump("s"); dump(Optional(Point.origin)); dump(Point.self); dump(1...3); dump(Set([7]))
let m = Mirror(reflecting: Dog("fido")); print(m.displayStyle as Any, m.subjectType, m.children.count, m.children.map { $0.label ?? "-" }, m.superclassMirror!.children.map { "\($0.label!)=\($0.value)" })
for (l, v) in Mirror(reflecting: Wrapper(value: 1, tuple: (2, label: "z"))).children { print(l ?? "nil", ":", type(of: v), Mirror(reflecting: v).displayStyle.map { "\($0)" } ?? "none") }
print(Mirror(reflecting: (1, b: 2)).children.map { $0.label as Any }, Mirror(reflecting: [1, 2]).children.map { $0.value }, Mirror(reflecting: Tree.node(.leaf, 1, .leaf)).children.first!.label!, Mirror(reflecting: Level.low).children.isEmpty, Mirror(reflecting: Optional(3)).children.first!, Mirror(reflecting: 5).children.count)
struct Custom: CustomReflectable, CustomDebugStringConvertible, CustomStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" }; var customMirror: Mirror { Mirror(self, children: ["one": 1, "two": "2"], displayStyle: .struct) } }
print(Custom(), [Custom()], Optional(Custom()) as Any); debugPrint(Custom()); dump(Custom()); print("\(Custom())", String(reflecting: Custom()))
func inspect(_ v: Any) -> String { switch v { case is Int: return "int"; case let s as String: return "string \(s)"; case let p as Point: return "pt \(p.x)"; case let a as [Any]: return "array " + a.map(inspect).joined(separator: ","); case let f as (Int) -> Int: return "fn \(f(2))"; case Optional<Any>.none: return "nil"; case let (a, b) as (Int, Int): return "tuple \(a + b)"; case let e as Error: return "err \(e)"; case let t as Any.Type: return "type \(t)"; case let h as AnyHashable: return "hashable \(h)"; default: return "other \(type(of: v))" } }
struct E: Error { var code = 1 }
print([1, "s", Point.origin, [1, "x", [2]], { (x: Int) in x * 3 }, Optional<Int>.none as Any, (1, 2), E(), Int.self, 2.5, Level.low, Animal("z")].map(inspect))
print(Custom.self, Wrapper<Tree<Int>>.self, (any Error).self, Any.self, AnyObject.self, type(of: Point.self), [String: [Int?]].self, (() -> Void).self, ((Int, String) throws -> Bool).self, (Int, x: String).self)
let kp: WritableKeyPath<Point, Double> = \.x; var p = Point.origin; p[keyPath: kp] = 9; print(p, p[keyPath: \.y], [p].map(\.x), kp == \Point.x)
print(ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self), MemoryLayout<Point>.size, MemoryLayout<Int8>.stride, MemoryLayout<Bool?>.size, MemoryLayout<Tree<Int>>.size)
print(unsafeBitCast(1.0, to: UInt64.self), AnyHashable(3) == AnyHashable(3.0), [AnyHashable("a"): 1, 2: 3].count, AnyHashable(Point.origin), "\([nil, 1])")
