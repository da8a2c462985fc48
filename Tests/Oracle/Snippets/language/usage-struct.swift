struct P { var x = 0; var items: [Int] = []; mutating func m() {} ; func r() {} }
func f(_ o: P?) {
  var a = P()
  a.x = 1
  var b = P()
  b.items.append(1)
  var c = P()
  c.m()
  var d = P()
  d.r()
  var e = P()
  e.items[0] = 1
  var g = [1, 2]
  g[0] = 3
  var h = [String: Int]()
  h["a"] = 1
  var i = [P()]
  i[0].x = 2
  var j = 1
  var k = 2
  swap(&j, &k)
  var l = (1, 2)
  l.0 = 3
  var m = o
  m?.x = 1
  var n = [1]
  n += [2]
  var p: P
  p = P()
  p.x = 2
}
