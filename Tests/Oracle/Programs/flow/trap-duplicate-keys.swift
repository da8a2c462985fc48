let names = ["a", "b", "a"]
print(Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).count)
let table = [names[0]: 1, names[1]: 2, names[2]: 3]
print(table.count)
