func add(a: Int, b: Int) -> Int { a + b }
print(add(1, b: 2))
print(add(a: 1, 2))
print(add(1, 2))
