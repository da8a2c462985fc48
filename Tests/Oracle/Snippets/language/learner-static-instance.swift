struct Config {
  static var count = 0
  var name = "x"
  static func make() -> Config { name = "y"; return Config() }
  func bump() { count += 1 }
}
print(Config.name, Config().count)
Config.bump()
Config().make()
