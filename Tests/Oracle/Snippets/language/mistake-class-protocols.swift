protocol Owner: AnyObject {}
struct House: Owner {}
struct Thing: AnyObject {}
class Flat: Owner {}
class A { let x = 1; func go() {} }
class B: A { override var x: Int { 2 } }
class C: A { private override func go() {} }
