let d: Int = Int
