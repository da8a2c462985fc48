// What the types of a signature ask of its parameters need not be said again.
protocol Provider {
  associatedtype Value
  static var value: Value { get }
}
struct Default<P: Provider>: Equatable where P.Value: Equatable {
  var wrapped: P.Value
  init() { wrapped = P.value }
}
enum Zero: Provider { static let value = 0 }
func made<P>(_ type: Default<P>.Type) -> Default<P> { Default() }
func isDefault<P>(_ value: Default<P>) -> Bool { value == made(Default<P>.self) && value.wrapped == P.value }
print(made(Default<Zero>.self).wrapped, isDefault(Default<Zero>()))
func sizes<T>(_ first: Set<T>, _ more: [T: Int]) -> Int { first.union(more.keys).count }
print(sizes([1, 2], [2: 0, 3: 0]))

// A parameter that is an associated type fulfils what that has to.
protocol Policy<Key> {
  associatedtype Key: Hashable
  mutating func touch(_ key: Key)
}
struct Recent<Key: Hashable>: Policy {
  var order: [Key] = []
  mutating func touch(_ key: Key) { order.append(key) }
}
final class Cache<K, V, P: Policy> where P.Key == K {
  var store: [K: V] = [:]
  var policy: P
  init(_ policy: P) { self.policy = policy }
  func set(_ key: K, _ value: V) {
    store[key] = value
    policy.touch(key)
  }
}
let cache = Cache<String, Int, Recent<String>>(Recent())
cache.set("a", 1)
cache.set("a", 2)
print(cache.store, cache.policy.order)

// Either operand of an operator may tell what its type is of.
struct Parser<Output> {
  let output: Output
  static func <* (a: Parser, b: Parser<Void>) -> Parser { a }
  static func *> (a: Parser<Void>, b: Parser) -> Parser { b }
}
infix operator <*: MultiplicationPrecedence
infix operator *>: MultiplicationPrecedence
let (nothing, three) = (Parser(output: ()), Parser(output: 3))
print((nothing *> three).output, (three <* nothing).output, (nothing *> three <* nothing).output)

// Packs fulfil protocols element by element.
struct Query<each Part: CustomStringConvertible> {
  let parts: (repeat each Part)
  init(_ parts: repeat each Part) { self.parts = (repeat each parts) }
  var text: String {
    var texts: [String] = []
    for part in repeat each parts { texts.append(part.description) }
    return texts.joined(separator: " ")
  }
}
print(Query(1, "name", true).text)
func zipped<each A, each B>(
  _ a: (repeat each A), with b: (repeat each B)
) -> (repeat (each A, each B)) {
  (repeat (each a, each b))
}
let pairs = zipped((1, "x"), with: (true, 2.0))
print(pairs, pairs.0.1)
