protocol Plugin: AnyObject {
  static var name: String { get }
  init()
  func handle(_ message: String) -> String?
}
extension Plugin {
  var title: String { "[\(Self.name)]" }
  func handle(_ message: String) -> String? { nil }
}

class Echo: Plugin {
  class var name: String { "echo" }
  var count = 0
  required init() {}
  func handle(_ message: String) -> String? {
    count += 1
    return "\(title) \(message) x\(count)"
  }
}
final class Loud: Echo {
  override class var name: String { "loud" }
  override func handle(_ message: String) -> String? { super.handle(message)?.uppercased() }
}
final class Silent: Plugin {
  static let name = "silent"
}
final class Math: Plugin {
  static var name: String { "math" }
  func handle(_ message: String) -> String? {
    let parts = message.split(separator: " ")
    guard parts.count == 3, let a = Int(parts[0]), let b = Int(parts[2]) else { return nil }
    let operations: [Substring: (Int, Int) -> Int] = ["+": (+), "-": (-), "*": (*)]
    return operations[parts[1]].map { "\(title) \($0(a, b))" }
  }
}

final class Registry {
  private var types: [any Plugin.Type] = []
  private(set) lazy var active: [any Plugin] = types.map { $0.init() }
  func register(_ type: any Plugin.Type) { types.append(type) }
  subscript<P: Plugin>(_ type: P.Type) -> P? { active.lazy.compactMap { $0 as? P }.first }
  func send(_ message: String) -> [String] { active.compactMap { $0.handle(message) } }
}

let registry = Registry()
let all: [any Plugin.Type] = [Echo.self, Silent.self, Math.self, Loud.self]
all.forEach(registry.register)
print(all.map { $0.name })
for message in ["hi", "3 * 4", "5 ? 6", "7 - 10"] { print(message, registry.send(message)) }
print(registry[Loud.self]?.count ?? -1, registry[Echo.self]?.count ?? -1, registry[Silent.self]?.title ?? "-")
let kind: Echo.Type = Loud.self
let made = kind.init()
print(type(of: made), kind.name, type(of: made).name, made is Loud)
print(registry.active.map { String(describing: type(of: $0)) })
