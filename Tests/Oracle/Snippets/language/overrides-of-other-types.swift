class A { func f(_ x: Int = 1) {} ; func g() {}; func h(_ a: Int) {}; func k(_ a: Int, b: Int = 2) {}; func m(a: Int) -> Int { 1 }; func n(_ a: Int) {}; func n(_ a: String) {} }
class B: A { override func f(_ x: String) {} ; override func g(_ x: Int) {}; override func h(_ a: String) {}; override func k(_ a: Int) {}; override func m(a: String) -> Int { 1 } ; override func n(_ a: Bool) {} }
