let last = -1
print((0...(last + 3)).map { $0 })
for i in 0...last { print(i) }
