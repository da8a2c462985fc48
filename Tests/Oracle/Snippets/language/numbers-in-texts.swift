let x = 5, y = 2.5, s = "a", b = true
let a1 = "\(x + y)"
let a2 = "\(y + x)"
let a3 = "\(x * y)"
let a4 = "\(x + s)"
let a5 = "\(s + x)"
let a6 = "\(x > y)"
let a7 = "\(x == y)"
let a8 = "\(s - 1)"
let a9 = "\(x + b)"
let a10 = "\(y - x)"
let a11 = "\(x / y)"
print("\(x + y)")
print(x + y)
print("\(s + 1)")
print("\(x + "1")")
let c1 = y ^ 2
let c2 = y & 1
let c3 = y ^ x
let c4: Double = y ^ 2
let c5 = 2 ^ y
let c6 = 2.5 ^ 2
let c7: Double = 3.14 * y ^ 2
func area(_ r: Double) -> Double { return 3.14 * r ^ 2 }
struct Point: Equatable { var x: Int }
let p = Point(x: 1)
if p > Point(x: 0) {}
if p > p {}
if p < 3 {}
let q = p > p
enum Tk { case n(Int), o }
let t = Tk.o
if t == .n(1) {}
if t == .o {}
if t == Tk.o {}
