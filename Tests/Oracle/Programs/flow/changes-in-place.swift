// Values changed where they lie: in dictionaries, arrays and both, also where an error strikes.
enum Failure: Error { case bad }
func change(_ list: inout [Int], fails: Bool) throws {
  list.append(9)
  if fails { throw Failure.bad }
}

var counts: [String: Int] = [:]
for word in "a b a c b a".split(separator: " ") { counts[String(word), default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })

var groups: [Int: [Int]] = [:]
for i in 0..<20 { groups[i % 3, default: []].append(i) }
for key in groups.keys.sorted() { print(key, groups[key]!) }
groups[1]?.append(100)
groups[7]?.append(1)
groups[0]![0] += 5
let copy = groups
groups[1]!.removeAll()
print(copy[1]!.count, groups[1]!.count, groups.count, groups[7] == nil)
do { try change(&groups[2]!, fails: true) } catch { print("caught", groups[2]!) }
do { try change(&groups[5, default: [1]], fails: true) } catch { print("caught", groups[5] ?? []) }
groups[0] = nil
print(groups.count)

func local() {
  var lists = [2: [1]]
  do { try change(&lists[2]!, fails: true) } catch { print("caught", lists[2]!) }
  var rows = [[1], [2]]
  do { try change(&rows[1], fails: true) } catch { print("caught", rows) }
  var pairs = (first: [1], second: [2])
  do { try change(&pairs.second, fails: true) } catch { print("caught", pairs) }
  defer { print("left", rows) }
  do {
    defer { rows[0] = [] }
    try change(&rows[0], fails: false)
    print(rows)
    try change(&rows[0], fails: true)
  } catch { print("caught", rows) }
}
local()

var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y", default: 0] += 2
nested["x"]?["y"]? += 1
print(nested)
var optional: [String: Int?] = ["a": nil]
optional["a"] = .some(3)
optional["b", default: 4]! += 1
print(optional["a"]! ?? -1, optional["b"]! ?? -1)

struct Box { var lists: [String: [Int]] = [:] }
final class Holder { var box = Box() }
let holder = Holder()
holder.box.lists["a", default: []].append(1)
holder.box.lists["a", default: []].append(2)
holder.box.lists["b"]?.append(3)
print(holder.box.lists)
