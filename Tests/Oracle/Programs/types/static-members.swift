struct Config {
  static let shared = Config(name: "shared")
  static var counter = 0
  static var computed: Int { counter * 2 }
  static subscript(key: String) -> Int { key.count + counter }
  let name: String
  init(name: String) {
    self.name = name
    Self.counter += 1
  }
  static func reset() { counter = 0 }
  enum Keys { static let main = "main"; static let all = [main, "other"] }
  struct Limits { static var max = 10; var local = Limits.max }
}
print(Config.shared.name, Config.counter, Config.computed, Config["abc"])
_ = Config(name: "b")
print(Config.counter, Config.Keys.all, Config.Limits().local)
Config.Limits.max = 3
Config.reset()
print(Config.Limits().local, Config.counter)

struct Box<T> {
  static var kind: String { "Box of \(T.self)" }
  static func empty() -> Box<T?> { Box<T?>(value: nil) }
  var value: T
}
print(Box<Int>.kind, Box<[String]>.kind, Box<Int>.empty().value as Any)

extension Int {
  static let answer = 42
  static func twice(_ n: Int) -> Int { n * 2 }
  static var random: Int { 4 }
}
let n: Int = .answer
print(n, Int.twice(.answer), [Int.random, .answer])
enum Planet: Double, CaseIterable {
  case earth = 1.0, mars = 0.5
  static var heaviest: Planet { allCases.max { $0.rawValue < $1.rawValue }! }
  static let names = allCases.map { "\($0)" }
  static let table: [Planet: String] = [.earth: "blue", .mars: "red"]
}
print(Planet.heaviest, Planet.names, Planet.table[.mars] ?? "", Planet.allCases.count)
final class Counter {
  static let instances: [Counter] = [Counter(1), Counter(2)]
  static var log: [String] = []
  var n: Int { didSet { Self.log.append("\(oldValue)->\(n)") } }
  init(_ n: Int) { self.n = n }
}
Counter.instances[1].n += 5
Counter.instances.first?.n = 0
print(Counter.log, Counter.instances.map(\.n))
