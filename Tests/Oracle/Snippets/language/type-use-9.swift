struct P { var x = 1; func m() {} }
let e = P()()
