let i = 3
let a: Double = i
let p = -"a"
