class Animal {
  let name: String
  init(name: String) { self.name = name }
  func speak() { print("...") }
}
class Dog: Animal {
  func speak() { print("Woof") }
}
let d = Dog()
d.name = "Rex"
