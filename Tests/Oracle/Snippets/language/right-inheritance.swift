class Animal {
  let name: String
  var sound: String { "..." }
  init(name: String) { self.name = name }
  func speak() -> String { "\(name) says \(sound)" }
  class func kind() -> String { "animal" }
}
class Dog: Animal {
  var tricks: [String]
  override var sound: String { "woof" }
  init(name: String, tricks: [String] = []) {
    self.tricks = tricks
    super.init(name: name)
  }
  override convenience init(name: String) { self.init(name: name, tricks: []) }
  override func speak() -> String { super.speak() + "!" }
  override class func kind() -> String { "dog" }
}
final class Puppy: Dog { override func speak() -> String { "yip" } }
