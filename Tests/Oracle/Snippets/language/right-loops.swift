func f() -> Int {
  var n = 0
  while true {
    n += 1
    if n > 5 { return n }
  }
}
func g() -> Int {
  var n = 10
  repeat { n -= 1 } while n > 5
  for i in stride(from: 0, to: 10, by: 2) where i != 4 { n += i }
  for (i, c) in "abc".enumerated() { n += i + (c == "b" ? 1 : 0) }
  for case let (k, v?) in [(1, 2 as Int?), (2, nil)] { n += k * v }
  return n
}
