let one: Int? = 1
func made() -> Int? { 1 }
let list: [Int] = [one]
let more: [Int] = [2, made()]
let ages: [String: Int] = ["a": one]
var numbers = [1]
numbers += [one]
numbers = [made()]
numbers.append(one)
