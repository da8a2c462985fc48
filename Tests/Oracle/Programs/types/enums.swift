enum Suit: String, CaseIterable { case hearts, spades = "S", clubs
  var isRed: Bool { self == .hearts }
  static let best = Suit.spades
}
print(Suit.allCases.map(\.rawValue), Suit(rawValue: "S") as Any, Suit(rawValue: "no") as Any, Suit.best.isRed)
enum Planet: Int { case mercury = 1, venus, earth; static func at(_ n: Int) -> Planet? { Planet(rawValue: n) } }
print(Planet.earth.rawValue, Planet.at(2)!, Planet(rawValue: 9) == nil)
indirect enum Expr { case n(Int), add(Expr, Expr), mul(Expr, Expr)
  var value: Int { switch self { case .n(let n): n; case let .add(a, b): a.value + b.value; case .mul(let a, let b): a.value * b.value } }
}
print(Expr.add(.n(2), .mul(.n(3), .n(4))).value)
enum Light { case red, green, off(reason: String, code: Int = 0)
  mutating func next() { switch self { case .red: self = .green; case .green: self = .off(reason: "night"); case .off: self = .red } }
}
var l = Light.red; l.next(); print(l); l.next(); print(l)
if case .off(let reason, let code) = l { print(reason, code) }
if case let .off(reason: r, code: _) = l, r.count > 2 { print(r) }
guard case .off = l else { fatalError() }
let lights: [Light] = [.red, .off(reason: "a", code: 3), .green, .off(reason: "b")]
for case .off(let r, let c) in lights where c == 0 { print("off", r) }
enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree { switch self {
    case .leaf: return .node(.leaf, x, .leaf)
    case let .node(l, v, r): return x < v ? .node(l.inserting(x), v, r) : .node(l, v, r.inserting(x)) } }
  var list: [T] { if case let .node(l, v, r) = self { return l.list + [v] + r.list }; return [] }
}
print([3, 1, 2].reduce(Tree.leaf) { $0.inserting($1) }.list)
struct Outer { enum Mode: String { case x, y }; struct Inner { var mode = Mode.y }; var inner = Inner() }
print(Outer().inner.mode, Outer.Mode.x.rawValue, Outer.Inner(mode: .x))
let ms = lights.map { light -> String in switch light { case .red, .green: return "on"; default: return "off" } }
print(ms, MemoryLayout<Int>.size)
