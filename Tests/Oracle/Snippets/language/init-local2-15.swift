func c(_ f: Bool) {
  var x: Int
  while f { x = 1; break }
  print(x)
}
func m() {
  let c: C
  c.n = 1
}
class C { var n = 0 }
