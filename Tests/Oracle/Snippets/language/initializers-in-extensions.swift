class C { var a = 1; init() {} ; func f() {} }
extension C {
  init(a: Int) { self.a = a }
  override func f() {}
  override func g() {}
  var stored = 1
  deinit {}
}
class D: C {}
extension D { init(z: Int) { super.init() } }
