func a(_ flag: Bool) -> Int {
  let x: Int
  guard flag else { return 0 }
  x = 1
  return x
}
func b(_ n: Int) -> String {
  let s: String
  switch n {
  case 0: s = "a"
  case 1: return "b"
  default: fatalError()
  }
  return s
}
func c() -> Int {
  var total: Int
  total = 0
  for i in 0..<3 { total += i }
  return total
}
func d() throws -> Int {
  let v: Int
  do { v = try e() } catch { v = 2 }
  return v
}
func e() throws -> Int { 1 }
func f(_ flag: Bool) {
  let x: Int
  if flag { x = 1; print(x) }
}
func g(_ flag: Bool) -> Int {
  let x: Int, y: Int
  if flag { (x, y) = (1, 2) } else { x = 3; y = 4 }
  return x + y
}
func h(_ n: Int) -> Int {
  let r: Int
  repeat { r = n; break } while true
  return r
}
func i() -> Int? {
  var o: Int?
  if o == nil { o = 1 }
  return o
}
