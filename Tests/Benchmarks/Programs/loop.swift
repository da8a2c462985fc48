func count(_ n: Int) -> Int {
  var sum = 0
  for i in 0..<n { sum = sum &+ i * 2 }
  return sum
}
print(count(20_000_000))
