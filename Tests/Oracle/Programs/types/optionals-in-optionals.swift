var out: [Int: Int?] = [:]
let v: Int? = nil
out[1] = v
out[2] = .some(nil)
out[3] = nil
print(out.count, out[1] as Any)
var o2: Int?? = v
print(o2 == nil, o2 as Any)
struct S { var d: [String: Int?] = [:]; var q: Int?? }
var s = S(); s.d["a"] = v; s.q = v; print(s)
func f(_ x: Int??) { print(x as Any) }
f(v)

// A line that starts with `Optional` shows no view.
var hasherOfOptional = Hasher()
Optional(4).hash(into: &hasherOfOptional)
var sameHasher = Hasher()
sameHasher.combine(Optional(4))
print(hasherOfOptional.finalize() == sameHasher.finalize())
