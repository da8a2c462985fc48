func swap2(_ a: inout Int, _ b: inout Int) {}
var x = 1
let y = 2
swap2(x, y)
swap2(y, x)
swap2(y, y)
func one(_ a: inout Int) {}
one(y)
one(x)
one(3)
one(&y)
func two(_ n: Int, _ a: inout Int) {}
two("a", y)
two(1, y)
