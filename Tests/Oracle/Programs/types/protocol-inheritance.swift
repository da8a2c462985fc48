protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
protocol Person: Named, Aged { func greet() -> String }
extension Named { var upper: String { name.uppercased() } }
extension Person { func greet() -> String { "\(name), \(age)" }; mutating func birthday() { age += 1 } }
struct Student: Person { var name: String; var age: Int; var school = "S" }
class Teacher: Person { let name = "T"; var age = 40; func greet() -> String { "Prof " + upper } }
var s = Student(name: "ann", age: 20)
s.birthday()
let t = Teacher()
var tt: any Person = t
tt.birthday()
print(s.greet(), t.greet(), t.age, s.upper)
func wish(_ p: any Named & Aged) -> String { "\(p.name) \(p.age)" }
func wish2<T: Named & Aged>(_ p: T) -> String { "\(p.name)-\(p.age)" }
print(wish(s), wish2(t), wish(tt))
let people: [any Person] = [s, t]
print(people.map { $0.greet() }, people.map(\.upper), people.sorted { $0.age < $1.age }.first!.name)
for var p in people { p.age = 1; p.birthday() }
print(s.age, t.age)
protocol Walks { func move() -> String }
protocol Swims { func move() -> String }
struct Duck: Walks, Swims { func move() -> String { "both" } }
print((Duck() as any Walks).move(), (Duck() as any Swims).move())
