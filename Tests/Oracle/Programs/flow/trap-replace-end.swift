var a = [1, 2, 3]
a.replaceSubrange(1..<2, with: [7, 8])
print(a)
a.replaceSubrange(2..<9, with: [1])
