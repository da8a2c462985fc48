func bubble(_ input: [Int]) -> [Int] {
  var a = input
  for i in 0..<a.count {
    for j in 0..<(a.count - 1 - i) {
      if a[j] > a[j + 1] { a.swapAt(j, j + 1) }
    }
  }
  return a
}
func quick(_ a: inout [Int], _ low: Int, _ high: Int) {
  if low >= high { return }
  let pivot = a[(low + high) / 2]
  var i = low
  var j = high
  while i <= j {
    while a[i] < pivot { i += 1 }
    while a[j] > pivot { j -= 1 }
    if i <= j {
      let t = a[i]
      a[i] = a[j]
      a[j] = t
      i += 1
      j -= 1
    }
  }
  quick(&a, low, j)
  quick(&a, i, high)
}
var seed = 12345
var numbers: [Int] = []
for _ in 0..<2_500 {
  seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
  numbers.append(seed % 1000)
}
print(bubble(numbers)[300])
var many: [Int] = []
for _ in 0..<400_000 {
  seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
  many.append(seed)
}
quick(&many, 0, many.count - 1)
print(many[200_000])
