func show(_ x: Any) {}
let f = Bool.random()
print(f ? "a" : 1)
show(f ? 1.5 : "b")
print("x", f ? [1] : "b")
typealias Point = (x: Int, y: Int)
let r = Point(1, 2)
let r2 = Point(x: 1, y: 2)
print(r.x, r2.y)
let fib = { (n: Int) -> Int in n < 2 ? n : fib(n - 1) + fib(n - 2) }
print(fib(10))
