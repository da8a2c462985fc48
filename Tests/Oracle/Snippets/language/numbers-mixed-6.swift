let i = 3
let d = 2.5
print(d * i)
