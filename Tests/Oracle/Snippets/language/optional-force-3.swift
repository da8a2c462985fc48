let n = 5
print(n?.description)
