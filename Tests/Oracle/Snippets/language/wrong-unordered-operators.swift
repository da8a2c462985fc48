let a = 1
print(a == 1 == true)
infix operator ≈
func ≈ (a: Double, b: Double) -> Bool { abs(a - b) < 1e-6 }
print(0.1 + 0.2 ≈ 0.3)
