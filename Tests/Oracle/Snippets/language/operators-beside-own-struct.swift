struct V { var x = 1 }; func mk() -> V { V() }
var v = V(), i = 3, d = 2.5, s = ""
let w = V()
v += V()
v += mk()
v *= 2.5
v /= 2
v /= d
v += 1.5
v += d
v -= d
v %= 2
v += V.init()
let a1 = v < w
let a2 = v < V()
let a3 = v == w
let a4 = v == V()
let a5: Bool = v < w
func f1() -> Bool { v < w }
func f2() -> Bool { return v == w }
print(v < w)
print(v == w)
if v < w && v == w {}
while v == V() {}
let b1 = v + w
let b2 = v + 1
let b3 = v * 2
let b4 = v + "a"
let b5 = v - w
let b6 = v * d
let b7 = 2 * v
let b8 = "a" + v
let b9 = v + mk()
print(v + w)
func g1() -> V { v + 1 }
func g2() -> V { return v - w }
func g3() -> Int { v + 1 }
func g4() -> V { v * 2 }
let c1: V = v + 1
let c2: V = v * 2
let c3: V = v - w
let c4: Double = v * 2
let c6: String = v + w
if v > 2.5 {}
if v == 1.5 {}
if v == "a" {}
if "a" == v {}
if 1 == v {}
if v < i {}
if v == i {}
if i == v {}
if v == true {}
if v == nil {}
guard v != w else { fatalError() }
let e1 = v.x + v
let e2 = v + v.x
let e3 = v.x * w
let e4 = v == v.x
let e5 = v.x == v
if v.x > v {}
i += v
d *= v
s += v
s = s + v
i = i + v
i = v
switch v { case w: break; default: break }
