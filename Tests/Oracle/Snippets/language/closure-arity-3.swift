let c: (Int, Int) -> Int = { $0 }
