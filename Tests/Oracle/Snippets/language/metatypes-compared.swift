class A {}
class B: A {}
let a: A = B()
print(type(of: a) === B.self)
print(type(of: a) == B.self)
print(A.self !== B.self)
let x: Any = 3
print(type(of: x) == Int.self)
print(ObjectIdentifier(type(of: a)) == ObjectIdentifier(B.self))
