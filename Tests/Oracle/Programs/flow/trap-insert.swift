var names = ["a", "b"]
names.insert("c", at: 2)
print(names)
names.insert("d", at: 9)
