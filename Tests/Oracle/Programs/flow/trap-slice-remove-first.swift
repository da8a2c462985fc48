var queue = [1, 2, 3][1...]
while queue.count > 1 { print(queue.removeFirst(), queue.startIndex) }
print(queue.removeFirst())
print(queue.removeFirst())
