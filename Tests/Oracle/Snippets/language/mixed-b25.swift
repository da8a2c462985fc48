struct V: Hashable { var x: Int }
func < (a: V, b: V) -> Bool { a.x < b.x }
infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
print(2 ** "3", V(x: 1) < V(x: 2), V(x: 1) > V(x: 2))
let z = V(x: 1) + V(x: 2)
prefix func ++ (a: inout Int) {}
let q = -V(x: 1)
let w = !5
let t = true + 1
let u = 5 && true
