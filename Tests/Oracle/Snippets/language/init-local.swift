func a() {
  let x: Int
  print(x)
}
func b(_ flag: Bool) {
  let x: Int
  if flag { x = 1 }
  print(x)
}
func c(_ flag: Bool) {
  let x: Int
  if flag { x = 1 } else { x = 2 }
  print(x)
}
func d() {
  let x: Int
  x = 1
  x = 2
  print(x)
}
func e() {
  var x: Int
  x += 1
  print(x)
}
func g(_ n: Int) {
  let s: String
  switch n {
  case 0: s = "a"
  case 1: s = "b"
  default: break
  }
  print(s)
}
func h() {
  let x: Int
  for _ in 0..<3 { x = 1 }
  print(x)
}
func i() {
  var s: String
  let f = { print(s) }
  f()
}
func j() {
  var a: [Int]
  a.append(1)
}
func k() {
  let x: Int
  let y = x + 1
  x = 2
  print(y, x)
}
