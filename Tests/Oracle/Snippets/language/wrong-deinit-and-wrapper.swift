class Dog { var name: String }
let d = Dog()
class A { init(x: Int) {} }
class B: A { override init(y: Int) { super.init(x: y) } }
struct S { deinit { } }
enum E { deinit {} }
@propertyWrapper struct W { var value = 1 }
