class V { var x = 1 }
var v = V(), i = 3, d = 2.5
let w = V()
v += V()
v += w
v += v
v -= w
v *= w
v += 1
v -= 1
v *= 2
v /= 2.0
v += "a"
v += i
v *= d
v = v + 1
v = v + 1.5
v = v + "a"
v = v + i
v = v + d
v = 1 + v
v = v - 1
v = v - i
v = 2 * v
v = v * 2
v = v * 2.5
v = v / 2
v = v * i
v = v * d
v = i * v
v = v % 2
v = v - v
v = v * V()
v = v / w
_ = v < 3
_ = v >= 2.5
_ = 3 < v
_ = v < i
_ = v == 3
_ = v == "a"
_ = v == i
_ = v && true
_ = -v
_ = !v
_ = v == nil
_ = v ?? w
let n: Int = v + 1
let s: String = v + "a"
print(v + 1)
print(v * 2)
print("a" + v)
if v < w { }
if v == w { }
if v > 5 { }
