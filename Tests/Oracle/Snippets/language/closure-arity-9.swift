let c: (Int, Int) -> Int = { $0 }
let i: (Int) -> String = { $0 }
