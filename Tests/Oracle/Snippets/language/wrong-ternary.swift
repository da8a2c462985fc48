let flag = true
let a = flag ? 1 : "a"
let b: Int = flag ? 1 : "a"
let c: String = flag ? 1 : 2
let d = 1 ? 2 : 3
