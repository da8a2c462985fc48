let a = 1
let b = 2.5
let s = "s"
print(a + b)
print(a + s)
print(s + a)
print(s * 2)
print(a && true)
print(a == s)
print(s - "a")
print(a < b)
