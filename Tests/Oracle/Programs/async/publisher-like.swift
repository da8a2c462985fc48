// Observation without frameworks: callbacks, a small store, and its subscribers.
final class Signal<Value> {
  typealias Handler = (Value) -> Void
  final class Token { let cancel: () -> Void; init(_ cancel: @escaping () -> Void) { self.cancel = cancel } }
  private var handlers: [Int: Handler] = [:]
  private var next = 0
  func subscribe(_ handler: @escaping Handler) -> Token {
    let id = next
    next += 1
    handlers[id] = handler
    return Token { [weak self] in self?.handlers[id] = nil }
  }
  func send(_ value: Value) { for id in handlers.keys.sorted() { handlers[id]?(value) } }
  var stream: AsyncStream<Value> {
    AsyncStream { continuation in
      let token = subscribe { continuation.yield($0) }
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}
@propertyWrapper struct Observed<Value> {
  private var value: Value
  let projectedValue = Signal<Value>()
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set { value = newValue; projectedValue.send(newValue) }
  }
}
struct Counter { @Observed var count = 0; @Observed var name = "c" }
var counter = Counter()
let token = counter.$count.subscribe { print("count", $0) }
let other = counter.$name.subscribe { print("name", $0) }
counter.count += 1
counter.name = "d"
counter.count = 5
token.cancel()
counter.count = 6
let signal = Signal<Int>()
let reader = Task {
  var sum = 0
  for await value in signal.stream { sum += value; if sum > 5 { break } }
  return sum
}
await Task.yield()
for i in 1...4 { signal.send(i) }
print(await reader.value)
_ = other
