@MainActor
class Model {
  var count = 0
  let name = "x"
  static var total = 0
  static let fixed = 1
  static func make() -> Model { Model() }
  init() {}
  func inc() { count += 1 }
}
func work() async {
  let m = Model()
  m.inc()
  print(m.count, m.name)
  print(Model.total)
  print(Model.fixed)
  _ = Model.make()
  m.count = 3
  let k = await Model()
  await k.inc()
}
