class A { func f(_ x: Int = 1) {} ; static func g() {} ; class var h: Int { 1 } }
class B: A { override func f(_ x: String) {} ; override static func g() {} ; override class var h: String { "" } ; override var k: Int { 1 } }
A.f(); B().g(); A().h
