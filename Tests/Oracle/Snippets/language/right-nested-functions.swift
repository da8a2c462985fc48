func make(_ step: Int) -> () -> Int {
  var total = 0
  func next() -> Int { total += step; return total }
  return next
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let n = make(2)
print(n(), n(), compose({ (x: Int) in x + 1 }, { "\($0)" })(3))
