protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
struct Sum<N: AdditiveArithmetic>: Monoid { var value: N; static var empty: Sum { Sum(value: .zero) }; static func <> (a: Sum, b: Sum) -> Sum { Sum(value: a.value + b.value) } }
struct Max: Monoid { var value: Int; static let empty = Max(value: .min); static func <> (a: Max, b: Max) -> Max { Max(value: max(a.value, b.value)) } }
extension Optional: Monoid where Wrapped: Monoid {
  static var empty: Wrapped? { nil }
  static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? {
    switch (a, b) {
    case let (x?, y?): return x <> y
    case let (x, nil): return x
    case let (nil, y): return y
    }
  }
}
extension Dictionary: Monoid where Value: Monoid {
  static var empty: [Key: Value] { [:] }
  static func <> (a: [Key: Value], b: [Key: Value]) -> [Key: Value] { a.merging(b) { $0 <> $1 } }
}
extension Sequence where Element: Monoid { func concat() -> Element { reduce(.empty, <>) } }
extension Sequence { func foldMap<M: Monoid>(_ change: (Element) throws -> M) rethrows -> M { try reduce(M.empty) { $0 <> (try change($1)) } } }
print(["a", "b"].concat(), [[1], [2, 3]].concat(), (1...4).foldMap(Sum.init).value, [3, 9, 2].foldMap { Max(value: $0) }.value)
print([Optional("x"), nil, "y"].concat() ?? "-", [["k": [1]], ["k": [2], "j": [3]]].concat().sorted { $0.key < $1.key })
func pairwise<C: Collection>(_ c: C) -> [(C.Element, C.Element)] where C.Element: Equatable { Array(zip(c, c.dropFirst()).filter { $0 != $1 }) }
print(pairwise([1, 1, 2, 3, 3]).map { "\($0)\($1)" })
extension Collection where Element: Hashable {
  func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } }
  var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
extension Collection where Element: Collection, Element.Element: Comparable { func flatMax() -> Element.Element? { joined().max() } }
print([3, 1, 3, 2, 1].uniqued(), "hello".uniqued(), "hello".counts["l"]!, [[1, 5], [9], []].flatMax()!)
func zipWith<A, B, C>(_ a: some Sequence<A>, _ b: some Sequence<B>, _ f: (A, B) -> C) -> [C] { zip(a, b).map { f($0, $1) } }
print(zipWith([1, 2], "ab") { "\($1)\($0)" }, zipWith(1...3, [10, 20, 30], +))
struct Tagged<Tag, Raw> { let raw: Raw }
extension Tagged: Equatable where Raw: Equatable {}
extension Tagged: Hashable where Raw: Hashable {}
extension Tagged: Comparable where Raw: Comparable { static func < (a: Self, b: Self) -> Bool { a.raw < b.raw } }
extension Tagged: ExpressibleByIntegerLiteral where Raw: ExpressibleByIntegerLiteral { init(integerLiteral v: Raw.IntegerLiteralType) { raw = Raw(integerLiteral: v) } }
enum UserTag {}; enum ItemTag {}
typealias UserID = Tagged<UserTag, Int>
let ids: [UserID] = [3, 1, 2]
print(ids.sorted().map(\.raw), ids.max()! == 3, Set(ids + [3]).count, Tagged<ItemTag, String>(raw: "x").raw)
func decode<T: LosslessStringConvertible>(_ text: String, as type: T.Type = T.self) -> T? { T(text) }
let n: Int? = decode("42"); print(n ?? 0, decode("x", as: Double.self) as Any, decode("true", as: Bool.self)!)
class Animal { required init() {}; var noise: String { "-" } }
class Dog: Animal { override var noise: String { "woof" } }
func make<A: Animal>(_ type: A.Type, _ n: Int) -> [A] { (0..<n).map { _ in type.init() } }
print(make(Dog.self, 2).map(\.noise), make(Animal.self, 1).map(\.noise))
