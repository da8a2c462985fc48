enum State: Hashable, CaseIterable { case idle, loading(progress: Int), failed(reason: String), done
  static var allCases: [State] { [.idle, .loading(progress: 0), .failed(reason: ""), .done] } }
enum Event { case start, tick(Int), error(String), reset }
struct Machine { private(set) var state: State = .idle { willSet { if newValue != state { trace.append("\(state) => \(newValue)") } } }
  var trace: [String] = []
  typealias Handler = (State, Event) -> State?
  private var handlers: [Handler] = []
  mutating func on(_ h: @escaping Handler) -> Self { handlers.append(h); return self }
  @discardableResult mutating func send(_ e: Event) -> Bool {
    switch (state, e) {
    case (.idle, .start): state = .loading(progress: 0)
    case (.loading(let p), .tick(let n)) where p + n >= 100: state = .done
    case let (.loading(p), .tick(n)): state = .loading(progress: p + n)
    case (.loading, .error(let m)), (.done, .error(let m)): state = .failed(reason: m)
    case (.failed, .reset), (.done, .reset): state = .idle
    default: for h in handlers { if let n = h(state, e) { state = n; return true } }; return false
    }
    return true } }
var m = Machine(); _ = m.on { s, e in if case .idle = s, case .tick = e { return .done }; return nil }
for e in [Event.tick(1), .reset, .start, .tick(60), .tick(39), .start, .tick(1), .error("late"), .reset] { print(e, m.send(e), m.state) }
m.trace.forEach { print(" ", $0) }
struct Emitter<each T> { }
final class Bus { typealias Token = Int; private var subs: [String: [(Token, (Any) -> Void)]] = [:]; private var next = 0
  func on<T>(_ type: T.Type, _ f: @escaping (T) -> Void) -> Token { next += 1; subs["\(T.self)", default: []].append((next, { if let t = $0 as? T { f(t) } })); return next }
  func emit<T>(_ v: T) { subs["\(T.self)"]?.forEach { $0.1(v) } }
  func off(_ t: Token) { for k in subs.keys { subs[k]?.removeAll { $0.0 == t } } } }
let bus = Bus(); var seen: [String] = []
let t1 = bus.on(Int.self) { seen.append("int \($0)") }; _ = bus.on(String.self) { seen.append("str \($0)") }; _ = bus.on((Int, String).self) { seen.append("pair \($0.0)\($0.1)") }
bus.emit(1); bus.emit("x"); bus.emit((2, "y")); bus.off(t1); bus.emit(3); print(seen)
indirect enum Tree<T: Comparable> { case leaf, node(Tree, T, Tree)
  func insert(_ x: T) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case .node(let l, let v, let r) where x < v: .node(l.insert(x), v, r); case .node(let l, let v, let r) where x > v: .node(l, v, r.insert(x)); default: self } }
  var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) } else { return 0 } }
  func walk(_ f: (T) throws -> Void) rethrows { guard case let .node(l, v, r) = self else { return }; try l.walk(f); try f(v); try r.walk(f) } }
var t = Tree<Int>.leaf; [5, 2, 8, 1, 9, 3, 5].forEach { t = t.insert($0) }; var out: [Int] = []; t.walk { out.append($0) }; print(out, t.depth); print(Tree<String>.leaf.insert("b").insert("a"))
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth; var next: Self { let a = Self.allCases; return a[(a.firstIndex(of: self)! + 1) % a.count] } }
print(Planet.earth.next, Planet(rawValue: 2)!, Planet(rawValue: 9) as Any, Planet.allCases.map(\.rawValue), Planet.venus.hashValue == Planet.venus.hashValue)
enum Op: Character { case add = "+", sub = "-"; func callAsFunction(_ a: Int, _ b: Int) -> Int { self == .add ? a + b : a - b } }
print(Op(rawValue: "-")!(5, 3), Op.add.rawValue, type(of: Op.add.rawValue)); print(State.allCases, Set(State.allCases).count, State.loading(progress: 3) == .loading(progress: 3))
if case .some(.some(let x)) = Optional(Optional(3)) { print(x) }; let oo: Int?? = .some(nil); print(oo as Any, oo == nil, oo! == nil)
switch 42 { case ..<0: print("neg"); case 0...9: print("digit"); case let n where n.isMultiple(of: 7): print("seven", n); default: print("other") }
switch ("a", 3) { case ("a", 1...5): print("in"); fallthrough; case ("b", _): print("fell"); default: break }
let v: Any = [1, "a", 2.5, nil as Int?, [1: 2], (1, "t"), { 1 }, State.idle] as [Any?]
for x in v as! [Any?] { switch x { case let i as Int: print("Int", i); case is String: print("String"); case let d as Double where d > 2: print("Double", d); case nil: print("nil"); case let d as [Int: Int]: print("dict", d); case let (a, b) as (Int, String): print("tuple", a, b); case let f as () -> Int: print("func", f()); case let s?: print("other", s) } }
