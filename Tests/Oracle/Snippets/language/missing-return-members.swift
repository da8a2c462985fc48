struct S {
  var a: Int { print("x"); print("y") }
  var b: Int { get { print("x"); print("y") } set { print("z") } }
  func c() -> Int { let x = 1; _ = x }
  static func d() -> Int { for i in 0..<3 { return i } }
  subscript(i: Int) -> Int { print(i); print(i) }
}
class C {
  class func e() -> Int { print(1); print(2) }
}
let f: () -> Int = { print(1); print(2) }
func g() { func h() -> Int { print(1); print(2) }; _ = h() }
