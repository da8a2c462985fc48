struct Student { let name: String, grade: Int, subjects: Set<String>, score: Double }
let students = [Student(name: "Ann", grade: 10, subjects: ["Math", "Art"], score: 91.5), Student(name: "Bob", grade: 11, subjects: ["Math"], score: 78), Student(name: "Cid", grade: 10, subjects: ["Art", "PE"], score: 85.25), Student(name: "Dee", grade: 12, subjects: [], score: 66)]
let byGrade = Dictionary(grouping: students, by: \.grade)
for grade in byGrade.keys.sorted() { let group = byGrade[grade]!; print(grade, group.map(\.name), group.map(\.score).reduce(0, +) / Double(group.count)) }
let index = Dictionary(uniqueKeysWithValues: students.map { ($0.name, $0) })
print(index["Bob"]?.score ?? 0, index["Zed"]?.score as Any, index.count, index.keys.sorted(), index.mapValues(\.grade).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
var subjects: [String: Int] = [:]
for student in students { for subject in student.subjects { subjects[subject, default: 0] += 1 } }
print(subjects.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map { "\($0.key):\($0.value)" }, subjects.values.max()!, subjects.filter { $0.value > 1 }.keys.sorted())
var merged = ["a": 1, "b": 2]; merged.merge(["b": 20, "c": 30]) { old, new in old + new }
print(merged.sorted { $0.key < $1.key }.map { $0.value }, merged.merging(["a": 0]) { $1 }["a"]!, merged.removeValue(forKey: "a") as Any, merged.updateValue(5, forKey: "b") as Any, merged["zz"] as Any, merged.contains { $0.value == 30 })
merged["b"] = nil; merged["d", default: 10] -= 1
print(merged.count, merged.first(where: { $0.key == "d" })?.value ?? 0, merged.min { $0.value < $1.value }!.key, merged.reduce(0) { $0 + $1.value }, merged.compactMapValues { $0 > 9 ? $0 : nil }.count, merged.isEmpty, Dictionary(zip(["x", "y", "x"], 1...), uniquingKeysWith: +).sorted { $0.key < $1.key }.map { "\($0)" })
if let position = merged.index(forKey: "c") { print(merged[position].value, merged.remove(at: position).key) }
var nested: [String: [String: [Int]]] = [:]
nested["a", default: [:]]["b", default: []].append(1); nested["a"]?["b"]?.append(2); nested["a"]?["c"] = [9]
print(nested["a"]!["b"]!, nested["a"]?["c"]?.first ?? 0, nested["q"]?["b"]?.count as Any, nested["a"]!.keys.sorted())
let inventory = ["apple": (count: 3, price: 0.5), "pear": (count: 0, price: 0.75)]
print(inventory.filter { $0.value.count > 0 }.map { $0.key }, inventory.values.map { Double($0.count) * $0.price }.reduce(0, +), inventory["apple"]!.price)
let evens: Set = [2, 4, 6, 8], primes: Set = [2, 3, 5, 7]
print(evens.union(primes).sorted(), evens.intersection(primes), evens.subtracting(primes).sorted(), evens.symmetricDifference(primes).sorted(), evens.isDisjoint(with: [1, 3]), Set([2, 4]).isStrictSubset(of: evens), evens.isSuperset(of: [2]), primes.contains(9))
var letters = Set("mississippi"); letters.insert("z"); letters.remove("m"); letters.formIntersection("ispz"); print(letters.sorted(), letters.count, letters.isEmpty, letters.map(String.init).sorted().joined(), letters.filter { $0 > "m" }.sorted(), letters.insert("z").inserted, letters.update(with: "q") as Any, Set(letters.map(\.isLetter)))
struct Point: Hashable { let x, y: Int }
var visited: Set<Point> = [], position = Point(x: 0, y: 0)
for step in "RRUULLDDR" { visited.insert(position); position = switch step { case "R": Point(x: position.x + 1, y: position.y); case "L": Point(x: position.x - 1, y: position.y); case "U": Point(x: position.x, y: position.y + 1); default: Point(x: position.x, y: position.y - 1) } }
print(visited.count, position, visited.contains(Point(x: 2, y: 2)), [Point(x: 1, y: 1): "one"][Point(x: 1, y: 1)]!)
var counts: [Int: Int] = [:]; [1, 5, 2, 5, 1, 5].forEach { counts[$0, default: 0] += 1 }
print(counts.max { $0.value < $1.value }!.key, counts.keys.sorted(by: >), Array(counts.values).sorted(), counts == [1: 2, 2: 1, 5: 3], counts.mapValues { $0 * $0 }[5]!, counts.capacity >= 3, counts.allSatisfy { $0.value > 0 }, counts.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted())
