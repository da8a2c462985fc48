protocol Machine {
  func start(_ speed: Int) -> String
  func stop()
  var power: Int { get set }
  static func make()
  func load()
  func wait()
  func move(to place: Int)
  init(number: Int)
  subscript(index: Int) -> Int { get }
}
struct Engine: Machine {
  func start(_ speed: String) -> String { speed }
  mutating func stop() {}
  let power: Int
  func make() {}
  func load() throws {}
  func wait() async {}
  func move(towards place: Int) {}
  init(count: Int) { power = count }
  subscript(index: String) -> Int { 3 }
}
struct Nothing: Machine {}
protocol Runner {
  func run()
  var speed: Int { get }
  func stop(hard: Bool) -> Bool
}
struct Hidden: Runner {
  private func run() {}
  private var speed = 3
  func stop(hard: Bool) {}
}
struct Other: Runner {
  func runs() {}
  static var speed = 3
  func stop() -> Bool { false }
}
struct Typed: Runner {
  func run(x: Int = 1) {}
  var speed: Double = 3
  func stop(hard: Int) -> Bool { true }
  func stop(_ hard: Bool) -> Bool { true }
}
struct Mistaken: Runner {
  func run() {}
  let x: Int = "a"
}
public struct Shown: CustomStringConvertible {
  var description: String { "" }
}
protocol Settable { var value: Int { get set } }
struct Kept: Settable { private(set) var value = 3 }
