func f() -> Int {
  let value: Int
  value = { 3 }()
  let add = { (x: Int) in x + value }
  return add(1)
}
func g() {
  var count: Int
  count = 0
  let up = { count += 1 }
  up()
  print(count)
}
