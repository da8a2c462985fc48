func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print(largest(1, "a"))
