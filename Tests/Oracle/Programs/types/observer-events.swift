final class Signal<Value> {
  final class Token { private let cancel: () -> Void; init(_ cancel: @escaping () -> Void) { self.cancel = cancel }; deinit { cancel() } }
  private var observers: [Int: (Value) -> Void] = [:]
  private var nextID = 0
  private(set) var last: Value?
  func observe(_ body: @escaping (Value) -> Void) -> Token {
    let id = nextID
    nextID += 1
    observers[id] = body
    return Token { [weak self] in self?.observers[id] = nil }
  }
  func observe<Owner: AnyObject>(_ owner: Owner, _ method: @escaping (Owner) -> (Value) -> Void) -> Token {
    observe { [weak owner] value in
      guard let owner else { return }
      method(owner)(value)
    }
  }
  func send(_ value: Value) {
    last = value
    observers.sorted { $0.key < $1.key }.forEach { $0.value(value) }
  }
  func map<T>(_ change: @escaping (Value) -> T) -> (Signal<T>, Token) {
    let result = Signal<T>()
    return (result, observe { result.send(change($0)) })
  }
  var count: Int { observers.count }
}
extension Signal where Value == Void { func send() { send(()) } }
class Label {
  var text = "" { didSet { if text != oldValue { print("label: \(oldValue) -> \(text)") } } }
  func show(_ text: String) { self.text = text }
  deinit { print("label gone") }
}
@propertyWrapper struct Published<Value> {
  private var value: Value
  let projectedValue = Signal<Value>()
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value { get { value } set { value = newValue; projectedValue.send(newValue) } }
}
class Model { @Published var name = "none"; @Published var count: Int = 0 }
let model = Model()
var tokens: [AnyObject] = []
tokens.append(model.$count.observe { print("count is", $0) })
var label: Label? = Label()
tokens.append(model.$name.observe(label!, Label.show))
model.name = "Ann"; model.name = "Ann"; model.count += 2
label = nil
model.name = "Bob"
let (lengths, mapping) = model.$name.map(\.count)
var seen: [Int] = []
let token = lengths.observe { seen.append($0) }
for name in ["x", "yy", "zzz"] { model.name = name }
print(seen, lengths.last ?? -1, model.$name.count)
tokens.removeAll()
model.count = 9
print(model.$count.count, model.$name.count, model.$name.last ?? "-")
_ = (mapping, token)
let tick = Signal<Void>(); var ticks = 0
do { let t = tick.observe { ticks += 1 }; tick.send(); tick.send(); _ = t }
tick.send()
print(ticks)
