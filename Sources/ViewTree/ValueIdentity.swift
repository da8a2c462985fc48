import Checking
import Interpreter

extension Value {
  /// Whether the two are the same to a view: nothing that a body could tell apart has changed.
  /// Never runs the program's code; closures and natives are the same only as one instance, and so
  /// are arrays of what is not Equatable, where `machine` can tell.
  public func isSame(as other: Value, in machine: Machine? = nil) -> Bool {
    if case .structure(let a) = self, case .structure(let b) = other {
      return a === b || a.type === b.type && Self.same(a.fields, b.fields, machine)
    }
    if case .enumCase(let a) = self, case .enumCase(let b) = other {
      return a === b
        || a.type === b.type && a.index == b.index && Self.same(a.payload, b.payload, machine)
    }
    if case .object(let a) = self, case .object(let b) = other { return a === b }
    if case .closure(let a) = self, case .closure(let b) = other { return a === b }
    if case .native(let a) = self, case .native(let b) = other {
      return a === b || ((a as? any ComparableNative)?.isSame(as: b) ?? false)
    }
    return isSameSimple(as: other, machine)
  }

  /// Whether a program's view is the same by its own `==`: that is asked of a view that is not
  /// plain data, and of any inside an `EquatableView`.
  func isEqual(to other: Value, asView isMarked: Bool, in machine: Machine) throws -> Bool {
    let (new, old) = (unwrappedView, other.unwrappedView)
    guard case .structure(let a) = new, case .structure(let b) = old, a.type === b.type,
      isMarked || !new.isPlainData, let equatable = machine.types.nominal("Equatable"),
      machine.conforms(.nominal(a.type, a.arguments), to: equatable)
    else { return false }
    return try machine.areEqual(new, old)
  }

  /// Whether it holds no reference: numbers and what is made of them.
  private var isPlainData: Bool {
    switch self {
    case .bool, .int, .double, .none, .void: true
    case .some(let value): value.isPlainData
    case .tuple(let values): values.allSatisfy(\.isPlainData)
    case .structure(let value): value.fields.allSatisfy(\.isPlainData)
    case .enumCase(let value): value.payload.allSatisfy(\.isPlainData)
    default: false
    }
  }

  private func isSameSimple(as other: Value, _ machine: Machine?) -> Bool {
    if case .bool(let a) = self, case .bool(let b) = other { return a == b }
    if case .int(let a) = self, case .int(let b) = other { return a == b }
    if case .double(let a) = self, case .double(let b) = other { return a == b }
    if case .string(let a) = self, case .string(let b) = other { return a == b }
    if case .character(let a) = self, case .character(let b) = other { return a == b }
    if case .array(let a) = self, case .array(let b) = other {
      return Self.areOne(a, b) || Self.areComparable(a, machine) && Self.same(a, b, machine)
    }
    if case .tuple(let a) = self, case .tuple(let b) = other { return Self.same(a, b, machine) }
    if case .some(let a) = self, case .some(let b) = other { return a.isSame(as: b, in: machine) }
    if case .type(let a) = self, case .type(let b) = other { return a.type == b.type }
    if case .existential(let a, let one) = self, case .existential(let b, let two) = other {
      return one == two && a.isSame(as: b, in: machine)
    }
    return isEmptyView && other.isEmptyView
  }

  private static func same(_ a: [Value], _ b: [Value], _ machine: Machine?) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1, in: machine) }
  }

  /// Whether both arrays are in one place in memory.
  private static func areOne(_ a: [Value], _ b: [Value]) -> Bool {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in a.baseAddress == b.baseAddress && a.count == b.count }
    }
  }

  /// Whether an array's elements are compared: those of the structs and enums that are Equatable.
  private static func areComparable(_ elements: [Value], _ machine: Machine?) -> Bool {
    guard let machine, let first = elements.first, let type = first.valueType,
      let equatable = machine.types.nominal("Equatable")
    else { return true }
    return machine.conforms(type, to: equatable)
  }

  private var valueType: Type? {
    switch self {
    case .structure(let value): .nominal(value.type, value.arguments)
    case .enumCase(let value): .nominal(value.type, value.arguments)
    default: nil
    }
  }
}

/// A native value that can tell cheaply that another is the same to a view: a binding to the same
/// place, an unconnected `@State`, a colour.
public protocol ComparableNative: NativeValue {
  func isSame(as other: any NativeValue) -> Bool
}

/// A value as an identity: equal where the program's `==` says so.
public struct ValueKey: Hashable {
  public let value: Value
  private let machine: Machine

  public init(_ value: Value, in machine: Machine) {
    self.value = value
    self.machine = machine
  }

  public static func == (a: ValueKey, b: ValueKey) -> Bool {
    (try? a.machine.areEqual(a.value, b.value)) ?? false
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine((try? machine.hash(of: value)) ?? 0)
  }
}
