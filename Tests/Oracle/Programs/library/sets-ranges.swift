var s: Set = [3, 1, 2]; s.insert(4); s.remove(1); print(s.sorted(), s.contains(3), s.insert(3).inserted, s.union([9]).count, s.intersection([2, 3]).sorted(), s.subtracting([2]).sorted(), s.symmetricDifference([2, 8]).sorted(), s.isSubset(of: [2, 3, 4, 5]))
let r = 1..<5, c = 1...5; print(r.contains(5), c.contains(5), r.count, c.lowerBound, c.upperBound, r.isEmpty, (3..<3).isEmpty, c.reversed().first!, r.map { $0 }, c.clamped(to: 2...9), (0.0...1.0).contains(0.5), r ~= 3, r.overlaps(4..<9))
print((1...10).filter { $0.isMultiple(of: 3) }, (1...4).reduce(1, *), Array(0..<3), [10, 20, 30][1...], [10, 20, 30][...1], Array(stride(from: 10, through: 0, by: -5)), r.randomElement() != nil, (1...3).shuffled().sorted(), Int.random(in: 5...5), Bool.random() || true, (1..<4).sum)
extension Range where Bound == Int { var sum: Int { reduce(0, +) } }
var idx = IndexPathLike(); idx.set.formUnion([1]); print(idx.set); struct IndexPathLike { var set: Set<Int> = [] }; print(Set("hello").count, Set([1, 2]) == Set([2, 1]), s.map { $0 * 2 }.sorted(), s.filter { $0 > 2 }.count, s.first != nil, s.min()!)
struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 2); static let all: Opts = [.a, .b] }
var o: Opts = [.a]; o.insert(.b); print(o == .all, o.contains(.a), o.rawValue, o.subtracting(.a).rawValue, Opts([]).isEmpty, Opts.all.intersection([.b]) == .b)
