struct Person { var name: String; var address = Address(); var tags = ["t"] }
struct Address { var city = "Rome"; var zip: Int? = 3 }
var p = Person(name: "Ann")
let path = \Person.address.city
print(p[keyPath: path]); p[keyPath: path] = "Oslo"; print(p.address.city)
let people = [p, Person(name: "Bo")]
print(people.map(\.name), people.map(\.address.city), people.sorted(by: \.name).map(\.name.count), people.filter(\.name.isEmpty).count)
extension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } } }
func set<R, V>(_ r: inout R, _ path: WritableKeyPath<R, V>, _ v: V) { r[keyPath: path] = v }
set(&p, \.name, "Cy"); set(&p, \.tags[0], "q"); print(p.name, p.tags)
print(p[keyPath: \.address.zip]!, p[keyPath: \.address.zip?.description]!)
let f: (Person) -> String = \.name; print(f(p))
let both = \Person.address; print(p[keyPath: both.appending(path: \.city)])
print(["a", "bb"].map(\.count), [[1], [2, 3]].map(\.count).reduce(0, +), [1, 2].map(\.self), (1...3).map(\.description))
print([(1, "a")].map(\.1), Dictionary(grouping: ["a", "bb", "c"], by: \.count).mapValues(\.count)[1]!)
