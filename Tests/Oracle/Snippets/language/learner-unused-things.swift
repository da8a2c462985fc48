func area(_ w: Int, _ h: Int) -> Int {
  let unused = 3
  var never = w
  w * h
}
func run() {
  area(1, 2)
  var x = 5
  print(x)
  let y: Int
  let _ = x
  "text"
  x + 1
}
