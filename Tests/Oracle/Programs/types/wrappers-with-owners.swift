// Wrappers that read and set their value through the object that has them; sequences that drop.
class Notifier {
  var notes: [String] = []
  func note(_ text: String) { notes.append(text) }
}

@propertyWrapper struct Observed<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  static subscript<Owner: Notifier>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      owner.note("get")
      return owner[keyPath: storage].value
    }
    set {
      owner.note("set \(newValue)")
      owner[keyPath: storage].value = newValue
    }
  }
}

final class Settings: Notifier {
  @Observed var size = 1
  @Observed var name = "n"
  func grow() { size *= 3 }
}

let settings = Settings()
settings.size += 4
settings.name = "z"
settings.grow()
print(settings.size, settings.name, settings.notes, settings[keyPath: \.size])

@propertyWrapper struct Announced<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  var projectedValue: Int { 9 }
  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Announced<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      print("will be \(newValue) in \(type(of: owner))")
      owner[keyPath: storage].value = newValue
    }
  }
}

class Model {
  @Announced var list = [1]
  @Announced var text: String?
  init() { text = "made" }
}

final class Special: Model {
  @Announced var extra = 2.5
}

let model = Special()
model.list.append(2)
model.text = nil
model.extra *= 2
print(model.list, model.text as Any, model.$list, model.extra)

struct Plain { @Announced var number = 1 }
var plain = Plain()
plain.number = 5
print(plain.number)

struct Fibonacci: Sequence, IteratorProtocol {
  var a = 0
  var b = 1
  mutating func next() -> Int? {
    defer { (a, b) = (b, a + b) }
    return a
  }
}
print(Array(Fibonacci().drop { $0 < 50 }.prefix(2)), Fibonacci().drop { $0 < 9 }.first { $0 > 20 }!)
print((any CustomStringConvertible & Sendable).self, (any Sendable).self)
