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
func i(_ n: Int) {
  let s: String
  if n > 1 { s = "a" } else if n > 0 { s = "b" }
  print("s: \(s)")
}
