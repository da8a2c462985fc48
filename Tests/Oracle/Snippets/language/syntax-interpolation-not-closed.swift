let count = 3
print("There are \(count")
