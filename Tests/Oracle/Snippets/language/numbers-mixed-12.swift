let d = 2.5
let b: Int = d
