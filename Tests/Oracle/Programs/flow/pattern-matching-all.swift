enum Shape { case circle(radius: Double), rect(w: Double, h: Double), polygon([(Double, Double)]), none }
func describe(_ shape: Shape?) -> String {
  switch shape {
  case .none: return "nil"
  case .some(.none): return "no shape"
  case .circle(let r)? where r > 10: return "big circle"
  case .circle(radius: 0)?: return "point"
  case .circle?: return "circle"
  case let .rect(w, h)? where w == h: return "square \(w)"
  case .rect(w: let w, h: _)?: return "rect \(w)"
  case .polygon(let points)? where points.isEmpty: return "empty"
  case .polygon(let points)?: return "polygon \(points.count) \(points[0].1)"
  }
}
let all: [Shape?] = [nil, Shape.none, .circle(radius: 11), .circle(radius: 0), .circle(radius: 2), .rect(w: 2, h: 2), .rect(w: 2, h: 3), .polygon([]), .polygon([(0, 1), (2, 3), (4, 5)])]
all.forEach { print(describe($0)) }
func number(_ n: Int) -> String {
  switch n {
  case Int.min..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "small"
  case let x where x % 2 == 0 && x < 100: return "even \(x)"
  case 4..<100: return "odd"
  case 100...: return "large"
  default: fatalError()
  }
}
print([-5, 0, 2, 8, 9, 100, 12345].map(number))
let point = (3, -3)
switch point {
case (0, 0): print("origin")
case (let x, 0), (0, let x): print("axis", x)
case let (x, y) where x == -y: print("anti", x, y)
case (-2...2, -2...2): print("near")
case _: print("far")
}
let anys: [Any] = [1, 2.5, "text", [1, 2], ["a": 1], (1, "x"), Shape.none, { (n: Int) in n }, Optional<Int>.none as Any, 0 as UInt8]
for any in anys {
  switch any {
  case 0 as Int: print("zero")
  case let n as Int: print("int", n)
  case is Double: print("double")
  case let s as String where s.hasPrefix("t"): print("string", s.count)
  case let list as [Int]: print("ints", list.reduce(0, +))
  case let pairs as [String: Int]: print("dict", pairs["a"]!)
  case let (n, s) as (Int, String): print("tuple", n, s)
  case let f as (Int) -> Int: print("function", f(9))
  case is Shape: print("shape")
  default: print("other")
  }
}
if case 1...5 = 3, case let (a, b?) = (1, Optional(2)) { print("both", a, b) }
let optionals: [Int?] = [1, nil, 3]
for case let n? in optionals { print(n, terminator: " ") }
for case .some(let n) in optionals where n > 1 { print(n) }
struct Regexp { let prefix: String; static func ~= (pattern: Regexp, text: String) -> Bool { text.hasPrefix(pattern.prefix) } }
switch "swift" { case Regexp(prefix: "py"): print("py"); case Regexp(prefix: "sw"): print("sw"); default: print("?") }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n.isMultiple(of: 2) }
switch 7 { case isEven: print("even"); default: print("odd") }
let value = if case .circle(let r) = all[2] { r } else { 0.0 }
print(value)
