struct Inner { var xs = [5, 1, 3]; var limit = 2; mutating func cut(_ keep: (Int) -> Bool) { xs = xs.filter(keep) }; mutating func bump(by f: () -> Int) { for i in xs.indices { xs[i] += f() } } }
struct Outer { var a = Inner(), b: Inner? = Inner(), rows = [[3, 1], [9, 2]], map: [String: [Int]] = ["k": [4, 8]], limit = 3, order: (Int, Int) -> Bool = { $0 > $1 }; var total = 0 { didSet { seen.append(total - oldValue) } }; var seen: [Int] = [], text = "hello world", set: Set<Int> = [1, 2, 3]
  mutating func go() {
    a.cut { $0 < limit + 2 }; print(a.xs)
    b?.xs.removeAll { $0 > limit }; print(b!.xs)
    b!.bump { limit * 10 }; print(b!.xs)
    rows[0].removeAll { $0 < limit }; rows[1].sort { ($0 % limit) < ($1 % limit) }; print(rows)
    map["k"]?.removeAll { $0 > limit * 2 }; map["n", default: [limit]].append(contentsOf: [1].map { $0 + limit }); print(map.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
    a.xs.sort(by: order); print(a.xs); rows.sort { $0.count + limit < $1.count + limit }
    total += [1, 2].reduce(0) { $0 + $1 * limit }; total -= 1; print(total, seen)
    text.removeAll { "aeiou".contains($0) && limit > 1 }; print(text); set = set.filter { $0 != limit }; set.formUnion([limit + 5].map { $0 * limit }); print(set.sorted())
    a.bump { [limit, rows.count].max()! }; print(a.xs, helper(4)); local() }
  func helper(_ n: Int) -> [Int] { (0..<n).filter { $0 != limit } }
  mutating func local() { func add(_ n: Int) { a.xs.append(n + limit); limit += 1 }; (1...2).forEach(add); add(9); let f = { [self] in limit }; limit = 100; print(a.xs, limit, f()) ; defer { limit = 1 }; modify(&rows) { $0.append([limit]) }; print(rows, limit) }
  mutating func with(_ i: inout Inner, _ f: (inout Inner) -> Void) { f(&i) } }
func modify<T>(_ x: inout T, _ f: (inout T) -> Void) { f(&x) }
var o = Outer(); o.go(); print(o.limit, o.rows)
