protocol R: AnyObject {}
class A: R {}
class B: R {}
func same(_ x: any R, _ t: any R.Type, _ u: (any R).Type) -> Bool { type(of: x) == t }
func opt(_ x: (any R)?, _ t: any R.Type) -> Bool { x.map { type(of: $0) == t } ?? false }
func own(_ x: A, _ t: any R.Type) -> Bool { type(of: x) == t }
func anys(_ x: Any, _ t: Any.Type) -> Bool { type(of: x) != t }
print(same(A(), A.self, (any R).self), same(A(), B.self, (any R).self), opt(B(), B.self), own(A(), B.self), anys(1, Int.self))
