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
