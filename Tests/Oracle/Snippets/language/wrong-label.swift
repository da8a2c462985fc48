struct P { let x: Int }
let p = P(x: 2)
p.x = 4
var u = 3
func f() { var k = 3; print(k) }
let s: String? = "a"
print(s.count)
print(P(y: 3))
