struct Tuple<each T> { let values: (repeat each T); init(_ v: repeat each T) { values = (repeat each v) }
  func dump() { repeat print(each values) }
  var count: Int { var n = 0; for _ in repeat each values { n += 1 }; return n } }
let t = Tuple(1, "a"); t.dump(); print(t.count, t.values)
let u = Tuple<Int8, Double>(3, 4); print(u, type(of: u), u.values.1)
struct Table<each Column> { var rows: [(repeat each Column)] = []; mutating func add(_ v: repeat each Column) { rows.append((repeat each v)) } }
var tb = Table<Int, String>(); tb.add(1, "x"); tb.add(2, "y"); print(tb.rows, tb.rows[1].1)
func both<each T>(_ t: Tuple<repeat each T>) -> (repeat each T) { t.values }
print(both(t))
func allEqual<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool { for (a, b) in repeat (each l, each r) { if a != b { return false } }; return true }
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (1, "b")))
