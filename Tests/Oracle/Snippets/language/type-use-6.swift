let c = Int
