func f() {
  let a = 1
  var b = 2
  var c = 3
  c = 4
  let (d, e) = (1, 2)
  print(d)
  let g: Int
  g = 4
  var h: Int
}
