// Declarations and expressions that are written less often than others.
func f(_ x: Int) -> String { "one" }
func f(_ x: Int...) -> String { "many" }
print(f(1), f(1, 2), f())

for (i) in 1...2 { print(i, terminator: " ") }
let (a) = 5
switch a {
case (5): print("five")
default: break
}

enum Command { case move(dx: Int, dy: Int), pair(Int, String) }
func run(_ c: Command) -> String {
  switch c {
  case .move(let d) where d.dx == d.dy: return "diagonal \(d.dx)"
  case .move(let d): return "\(d)"
  case .pair(let p): return "\(p.0) \(p.1)"
  }
}
print(run(.move(dx: 4, dy: 4)), run(.move(dx: 1, dy: 2)), run(.pair(1, "q")))
if case .pair(let both) = Command.pair(3, "z") {
  let (n, s) = both
  print(n, s)
}

struct Inner { var name = "a" }
class Holder { var inner = Inner(); let fixed = Inner() }
print(type(of: \Holder.inner.name), type(of: \Holder.fixed.name), type(of: \Inner.name))
let paths: [PartialKeyPath<Inner>] = [\.name, \.name.count]
for path in paths {
  switch path {
  case is WritableKeyPath<Inner, String>: print("variable")
  case is KeyPath<Inner, Int>: print("number")
  default: print("other")
  }
}

func kind(_ v: Any) -> String {
  switch v {
  case is Void: "void"
  case is Int: "int"
  default: "other"
  }
}
print(kind(()), kind(1), (() as Any) is Void)
print((Int, String)?.self, [Int?].self, ((Int) throws -> Void)?.self, Int?.self, (any Error)?.self)

let result: Result<Int, Never> = .success(4)
let value: Int = switch result { case .success(let v): v }
print(value)

func localTypes() -> String {
  struct P { var x: Int; static func origin() -> P { P(x: 0) } }
  enum E: Int { case one = 1; static func make() -> E { .one } }
  class Q { let p: P; init(_ p: P) { self.p = p } }
  return "\(Q(P(x: 3)).p) \(E.make()) \(P.origin().x)"
}
print(localTypes())

protocol Default { static var standard: Self { get } }
extension Int: Default { static let standard = 7 }
struct Box<T: Default> { var value: T = .standard; var all: [T] = [.standard] }
print(Box<Int>(), Box<Int>(value: 2).all)

@propertyWrapper struct Checked<Value> {
  private var value: Value
  private let rule: (Value) -> Bool
  private(set) var projectedValue: [String] = []
  init(wrappedValue: Value, _ rule: @escaping (Value) -> Bool) {
    value = wrappedValue
    self.rule = rule
  }
  var wrappedValue: Value {
    get { value }
    set { if rule(newValue) { value = newValue } else { projectedValue.append("no \(newValue)") } }
  }
}
struct Profile { @Checked({ $0 < 130 }) var age = 30; var n = 0 }
var profile = Profile(age: 7, n: 3)
profile.age = 200
print(profile.age, profile.$age)

let literal: (Int) -> Void? = { n in if n > 3 { return nil }; print(n) }
print(literal(1) == nil, literal(5) == nil)
print(["a": 1, "b": nil].compactMapValues { $0 }, [1, nil].compactMap { $0 })
