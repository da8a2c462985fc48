func f() {
  var a = 1
  print(a)
  var b = [1]
  print(b.count)
  var c = [1]
  c.append(2)
  var d = 1
  d += 1
  var (x, y) = (1, 2)
  x = 3
  print(x, y)
  var s = "a"
  let t = s + "b"
  print(t)
}
