let numbers = [1, 2, 3]
func take(_ f: (Int) -> Int) {}
let a = numbers.map { x -> String in x * 2 }
take { x -> String in "a" }
take { x -> Int in "a" }
let c = { (x: Int) -> String in x }
let d: (Int) -> Int = { x -> String in "a" }
