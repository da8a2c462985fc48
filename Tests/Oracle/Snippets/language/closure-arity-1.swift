let a: (Int) -> Int = { 1 }
