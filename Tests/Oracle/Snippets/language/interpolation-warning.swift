let o: Int? = 3
let s: String? = nil
print("value \(o)")
print("value \(s)")
print("value \(o ?? 0)")
print("value \(String(describing: o))")
print("value \(o as Any)")
print("value \(o!)")
print(o)
print(s)
let t = "a\(o)"
func f(_ n: Int?) -> String { "n: \(n)" }
struct P { var name: String? }
let p = P()
print("\(p.name)")
let d = ["a": 1]
print("\(d["a"])")
print(d["a"])
let a: Any = o
let list: [Any] = [o]
