// Objects of different classes are passed and compared as what all of them are.
class Animal: Equatable, CustomStringConvertible {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (a: Animal, b: Animal) -> Bool { a.name == b.name }
  var description: String { "\(type(of: self)) \(name)" }
}
class Cat: Animal {}
class Dog: Animal {}

func pair<T>(_ a: T, _ b: T) -> [T] { [a, b] }
func first<T>(_ a: T?, _ b: T?) -> T? { a ?? b }
func lazily<T>(_ a: T, _ b: @autoclosure () -> T) -> T { b() }

let cat = Cat("Tom")
let dog = Dog("Rex")
let any: Animal = dog
let none: Cat? = nil
var held: Cat! = cat

var both = pair(cat, dog)
both.append(any)
print(both)
print(pair(cat, any), pair(any, cat))
print(first(none, any) as Any, first(held, dog) as Any, first(dog, none) as Any)
print(lazily(cat, dog).name)
print(held != any, held == cat, none == any, any == none, dog == any, cat != any)
for animal in both where held != animal && none != animal { print(animal) }
let either = none ?? dog
print(type(of: either), (none ?? any).name)
struct Box<T> { var value: T }
func boxed<T>(_ box: Box<T>, _ a: T, _ b: T) -> T { [box.value, a, b].last! }
print(boxed(Box(value: any), cat, dog), boxed(Box<Animal>(value: cat), cat, cat))
