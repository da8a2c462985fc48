func count(_ n: Int) -> Int {
  var sum = 0
  for i in stride(from: 0, to: n, by: 3) { sum += i }
  return sum
}
print(count(9_000_000))
