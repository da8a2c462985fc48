class A {}
class B: A {}
let a: A = A()
print(a is B)
let xs: [Any] = [1, "two"]
print(xs[0] as! Int)
fatalError("stop \(xs.count)")
