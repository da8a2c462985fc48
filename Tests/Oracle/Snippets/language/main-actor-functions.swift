@MainActor func show() {}
@MainActor func all() { show() }
func load() { show() }
func wait() async {
  show()
  await show()
}
struct Plain { func run() { show() } }
class Parent {
  private var count = 1
}
class Child: Parent {
  func change() {
    self.count = 3
  }
}
