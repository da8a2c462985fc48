protocol Shape { associatedtype Unit: Numeric & CustomStringConvertible; var area: Unit { get }; static var sides: Int { get }; init(side: Unit) }
extension Shape { static var kind: String { "\(Self.self)/\(sides)" }; func describe() -> String { "\(Self.kind): \(area)" } }
struct Square: Shape { let s: Int; var area: Int { s * s }; static let sides = 4; init(side: Int) { s = side } }
struct Tri: Shape { let s: Double; var area: Double { s * s * 0.433 }; static var sides: Int { 3 }; init(side: Double) { s = side } ; func describe() -> String { "tri!" } }
func build<S: Shape>(_ t: S.Type, _ u: S.Unit) -> S { t.init(side: u) }
print(build(Square.self, 3).describe(), build(Tri.self, 2).describe(), Square.kind)
let shapes: [any Shape] = [Square(side: 2), Tri(side: 1)]; for s in shapes { print(s.describe(), s.area, type(of: s).sides) }
func total(_ xs: [some Shape]) -> String { xs.map { "\($0.area)" }.joined(separator: "+") }; print(total([Square(side: 1), Square(side: 5)]))
struct AnyShape { private let _area: () -> String; let name: String; init<S: Shape>(_ s: S) { _area = { s.area.description }; name = S.kind }; var area: String { _area() } }
print(shapes.map { AnyShape($0) }.map { "\($0.name)=\($0.area)" })
protocol Container<Item> { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item) }
extension Container { mutating func add(_ i: Item) { items.append(i) }; var isEmpty: Bool { items.isEmpty } }
extension Container where Item: Comparable { func largest() -> Item? { items.max() } }
extension Container where Item == String { var joined: String { items.joined(separator: "&") } }
struct Bag<T>: Container { var items: [T] = [] }
extension Bag: Equatable where T: Equatable {}; extension Bag: Hashable where T: Hashable {}; extension Bag: CustomStringConvertible where T: CustomStringConvertible { var description: String { "Bag" + items.map(\.description).description } }
var b = Bag<String>(); b.add("x"); b.add("y"); print(b.joined, b.largest()!, b, b == Bag(items: ["x", "y"]), Set([b, b]).count)
func dump2(_ c: any Container<Int>) -> Int { c.items.reduce(0, +) }; print(dump2(Bag(items: [1, 2, 3])))
func firstOf<C: Container>(_ c: C) -> C.Item? where C.Item: BinaryInteger { c.items.first { $0 % 2 == 0 } }; print(firstOf(Bag<UInt8>(items: [1, 4])) as Any)
struct Stack<E> { private var s: [E] = []; mutating func push(_ e: E) { s.append(e) }; @discardableResult mutating func pop() -> E? { s.popLast() }; func map<T>(_ f: (E) throws -> T) rethrows -> Stack<T> { var r = Stack<T>(); for e in s { r.push(try f(e)) }; return r } }
extension Stack: Sequence { func makeIterator() -> ReversedCollection<[E]>.Iterator { s.reversed().makeIterator() } }
var st = Stack<Int>(); for i in 1...4 { st.push(i) }; st.pop(); print(Array(st), st.map { "\($0)!" }.joined(separator: ","), st.max()!, st.sorted())
enum Tree<T: Comparable> { case leaf; indirect case node(Tree, T, Tree)
  func inserting(_ x: T) -> Tree { switch self { case .leaf: .node(.leaf, x, .leaf); case let .node(l, v, r) where x < v: .node(l.inserting(x), v, r); case let .node(l, v, r) where x > v: .node(l, v, r.inserting(x)); default: self } }
  var depth: Int { guard case let .node(l, _, r) = self else { return 0 }; return 1 + max(l.depth, r.depth) }
  func walk(_ f: (T) -> Void) { if case .node(let l, let v, let r) = self { l.walk(f); f(v); r.walk(f) } } }
let t = [5, 2, 8, 1, 9, 2].reduce(Tree.leaf) { $0.inserting($1) }; var out: [Int] = []; t.walk { out.append($0) }; print(out, t.depth); print(Tree.leaf.inserting("q"))
func maxBy<T, K: Comparable>(_ xs: [T], _ k: (T) -> K) -> T? { var best: (T, K)?; for x in xs { let v = k(x); if best == nil || v > best!.1 { best = (x, v) } }; return best?.0 }; print(maxBy(["a", "ccc", "bb"], \.count)!, maxBy([Int](), { $0 }) as Any)
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }; infix operator <>: AdditionPrecedence
extension Int: Monoid { static var empty: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }; extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid where Element: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { zip(a, b).map { $0 <> $1 } + a.dropFirst(b.count) + b.dropFirst(a.count) } }
extension Sequence where Element: Monoid { func concat() -> Element { reduce(.empty, <>) } }; print([1, 2, 3].concat(), ["a", "b"].concat(), [[1, 2], [10]].concat(), [["x"], ["y", "z"]].concat())
class Repo<Key: Hashable, Value> { fileprivate var d: [Key: Value] = [:]; subscript(k: Key) -> Value? { get { d[k] } set { d[k] = newValue } }; func update(_ k: Key, default v: @autoclosure () -> Value, _ f: (inout Value) -> Void) { f(&d[k, default: v()]) } }
final class Log<V>: Repo<Int, [V]> { func log(_ v: V, at: Int) { update(at, default: []) { $0.append(v) } } }
let lg = Log<Character>(); lg.log("a", at: 1); lg.log("b", at: 1); lg.log("c", at: 2); print(lg[1]!, lg[3] as Any, lg.d.count)
func swapAll<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }; var p = [1], q = [2, 3]; swapAll(&p, &q); print(p, q)
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }; print([1, 2].map(curry(+)(10)), curry(max)(3)(4 as Int))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; print(compose(String.init as (Int) -> String, \.count)(12345), compose({ $0 + 1 }, { "\($0)" })(1))
