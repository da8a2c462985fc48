let a: (Int) -> Int = { 1 }
let l = [1].map { print($0); return "a" }
