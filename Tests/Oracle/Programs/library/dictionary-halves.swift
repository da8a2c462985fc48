let d = ["only": 1]
print(d.keys, d.values, type(of: d.keys), type(of: d.values))
let ks: Dictionary<String, Int>.Keys = d.keys
print(ks.count, ks.contains("only"), ks == d.keys, Array(ks), ks.map { $0 }, ks.sorted(), ks.first!, d.keys[d.startIndex], d.values[d.startIndex], d.values.first!, Set(d.keys), d.keys.filter { $0 > "a" }, d.values.reduce(0, +))
var e = d
for i in e.values.indices { e.values[i] *= 2 }
print(e)
for k in d.keys { print(k) }
debugPrint(d.keys, d.values)
print(d.keys.isSubset0)
extension Collection { var isSubset0: Bool { isEmpty } }
func f(_ k: [String: Int].Keys) -> Int { k.count }
print(f(d.keys), ks.isDisjoint0(d.keys))
extension Dictionary.Keys { func isDisjoint0(_ o: Self) -> Bool { !contains { o.contains($0) } } }
let arr: [String] = Array(d.keys)
print(arr + d.keys, [d.keys], d.keys.joined(), d.keys.shuffled(), d.keys.randomElement()!, d.values.max()!, d.values.sorted(by: >), d.values.map { $0 + 1 }, d.values.contains(1), d.keys.min()!, d.keys.enumerated().map { $0 }, zip(d.keys, d.values).map { $0 }, d.values.allSatisfy { $0 > 0 }, d.keys.isEmpty, d.keys.count, d.keys.forEach { print($0) }, d.keys.compactMap { Int($0) }, d.keys.lazy.map { $0 }.first!, d.keys.reversed(), d.values.reversed(), d.keys.dropFirst().count, d.keys.prefix(1).count, d.keys.firstIndex(of: "only")! == d.startIndex, d.keys.hashValue0)
extension Dictionary.Keys { var hashValue0: Int { count } }
