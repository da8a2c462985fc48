struct User {
  let id: Int
  var name: String
  init(id: Int) {
    self.id = id
  }
}
class Dog {
  var name: String
  let age: Int
  init(name: String) {
    self.name = name
  }
}
class Puppy: Dog {
  var toy: String
  override init(name: String) {
    super.init(name: name)
    toy = "ball"
  }
}
