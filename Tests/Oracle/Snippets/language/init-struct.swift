struct A {
  let x: Int
  var y: Int
  init(x: Int) {
    self.x = x
  }
}
struct B {
  var x: Int
  init(flag: Bool) {
    if flag { x = 1 }
  }
}
struct C {
  var x: Int
  var y: Int
  init() {
    x = 1
    print(y)
    y = 2
  }
}
struct D {
  let x: Int
  init() {
    x = 1
    x = 2
  }
}
struct E {
  let x = 1
  init() { x = 2 }
}
struct F {
  var x: Int
  init() {
    show()
    x = 1
  }
  func show() {}
}
struct G {
  var a: Int
  var b: Int
  var c: Int
  init() { }
}
struct H {
  var a: Int
  init?(n: Int) {
    if n < 0 { return nil }
    if n > 10 { return }
    a = n
  }
}
