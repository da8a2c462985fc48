let limits = [0, 3]
print((0..<limits[1]).contains(Int.random(in: 0..<limits[1])))
print(Int.random(in: 0..<limits[0]))
