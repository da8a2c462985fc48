let xs = [1, 2, 3, 4]
print(xs.contains([2, 3]))
print(xs.contains([]), xs[1...].contains([3]))
print("hello".contains("ell"))
