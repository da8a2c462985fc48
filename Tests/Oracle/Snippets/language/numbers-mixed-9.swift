let i = 3
print(i / 2.0)
