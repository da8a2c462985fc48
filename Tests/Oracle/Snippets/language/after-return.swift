func a(_ n: Int) -> Int {
  if n > 0 { return 1; print("x") }
  for i in 0..<n {
    continue
    print(i)
  }
  switch n {
  case 1:
    return 2
    print("y")
  default:
    break
  }
  do { return 3 }
  return 4
}
func b(_ n: Int) {
  return
  let x = n
  print(x)
}
func c(_ n: Int) {
  return
}
func d() {
  return
  func g() {}
}
func e(_ n: Int) -> Int {
  if n > 0 { return 1 } else { return 2 }
  return 3
}
func f(_ n: Int) -> Int {
  while true {
    if n > 3 { return 1 }
  }
  return 2
}
func g(_ n: Int) {
  do { throw X.a } catch { return }
  print(n)
}
enum X: Error { case a }
func h(_ n: Int) {
  guard n > 0 else { return; print("z") }
  print(n)
}
