class Animal {
  var name: String
  init(name: String) { self.name = name }
}
class Dog: Animal {
  var breed: String
  init(breed: String) {
    super.init(name: "x")
    self.breed = breed
  }
}
class Cat: Animal {
  var lives: Int
  init(lives: Int) {
    self.lives = lives
  }
}
class Cow: Animal {
  init() {
    name = "cow"
    super.init(name: "x")
  }
}
class Hen: Animal {
  var eggs: Int
  init() {
    super.init(name: "hen")
  }
}
class Ox: Animal {
  convenience init() { }
}
class Yak: Animal {
  convenience init(n: Int) { name = "y"; self.init(name: "n") }
}
