let a = 3
print(a
print(a)
