// A property of another type than the requirement's leaves the requirement to the extension.
struct Description { var text: String }

protocol Intent {
  static var description: Description? { get }
  var count: Int? { get }
  func next() -> Int?
}

extension Intent {
  static var description: Description? { nil }
  var count: Int? { nil }
  func next() -> Int? { nil }
}

struct Eat: Intent {
  static var description = Description(text: "eats")
  var count = 3
  func next() -> Int { 1 }
}

func show<T: Intent>(_ intent: T) {
  print(T.description as Any, intent.count as Any, intent.next() as Any)
}

show(Eat())
print(Eat.description, Eat().count)
