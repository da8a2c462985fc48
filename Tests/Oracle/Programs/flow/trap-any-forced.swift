let values: [Any] = [1, "two"]
print(values[0] as! Int + 1)
print(values[1] as! Int + 1)
