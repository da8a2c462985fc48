let list = [1, 2, 3]
print(list.prefix(2), list.dropFirst(5), list.suffix(0))
print(list.prefix(list.count - 4))
