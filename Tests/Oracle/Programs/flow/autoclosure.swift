func log(_ level: Int, _ message: @autoclosure () -> String) {
  if level > 1 { print("log:", message()) } else { print("skipped") }
}
func expensive() -> String { print("computing"); return "value" }
log(1, expensive())
log(2, expensive())
log(2, "sum \(1 + 2)")

func or(_ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
  left ? true : try right()
}
func check(_ name: String) -> Bool { print("check", name); return name == "b" }
print(or(check("a"), check("b")))
print(or(check("b"), check("c")))

infix operator |||: LogicalDisjunctionPrecedence
func ||| (a: Int?, b: @autoclosure () -> Int) -> Int { a ?? b() }
print(nil ||| 4, 3 ||| { print("never"); return 1 }())

struct Lazy<T> {
  private let make: () -> T
  init(_ make: @autoclosure @escaping () -> T) { self.make = make }
  var value: T { make() }
}
var seed = 1
let lazy = Lazy(seed * 10)
seed = 5
print(lazy.value)

func require(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "no message", line: Int = #line) {
  if !condition() { print("line \(line): \(message())") }
}
require(1 > 2)
require(1 > 2, "one is \(seed)")
require(seed == 5)

var delayed: [() -> Int] = []
func later(_ value: @autoclosure @escaping () -> Int) { delayed.append(value) }
for i in 1...3 { later(i * i) }
later(seed)
seed = 42
print(delayed.map { $0() })

func unwrap<T>(_ value: T?, or fallback: @autoclosure () -> T) -> T {
  guard let value else { return fallback() }
  return value
}
print(unwrap(Int("12"), or: 0), unwrap(Int("x"), or: -1))
