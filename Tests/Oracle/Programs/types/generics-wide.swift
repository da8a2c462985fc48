protocol Shape { associatedtype Unit: Numeric = Double; var area: Unit { get }; static var sides: Int { get }; init(side: Unit); func scaled(by k: Unit) -> Self }
extension Shape { func bigger() -> Self { scaled(by: 2) }; static var isPolygon: Bool { sides > 2 } }
struct Square: Shape, Equatable { let s: Int; init(side: Int) { s = side }; var area: Int { s * s }; static let sides = 4; func scaled(by k: Int) -> Square { .init(side: s * k) } }
struct Circle: Shape { let r: Double; init(side: Double) { r = side }; var area: Double { 3 * r * r }; static var sides: Int { 0 }; func scaled(by k: Double) -> Self { Self(side: r * k) } }
func make<S: Shape>(_: S.Type, _ u: S.Unit) -> S { S(side: u) }
func sum<S: Sequence>(_ s: S) -> S.Element where S.Element: AdditiveArithmetic { s.reduce(.zero, +) }
func describe<T>(_ x: T) -> String { "any \(x)" }; func describe<T: Numeric>(_ x: T) -> String { "number \(x)" }; func describe(_ x: Int) -> String { "int \(x)" }; func describe<T: Collection>(_ x: T) -> String where T.Element == Int { "ints \(x.count)" }
print(make(Square.self, 3).bigger().area, make(Circle.self, 1.5).bigger().area, Square.isPolygon, Circle.isPolygon, sum([1, 2, 3]), sum([0.5, 0.25]), sum(Set([1])), describe("s"), describe(2.5), describe(3), describe([1, 2]), describe([""]), describe(3 as UInt8))
struct AnyShape { let area: () -> String; let sides: Int; init<S: Shape>(_ s: S) { area = { "\(s.area)" }; sides = S.sides } }
print([AnyShape(Square(side: 2)), AnyShape(Circle(side: 1))].map { ($0.area(), $0.sides) })
let shapes: [any Shape] = [Square(side: 4), Circle(side: 2)]; for s in shapes { print(type(of: s), s.area, type(of: s).sides, s.bigger().area) }
func open<S: Shape>(_ s: S) -> String { "\(S.self) \(s.area)" }; print(shapes.map { open($0) }, (shapes[0] as? Square)?.s as Any, shapes[1] is Square)
struct Stack<Element> { private(set) var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; @discardableResult mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ f: (Element) throws -> T) rethrows -> Stack<T> { Stack<T>(items: try items.map(f)) } }
extension Stack: Equatable where Element: Equatable {}; extension Stack: Hashable where Element: Hashable {}; extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? items[i] : nil } } }
extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "<" + items.map(\.description).joined(separator: "|") + ">" } }
extension Stack where Element == String { var joined: String { items.joined() } }; extension Stack where Element: Comparable { var top: Element? { items.max() } }
var st: Stack = [1, 2, 3]; st.push(9); print(st, st.pop()!, st == [1, 2, 3], st.map { "\($0)" }.joined, Array(st), st.top!, Set([st, [1, 2, 3]]).count, st.contains(2), Stack<Double>().top as Any, st.map { $0 > 1 })
print(Stack<(Int, Int)>(items: [(1, 2)]), [Stack(arrayLiteral: 1)], Optional(st) as Any)
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }; infix operator <>: AdditionPrecedence
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }; extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: Self, b: Self) -> Self { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (x?, y?): x <> y; case let (x, nil): x; case let (nil, y): y } } }
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(.empty, <>) }; print(fold(["a", "b"]), fold([[1], [2, 3]]), fold(["x", nil, "y"] as [String?]) as Any, fold([[nil], [[1]]] as [[[Int]?]]))
class Box<T> { var v: T; init(_ v: T) { self.v = v }; class func kind() -> String { "box of \(T.self)" } }; class IntBox: Box<Int> { override class func kind() -> String { "int " + super.kind() } }; let b: Box<Int> = IntBox(4); print(type(of: b), type(of: b).kind(), b is IntBox, Box<[String: Int?]>.self, Box<(Int, String)>.kind())
func some() -> some Collection<Int> { [1, 2, 3].reversed() }; func anyC(_ f: Bool) -> any Collection<String> { f ? ["a"] : Set(["b"]) }; print(some().count, some().first!, anyC(true).count, anyC(false).first!, type(of: anyC(false)))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; print(compose({ Int($0) }, { (x: Int?) in x.map { $0 * 2 } })("21") as Any, curry(+)(1)(2), [1, 2].map(curry(*)(10)), zip([1, 2], [3, 4]).map(max))
extension Dictionary where Value: RangeReplaceableCollection { mutating func add(_ e: Value.Element, to k: Key) { self[k, default: Value()].append(e) } }; var dd: [String: [Int]] = [:]; dd.add(1, to: "a"); dd.add(2, to: "a"); print(dd); var ds: [Int: String] = [:]; ds.add("x", to: 1); print(ds)
struct Tagged<Tag, Raw: Hashable>: Hashable, RawRepresentable { let rawValue: Raw; init(rawValue: Raw) { self.rawValue = rawValue } }; enum UserTag {}; typealias UserID = Tagged<UserTag, Int>; print(UserID(rawValue: 4), UserID(rawValue: 4) == .init(rawValue: 4), type(of: UserID(rawValue: 1)))
