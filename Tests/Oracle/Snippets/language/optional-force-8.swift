let n = 5
while let z = n { print(z) }
