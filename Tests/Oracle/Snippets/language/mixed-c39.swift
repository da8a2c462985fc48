struct S { var v: Int; init?(v: Int) { guard v > 0 else { return false }; self.v = v } }
let s = S(v: 1)
print(s.v)
let t: S = S(v: 2)
if let u = s, u.v = 3 { print(u) }
