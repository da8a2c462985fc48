let n = 3
let a = n > 2 ? "big" : 0
let b: Int = n > 2 ? "big" : "small"
let c = if n > 2 { "x" } else { 1 }
let d = n ? 1 : 2
if n = 3 { }
let f: String = if n > 1 { "a" }
