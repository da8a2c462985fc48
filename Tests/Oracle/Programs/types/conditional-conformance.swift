protocol Summable { static var zero: Self { get }; static func + (a: Self, b: Self) -> Self }
extension Int: Summable { static var zero: Int { 0 } }
extension Double: Summable { static var zero: Double { 0 } }
extension String: Summable { static var zero: String { "" } }
extension Array where Element: Summable {
  func sum() -> Element { reduce(Element.zero) { $0 + $1 } }
}
print([1, 2, 3].sum(), [1.5, 2].sum(), ["a", "b"].sum())

protocol Describable { func describe() -> String }
extension Int: Describable { func describe() -> String { "int \(self)" } }
extension String: Describable { func describe() -> String { "string \(self)" } }
extension Array: Describable where Element: Describable {
  func describe() -> String { "[" + map { $0.describe() }.joined(separator: ", ") + "]" }
}
extension Optional: Describable where Wrapped: Describable {
  func describe() -> String { self.map { "some " + $0.describe() } ?? "nothing" }
}
extension Dictionary: Describable where Key == String, Value: Describable {
  func describe() -> String {
    keys.sorted().map { "\($0)=\(self[$0]!.describe())" }.joined(separator: "&")
  }
}
func show<T: Describable>(_ value: T) { print(value.describe()) }
show([1, 2])
show([["a"], ["b", "c"]])
show(Optional(3))
show([nil, Optional("x")])
show(["k": [1], "j": []])
let mixed: [any Describable] = [1, "two", [3, 4], Optional<Int>.none, ["d": 5]]
for item in mixed { print(item.describe()) }
print(([1] as Any) is any Describable, ([1.5] as Any) is any Describable)

struct Pair<A, B> { var first: A; var second: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
  static func < (l: Pair, r: Pair) -> Bool { (l.first, l.second) < (r.first, r.second) }
}
extension Pair: CustomStringConvertible where A: CustomStringConvertible {
  var description: String { "<\(first.description), \(second)>" }
}
let pairs = [Pair(first: 2, second: "b"), Pair(first: 1, second: "z"), Pair(first: 2, second: "a")]
print(pairs.sorted(), pairs.contains(Pair(first: 1, second: "z")), Set(pairs).count)
print(pairs.max()!, pairs.firstIndex(of: Pair(first: 2, second: "a")) ?? -1)
struct Wrapper<T> { let value: T }
extension Wrapper where T: Numeric { func doubled() -> T { value * 2 } }
extension Wrapper where T == String { func shout() -> String { value.uppercased() } }
extension Wrapper where T: Collection, T.Element: Comparable { func top() -> T.Element? { value.max() } }
print(Wrapper(value: 4).doubled(), Wrapper(value: 1.5).doubled(), Wrapper(value: "hi").shout())
print(Wrapper(value: [3, 9, 2]).top() ?? 0, Wrapper(value: "hello").top() ?? "-")
