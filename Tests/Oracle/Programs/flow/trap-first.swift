var queue = ["a"]
print(queue.removeFirst())
print(queue.first!)
