@propertyWrapper
struct Observed<Value> {
  private var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  @available(*, unavailable, message: "only in classes")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].stored }
    set { owner[keyPath: storage].stored = newValue }
  }
}
class Model {
  @Observed var count = 1
}
let m = Model()
m.count += 1
print(m.count)
