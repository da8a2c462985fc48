let a = [1, 2, 3]
print(a.length)
a.push(4)
