let text = "42", parts = text.split(separator: ",")
let number: Int = Int(text)
let size: Double = Double(text)
func parsed() -> Int { return Int(text) }
var count = 0
count = Int(text)
count += Int(text)
let first: Int = Int(parts[0])
let more = parts.map { Int($0) + 1 }
let list: [Int] = [Int(text)]
