func countdown(from start: Int, to end: Int) -> [Int] {
  var result: [Int] = []
  for n in start...end { result.append(n) }
  return result
}
print(countdown(from: 1, to: 3))
print(countdown(from: 3, to: 1))
