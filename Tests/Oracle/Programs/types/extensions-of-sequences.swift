// What extensions say of a sequence's elements holds in them alone.
extension Sequence where Element == Int {
  func histogram() -> String {
    Dictionary(map { ($0, 1) }, uniquingKeysWith: +).sorted(by: <).map { "\($0):\($1)" }
      .joined(separator: " ")
  }
  func words() -> String { ["a", "b"].joined(separator: "-") }
}
print([3, 1, 1].histogram(), [1].words(), ["x", "y"].joined())
extension Collection<Int> { func total() -> Int { reduce(0, +) } }
extension [String: Int] { var total: Int { values.reduce(0, +) } }
extension Array where Element == Int { static func upTo(_ n: Int) -> [Int] { [Int](0..<n) } }
print([1, 2].total(), ["a": 3].total, [Int].upTo(3))

protocol Container { associatedtype Item; var count: Int { get }; subscript(i: Int) -> Item { get } }
extension Container {
  subscript<Indices: Sequence>(indices: Indices) -> [Item] where Indices.Iterator.Element == Int {
    var items: [Item] = []
    for index in indices { items.append(self[index]) }
    return items
  }
}
struct Letters: Container {
  var all = ["x", "y", "z"]
  var count: Int { 3 }
  subscript(i: Int) -> String { all[i] }
}
print(Letters()[[0, 2]])
func sum<S: Sequence>(_ s: S) -> Int where S.Iterator.Element == Int { s.reduce(0, +) }
print(sum([1, 2]))

extension Dictionary where Value == Int {
  init<S: Sequence>(counting s: S) where S.Element == Key {
    self = s.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
print(Dictionary(counting: "hello")["l"]!, Dictionary(counting: [1, 1])[1] ?? 0)
extension BinaryInteger {
  var isPrime: Bool {
    self > 1
      && !stride(from: 2, through: Self(Double(self) / 2), by: 1).contains { self % $0 == 0 }
  }
}
print((1...20).filter(\.isPrime), UInt8(7).isPrime)
print(zip("abc", [1, 2, 3]).filter { $0.1 != 2 }.map { String($0.0) + "\($0.1)" })

typealias Predicate<T> = (T) -> Bool
prefix func ! <T>(p: @escaping Predicate<T>) -> Predicate<T> { { !p($0) } }
func && <T>(l: @escaping Predicate<T>, r: @escaping Predicate<T>) -> Predicate<T> { { l($0) && r($0) } }
let even: Predicate<Int> = { $0 % 2 == 0 }, big: Predicate<Int> = { $0 > 5 }
print((1...10).filter(even && !big), true && !false)
struct Parser<A> {
  let run: (String) -> A?
  static func || (a: Parser, b: @autoclosure @escaping () -> Parser) -> Parser {
    Parser { s in a.run(s) ?? b().run(s) }
  }
}
let number = Parser<Int> { Int($0) }, zero = Parser<Int> { _ in 0 }
print((number || zero).run("x") as Any, (number || Parser { $0.count }).run("abc") as Any)

struct Angle: Equatable {
  var degrees: Double
  static let right = Angle(degrees: 90), full: Angle = 4 * .right
  static func * (k: Double, a: Angle) -> Angle { .init(degrees: k * a.degrees) }
}
print(Angle.full.degrees, Angle.right == 1 * .right)
struct Money {
  var amount: Double
  static var zero: Money { Money(amount: 0) }
  static func + (a: Money, b: Money) -> Money { Money(amount: a.amount + b.amount) }
  static func - (a: Money, b: Money) -> Money { Money(amount: a.amount - b.amount) }
  func rest(_ n: Int, _ each: Money) -> Money { self - (0..<n).reduce(.zero) { s, _ in s + each } }
}
print(Money(amount: 10).rest(3, Money(amount: 3)))
func pick<T>(_ c: Bool, _ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> T { c ? a() : b() }
print(pick(false, nil, 3) as Any, pick(true, [1], []))
func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
print(depth(10_000))
