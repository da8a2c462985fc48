let pairs = [(1, 2)]
for let (x, y) in pairs { print(x, y) }
for (let x, var y) in pairs { y += x }
for case let (x, y) in pairs { print(x, y) }
