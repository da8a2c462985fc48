@dynamicMemberLookup
struct JSONish {
  var fields: [String: Int]
  subscript(dynamicMember name: String) -> Int? {
    get { fields[name] }
    set { fields[name] = newValue }
  }
}
var json = JSONish(fields: ["a": 1])
json.b = 5
json.a? += 10
print(json.a ?? 0, json.b ?? 0, json.c as Any, json.fields.count)

struct Point { var x = 1, y = 2; var sum: Int { x + y } }
@dynamicMemberLookup
final class Ref<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
  subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] }
}
let ref = Ref(Point())
ref.x = 9
ref.y += 1
print(ref.x, ref.sum, ref.value)

struct Adder { let base: Int
  func callAsFunction(_ n: Int) -> Int { base + n }
  func callAsFunction(all numbers: Int...) -> Int { numbers.reduce(base, +) }
  func callAsFunction<T>(_ t: T, times: Int = 2) -> [T] { Array(repeating: t, count: times + base) }
}
let add = Adder(base: 3)
print(add(4), add(all: 1, 2, 3), add("z"), add("q", times: 0), [1, 2].map { add($0) })

@dynamicCallable
struct Logger {
  func dynamicallyCall(withArguments args: [String]) -> String { args.joined(separator: "-") }
}
let log = Logger()
print(log("a", "b"), log())
@dynamicCallable
struct Keyed {
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    args.map { "\($0.key):\($0.value)" }.joined(separator: ",")
  }
}
print(Keyed()(a: 1, b: 2, 3))
struct Polynomial {
  var coefficients: [Int]
  func callAsFunction(_ x: Int) -> Int { coefficients.reversed().reduce(0) { $0 * x + $1 } }
}
let p = Polynomial(coefficients: [1, 2, 3])
print(p(2), (0...3).map { p($0) }, (0...3).map(p.callAsFunction))
