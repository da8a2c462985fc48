struct P { var x = 1 }
let p = P(), q = P()
if p == q { }
