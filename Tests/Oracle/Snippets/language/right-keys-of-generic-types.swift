func f<T>(_ s: Set<T>) -> Bool { s.contains(s.first!) }
func g<T>(_ d: [T: Int]) -> [T] { var seen = Set<T>(); for k in d.keys { seen.insert(k) }; return Array(seen) }
func h<T>(_ xs: [T]) -> Set<T> { Set(xs) }
func k<T: Hashable>(_ xs: [T]) -> [T: Int] { var d: [T: Int] = [:]; for x in xs { d[x, default: 0] += 1 }; return d }
func m<T>(_ xs: [T]) -> [T: Int] where T: Comparable & Hashable { let d = Dictionary<T, Int>(); return d }
extension Array where Element: Hashable { func uniq() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } } }
extension Sequence where Element: Hashable { var counts: [Element: Int] { [:] } }
struct Graph<Node: Hashable> { var edges: [Node: Set<Node>] = [:]; func n(_ x: Node) -> Set<Node> { edges[x] ?? [] } }
protocol Store { associatedtype Key: Hashable; associatedtype Value; var all: [Key: Value] { get } }
struct Mem<K: Hashable, V>: Store { var all: [K: V] = [:] }
struct Wrap<S: Store> { var s: S; var d: [S.Key: Int] = [:] }
extension Dictionary { func inverted() -> [Value: Key] where Value: Hashable { [:] } }
extension Dictionary where Value: Hashable { func inv() -> [Value: Key] { [:] } }
func same<A, B>(_ a: A, _ b: B) -> [A: B] where A: Hashable { [a: b] }
extension Array { func grouped<K: Hashable>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } }
extension Array { func grouped2<K>(by f: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: f) } }
class LRU<K, V> where K: Hashable { var m: [K: V] = [:]; var o: Set<K> = [] }
protocol P2 { associatedtype T; func x() -> T }
extension P2 where T: Hashable { func s() -> Set<T> { [x()] } }
actor Cc<K: Hashable & Sendable, V> { var t: [K: Task<V, Never>] = [:] }
extension Graph { struct In { var e: Set<Node> = [] }; enum Ca { case a([Node: Int]) } }
func opq(_ x: some Hashable) -> Int { 1 }
