// generics + packs
func eachPrint<each T>(_ v: repeat each T) { repeat print(each v, terminator: " "); print() }
eachPrint(1, "a", 2.5)
eachPrint()
func tuple<each T>(_ v: repeat each T) -> (repeat each T) { (repeat each v) }
print(tuple(1, "x"), tuple(3))
func count<each T>(_ v: repeat each T) -> Int { var n = 0; for _ in repeat each v { n += 1 }; return n }
print(count(1, 2, 3), count())
func pairUp<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) { (repeat (each a, each b)) }
print(pairUp(1, "a", with: true, 2.0))
func allEqual<each T: Equatable>(_ l: (repeat each T), _ r: (repeat each T)) -> Bool { for (a, b) in repeat (each l, each r) { if a != b { return false } }; return true }
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (1, "b")))


func describe<each T: CustomStringConvertible>(_ v: repeat each T) -> [String] { var out: [String] = []; repeat out.append((each v).description); return out }
print(describe(1, true, 2.5, "s"))
func mapAll<each T, R>(_ v: repeat each T, f: (Any) -> R) -> [R] { var r: [R] = []; for x in repeat each v { r.append(f(x)) }; return r }
print(mapAll(1, "z", f: { "\($0)!" }))
protocol Shape { associatedtype Unit; var area: Double { get }; func unit() -> Unit }
struct Sq: Shape { var s: Double; var area: Double { s * s }; func unit() -> String { "sq" } }
struct Ci: Shape { var r: Double; var area: Double { 3 * r * r }; func unit() -> Int { 7 } }
func total<each S: Shape>(_ s: repeat each S) -> Double { var t = 0.0; for x in repeat each s { t += x.area }; return t }
print(total(Sq(s: 2), Ci(r: 1)))
func types<each T>(_ t: repeat (each T).Type) -> String { var s = ""; repeat s += "\(each t) "; return s }
print(types(Int.self, [String].self))
func makeArrays<each T>(_ v: repeat each T) -> (repeat [each T]) { (repeat [each v]) }
let (x, y) = makeArrays(1, "q"); print(x, y)
func opt<each T>(_ v: repeat (each T)?) -> (repeat each T)? { func un<U>(_ u: U?) throws -> U { guard let u else { throw Nil() }; return u }; do { return (repeat try un(each v)) } catch { return nil } }
struct Nil: Error {}
print(opt(1, "a") as Any, opt(1, nil as String?) as Any)
