let c: (Int, Int) -> Int = { $0 }
let d: (Int) -> Int = { x, y in x }
