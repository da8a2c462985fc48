func add(a: Int, b: Int) -> Int { a + b }
print(add(a: 1))
print(add(b: 1))
print(add())
