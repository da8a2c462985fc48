@MainActor
class Model {
  var count = 0
  let name = "x"
  static var total = 0
  static let fixed = 1
  static func make() -> Model { Model() }
  init() {}
  func inc() { count += 1 }
  nonisolated func describe() -> String { name }
  nonisolated func bad() -> Int { count }
  subscript(i: Int) -> Int { count + i }
}
func sync() {
  let m = Model()
  m.inc()
  print(m.count, m.name)
  print(Model.total)
  print(Model.fixed)
  _ = Model.make()
  _ = m.describe()
  _ = m[0]
}
