let x: Any = 2
let a = x + 1
let b = x - 1
let c = x / 2
let d = x % 2
let e = x < 1
let f = x >= 1
let g = x != 1
let h = x == 1
let i = 1 + x
let j = 2 * x
let k = x + 1.5
let l = x == "a"
let m = x + "a"
