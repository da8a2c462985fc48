func f() -> Int {
  let a: Int = 1
  var b: Int = 2
  var c: Int
  c = 3
  print(c)
  var d: Int?
  print(d as Any)
  var e: Int? = nil
  e = 5
  let g: Int? = nil
  let (h, _) = (1, 2)
  var (i, j): (Int, Int) = (1, 2)
  j = 3
  var k = 1, l = 2
  k += 1
  _ = l
  let _ = 3
  return 0
}
