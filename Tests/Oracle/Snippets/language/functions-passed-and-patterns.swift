struct P { let name: String; var score = 0; var b: Bool }
let ns = ["a"]
let q = ns.map(P.init)
let r: [P] = ns.map(P.init)
struct R { let n: Int }
let s = ns.map(R.init)
let t = ns.map(R.init(n:))
let temps = [10, 20]
func toF(_ c: Double) -> Double { c }
func lenS(_ s: String) -> Int { 1 }
func both(_ a: Int, _ b: Int) -> Int { a }
let a = temps.map(toF)
let f = temps.map(both)
let g = temps.compactMap(lenS)
enum E { case a(Int), b }
func f1(_ e: E, o: Int?, oe: E?) {
    switch o { case .value(let n): print(n); case nil: break }
    switch oe { case .c(let n): print(n); case .b: break; default: break }
}
func a1() { return nil }
func b(_ x: String?) -> Bool { return !x }
struct S { init(x: Int) { return nil } }
enum H: Int { case ok = 200 }
func f2(c: Int) -> String { switch c { case H.ok: return "a"; default: return "b" } }
func g(c: Any) -> String { switch c { case H.ok: return "a"; default: return "b" } }
func k2(c: Int?) -> String { switch c { case H.ok: return "a"; default: return "b" } }
func l(c: Error) { switch c { case URLE.a: print(1); default: print(2) } }
enum URLE: Error { case a }
