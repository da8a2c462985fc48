let k = 3, s = "x"
let z1 = k * "a"
let z2 = k + "a"
let z3 = k - s
let z4 = k * s
let z5 = s - k
let z6 = 2.5 * s
let d = 2.5
let z7 = d * s
let z8 = d * k
let z9 = d + "a"
let z10 = d / "a"
let z11 = k / "a"
let z12 = k < "a"
let z13 = k == "a"
let z14 = k % s
let z15 = 5 % s
let z16 = k & "a"
let z17 = 5 - s
let z18 = 5 / s
let z19 = 5 + s
let z20 = k * true
let z21 = 3 * [1]
let z22 = k * [1]
let z23 = k * nil
let o: Int? = 3
let z24 = k * o
let z25 = 3 * o
