func f(x: inout Int) { x = 1 }
f(x: 5)
func same<T: Comparable>(_ a: T, _ b: T) {}
same(1, "a")
let n = 5
n++
missing++
if 5 { }
let evens = [1, 2].filter { $0 % 2 = 0 }
