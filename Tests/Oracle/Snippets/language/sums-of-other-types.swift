let temperatures = [20.5, 21], numbers = [1, 2]
let a = numbers.reduce(0, +) / 2.0
let b = temperatures.reduce(0, +) / temperatures.count
let c = 2.0 * numbers.reduce(0, +)
func average(_ list: [Int]) -> Double { list.reduce(0, +) / Double(list.count) }
let d = text.split(" ")
let text = "a b"
func words() { print(text.split(" ")) }
