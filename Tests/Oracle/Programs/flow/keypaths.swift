struct Address { var street: String; var zip: Int? }
struct Person { var name: String; var age: Int; var address: Address; var tags: [String] = []; let id = 7; var upper: String { name.uppercased() } }
var p = Person(name: "Ann", age: 3, address: Address(street: "Main", zip: nil))
let kp = \Person.name; print(p[keyPath: kp]); p[keyPath: kp] = "Bob"; print(p.name)
let street: WritableKeyPath<Person, String> = \.address.street; p[keyPath: street] += " St"; print(p.address.street)
let ap = (\Person.address).appending(path: \.street); print(p[keyPath: ap])
print([p, p].map(\.age), [p].map(\.address.street), [p].map(\.upper), [[1, 2], [3]].map(\.count), ["a", "bb"].map(\.count))
print([3, 1, 2].map(\.self), ["x": 1].map(\.key))
func sorted<T, V: Comparable>(_ xs: [T], by k: KeyPath<T, V>) -> [T] { xs.sorted { $0[keyPath: k] < $1[keyPath: k] } }
let people = [Person(name: "Z", age: 1, address: .init(street: "s", zip: 5)), Person(name: "A", age: 9, address: .init(street: "t", zip: nil))]
print(sorted(people, by: \.name).map(\.name), sorted(people, by: \.age).map(\.age))
print(people.compactMap(\.address.zip), people[0][keyPath: \.address.zip] as Any, people.map(\.address.zip?.description))
extension Sequence { func sum<T: Numeric>(of k: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: k] } }
  func grouped<K: Hashable>(by k: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: k] } } }
print(people.sum(of: \.age), ["a", "bb", "cc"].grouped(by: \.count)[2]!)
let idx = \[Int][1]; print([5, 6, 7][keyPath: idx]); let dk = \[String: Int]["a"]; print(["a": 4][keyPath: dk] as Any)
let tk = \Person.tags[0]; p.tags = ["q"]; print(p[keyPath: tk]); p[keyPath: \.tags[0]] = "w"; print(p.tags)
class C { var n = 1; var inner: C?; init(_ n: Int, _ i: C? = nil) { self.n = n; inner = i } }
let c = C(1, C(2)); let rk: ReferenceWritableKeyPath<C, Int> = \.n; c[keyPath: rk] = 10; print(c.n, c[keyPath: \.inner?.n] as Any, c[keyPath: \.inner!.n])
func set<R, V>(_ r: inout R, _ k: WritableKeyPath<R, V>, _ v: V) { r[keyPath: k] = v }
set(&p, \.age, 44); set(&p, \.address.zip, 12345); print(p.age, p.address.zip!)
struct Lens<A, B> { let get: (A) -> B; init(_ k: KeyPath<A, B>) { get = { $0[keyPath: k] } } }
print(Lens(\Person.name).get(p))
let paths: [KeyPath<Person, String>] = [\.name, \.upper, \.address.street]; print(paths.map { p[keyPath: $0] })
let f: (Person) -> Int = \.age; print(f(p)); print(people.filter(\.name.isEmpty.negated).count)
extension Bool { var negated: Bool { !self } }
let partial: [PartialKeyPath<Person>] = [\.name, \.age]; for k in partial { print(p[keyPath: k]) }
print(\Person.name == \Person.name, \Person.name == \Person.upper, Set([\Person.age, \Person.id]).count)
@dynamicMemberLookup struct Wrap<T> { var value: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { value[keyPath: k] } set { value[keyPath: k] = newValue } } }
var w = Wrap(value: p); w.name = "Dyn"; w.address.street = "Dyn St"; print(w.name, w.value.address.street)
let tup = (a: 1, b: "x"); print(tup[keyPath: \.b], [tup].map(\.a), (1, 2)[keyPath: \(Int, Int).1])
func with<T>(_ x: T, _ f: (inout T) -> Void) -> T { var c = x; f(&c); return c }
print(with(p) { $0.age += 1; $0.name = "copy" }.name, p.name)
print(people.max { $0.age < $1.age }!.name, people.map(\.name).sorted(by: >))
