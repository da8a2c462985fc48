struct Stack<Element> { private var items: [Element] = []
  mutating func push(_ x: Element) { items.append(x) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }; var count: Int { items.count }
  func map<T>(_ f: (Element) -> T) -> Stack<T> { var s = Stack<T>(); for i in items { s.push(f(i)) }; return s }
}
extension Stack: CustomStringConvertible { var description: String { "Stack(\(items.count))" } }
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element == Int { var sum: Int { var c = self, t = 0; while let n = c.pop() { t += n }; return t } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { self.init(); for e in elements { push(e) } } }
var s = Stack<Int>(); s.push(1); s.push(2); s.pop(); s.push(5)
print(s, s.top!, s.sum, s.map { "\($0)" }.top!, s == [1, 5], s.count)
func largest<T>(_ items: [T]) -> T? where T: Comparable { guard var best = items.first else { return nil }; for i in items where i > best { best = i }; return best }
print(largest([1, 9, 3])!, largest(["a", "c"])!, largest([Int]()) as Any)
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
let (i, t) = pair(1, "x"); print(i, t)
final class Cache<Key: Hashable, Value> { private var store: [Key: Value] = [:]
  subscript(key: Key) -> Value? { get { store[key] } set { store[key] = newValue } }
  func value(_ key: Key, make: () -> Value) -> Value { if let v = store[key] { return v }; let v = make(); store[key] = v; return v } }
let cache = Cache<String, Int>(); cache["a"] = 1; print(cache["a"]!, cache.value("b") { 7 }, cache["b"] ?? 0, cache["z"] as Any)
struct Pair<T> { var a: T, b: T; func swapped() -> Pair { Pair(a: b, b: a) } }
print(Pair(a: 1, b: 2).swapped(), Pair<Double>(a: 1, b: 2))
func id<T>(_ x: T) -> T { x }
print(id(3), id("a"), id([1]), [1, 2].map(id))
enum Either<L, R> { case left(L), right(R); func fold<T>(_ f: (L) -> T, _ g: (R) -> T) -> T { switch self { case .left(let l): f(l); case .right(let r): g(r) } } }
print(Either<Int, String>.right("r").fold({ "\($0)" }, { $0 + $0 }))
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
print((nil as String?).orEmpty.count, Optional("ab").orEmpty)
typealias Handler<T> = (T) -> Void
let h: Handler<Int> = { print("handled", $0) }; h(3)
func makeSome() -> some Collection<Int> { [1, 2, 3] }
print(makeSome().count, makeSome().map { $0 + 1 })
func anyOf(_ a: any Comparable & CustomStringConvertible) -> String { a.description }
print(anyOf(3))
func existential(_ items: [any Equatable]) -> Int { items.count }
print(existential([1, "a"]))
