class A { var name = ""; init() {}; init(name: String) { self.name = name }; func hi() {} }
class B: A {
  var b: Int
  override init() {
    b = 1
    print(b)
    print(name)
    hi()
    super.init()
    hi()
  }
  init(n: Int) {
    if n > 1 { b = 1 }
    super.init()
  }
  init(k: Int) {
    b = k
    super.init(name: "a")
    super.init()
  }
  init(m: Int) {
    b = m
    if m > 1 { super.init(name: "m") }
  }
  init(p: Int) {
    super.init(name: "p")
    b = p
    b = 2
  }
  init(q: Int) {
    self.b = q
    self.name = "q"
    super.init(name: "p")
  }
}
class C: A {
  let c: Int
  var d: String
  init(c: Int) { self.c = c }
}
class D: A {
  let c: Int
  init(c: Int) { self.c = c; super.init(name: "x"); self.c = 2 }
}
