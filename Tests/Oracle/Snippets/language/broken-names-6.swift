let shapes [Int] = [1, 2]
let names [String: Int] = ["a": 1]
let k Int = 3
let m [String]
