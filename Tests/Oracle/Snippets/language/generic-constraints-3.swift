func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
struct P { var x = 1 }
print(largest(P(), P()))
