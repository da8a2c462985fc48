func weighed(_ numbers: [Int]) -> Int {
  var sum = 0
  for (index, number) in numbers.enumerated() { sum += index * number }
  return sum
}
print(weighed(Array(repeating: 3, count: 2_000_000)))
