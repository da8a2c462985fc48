@MainActor
final class Model {
  var items: [String] = []
  func add(_ item: String) { items.append(item) }
  nonisolated func name() -> String { "model" }
  static let shared = Model()
  func load() async {
    let found = await fetch()
    items += found
  }
}
nonisolated func fetch() async -> [String] {
  try? await Task.sleep(nanoseconds: 1_000_000)
  return ["fetched"]
}
@MainActor func update(_ model: Model) { model.add("updated") }
var counter = 0
struct Worker: Sendable {
  func work() async -> Int {
    await MainActor.run { counter += 1; return counter * 10 }
  }
  @MainActor func onMain() -> String { "main \(counter)" }
}
let model = Model()
model.add("one")
await model.load()
update(model)
print(model.items, model.name())
print(await Worker().work())
print(Worker().onMain())
Task { @MainActor in
  counter += 5
  print("task", counter)
}
await Task.yield()
try await Task.sleep(nanoseconds: 2_000_000)
let closure: @MainActor @Sendable (Int) -> String = { n in "closure \(n)" }
print(closure(3))
func run(_ body: @MainActor @escaping () -> Void) async { await body() }
await run { print("ran") }
let value = try await MainActor.run { () throws -> Int in 7 }
print(value)
MainActor.preconditionIsolated()
protocol Screen { @MainActor func show() -> String }
struct Home: Screen { func show() -> String { "home" } }
print(Home().show())
@MainActor protocol Presenting: AnyObject { var title: String { get set } }
final class Presenter: Presenting { var title = "t" }
let presenter = Presenter()
presenter.title += "!"
print(presenter.title)
extension Model { func clear() { items.removeAll() } }
model.clear()
print(model.items.isEmpty, Model.shared === model)
