var count = 0
let increment = { count += 1 }
increment()
increment()
print(count)
func makeCounter() -> () -> Int {
  var n = 0
  return {
    n += 1
    return n
  }
}
let first = makeCounter()
let second = makeCounter()
print(first(), first(), second())
let adders = (0..<3).map { k in { (x: Int) in x + k } }
print(adders.map { $0(10) })
func outer() -> Int {
  var n = 0
  func bump() { n += 1 }
  bump()
  bump()
  return n
}
print(outer())
