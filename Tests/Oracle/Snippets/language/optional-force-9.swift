let n = 5
print(n ?? 3)
