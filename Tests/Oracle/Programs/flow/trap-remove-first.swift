var line: [String] = []
line.append("a")
print(line.removeFirst())
print(line.removeFirst())
