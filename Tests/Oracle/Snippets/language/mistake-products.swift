let a = 3, b = 4, d = 2.5
print(a * d * b)
print(a / d / b)
print((a + d) * b)
print(a * d + b)
let circle = d * a * a
let rest = d / a * 100
