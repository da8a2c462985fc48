let a: Int? = 1, b: Int? = 2
if let x = a, y = b, x > y { print(x, y) }
guard let z = a, w = b else { fatalError() }
print(z, w)
