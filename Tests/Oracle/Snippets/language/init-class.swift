class A {
  var x: Int
  let y: String
}
class B {
  var x: Int
  init() { }
}
class C {
  var x: Int
  init() {
    show()
    x = 1
  }
  func show() {}
}
class D {
  let x: Int
  init(flag: Bool) {
    if flag { x = 1 }
  }
}
class E {
  let x: Int
  init() { x = 1; x = 2 }
  func change() { x = 3 }
}
class F {
  var name: String
  var other: F
  init() { name = ""; other = self }
}
