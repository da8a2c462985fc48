var set: Set<Int> = [1]
print(set.removeFirst(), set.popFirst() as Any)
print(set.removeFirst())
