class A { private var secret = 1; init(_ x: Int) {} }
class B: A { override init() { super.init() }; func show() { print(secret) } }
let b = B(3)
let a: B = A(1)
