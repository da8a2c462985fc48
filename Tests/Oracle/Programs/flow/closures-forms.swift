// Closures of all forms.
typealias Handler = (Int) -> Void
func apply<T, U>(_ value: T, _ f: (T) -> U) -> U { f(value) }
func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int { { f(f($0)) } }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  return { g(f($0)) }
}
print(apply(3) { $0 * 2 })
print(apply("x", { s in s + s }))
print(twice { $0 + 3 }(4))
let shout = compose({ (s: String) in s.uppercased() }, { $0 + "!" })
print(shout("hi"))

var handlers: [Handler] = []
var log: [String] = []
for i in 0..<3 {
  handlers.append { [i] x in log.append("\(i):\(x)") }
}
handlers.forEach { $0(10) }
print(log)

// Capture by reference and by value.
var counter = 0
let byReference = { counter }
let byValue = { [counter] in counter }
let renamed = { [c = counter + 100] in c }
counter = 5
print(byReference(), byValue(), renamed())

func makeCounter(from start: Int = 0, by step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
  var value = start
  return ({ value += step; return value }, { value = start })
}
let (next, reset) = makeCounter(from: 10, by: 5)
print(next(), next(), next())
reset()
print(next())

// Immediately called.
let table: [Int: String] = {
  var result: [Int: String] = [:]
  for i in 1...3 { result[i] = String(repeating: "*", count: i) }
  return result
}()
print(table.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ","))

// Multi-statement inference.
let words = ["apple", "fig", "banana", "kiwi"]
let lengths = words.map { word in
  let n = word.count
  if n > 4 { return "long" }
  return "short(\(n))"
}
print(lengths)
let grouped = words.reduce(into: [Int: [String]]()) { groups, word in
  groups[word.count, default: []].append(word)
}
for key in grouped.keys.sorted() { print(key, grouped[key]!) }

// Inout closure parameters.
func modify(_ numbers: inout [Int], _ change: (inout Int) -> Void) {
  for i in numbers.indices { change(&numbers[i]) }
}
var numbers = [1, 2, 3]
modify(&numbers) { $0 *= $0 }
modify(&numbers) { n in n += 1 }
print(numbers)

// Trailing closures, several.
func fetch(_ id: Int, onSuccess: (String) -> Void, onFailure: (Int) -> Void) {
  if id > 0 { onSuccess("item \(id)") } else { onFailure(id) }
}
fetch(1) { print("got", $0) } onFailure: { print("no", $0) }
fetch(-1) { print("got", $0) } onFailure: { print("no", $0) }

// Optional closures and stored ones.
struct Button {
  var title: String
  var action: (() -> Void)?
  var format: (Int) -> String = { "\($0)" }
}
var button = Button(title: "OK", action: nil)
button.action?()
button.action = { print("tapped", button.title) }
button.action?()
print(button.format(7), Button(title: "x", format: { "<\($0)>" }).format(8))

// Closures returning closures, curried.
let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
print(add(2)(3), [1, 2, 3].map(add(10)))
let pick: (Bool) -> String = { $0 ? "yes" : "no" }
print([true, false].map(pick))
let ignore: (Int, Int) -> Int = { a, _ in a }
print(ignore(4, 5))
let pairs = [(1, "a"), (2, "b")]
print(pairs.map { $0.1 + String($0.0) }, pairs.map { n, s in s + "\(n)" })
