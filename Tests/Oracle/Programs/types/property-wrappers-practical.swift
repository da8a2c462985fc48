@propertyWrapper struct Logged<Value> {
  private var value: Value
  private(set) var history: [Value] = []
  let label: String
  init(wrappedValue: Value, _ label: String) { value = wrappedValue; self.label = label }
  var wrappedValue: Value {
    get { value }
    set { history.append(value); value = newValue; print("\(label) = \(newValue)") }
  }
  var projectedValue: Logged { self }
}
@propertyWrapper struct NonNegative<N: SignedNumeric & Comparable> {
  private var number: N = 0
  var wrappedValue: N { get { number } set { number = max(0, newValue) } }
  init(wrappedValue: N) { self.wrappedValue = wrappedValue }
}
@propertyWrapper enum Lazy<T> {
  case waiting(() -> T), ready(T)
  init(wrappedValue: @autoclosure @escaping () -> T) { self = .waiting(wrappedValue) }
  var wrappedValue: T {
    mutating get {
      switch self {
      case .ready(let value): return value
      case .waiting(let make):
        let value = make()
        self = .ready(value)
        return value
      }
    }
    set { self = .ready(newValue) }
  }
}
@propertyWrapper struct UserSetting<T> {
  static var store: [String: Any] { get { Storage.values } set { Storage.values = newValue } }
  let key: String, standard: T
  init(wrappedValue: T, key: String) { self.key = key; standard = wrappedValue }
  var wrappedValue: T {
    get { Storage.values[key] as? T ?? standard }
    nonmutating set { Storage.values[key] = newValue }
  }
  var projectedValue: Bool { Storage.values[key] != nil }
}
enum Storage { static var values: [String: Any] = [:] }
func expensive() -> Int { print("computing"); return 42 }
struct Settings {
  @Logged("volume") var volume = 3
  @NonNegative var balance = -5
  @Lazy var answer = expensive()
  @UserSetting(key: "name") var name = "nobody"
  @UserSetting(key: "size") var size: Double = 12
}
var settings = Settings()
settings.volume = 5
settings.volume += 2
print(settings.$volume.history, settings.$volume.label)
settings.balance += 10; settings.balance -= 25
print(settings.balance)
print(settings.answer, settings.answer)
settings.answer = 1
print(settings.answer, settings.name, settings.$name)
settings.name = "Ann"
print(settings.name, settings.$name, Settings().name, settings.size, UserSetting<Int>.store.count)
func scoped() {
  @Logged("local") var x = 1
  x *= 10
  print(x, $x.history)
}
scoped()
class Base { @NonNegative var points = 1 }
class Derived: Base { func lose() { points -= 100 } }
let d = Derived(); d.lose(); print(d.points)
