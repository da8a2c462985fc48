struct Config {
  static let shared = Config()
  static var count = 0
  let id: Int
  private init() { Self.count += 1; id = Self.count }
  static func make() -> Config { Config() }
  func next() -> Int { Config.count + id }
}
print(Config.shared.next(), Config.make().id)
