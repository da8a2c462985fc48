func f() {
  print(x)
  let x = 5
  let y = y + 1
  print(g())
  func g() -> Int { 3 }
  z = 3
  var z = 2
}
