func k(_ f: Bool) {
  let x: Int
  if f { return }
  defer { print(x) }
  x = 1
}
