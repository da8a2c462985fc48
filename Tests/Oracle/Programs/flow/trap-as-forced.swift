class Animal {}
final class Dog: Animal {}
final class Cat: Animal {}
let pets: [Animal] = [Dog(), Cat()]
print(pets[0] as! Dog is Dog, pets[1] as? Dog as Any)
print(pets[1] as! Dog)
