let person = (name: "Ann", age: 30)
print(person.name, person.age, person.0, person)
let (n, _) = person; print(n)
var p = (1, 2.5, "x"); p.0 = 9; p.2 += "y"; print(p)
print((1, "a") < (1, "b"), (1, 2) == (1, 2), (2, 1) > (1, 9), (1, 2, 3) <= (1, 2, 2), ("a", 1) != ("a", 2))
func minMax(_ a: [Int]) -> (min: Int, max: Int)? { guard var lo = a.first else { return nil }; var hi = lo; for x in a { lo = min(lo, x); hi = max(hi, x) }; return (lo, hi) }
if let r = minMax([3, 1, 4]) { print(r.min, r.max, r) }
if let (lo, hi) = minMax([5]) { print(lo, hi) }
var a = 1, b = 2, c = 3
(a, b, c) = (c, a, b); print(a, b, c)
swap(&a, &b); print(a, b)
var arr = [1, 2, 3, 4]; arr.swapAt(0, 3); (arr[1], arr[2]) = (arr[2], arr[1]); print(arr)
let nested = ((1, 2), [(k: "a", v: 1)]); print(nested.0.1, nested.1[0].k, nested)
let labelled: (x: Int, y: Int) = (3, 4); let plain: (Int, Int) = labelled; print(plain, labelled)
func take(_ t: (a: Int, b: Int)) -> Int { t.a - t.b }
print(take((5, 3)), take((a: 1, b: 2)))
let sorted = [("b", 2), ("a", 2), ("c", 1)].sorted { ($0.1, $0.0) < ($1.1, $1.0) }; print(sorted)
var dict = [String: (count: Int, last: Int)](); for (i, w) in ["x", "y", "x"].enumerated() { dict[w, default: (0, 0)].count += 1; dict[w]!.last = i }
print(dict["x"]!, dict["y"]!.last)
let fs: (Int) -> (Int, String) = { ($0, "\($0)") }; print(fs(3).1 + "!")
switch (a > b, c) { case (true, 1...): print("t1"); case (false, _): print("f"); default: print("d") }
let zipped = zip([1, 2], ["a", "b"]).map { (num: $0, str: $1) }; print(zipped[1].str, zipped)
let unit: Void = (); print(unit, type(of: person), type(of: ()))
print([(1, 2), (3, 4)].map { $0 + $1 }, [(1, 2), (3, 4)].reduce(0) { $0 + $1.0 * $1.1 })
let opt: (Int?, Int?) = (1, nil); if case (let x?, nil) = opt { print(x) }
var matrix = [[(Int, Bool)]](repeating: [(0, false), (1, true)], count: 2); matrix[1][0].1 = true; print(matrix)
typealias Pair<T> = (T, T); let pr: Pair<Int> = (1, 2); print(pr)
let mirror = (1, (2, (3, 4))); let (w, (x, (y, z))) = mirror; print(w + x + y + z)
struct S { var range = (lo: 0, hi: 10) }; var s = S(); s.range.hi += 5; s.range = (1, s.range.hi); print(s)
func divmod(_ a: Int, _ b: Int) -> (q: Int, r: Int) { a.quotientAndRemainder(dividingBy: b) as (Int, Int) as (q: Int, r: Int) }
print(divmod(17, 5).q, 17.quotientAndRemainder(dividingBy: 5).remainder)
for (k, v) in ["one": 1] { print(k, v) }
for (i, (a, b)) in zip(1..., zip("ab", [true, false])) { print(i, a, b) }
