var list = [1, 2, 3]
list += [4]
list[0] = 5
list.append(contentsOf: [6, 7])
list.sort { $0 > $1 }
var dict: [String: [Int]] = [:]
dict["a", default: []].append(1)
dict["b"] = nil
for (key, value) in dict.sorted(by: { $0.key < $1.key }) { print(key, value) }
let grouped = Dictionary(grouping: list) { $0 % 2 == 0 }
let names: Set<String> = ["x", "y"]
let mixed: [Any] = [1, "a", 2.5]
let nested = [[1, 2], []]
let opt: [Int?] = [1, nil]
print(grouped[true] ?? [], names.union(["z"]).count, mixed.count, nested.flatMap { $0 }, opt.compactMap { $0 })
