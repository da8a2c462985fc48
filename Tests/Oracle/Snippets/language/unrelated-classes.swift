class Animal {}
class Dog: Animal {}
class Car {}
struct Point {}
let animal = Animal()
print(animal as? Car as Any, animal is Car, animal as? Dog as Any, animal as? Point as Any)
func local(_ dog: Dog) { print(dog as? Car as Any) }
