let names = ["a", "b", "a"]
print(Set(names).count)
print(Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }).count)
