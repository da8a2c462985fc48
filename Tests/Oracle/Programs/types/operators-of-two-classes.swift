// What a protocol makes of the operators of a class compares objects of two classes below it.
class Animal: Comparable {
  let weight: Int
  init(_ weight: Int) { self.weight = weight }
  static func < (a: Animal, b: Animal) -> Bool { a.weight < b.weight }
  static func == (a: Animal, b: Animal) -> Bool { a.weight == b.weight }
}
class Dog: Animal {}
final class Poodle: Dog {}
class Cat: Animal {}
let (dog, poodle, cat) = (Dog(3), Poodle(2), Cat(5))
print(dog < poodle, dog > poodle, poodle >= dog, cat > poodle, cat <= dog, dog != cat)
print(max(dog, poodle) === dog, [dog, poodle, cat].sorted().map(\.weight))

// A text beside a literal is what that one is made of.
func find<C: Collection>(_ values: C, _ value: C.Element) -> Bool where C.Element: Equatable {
  values.contains(value)
}
print(find(Array("aceg"), "e"), find(Set("abc"), "z"), find([1, 2], 2), find(Array(1...3), 4))
