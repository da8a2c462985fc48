protocol Shape { static var kind: String { get }; init(); var area: Int { get } }
struct A: Shape { static let kind = "a"; var area: Int { 1 } }
struct B: Shape { static let kind = "b"; var area: Int { 2 } }
func make<T: Shape>(_ t: T.Type) -> T { T() }
func make2<T: Shape>(_ t: T.Type, n: Int) -> [T] { Array(repeating: T(), count: n) }
func name<T: Shape>(_ t: T.Type) -> String { t.kind }
let ts: [any Shape.Type] = [A.self, B.self]
for t in ts { print(name(t), make(t), make2(t, n: 2), make(t).area) }
struct C { func dec<T: Shape>(_ t: T.Type, forKey: String) throws -> T { T() } }
for t in ts { let x = try C().dec(t, forKey: "q"); print(x, type(of: x)); let y: any Shape = try! C().dec(t, forKey: ""); print(y.area) }
weak var gone = Gone()
print(gone == nil)
final class Gone {}
