let a: Any = 1
let n = 5
let s = "x"
print(n as Int)
print(n as? Int as Any)
print(n as! Int)
print(n is Int)
print(n is String)
print(n as? String as Any)
print(n as! String)
print(n as Double)
print(s as Int)
class A {}
class B: A {}
let b = B()
print(b as A)
print(b is A)
print(b as? A as Any)
let x: A = b
print(x as! B)
print(x as B)
print(x as? B as Any)
let o: Int? = 3
print(o as! Int)
print(o as? Int as Any)
protocol P {}
print(n is P)
print(n as? P as Any)
