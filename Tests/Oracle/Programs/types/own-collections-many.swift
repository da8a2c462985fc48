struct LRU<K: Hashable, V> { private final class Node { let k: K; var v: V; var next: Node?; weak var prev: Node?; init(_ k: K, _ v: V) { self.k = k; self.v = v } }
  private var map: [K: Node] = [:]; private var head: Node?, tail: Node?; let cap: Int; init(_ c: Int) { precondition(c > 0, "cap"); cap = c }
  subscript(k: K) -> V? { mutating get { guard let n = map[k] else { return nil }; unlink(n); push(n); return n.v } set { if let v = newValue { if let n = map[k] { n.v = v; unlink(n); push(n) } else { if map.count == cap, let t = tail { unlink(t); map[t.k] = nil }; let n = Node(k, v); map[k] = n; push(n) } } else if let n = map.removeValue(forKey: k) { unlink(n) } } }
  private mutating func unlink(_ n: Node) { n.prev?.next = n.next; n.next?.prev = n.prev; if head === n { head = n.next }; if tail === n { tail = n.prev }; n.next = nil; n.prev = nil }
  private mutating func push(_ n: Node) { n.next = head; head?.prev = n; head = n; if tail == nil { tail = n } }
  var keys: [K] { sequence(first: head, next: { $0?.next }).prefix { $0 != nil }.map { $0!.k } } }
var c = LRU<String, Int>(2); c["a"] = 1; c["b"] = 2; _ = c["a"]; c["c"] = 3; print(c.keys, c["b"] as Any); c["a"] = nil; print(c.keys)
struct Matrix<T: Numeric>: Equatable, CustomStringConvertible, ExpressibleByArrayLiteral { var rows: Int, cols: Int; var g: [T]
  init(arrayLiteral e: [T]...) { rows = e.count; cols = e.first?.count ?? 0; g = e.flatMap { $0 } }
  init(_ r: Int, _ c: Int, _ f: (Int, Int) -> T) { rows = r; cols = c; g = []; for i in 0..<r { for j in 0..<c { g.append(f(i, j)) } } }
  subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols, "Index out of range"); return g[r * cols + c] } set { g[r * cols + c] = newValue } }
  static func * (a: Self, b: Self) -> Self { Self(a.rows, b.cols) { i, j in (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }
  static prefix func - (m: Self) -> Self { Self(m.rows, m.cols) { -1 as! T * m[$0, $1] } }
  var t: Self { Self(cols, rows) { self[$1, $0] } }
  var description: String { (0..<rows).map { r in (0..<cols).map { "\(self[r, $0])" }.joined(separator: " ") }.joined(separator: "\n") } }
let m: Matrix = [[1, 2], [3, 4], [5, 6]]; print(m * m.t, m.t, m == m.t.t, separator: "\n--\n")
struct Heap<E> { var a: [E] = []; let less: (E, E) -> Bool; init(_ l: @escaping (E, E) -> Bool) { less = l }
  mutating func push(_ e: E) { a.append(e); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> E? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0; while true { var b = i; for k in [2 * i + 1, 2 * i + 2] where k < a.count && less(a[k], a[b]) { b = k }; if b == i { break }; a.swapAt(i, b); i = b }; return r } }
func dijkstra(_ g: [Character: [(Character, Int)]], from s: Character) -> [Character: Int] { var d = [s: 0]; var h = Heap<(Int, Character)> { $0.0 < $1.0 }; h.push((0, s)); while let (c, u) = h.pop() { for (v, w) in g[u] ?? [] where c + w < d[v, default: .max] { d[v] = c + w; h.push((c + w, v)) } }; return d }
print(dijkstra(["A": [("B", 4), ("C", 1)], "C": [("B", 2), ("D", 7)], "B": [("D", 1)]], from: "A").sorted { $0.key < $1.key }.map { "\($0):\($1)" })
final class Box<T> { var v: T; init(_ v: T) { self.v = v } }
struct COW { private var b = Box([Int]()); var n: Int { b.v.count }; mutating func add(_ x: Int) { if !isKnownUniquelyReferenced(&b) { print("copy"); b = Box(b.v) }; b.v.append(x) } }
var x = COW(); x.add(1); var y = x; y.add(2); y.add(3); x.add(9); print(x.n, y.n)
struct Bag<E: Hashable>: Collection, ExpressibleByDictionaryLiteral { private var d: [E: Int] = [:]; typealias Index = Dictionary<E, Int>.Index; var startIndex: Index { d.startIndex }; var endIndex: Index { d.endIndex }; func index(after i: Index) -> Index { d.index(after: i) }; subscript(i: Index) -> (key: E, value: Int) { d[i] }; init(dictionaryLiteral e: (E, Int)...) { for (k, v) in e { d[k, default: 0] += v } } }
let bag: Bag = ["x": 2, "y": 1, "x": 3]; print(bag.count, bag.map(\.value).sorted(), bag.max { $0.value < $1.value }!.key, bag.isEmpty)
let arr = Array(1...10); print(arr.chunked(3), arr.lazy.map { $0 * 2 }.filter { $0 > 8 }.first!, arr[safe: 20] as Any, arr.partitioned { $0 % 3 == 0 })
extension Array { func chunked(_ n: Int) -> [ArraySlice<Element>] { stride(from: 0, to: count, by: n).map { self[$0..<Swift.min($0 + n, count)] } }; subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }; func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { reduce(into: ([], [])) { p($1) ? $0.yes.append($1) : $0.no.append($1) } } }
print(m[3, 0])
