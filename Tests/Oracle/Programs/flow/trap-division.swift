func average(_ numbers: [Int]) -> Int {
  let sum = numbers.reduce(0, +)
  return sum / numbers.count
}
print(average([1, 2, 3]))
print(average([]))
