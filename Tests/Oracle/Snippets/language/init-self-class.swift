class A {
  var x: Int
  var y: Int
  init() {
    x = 1
    print(x)
    show()
    self.show()
    print(y)
    print(total)
    print(self)
    let c = { self.x }
    y = 2
    show()
  }
  init(n: Int) {
    x = n
    if n > 1 { return }
    y = 2
  }
  convenience init(k: Int) {
    x = k
    self.init()
    y = k
  }
  convenience init(j: Int) {
    show()
    self.init()
  }
  convenience init(i: Int) {
    if i > 2 { self.init() }
  }
  func show() {}
  var total: Int { x + y }
}
