struct P { var x = 0; var x2 = 2.5; func copy() -> P { P() }; func name() -> String { "a" }; func area() -> Double { 1 } }
func make() -> P { P() }
let q = P().copy
print(q.x)
q.x = 3
print(q.copy())
print(make.x)
make.copy()
func g() { let h = make; print(h.x); h.copy() }
let c = { P() }
print(c.x)
func isEven() -> Bool { true }
func num() -> Int { 1 }
if isEven { }
if num { }
while isEven { }
if !isEven { }
if isEven && true { }
let b: Bool = isEven
let d = "x" + P().name
let e = P().area + P().area
let w = P()
let f = w.x2 * w.area
let l = [w].map { $0.x2 * $0.area }
let k = -P().area
var total = 0.0
total += w.area
let s = "a: \(P().area)"
let m = { x, y in x + y }
let n = { $0 + $1 }
func generic<T>() -> T { T() }
struct Holder<T> { var t: T = T() }
let sorted = [2, 1].sorted
print(sorted[0])
