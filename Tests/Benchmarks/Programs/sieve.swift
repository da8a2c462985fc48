func primes(below n: Int) -> Int {
  var isPrime = Array(repeating: true, count: n)
  isPrime[0] = false
  isPrime[1] = false
  var i = 2
  while i * i < n {
    if isPrime[i] {
      var j = i * i
      while j < n {
        isPrime[j] = false
        j += i
      }
    }
    i += 1
  }
  var count = 0
  for flag in isPrime where flag { count += 1 }
  return count
}
print(primes(below: 6_000_000))
