protocol Copy { func copy() -> Self }
final class A: Copy { var n = 0; func copy() -> A { let a = A(); a.n = n; return a } }
struct B: Copy { func copy() -> Self { self }; static let zero = Self(); static func == (a: Self, b: Self) -> Bool { true } }
extension Int { var squared: Self { self * self } }
print(A().copy().n, B.zero == B(), 3.squared)
