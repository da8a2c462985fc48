protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static let empty = 0; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Self, b: Self) -> Self { switch (a, b) { case let (a?, b?): a <> b; case (let x, nil), (nil, let x): x } } }
extension Dictionary: Monoid where Value: Monoid { static var empty: Self { [:] }; static func <> (a: Self, b: Self) -> Self { a.merging(b) { $0 <> $1 } } }
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty) { $0 <> $1 } } }
print([1, 2, 3].fold(), ["a", "b"].fold(), [[1], [2]].fold(), [1, nil, 3].fold() as Any, [["a": [1]], ["a": [2]]].fold(), ([] as [Int?]).fold() as Any)
struct Stack<Element> { private var items: [Element] = []; var top: Element? { items.last }; mutating func push(_ e: Element) { items.append(e) }; @discardableResult mutating func pop() -> Element? { items.popLast() }; func map<U>(_ f: (Element) throws -> U) rethrows -> Stack<U> { var s = Stack<U>(); for i in items { s.push(try f(i)) }; return s } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items; return AnyIterator { i.popLast() } } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: Element...) { items = e } }
extension Stack: Encodable where Element: Encodable {}
extension Stack where Element: Numeric { var product: Element { reduce(1, *) } }
extension Stack where Element == String { var sentence: String { reversed().joined(separator: " ") } }
var s: Stack = [1, 2, 3]; s.push(4); s.pop(); print(s.top!, s.product, Array(s), s.map { "\($0)!" }.sentence, s)
protocol Shape { associatedtype Unit: Numeric & CustomStringConvertible; var area: Unit { get }; func scaled(by k: Unit) -> Self }
extension Shape { func doubled() -> Self { scaled(by: 2) }; var label: String { "\(Self.self) of \(area)" } }
struct Sq: Shape { var side: Int; var area: Int { side * side }; func scaled(by k: Int) -> Sq { Sq(side: side * k) } }
struct Ci: Shape { var r: Double; var area: Double { r * r * 3 }; func scaled(by k: Double) -> Self { .init(r: r * k) } }
func show(_ s: any Shape) -> String { s.doubled().label }
func open<T: Shape>(_ s: T) -> T.Unit where T.Unit: Comparable { max(s.area, s.doubled().area) }
print(show(Sq(side: 2)), show(Ci(r: 1)), open(Sq(side: 3)), ([Sq(side: 1), Ci(r: 2)] as [any Shape]).map { $0.label })
struct AnyBox<T> { private let get: () -> T; private let desc: () -> String; init<B: Boxy>(_ b: B) where B.Value == T { get = { b.value }; desc = { "\(b)" } }; var value: T { return self.get() }; var description: String { desc() } }
protocol Boxy<Value> { associatedtype Value; var value: Value { get } }
struct Const<V>: Boxy { let value: V }; struct Mapped<B: Boxy, V>: Boxy { let b: B; let f: (B.Value) -> V; var value: V { f(b.value) } }
extension Boxy { func mapped<V>(_ f: @escaping (Value) -> V) -> some Boxy<V> { Mapped(b: self, f: f) }; func erased() -> AnyBox<Value> { AnyBox(self) } }
func largest<T>(_ xs: T...) -> T? where T: Comparable { xs.max() }; func same<A: Equatable, B: Equatable>(_ a: A, _ b: B) -> Bool { (a as? B) == b }; func make<T: ExpressibleByIntegerLiteral>() -> T { 7 }
print(largest(1, 5, 2)!, largest("a", "b")!, same(1, 1), same(1, "1"), make() as Double, make() + 1 as Int); extension Result where Success == Int { var doubled: Self { map { $0 * 2 } } }; print(Result<Int, Never>.success(4).doubled); typealias Pair<T> = (T, T); func swap2<T>(_ p: Pair<T>) -> Pair<T> { (p.1, p.0) }; print(swap2((1, 2)), swap2(("a", "b")).0)
