@MainActor protocol Showing { func show(); var title: String { get } }
class Screen: Showing {
  func show() {}
  var title = "x"
}
class Other {
  func run(s: Showing) {
    s.show()
    print(s.title)
    let t = Screen()
    t.show()
    print(t.title)
  }
}
class Base { @MainActor func draw() {} }
class Derived: Base {
  override func draw() {}
  func helper() { draw() }
}
@MainActor class Parent { func go() {} }
class Child: Parent {
  func more() { go() }
}
@MainActor enum E { case a, b
  func x() {}
  static func y() {}
}
func g() { E.a.x(); E.y() }
extension Parent { func third() { go() } }
func h(p: Parent) { p.third() }
