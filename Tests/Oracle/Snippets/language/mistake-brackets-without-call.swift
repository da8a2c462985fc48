var list = [Int]
print(list)
