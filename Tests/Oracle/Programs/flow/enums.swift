enum Planet: Int, CaseIterable { case mercury = 1, venus, earth, mars
  var isHabitable: Bool { self == .earth }
  static let home = Planet.earth
  static func named(_ s: String) -> Planet? { allCases.first { "\($0)" == s } }
}
print(Planet.allCases.map(\.rawValue), Planet(rawValue: 3)!, Planet(rawValue: 9) as Any, Planet.home.isHabitable)
print(Planet.named("mars")?.rawValue ?? 0, Planet.named("pluto") as Any)
enum Suit: String, CaseIterable { case hearts, spades = "S", clubs
  var symbol: Character { switch self { case .hearts: "♥"; case .spades: "♠"; case .clubs: "♣" } } }
for s in Suit.allCases { print(s, s.rawValue, s.symbol) }
print(Suit(rawValue: "S") ?? .hearts, Suit(rawValue: "spades") == nil)
enum Barcode { case upc(Int, Int, Int, Int), qr(String)
  var text: String { switch self { case let .upc(a, b, c, d): return "\(a)-\(b)-\(c)-\(d)"; case .qr(let s): return s } } }
print(Barcode.upc(1, 2, 3, 4).text, Barcode.qr("abc").text, Barcode.upc(1, 2, 3, 4))
indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, x, .leaf)
    case let .node(l, v, r):
      if x < v { return .node(l.inserting(x), v, r) }
      if x > v { return .node(l, v, r.inserting(x)) }
      return self
    } }
  var elements: [T] { if case let .node(l, v, r) = self { return l.elements + [v] + r.elements }; return [] }
  var depth: Int { switch self { case .leaf: 0; case .node(let l, _, let r): 1 + max(l.depth, r.depth) } } }
let t = [5, 2, 8, 1, 9, 3, 5].reduce(Tree.leaf) { $0.inserting($1) }
print(t.elements, t.depth)
enum Light { case red, yellow, green
  mutating func next() { switch self { case .red: self = .green; case .green: self = .yellow; case .yellow: self = .red } }
  init(_ s: String) { self = s == "r" ? .red : .green } }
var light = Light("r"); light.next(); light.next(); print(light)
enum Result2<T> { case ok(T), err(String)
  func map<U>(_ f: (T) -> U) -> Result2<U> { switch self { case .ok(let v): .ok(f(v)); case .err(let e): .err(e) } } }
print(Result2.ok(3).map { "\($0)!" }, Result2<Int>.err("bad").map { $0 + 1 })
enum Temp: Equatable, Hashable { case c(Double), f(value: Double), none }
print(Temp.c(1) == .c(1), Temp.c(1) == .f(value: 1), Set([Temp.none, .none, .c(2)]).count, Temp.f(value: 3))
enum Op: Character { case plus = "+", minus = "-" }
print(Op(rawValue: "+")!, Op.minus.rawValue)
enum Size: Double { case small = 0.5, big = 2 ; static let `default`: Size = .small }
print(Size.default.rawValue, Size.big.rawValue + 1)
enum Direction: CaseIterable { case n, e, s, w
  var right: Direction { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
  static prefix func ! (d: Direction) -> Direction { d.right.right } }
print(Direction.w.right, !Direction.n)
enum Nested { enum Kind: String { case a, b }; case one(Kind); case two(Kind, count: Int = 2) }
print(Nested.one(.a), Nested.two(.b), Nested.two(.a, count: 7))
extension Planet: CustomStringConvertible { var description: String { "Planet #\(rawValue)" } }
print(Planet.mars, [Planet.venus])
enum Empty {}
enum Constants { static let pi = 3.14; static var count = 0 }
Constants.count += 2; print(Constants.pi * Double(Constants.count))
enum State: Comparable { case idle, loading(Int), done }
print(State.idle < .loading(1), State.loading(2) < .loading(1), [State.done, .idle, .loading(4)].sorted())
let f: (String) -> Light = Light.init
print(f("g"))
