struct P { let x: Int; var y = 2; var z: Int?; init?(_ s: String) { guard let n = Int(s) else { return nil }; x = n }; init(x: Int) { self.x = x; y = x * 2 }; init() { self.init(x: 1) } }
print(P("4") as Any, P("q") as Any, P().y, P(x: 3))
class Base { let a: Int; required init(a: Int) { self.a = a; setup() }; func setup() { print("base setup") } }
class Sub: Base { var b = "b"; var c: Int; required init(a: Int) { c = a + 1; super.init(a: a); b += "!" }; convenience init(b: String) { self.init(a: 7); self.b = b }; override func setup() { print("sub setup", c) } }
print(Sub(a: 1).b, Sub(b: "z").b); func make<T: Base>(_ t: T.Type) -> T { t.init(a: 2) }; print(make(Sub.self).c, make(Base.self).a)
class Auto: Sub {}; print(Auto(a: 3).c, Auto(b: "y").a)
struct M { var a: Int; var b: String = "b"; let c = 3; private(set) var d: [Int] = [] }
print(M(a: 1), M(a: 1, b: "x"), M(a: 2, d: [1]))
extension M { init(_ n: Int) { self.init(a: n, b: "ext") } }; print(M(5).b)
class Failing { let n: Int; init?(n: Int) { if n < 0 { return nil }; self.n = n }; init(throwing n: Int) throws { if n > 9 { throw E.bad }; self.n = n } }
enum E: Error { case bad }; print(Failing(n: -1) == nil, Failing(n: 2)!.n, (try? Failing(throwing: 10)) == nil, try Failing(throwing: 1).n)
extension Failing: Equatable { static func == (a: Failing, b: Failing) -> Bool { a.n == b.n } }
enum Dir { case up, down; init(_ n: Int) { self = n > 0 ? .up : .down }; init?(name: String) { switch name { case "up": self = .up; default: return nil } } }
print(Dir(3), Dir(name: "x") as Any, ["up"].compactMap(Dir.init(name:)), [1, -1].map(Dir.init))
struct Deferred { let v: Int; init(_ b: Bool) { let t: Int; if b { t = 1 } else { t = 2 }; v = t } }; print(Deferred(true).v + Deferred(false).v)
final class Closure { let f: (Int) -> Int; let g: () -> String; init(f: @escaping (Int) -> Int, g: @escaping () -> String = { "g" }) { self.f = f; self.g = g } }
print(Closure { $0 + 1 }.f(2), Closure(f: { $0 }, g: { "h" }).g(), Closure { $0 }.g()); extension Int { init(words: String) { self = words.split(separator: " ").count } }; print(Int(words: "a b c"))
