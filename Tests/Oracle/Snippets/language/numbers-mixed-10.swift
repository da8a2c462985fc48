let i = 3
print(i * 1.5)
