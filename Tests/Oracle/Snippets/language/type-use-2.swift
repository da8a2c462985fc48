struct P { var x = 1; func m() {} }
let a = P
