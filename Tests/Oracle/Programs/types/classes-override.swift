class Animal {
  var name: String
  init(name: String) { self.name = name }
  func speak() -> String { "..." }
}
class Dog: Animal {
  override func speak() -> String { "\(name) woofs" }
}
let animal: Animal = Dog(name: "Rex")
print(animal.speak(), animal is Dog)
let same = animal
same.name = "Max"
print(animal.name, animal === same)
final class Node {
  var value: Int
  var next: Node?
  init(_ value: Int) { self.value = value }
}
let node = Node(1)
node.next = Node(2)
node.next?.value += 40
print(node.next?.value as Any, node.next?.next?.value as Any)
