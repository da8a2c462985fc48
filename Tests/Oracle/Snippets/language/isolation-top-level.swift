@MainActor
class Model {
  var count = 0
  static var total = 0
  static func make() -> Model { Model() }
  init() {}
  func inc() { count += 1 }
}
@MainActor func show(_ s: String) { print(s) }
@MainActor var shared = 3
let m = Model()
m.inc()
print(m.count)
print(Model.total)
m.count = 2
_ = Model.make()
show("a")
print(shared)
shared = 4
func f() {
  show("b")
  print(shared)
  shared = 4
}
func g() async {
  show("b")
  print(shared)
  shared = 4
  await show("c")
}
