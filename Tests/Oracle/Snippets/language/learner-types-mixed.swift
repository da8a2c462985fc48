let a = 3
let b = 2.5
let c = a * b
let d: Double = a
let e: Int = b
let f = "n: " + a
let g = a / 2.0
let h: Float = b
var i = 1
i += 1.5
i = "2"
let j = a == "3"
let k = a > b
