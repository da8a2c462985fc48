let text = "hello", numbers = [1, 2, 3]
let a: String = text.reversed()
let b: [String] = text.split(separator: "l")
let c: String = text.prefix(3)
let d: [Int] = numbers.prefix(2)
let e: String = text.dropFirst()
let f: String = text.lowercased().reversed()
func back() -> String { return text.reversed() }
func start() -> String { text.prefix(2) }
var g = ""
g = text.reversed()
let h: [Int] = numbers.reversed()
let i: [Int] = numbers.dropLast()
