let u: (x: Int, y: Int) = (y: 1, x: 2)
func f() -> (a: Int, b: String) { (b: "x", a: 1) }
let v = (y: 1, x: 2)
let w: (x: Int, y: Int) = v
func g(_ p: (x: Int, y: Int)) {}
g((y: 1, x: 2))
g(v)
var z = (x: 1, y: 2)
z = (y: 3, x: 4)
z = v
let e: (x: Int, y: Int) = (1, y: 2)
let h: (Int, Int) = (x: 1, y: 2)
let i: (x: Int, y: Int) = (a: 1, b: 2)
let o: (x: Int, y: Int)? = v
