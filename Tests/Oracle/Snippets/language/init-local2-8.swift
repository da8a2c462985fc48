func a() {
  let x: Int
  print(x)
  print(x)
}
func b() {
  var x: Int
  let c = { x = 1 }
  c()
  print(x)
}
func c(_ f: Bool) {
  var x: Int
  while f { x = 1; break }
  print(x)
}
struct P { var a: Int; var b: Int }
func g() {
  var p: P
  p.a = 1
  print(p)
}
