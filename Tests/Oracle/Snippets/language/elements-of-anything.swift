func pick<T>(_ list: [T], _ one: T) -> T { list.first ?? one }
func both<T>(_ a: T, _ b: T) {}
func all<T>(_ a: T, b: [T], c: [String: T]) -> T { a }
let count = 1, numbers = [1]
let a = pick([1], "a")
let b: Int = pick([1], "a")
_ = pick([count], "a")
_ = pick(numbers, "a")
both([1], ["a"])
both(1, "a")
_ = all(1, b: ["x"], c: [:])
_ = [1] + ["x"]
_ = numbers + ["x"]
