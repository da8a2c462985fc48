var groups: [Int: [String]] = [:]
for word in ["a", "bb", "cc", "d"] { groups[word.count, default: []].append(word) }
print(groups[1]!, groups[2]!, groups[3] ?? [])
var counts: [Character: Int] = [:]
for c in "hello" { counts[c, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(Dictionary(grouping: 1...6) { $0 % 3 }.sorted { $0.key < $1.key }.map { $0.value })
var d = ["a": 1, "b": 2]
d["c"] = 3; d["a"] = nil; d.updateValue(5, forKey: "b"); d.removeValue(forKey: "z")
print(d.count, d["b"]!, d.keys.sorted(), d.values.sorted())
print(d.mapValues { $0 * 2 }["b"]!, d.filter { $0.value > 3 }.count, d.compactMapValues { $0 > 3 ? $0 : nil }.count)
print(d.merging(["b": 10, "q": 1]) { $0 + $1 }["b"]!)
if let v = d["b"], let w = d["c"] { print(v + w) }
var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y", default: 0] += 2
nested["x"]?["y"]? += 1
print(nested["x"]!["y"]!)
for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v) }
print(d.contains { $0.value == 3 }, d.first { $0.key == "c" }?.value ?? 0, d.isEmpty)
print(d.reduce(0) { $0 + $1.value }, d.min { $0.value < $1.value }!.key)
