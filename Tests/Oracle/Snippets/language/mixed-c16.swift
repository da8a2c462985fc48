func compute(_ op: (Int, Int) -> Int, _ a: Int, _ b: Int) -> Int { op(a, b) }
print(compute(+, 1, 2))
print(compute({ $0 }, 1, 2))
print(compute { a, b in a * b })
func add(a: Int, b: Int) -> Int { a + b }
print(compute(add, 1, "2"))
