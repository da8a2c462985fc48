let b = 1, d = 2.0, arr = [1], darr = [1.0]
let p1 = b + arr
let p2 = d + darr
let p5 = arr + b
let last = arr[arr.length - 1]
func z() -> (Int, Int)? { nil }
func w() { let (m, n) = z(); print(m, n) }
class Base { init(_ a: Int) {} }
let bb = Base()
