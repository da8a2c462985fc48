let m = Double(3 * "a")
enum Shape { case rect(Int, Int, Int), none }
func f(_ s: Shape) -> Int {
  switch s {
  case let .rect(w, h, h) where w == h: return 1
  case .rect: return 2
  case .none: return 3
  }
}
func g(_ t: (Int, Int)) { let (x, x) = t; print(x) }
struct F { var d = 1 }
func z(_ b: F) -> Int { 2 * b?.d + 1 }
func y(_ b: F) -> Int { b?.d }
func w(_ b: F) { print(b?.d); let c = b?.d + 1; if b?.d == 3 {} }
struct G { var d = 1; var s = "a"; func m() -> Int { 1 }; var o: F2? = nil }
struct F2 { var z = 1 }
func aa(_ b: G) {
  let n: Int = b?.d
  let t = b?.s.count
  print(t + 1)
  b?.m()
  let k = b?.foo
  let q = b?.o?.z
  let u: Int? = b?.d
  if let v = b?.d { print(v) }
  switch b?.d { case 1: break; default: break }
  print(n, k, q, u)
}
func c(_ x: Int) -> String { x?.description }
var name = "x"
name?.append("y")
name? = "z"
let up = name?.uppercased() ?? "none"
let h: Any = nil
let i: [Any] = [1, nil]
let j: [String: Any] = ["a": nil]
func r() -> Any { nil }
func s() -> Any? { nil }
var z: Any = 1
z = nil
var dd: [String: Any] = [:]
dd["a"] = nil
let e = z == nil
func opt(_ a: Any?) {}
opt(nil)
protocol P {}
func pp(_ p: P) {}
pp(nil)
