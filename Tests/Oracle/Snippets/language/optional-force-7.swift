let s = "a"
guard let y = s else { fatalError() }
