func row(_ count: Int) -> [Int] { Array(repeating: 0, count: count) }
print(row(3), String(repeating: "x", count: 2))
print(row(2 - 3).count)
