let numbers = ["1", "a"].flatMap { Int($0) }
func known(_ values: [Int?]) -> [Int] { values.flatMap { $0 } }
let flat = [[1, 2], [3]].flatMap { $0 }
let twice = [[1], nil].compactMap { $0 }.flatMap { $0.map { $0 + 1 } }
let letters = ["ab", "c"].flatMap { $0 }
let pairs = [1, 2].flatMap { [$0, $0] }
let many = (1...3).flatMap { Array(repeating: $0, count: $0) }
let keys = ["x": 1].flatMap { $0.value > 0 ? $0.key : nil }
print(numbers, known([1, nil]), flat, twice, letters, pairs, many, keys)
