func f() {
  func g() {}
  let h = { print("x") }
  let i = 5, j = 6
  print(j)
  _ = 7
}
