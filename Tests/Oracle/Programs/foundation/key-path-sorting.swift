import Foundation
struct Person: Hashable { var name: String; var age: Int; var city: String? }
let people = [Person(name: "Zoe", age: 30, city: "Rome"), Person(name: "adam", age: 25, city: nil), Person(name: "Bea", age: 30, city: "Oslo")]
print(people.sorted(using: KeyPathComparator(\.age)).map(\.name))
print(people.sorted(using: KeyPathComparator(\.age, order: .reverse)).map(\.name))
print(people.sorted(using: [KeyPathComparator(\.age, order: .reverse), KeyPathComparator(\.name)]).map(\.name))
print(people.sorted(using: SortDescriptor(\Person.name)).map(\.name))
extension Sequence {
  func sorted<Value: Comparable>(by path: KeyPath<Element, Value>, descending: Bool = false) -> [Element] {
    sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
  }
  func grouped<Key: Hashable>(by path: KeyPath<Element, Key>) -> [Key: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
  func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } }
}
print(people.sorted(by: \.name.count).map(\.name), people.sorted(by: \.age, descending: true).first!.name)
print(people.grouped(by: \.age).mapValues { $0.map(\.name) }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }, people.sum(\.age))
print(people.compactMap(\.city), people.map(\.city?.count), people.filter { $0.city != nil }.map(\.name.first!))
print(people.min(by: { $0.name.lowercased() < $1.name.lowercased() })!.name, people.max { $0.age < $1.age }!.age)
var copy = people
copy.sort { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
print(copy.map(\.name), Set(people.map(\.age)).sorted(), people.contains { $0.city == "Oslo" })
copy.sort(using: KeyPathComparator(\.name.count, order: .reverse))
print(copy.map(\.name))
