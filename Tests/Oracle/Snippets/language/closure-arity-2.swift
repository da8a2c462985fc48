let b: () -> Int = { $0 }
