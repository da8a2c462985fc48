func e() {
  let x: Int
  func inner() { print(x) }
  inner()
  x = 1
}
