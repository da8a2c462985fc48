let m: () -> Void = { 5 }
