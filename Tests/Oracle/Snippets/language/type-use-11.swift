struct P { var x = 1; func m() {} }
let a = P
let g = "a"(1)
