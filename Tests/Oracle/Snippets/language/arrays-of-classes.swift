class A { let n = 1 }
class B: A {}
class C: A {}
let bs = [B(), B()]
let xs: [A] = [B()] + [C()]
let ys: [A] = [B(), B()] + [C()] + [A()]
func f(_ a: [A]) {}
f([B()] + [C()])
f(bs + [C()])
let a: [Int?] = [1, 2]
let z = a + [nil]
let w: [Int?] = [1] + [nil]
print(xs.count, ys.count, z.count, w)
