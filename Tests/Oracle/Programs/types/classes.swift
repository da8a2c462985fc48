class Animal {
  var name: String { didSet { print("name \(oldValue) -> \(name)") } }
  class var kind: String { "animal" }
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "none") }
  func speak() -> String { "..." }
  class func create() -> Animal { Animal(name: kind) }
  static func fixed() -> String { "fixed \(kind)" }
  deinit { print("bye \(name)") }
}
class Dog: Animal {
  var tricks: [String] = []
  override class var kind: String { "dog" }
  override init(name: String) { super.init(name: name); tricks.append("sit") }
  override func speak() -> String { super.speak() + "woof" }
  override class func create() -> Animal { Dog(name: "created") }
  deinit { print("dog gone") }
}
final class Puppy: Dog {
  override var name: String { willSet { print("will be \(newValue)") } }
  override func speak() -> String { "yip " + super.speak() }
}
do {
  let d: Animal = Dog(name: "Rex")
  d.name = "Max"
  print(d.speak(), type(of: d).kind, Dog.fixed(), (d as? Dog)?.tricks ?? [])
  let p = Puppy(); print(p.speak(), p.name); p.name = "Pip"
  let t: Animal.Type = Dog.self
  print(t.create().name)
}
let x = Animal(name: "x"); let y = x; y.name = "z"; print(x.name, x === y)
