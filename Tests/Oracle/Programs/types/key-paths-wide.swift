struct Address { var street: String; var zip: Int? }
struct Person { var name: String; var address: Address; var tags: [String]; let id: Int; var friend: [Int: String] = [:] }
class Team { var lead: Person; var count = 0; init(_ p: Person) { lead = p } }
var p = Person(name: "Ann", address: Address(street: "Main", zip: 5), tags: ["a", "b"], id: 7)
let zip = \Person.address.zip
print(p[keyPath: zip] as Any, p[keyPath: \.address.street], p[keyPath: \.tags[1]], p[keyPath: \.tags.count], p[keyPath: \.address.zip?.description] as Any)
p[keyPath: \.tags[0]] = "z"
p[keyPath: zip] = nil
p[keyPath: \.friend[3]] = "bob"
print(p)
let t = Team(p)
let lead: ReferenceWritableKeyPath<Team, String> = \.lead.name
t[keyPath: lead] = "Zed"
print(t.lead.name, p.name)
let joined = (\Person.address).appending(path: \Address.street)
print(p[keyPath: joined], joined == \Person.address.street, [\Person.name: 1][\Person.name]!)
let paths: [PartialKeyPath<Person>] = [\.name, \.id, \.tags]
for k in paths { print(p[keyPath: k]) }
let any: AnyKeyPath = \Person.id
print(p[keyPath: any as! KeyPath<Person, Int>], type(of: any))
print([p].map(\.name), ["b", "a"].sorted(using: \.self), [3, 1].map(\.self))
extension Sequence { func sorted<T: Comparable>(using k: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: k] < $1[keyPath: k] } } }
func set<R, V>(_ r: inout R, _ k: WritableKeyPath<R, V>, _ v: V) { r[keyPath: k] = v }
set(&p, \.name, "Kim"); print(p.name)
@dynamicMemberLookup struct Lens<T> { var value: T
  subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> Lens<U> { get { Lens<U>(value: value[keyPath: k]) } set { value[keyPath: k] = newValue.value } } }
var lens = Lens(value: p)
print(lens.address.street.value); lens.name.value = "Via"; print(lens.value.name)
@dynamicMemberLookup struct JSON { var d: [String: Any]; subscript(dynamicMember n: String) -> Any? { d[n] } }
print(JSON(d: ["a": 1]).a as Any, JSON(d: [:]).b as Any)
let tup = (1, b: "x"); print(tup[keyPath: \.1], tup[keyPath: \(Int, b: String).b])
let f: (Person) -> Int = \.id; print(f(p), [p, p].map(\.tags.first!), \Person.name)
print("hello"[keyPath: \.count], [1, 2, 3][keyPath: \.[1]], [1, 2][keyPath: \.last!], [[1]].map(\.[0]))
let opt: Person? = p; print(opt?[keyPath: \.name] as Any, opt[keyPath: \.?.name] as Any, opt.map(\.id)!)
