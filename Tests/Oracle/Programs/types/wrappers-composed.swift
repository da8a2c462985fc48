@propertyWrapper struct Clamped { var v: Int; let r: ClosedRange<Int>
  init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: Int { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } } }
@propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { print("log \(oldValue) -> \(wrappedValue)") } }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue; print("init \(wrappedValue)") }
  var projectedValue: String { "projected \(wrappedValue)" } }
@propertyWrapper struct Doubler<Value> { private var s: Value; init(wrappedValue: Value) { s = wrappedValue }
  var wrappedValue: Value { get { s } set { s = newValue } } }
struct S { @Logged @Clamped(0...10) var x: Int = 50
  @Logged @Doubler var name: String = "n" }
var s = S()
s.x = 20
print(s.x, s.$x)
s.name += "!"
print(s.name, s.$name)
