protocol P { init(x: Int) }
class C: P { init(x: Int) {} }
protocol P2 { var x: Int { get set } }
struct S: P2 { let x: Int }
class A2 { var x = 1 }
class B2: A2 { var x = 2 }
var f: ((Int) -> Void)?
f(3)
