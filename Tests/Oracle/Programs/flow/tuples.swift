let t = (name: "a", n: 3); print(t.name, t.n, t.0, t)
func minmax(_ a: [Int]) -> (min: Int, max: Int)? { guard let f = a.first else { return nil }; return a.reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
if let (lo, hi) = minmax([3, 1, 4]) { print(lo, hi) }; print(minmax([5])!.max, minmax([])?.min as Any)
var m = (1, "x"); m.0 += 4; m.1 = "y"; print(m); (m.0, m.1) = (9, "z"); print(m); var a = 1, b = 2; (a, b) = (b, a); print(a, b)
let list = [(1, "b"), (1, "a"), (0, "z")]; print(list.sorted { $0 < $1 }.map { "\($0.0)\($0.1)" }, list.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.first!)
for (i, (x, y)) in list.enumerated() { print(i, x, y) }; let d = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)]); print(d["b"]!)
func take(_ p: (Int, Int)) -> Int { p.0 + p.1 }; print(take((1, 2)), [(1, 2), (3, 4)].map(take), [(1, 2)].map { $0 + $1 }, [(1, 2)].map { a, b in a * b })
let nested = ((1, 2), [3]); let ((p, _), q) = nested; print(p, q); let (_, only) = t; print(only); switch (a, b) { case let (x, y) where x > y: print("gt"); default: print("le") }
