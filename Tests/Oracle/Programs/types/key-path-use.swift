struct Address { var city: String; var zip: Int }
struct Person { var name: String; var address: Address; var tags: [String] = []; var nick: String? }
var people = [Person(name: "Bo", address: Address(city: "Rome", zip: 2)), Person(name: "Al", address: Address(city: "Oslo", zip: 1), tags: ["x"], nick: "A")]
print(people.map(\.name), people.map(\.address.city), people.sorted { $0[keyPath: \.address.zip] < $1[keyPath: \.address.zip] }.map(\.name))
let path = \Person.address.zip
people[0][keyPath: path] += 40
print(people[0].address.zip, people[keyPath: \.[1].name], people.map(\.tags.count), people.compactMap(\.nick), people.map(\.nick?.count))
extension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
  func sum<T: Numeric>(_ path: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: path] } } }
print(people.sorted(by: \.name).map(\.name), people.sum(\.address.zip), people.filter(\.tags.isEmpty).count)
func set<R, V>(_ r: R, _ p: WritableKeyPath<R, V>, _ v: V) -> R { var c = r; c[keyPath: p] = v; return c }
print(set(people[0], \.name, "Cy").name, set(people[0], \.address.city, "Bern").address.city)
let getters: [KeyPath<Person, String>] = [\.name, \.address.city]
print(getters.map { people[1][keyPath: $0] }, \Person.name == \Person.name)
class Box { var value = 1 }; let box = Box(); let vp: ReferenceWritableKeyPath<Box, Int> = \.value; box[keyPath: vp] = 9; print(box.value)
let f: (Person) -> String = \.name; print(f(people[0]), people.contains(where: \.tags.isEmpty), ["a", "bb"].map(\.count).max()!)
