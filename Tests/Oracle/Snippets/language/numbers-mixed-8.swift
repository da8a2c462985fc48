let i = 3
let u: UInt = 4
print(u + i)
