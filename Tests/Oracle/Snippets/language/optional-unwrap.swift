let o: Int? = 5
let s: String? = "a"
let a: [Int]? = nil
print(o + 1)
print(1 + o)
print(s.count)
print(a.count)
print(a[0])
let n: Int = o
func f(_ x: Int) {}
f(o)
f(s)
let t: String = s
if o > 3 { }
for i in a { print(i) }
let u = s.uppercased()
print(s + "b")
struct P { var name: String?; var next: Int? }
let p: P? = nil
print(p.name)
print(p?.name.count)
