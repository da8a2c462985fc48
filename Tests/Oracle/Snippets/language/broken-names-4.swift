class A { override func f() { super.f() } }
class B { init() { super.init() } }
