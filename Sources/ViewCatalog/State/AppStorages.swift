import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// `@AppStorage`: a value of the user's defaults (navigation rule 10.8).
var appStorages: [Builtin] {
  [
    Builtin(nil, "@frozen @propertyWrapper struct AppStorage<Value>: DynamicProperty {}"),
    Builtin(
      "AppStorage", "var wrappedValue: Value { get nonmutating set }",
      set: { call in
        try call.arguments[0].as(AppStorageValue.self)?.write(call.arguments[1], in: call.machine)
        return .void
      },
      native: { call in
        try call.arguments[0].as(AppStorageValue.self)?.read(in: call.machine) ?? .void
      }),
    Builtin("AppStorage", "var projectedValue: Binding<Value> { get }") { call in
      guard let storage = call.arguments[0].as(AppStorageValue.self) else { return .void }
      return .native(storage.binding(in: call.machine))
    },
    Builtin(
      "AppStorage where Value: RawRepresentable",
      """
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = UserDefaults.standard)
      """
    ) { call in
      let type = call.types.first ?? .any
      return .native(
        AppStorageValue(
          key: call.arguments[1].asName, initial: call.arguments[0], store: call.arguments[2],
          raw: type))
    },
  ]
    + ["Bool", "Int", "Double", "String", "URL", "Data", "Date"].flatMap { type in
      [
        Builtin(
          "AppStorage where Value == \(type)",
          """
          init(wrappedValue: Value, _ key: String, store: UserDefaults? = UserDefaults.standard)
          """
        ) { call in
          .native(
            AppStorageValue(
              key: call.arguments[1].asName, initial: call.arguments[0], store: call.arguments[2]))
        },
        Builtin(
          "AppStorage where Value == \(type)?",
          "init(_ key: String, store: UserDefaults? = UserDefaults.standard)"
        ) { call in
          .native(
            AppStorageValue(
              key: call.arguments[0].asName, initial: .none, store: call.arguments[1],
              sample: samples[type]))
        },
      ]
    }
}

/// A value of each type that is another in the defaults.
private var samples: [String: Value] {
  ["Bool": .bool(false), "Int": .int(0), "Double": .double(0), "String": .string("")]
}

/// An `@AppStorage` property. Views depend on the defaults as on an `@Observable` object.
final class AppStorageValue: DynamicPropertyValue, ComparableNative {
  private let key: String
  private let initial: Value
  private let store: Value
  /// The type whose raw value is stored, where it is not the value itself.
  private let raw: Type?
  /// A value of the type that is read.
  private let sample: Value

  init(key: String, initial: Value, store: Value, raw: Type? = nil, sample: Value? = nil) {
    self.sample = sample ?? initial
    self.key = key
    self.initial = initial
    self.store = store
    self.raw = raw
  }

  func connect(_ context: inout PropertyContext) throws -> Value {
    let machine = context.graph.machine
    _ = context.storage { ReportedDefault { [self] in try? read(in: machine) } }
    return .native(self)
  }

  func read(in machine: Machine) throws -> Value {
    guard case .object(let defaults) = store.optionalContent ?? .none else { return initial }
    machine.tracker?.didRead(defaults, property: 0)
    // What is stored, and below it what is registered.
    var found: Value?
    for values in defaults.fields.prefix(2).compactMap({ $0.as(DictionaryValue.self) })
    where found == nil {
      found = try values.table.value(for: .string(key), in: machine)
    }
    guard let found else { return initial }
    let value = found.unerased
    guard let raw else { return value.bridged(like: sample) ?? initial }
    guard let make = machine.requirement("init(rawValue:)", of: "RawRepresentable") else {
      return initial
    }
    return try machine.call(make, onType: raw, [value]).optionalContent ?? initial
  }

  func write(_ value: Value, in machine: Machine) throws {
    guard case .object(let defaults) = store.optionalContent ?? .none,
      let values = defaults.fields.first?.as(DictionaryValue.self)
    else { return }
    var stored = value
    if raw != nil, let requirement = machine.requirement("rawValue", of: "RawRepresentable") {
      stored = try machine.call(requirement, on: value)
    }
    machine.tracker?.willWrite(defaults, property: 0)
    var table = values.table
    if let content = stored.optionalContent {
      _ = try table.set(content, for: .string(key), in: machine)
    } else {
      _ = try table.remove(.string(key), in: machine)
    }
    defaults.fields[0] = .native(
      DictionaryValue(key: values.key, value: values.value, table: table))
    try machine.announces?("NSUserDefaultsDidChangeNotification")
  }

  func binding(in machine: Machine) -> BindingValue {
    BindingValue(
      identity: [.member("@AppStorage"), .member(key)], get: { try self.read(in: machine) },
      set: { try self.write($0, in: machine) })
  }

  func isSame(as other: any NativeValue) -> Bool { (other as? AppStorageValue)?.key == key }
  func dynamicType(in machine: Machine) -> Type { machine.types.type("AppStorage") }
  func describe(in machine: Machine) throws -> String { "AppStorage(\(key))" }
}

/// What reports show of an `@AppStorage` property: its value now.
private final class ReportedDefault: PropertyStorage {
  private let read: () -> Value?

  init(_ read: @escaping () -> Value?) { self.read = read }

  var reported: Value? { read() }
}

extension Value {
  /// What `as?` makes of a value that Objective-C holds, where another type is wanted: numbers
  /// and flags become one another without loss, nothing becomes a text.
  fileprivate func bridged(like sample: Value) -> Value? {
    switch (sample, self) {
    case (.bool, .bool), (.int, .int), (.double, .double), (.string, .string): self
    case (.bool, .int(0)), (.bool, .double(0)): .bool(false)
    case (.bool, .int(1)), (.bool, .double(1)): .bool(true)
    case (.int, .bool(let flag)): .int(flag ? 1 : 0)
    case (.int, .double(let number)): Int(exactly: number).map { .int($0) }
    case (.double, .bool(let flag)): .double(flag ? 1 : 0)
    case (.double, .int(let number)): .double(Double(number))
    case (.bool, _), (.int, _), (.double, _), (.string, _): nil
    default: self
    }
  }

  /// The value without what says its type.
  fileprivate var unerased: Value {
    if case .existential(let value, _) = self { return value.unerased }
    return self
  }
}
