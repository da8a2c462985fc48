var ages = ["Ann": 30, "Bob": 25]
ages["Cid"] = 41
ages["Bob"]? += 1
ages["Zed", default: 10] += 5
print(ages.keys.sorted(), ages.values.sorted(), ages.count, ages["Nobody"] as Any, ages["Ann"]!)
if let old = ages.updateValue(99, forKey: "Ann") { print("was", old) }
print(ages.removeValue(forKey: "Zed") ?? 0, ages.removeValue(forKey: "Zed") as Any)
for (name, age) in ages.sorted(by: { $0.value < $1.value }) { print(name, age) }
print(ages.filter { $0.value > 30 }.keys.sorted(), ages.mapValues { $0 * 2 }.values.sorted(), ages.compactMapValues { $0 > 30 ? "\($0)" : nil }.count)
let words = ["apple", "avocado", "banana", "blueberry", "cherry"]
let byLetter = Dictionary(grouping: words) { $0.first! }
for key in byLetter.keys.sorted() { print(key, byLetter[key]!) }
let lengths = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
print(lengths["banana"]!, lengths.max { $0.value < $1.value }!.value, lengths.contains { $0.value == 6 })
let merged = ["a": 1, "b": 2].merging(["b": 3, "c": 4]) { $0 + $1 }
print(merged.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
var m = ["a": 1]
m.merge([("a", 5), ("z", 26)], uniquingKeysWith: max)
m.merge(["q": 1]) { old, _ in old }
print(m.keys.sorted(), m["a"]!, Dictionary([("x", 1), ("x", 2)], uniquingKeysWith: +))
print(Dictionary(zip(["k1", "k2"], [1, 2]), uniquingKeysWith: { a, _ in a }).sorted { $0.key < $1.key }.map(\.value))
let swapped = Dictionary(uniqueKeysWithValues: ["a": 1, "b": 2].map { ($1, $0) })
print(swapped[1]!, swapped[2]!, swapped.isEmpty, [String: Int]().isEmpty)
var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y"] = 3
nested["x"]?["z"] = 4
nested["x"]!["y"]! += 10
print(nested["x"]!.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, nested["q"]?["r"] as Any)
var groups: [Int: [String]] = [:]
for word in words { groups[word.count, default: []].append(word) }
print(groups.keys.sorted().map { "\($0):\(groups[$0]!.count)" })
print(words.reduce(into: [:]) { counts, word in counts[word.count, default: 0] += 1 }.sorted { $0.key < $1.key }.map { "\($0.key)x\($0.value)" })
print(["a": 1] == ["a": 1], ["a": 1], [:] as [Int: Int], ["one": [1, 2]])
struct Point: Hashable { var x, y: Int }
var grid: [Point: Character] = [Point(x: 0, y: 0): "#"]
grid[Point(x: 1, y: 2)] = "."
print(grid[Point(x: 0, y: 0)] ?? "?", grid[Point(x: 9, y: 9), default: "?"], grid.count)
grid[Point(x: 1, y: 2)] = nil
print(grid, ages.first != nil, grid.keys.first!)
let anyDict: [String: Any] = ["name": "X", "n": 1, "list": [1, 2]]
print(anyDict["name"] as? String ?? "", anyDict["n"] as! Int + 1, (anyDict["list"] as? [Int])?.count ?? 0)
if let index = ages.index(forKey: "Cid") { print(ages[index].key, ages[index].value); ages.remove(at: index) }
print(ages.keys.contains("Cid"), ages.values.reduce(0, +), ages.keys.map { $0.lowercased() }.sorted())
print(ages.min { $0.key < $1.key }!.key, ages.reduce(0) { $0 + $1.value }, ages.allSatisfy { $0.value > 0 }, ages.sorted { $0 < $1 }.first!)
ages.removeAll()
print(ages.isEmpty, ages)
for value in m.values.sorted() { print(value, terminator: " ") }
for key in m.keys.sorted() where key != "q" { m[key]! *= 2 }
print(m["z"]!)
for key in m.keys { m[key] = 0 }
print(m.values.allSatisfy { $0 == 0 })
m.values.forEach { _ in }
