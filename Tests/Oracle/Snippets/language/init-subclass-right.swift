class Animal {
  var name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "?") }
}
class Dog: Animal {
  var breed: String
  init(breed: String) {
    self.breed = breed
    super.init(name: "dog")
    name = "rex"
    bark()
  }
  func bark() {}
}
class Cat: Animal { var lives = 9 }
class Root { var x = 1; init() {} }
class Leaf: Root { let y: Int; override init() { y = 2 } }
class Other: Root { let z: Int; init(z: Int) { self.z = z; print(z) } }
let c = Cat(name: "tom")
let d = Cat()
