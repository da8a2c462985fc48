let n = 5
if let x = n { print(x) }
