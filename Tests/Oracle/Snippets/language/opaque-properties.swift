protocol V { var n: Int { get } }
struct T: V { var n = 3 }
struct G { let x: some V = 3 }
struct H { var y: some V = nope() }
struct I { var y: some V }
struct J { var y: some Equatable = 3 }
func f() {
  let z: some V = T()
  print(z.n)
  var w: some V = T()
  w = T()
  print(w)
}
struct K { var y: some V = T(); mutating func g() { y = T() } }
