struct Pt { var x = 1; var y: Double? = nil; var n: [Int] = [1, 2]; var t = (1, b: "x") }
class A { var a = 1; let s: Set<Int> = [4] }
class B: A { var b = Pt(); var d = ["k": 1] }
enum E { case none, one(Int), two(a: Int, String), pt(Pt); indirect case rec(E) }
dump(Pt()); dump(B()); dump(E.two(a: 1, "x")); dump(E.rec(.one(2))); dump([E.none]); dump(Optional(3)); dump(nil as Int?); dump("s"); dump((1, "a")); dump(1...3); dump([1: [2]])
for c in Mirror(reflecting: Pt()).children { print(c.label ?? "-", c.value) }
let m = Mirror(reflecting: B()); print(m.children.count, m.displayStyle as Any, m.subjectType)
print(Mirror(reflecting: E.two(a: 1, "x")).children.first?.label as Any, Mirror(reflecting: E.none).children.count, Mirror(reflecting: (1, 2)).displayStyle!, Mirror(reflecting: [1]).displayStyle!)
print(Pt(), [Pt()], Optional(Pt()) as Any, E.one(3), E.two(a: 3, "q"), E.rec(.none), E.pt(Pt()))
debugPrint(Pt(), E.two(a: 3, "q"), Optional("x") as Any, ["a": "b"], [Optional("q"), nil], ("a", 1, c: "z"), Set(["s"]), 1...2, "a"..."b")
print(String(describing: E.one(1)), String(reflecting: E.one(1)), String(reflecting: Pt.self), String(reflecting: "x"), String(reflecting: [Pt].self))
struct C: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" } }
print(C(), [C()], ["k": C()], Optional(C()) as Any, (C(), 1), "\(C())", [Optional(C())]); debugPrint(C(), [C()]); dump(C()); dump([C()])
struct D: CustomDebugStringConvertible { var debugDescription: String { "dbg" } }
print(D(), [D()], "\(D())")
print(A.self, type(of: B()), B.self as Any, E.none as Any, (1, (2, "x")), [[1: "a"]], [nil, 1], ["x": nil as Int?])
struct G<T> { var v: T; enum Inner { case a }; struct N {} }; print(G(v: 1), G<String>.Inner.a, G<Int>.N(), G(v: "s"), type(of: G(v: [1])), type(of: G<Int>.Inner.a)); debugPrint(G(v: "s"))
func f(_ x: Int) -> String { "" }; print(type(of: f), type(of: { (a: Int) in }), type(of: Optional(f))); print((1...3), 1..<2, ...4, (2...), ClosedRange(1..<3)); print((), type(of: ()))
print("\([1: "a"]) \(Set([1])) \(Optional(1) as Any) \(E.none) \((a: 1, 2)) \([String]()) \([Int: Int]()) \(Int.self) \("q"[...])")
let any: [Any] = [1, "a", 2.5, Pt(), nil as Int? as Any, [1], (1, 2), E.none]; print(any); for a in any { switch a { case let i as Int: print("int", i); case let s as String: print("str", s); case is Double: print("dbl"); case let p as Pt: print(p.x); case let t as (Int, Int): print("tup", t); case let arr as [Int]: print(arr); case Optional<Any>.none: print("nil"); default: print("else", a) } }
