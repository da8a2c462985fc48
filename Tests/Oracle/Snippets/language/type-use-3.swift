struct P { var x = 1; func m() {} }
let b: P = P
