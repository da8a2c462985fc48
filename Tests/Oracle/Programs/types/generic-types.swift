enum Either<L, R> { case left(L), right(R)
  func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): return l(x); case .right(let x): return r(x) } }
  var swapped: Either<R, L> { fold({ .right($0) }, { .left($0) }) } }
let e: Either<Int, String> = .left(3)
print(e.fold({ "int \($0)" }, { "str \($0)" }), e.swapped, Either<Int, String>.right("z").swapped)
struct Pair<A, B> { var a: A, b: B; func map<C>(_ f: (A) -> C) -> Pair<C, B> { Pair<C, B>(a: f(a), b: b) }; var flipped: Pair<B, A> { .init(a: b, b: a) } }
extension Pair where A == B { var both: [A] { [a, b] } }
extension Pair: CustomStringConvertible { var description: String { "(\(a) & \(b))" } }
print(Pair(a: 1, b: "x").map { $0 + 1 }, Pair(a: 1, b: 2).both, Pair(a: 1, b: "x").flipped)
final class Observable<Value> { private var observers: [(Value) -> Void] = []
  var value: Value { didSet { observers.forEach { $0(value) } } }
  init(_ v: Value) { value = v }
  func observe(_ f: @escaping (Value) -> Void) { observers.append(f); f(value) } }
let name = Observable("a")
name.observe { print("saw", $0) }
name.value = "b"
name.value += "c"
struct Queue<T> { private var inbox: [T] = [], outbox: [T] = []
  mutating func enqueue(_ t: T) { inbox.append(t) }
  mutating func dequeue() -> T? { if outbox.isEmpty { outbox = inbox.reversed(); inbox.removeAll() }; return outbox.popLast() }
  var count: Int { inbox.count + outbox.count } }
var q = Queue<Int>()
(1...3).forEach { q.enqueue($0) }
print(q.dequeue() ?? 0, q.count); q.enqueue(4); print(q.dequeue()!, q.dequeue()!, q.dequeue()!, q.dequeue() as Any)
class Base<T> { let v: T; init(_ v: T) { self.v = v }; func show() -> String { "base \(v)" } }
class IntSub: Base<Int> { override func show() -> String { "int " + super.show() } }
class ListSub<E>: Base<[E]> { var first: E? { v.first } }
print(IntSub(3).show(), ListSub(["a"]).first ?? "-", ListSub([1, 2]).show(), (IntSub(1) as Base<Int>).show())
typealias Grid<T> = [[T]]
let grid: Grid<Int> = [[1, 2], [3]]
print(grid.flatMap { $0 }, Pair<Int, String>.self)
struct Phantom<Unit> { let value: Double; static func + (a: Phantom, b: Phantom) -> Phantom { Phantom(value: a.value + b.value) } }
enum Meters {}; enum Feet {}
print((Phantom<Meters>(value: 1) + Phantom(value: 2)).value, type(of: Phantom<Feet>(value: 0)))
