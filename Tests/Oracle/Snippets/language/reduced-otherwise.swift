let numbers = [1, 2], words = ["a"], halves = [1.5], start = 0.0, empty = ""
_ = numbers.reduce(0.0, +)
_ = numbers.reduce("", +)
_ = words.reduce(0, +)
_ = numbers.reduce(start, -)
_ = numbers.reduce(empty, +)
_ = numbers.reduce(0.0, max)
_ = words.reduce(0, max)
_ = numbers.reduce(true, +)
_ = halves.reduce(0, *)
print(words.reduce(0, +))
func mean() -> Double { numbers.reduce(0.0, +) / Double(numbers.count) }
