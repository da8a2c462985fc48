let a1 = "a" * 3
let a2 = 5 * "2"
let a3 = "5" + 2
let a4 = 5 + "2"
let a5 = "a" - 1
let a6 = "a" / "b"
let a7 = 2.5 * "x"
let a8 = "x" * 2.5
let a9 = true * 2
let a10 = "a" < 3
let a11 = 3 == "a"
let a12 = "a" == 3
let a13 = "a" && true
let a14 = 5 % "a"
let a15 = [1] + 2
let a16 = [1] * 2
let a17 = -"a"
let a18 = 5 - true
print("a" * 3)
let s = "a"; let n = 3
let b1 = s * n
let b2 = "a" * n
let b3 = s * 3
let b4 = n * "a"
let b5 = 3 * s
let b6 = n * true
infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { a }
let c1 = 2 ** "3"
let c2 = s ** 2
let c3 = s ** s
let c4 = 2.5 ** n
infix operator <+>: AdditionPrecedence
func <+> (a: Int, b: Int) -> Int { a }
func <+> (a: String, b: String) -> String { a }
let d1 = 1 <+> "a"
let d2 = s <+> n
prefix operator √
prefix func √ (a: Double) -> Double { a }
let e1 = √"a"
let e2 = √n
