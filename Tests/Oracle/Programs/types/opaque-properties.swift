protocol V { var n: Int { get } }
struct T: V { var n = 3 }
struct G { let x: some V = T() }
struct G2 { var x: some V = T(); func f() -> some V { x } }
struct G3 { static let x: some V = T() }
let g: some V = T()
func show() { print(G().x.n, G2().f().n, G3.x.n, g.n) }
show()
func local() {
  let z: some V = T()
  print(z.n)
  var w: some V = T()
  print(w.n)
  let c: some Collection<Int> = [1, 2]
  print(c.count, c.first ?? 0)
}
local()
