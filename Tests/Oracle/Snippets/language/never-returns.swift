func a(_ x: Int) -> Int {
  fatalError()
  return x
}
func b() {
  fatalError("no")
  let x = 5
  print(x)
}
func c(_ x: Int) {
  if x > 0 { fatalError() } else { preconditionFailure() }
  print(x)
}
func d() -> Int {
  fatalError()
  let y = 3
  return y + 1
}
func e(_ x: inout Int) {
  fatalError()
  x = 3
}
func f() -> Never { while true {} }
func g() {
  f()
  a(3)
}
func h(_ s: [Int]) {
  fatalError()
  for i in s { print(i) }
}
func i(_ s: Int) {
  fatalError()
  if s > 0 { print("a") }
}
