struct P { let x: Int; mutating func g() {} }
let p = P(x: 2)
p.g()
p.x = 4
enum E { case a, b }
func f(_ e: E) -> Int { switch e { case .a: return 1 } }
let s: String? = "a"
print(s.count)
let zz = 3; let q = Zeta
