class A {}
class B: A { func f() {} }
let a: A = B()
guard case let b as B = a else { fatalError() }
b.f()
guard case .some(let z) = Optional(3) else { fatalError() }
print(z)
