enum Config { private static var store: [String: Int] = ["a": 1]
  static subscript(_ key: String) -> Int? { get { store[key] } set { store[key] = newValue } } }
Config["b"] = 2; Config["a"]! += 10; print(Config["a"] ?? 0, Config["b"] ?? 0, Config["z"] as Any)
struct Poly { var c: [Int]; subscript(i: Int) -> Int { get { i < c.count ? c[i] : 0 } set { while c.count <= i { c.append(0) }; c[i] = newValue } }
  subscript(r: ClosedRange<Int>) -> [Int] { r.map { self[$0] } } }
var p = Poly(c: [1]); p[3] = 5; p[0] += 1; print(p.c, p[9], p[0...1])
struct Table<K: Hashable & Comparable, V> { var rows: [K: [V]] = [:]; subscript(k: K) -> [V] { get { rows[k, default: []] } set { rows[k] = newValue } }
  subscript(k: K, i: Int) -> V? { let r = self[k]; return r.indices.contains(i) ? r[i] : nil } }
var t = Table<String, Int>(); t["x"].append(1); t["x"] += [2, 3]; t["y"] = [9]; print(t["x", 2] ?? 0, t["x", 7] as Any, t.rows.keys.sorted())
extension Dictionary where Value: RangeReplaceableCollection { mutating func add(_ e: Value.Element, to k: Key) { self[k, default: Value()].append(e) } }
var d: [String: [Int]] = [:]; d.add(1, to: "a"); d.add(2, to: "a"); print(d)
struct Bits { var raw = 0; subscript(bit: Int) -> Bool { get { raw >> bit & 1 == 1 } set { if newValue { raw |= 1 << bit } else { raw &= ~(1 << bit) } } } }
var b = Bits(); b[0] = true; b[3] = true; b[0].toggle(); print(b.raw, b[3], b[1])
