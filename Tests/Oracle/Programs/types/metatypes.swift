class Animal {
  class var kingdom: String { "animals" }
  static let shared = Animal()
  class func make() -> Animal { Animal() }
  class func sound() -> String { "..." }
  required init() {}
  func speak() -> String { type(of: self).sound() + " from " + Self.kingdom }
}
class Dog: Animal {
  override class var kingdom: String { "dogs" }
  override class func make() -> Animal { Dog() }
  override class func sound() -> String { "woof" }
}
class Puppy: Dog {
  override class func sound() -> String { super.sound() + "!" }
}
let types: [Animal.Type] = [Animal.self, Dog.self, Puppy.self]
for type in types {
  print(type, type.kingdom, type.sound(), type.init().speak(), Swift.type(of: type.make()))
}
let animal: Animal = Puppy()
print(type(of: animal), type(of: animal) == Puppy.self, type(of: animal) is Dog.Type, animal.speak())
print(Dog.self == Dog.self, Dog.self as Any.Type == Puppy.self, ObjectIdentifier(Dog.self) == ObjectIdentifier(Dog.self))

protocol Plugin {
  static var id: String { get }
  static func create(_ n: Int) -> Self
  init()
  var n: Int { get }
}
extension Plugin {
  static func create(_ n: Int) -> Self { Self() }
  static var long: String { "plugin." + id }
}
struct Audio: Plugin { static let id = "audio"; var n = 1 }
struct Video: Plugin {
  static var id: String { "video" }
  var n = 2
  static func create(_ n: Int) -> Video { Video(n: n * 10) }
}
let plugins: [any Plugin.Type] = [Audio.self, Video.self]
for plugin in plugins { print(plugin, plugin.id, plugin.long, plugin.init().n, plugin.create(7).n) }
var registry: [String: any Plugin.Type] = [:]
for plugin in plugins { registry[plugin.id] = plugin }
print(registry["video"]?.create(3).n ?? 0, registry["none"] == nil)
func spawn<P: Plugin>(_ type: P.Type = P.self) -> P { type.init() }
let audio: Audio = spawn()
print(audio, spawn(Video.self), String(describing: Video.self), "\(Audio.self)")
func name<T>(of value: T) -> String { "\(T.self) / \(type(of: value))" }
print(name(of: 3), name(of: audio as any Plugin), name(of: [1: "a"]), name(of: (1, "x")))
let anys: [Any] = [1, "s", audio, Dog(), Dog.self, [1.5], Optional(3) as Any, (1, 2)]
for any in anys { print(type(of: any)) }
print(Int.self, [String: [Int]].self, Int?.self, (Int, String).self, ((Int) -> Bool).self)
