struct A {
  var x: Int
  var y: Int
  var z = 3
  init() {
    x = 1
    print(x)
    print(self.x + z)
    print(self)
    let c = { self.x }
    show()
    self.show()
    print(total)
    self.y = 2
    show()
  }
  init(n: Int) {
    print(y)
    print(self.y)
    x += 1
    self.y += 1
    let k = x + y
    print(k)
  }
  init(m: Int) {
    self.init(n: m)
    x = 5
  }
  init(q: Int) {
    x = 3
    self.init(n: q)
  }
  init(r: Int) {
    if r > 1 { self.init(n: r) }
  }
  init(list: [Int]) {
    for i in list { x = i }
    y = list.map { $0 + x }.count
  }
  init(z: Int) {
    defer { print(x) }
    x = 1
    y = 2
  }
  func show() {}
  var total: Int { x + y }
}
struct P { var items: [Int]
  init() { items.append(1) }
  init(n: Int) { items[0] = n }
  init(k: Int) { guard k > 0 else { return }; items = [] }
  init(t: Int) throws { if t > 0 { throw E.a }; items = [] }
}
enum E: Error { case a }
struct L { let a: Int; let b = 2
  init(f: Bool) { if f { a = 1 }; a = 2 }
  init(g: Int) { for _ in 0..<g { a = 1 } }

}
