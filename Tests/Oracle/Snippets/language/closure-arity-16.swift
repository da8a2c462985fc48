let n: [String] = [1].map { $0 }
