// Values taken out and put back, with other changes in between.
struct Key: Hashable {
  var name: String
  var number: Int
  static func == (a: Key, b: Key) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
var counts: [Key: Int] = [:]
for (number, name) in ["a", "b", "a", "c", "b", "a"].enumerated() {
  counts[Key(name: name, number: number), default: 0] += 1
}
print(counts.map { "\($0.key.name)\($0.key.number)=\($0.value)" }.sorted())

var groups: [String: [Int]] = [:]
for number in 1...9 { groups[number % 3 == 0 ? "three" : "other", default: []].append(number) }
groups["three"]?.removeLast()
groups["four"]?.append(4)
print(groups.keys.sorted(), groups["three"] ?? [], groups["other"] ?? [])

/// Something else is changed while a value is out.
func grown(_ table: inout [Int: Int], _ key: Int) -> Int {
  table[key] = nil
  table[key + 1] = 5
  return 10
}
var table = [1: 1, 2: 2, 3: 3]
table[1]! += 1
table[1] = grown(&table, 2)
table[2, default: 7] += 1
table[3]? += 1
table.removeValue(forKey: 3)
table[3, default: 0] -= 1
table[4] = 4
print(table.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })

var first = ["x": 1]
var second = first
second["x", default: 0] += 1
first["y"] = 3
second["z"] = 4
print(first.sorted { $0.key < $1.key }.map(\.value), second.sorted { $0.key < $1.key }.map(\.value))
