struct P { var x = 1 }
let p = P(), q = P()
print(p == q)
