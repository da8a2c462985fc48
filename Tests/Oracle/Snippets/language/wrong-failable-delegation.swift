class A { init?(x: Int) { if x == 0 { return nil } } }
class B: A {
  init(y: Int) { super.init(x: y) }
}
struct S {
  var a = 1
  init?(x: Int) { if x == 0 { return nil } }
  init(y: Int) { self.init(x: y) }
}
let x: Double = {
  let a = 5
  return a
}()
