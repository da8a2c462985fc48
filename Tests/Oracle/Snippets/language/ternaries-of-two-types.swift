func show(_ x: Any) {}
func num(_ x: Int) {}
let f = true
print(f ? "a" : 1)
show(f ? 1.5 : "b")
num(f ? "a" : 1)
num(f ? 1 : "a")
print("x", f ? [1] : "b")
enum E: String { case a, b }
struct V { var x: Int }
func q(f: Bool, s: String, n: Int, v: V) {
  let y = f ? E.a : "b"
  let y1 = f ? E.a : s
  let y2 = f ? s : E.a
  let y3 = f ? v : "b"
  let y4 = f ? n : "b"
  let y5 = f ? "b" : v
  let y6 = n > 3 ? E.a : "b"
  let y7 = f ? E.a : n
  let z2: String = f ? E.a : "b"
  let z3: String = f ? v : v
  let z4: String = f ? n : n
  var s = ""
  s = f ? E.a : E.b
  let z5: Int = f ? "a" : "b"
}
func r2(f: Bool) -> String { return f ? 1 : 2 }
