import Checking

/// A value of a running program. Value types are copied on write; classes, closures and what the
/// library keeps are references.
public enum Value {
  case void
  /// nil. A non-nil optional is its value itself, so that wrapping costs nothing; only an
  /// optional inside an optional is a `some`.
  case none
  case bool(Bool)
  /// Every integer type; the static type knows which. UInt64 as its bit pattern.
  case int(Int)
  /// Double, CGFloat and Float (rounded to Float at each step).
  case double(Double)
  case string(String)
  case character(Character)
  case array([Value])
  case tuple([Value])
  case structure(StructValue)
  case enumCase(EnumValue)
  case object(ObjectValue)
  case closure(ClosureValue)
  case type(TypeValue)
  case keyPath(KeyPathValue)
  /// Dictionaries, sets, views, bindings: what the library implements in Swift itself.
  case native(any NativeValue)
  /// `.some(nil)` and deeper.
  indirect case some(Value)
  /// A value of a type that it does not know itself (UInt8, CGFloat, `[Int]`, `Int?`, a tuple…)
  /// where only `Any` or `any P` is known. See `Machine.erase`.
  indirect case existential(Value, Type)
  /// A local variable that a closure shares; never seen by natives.
  case box(BoxValue)
}

/// A struct's fields. A class for its identity in memory only: shared until written.
public final class StructValue {
  public let type: NominalType
  public let arguments: [Type]
  @exclusivity(unchecked) public var fields: [Value]

  public init(type: NominalType, arguments: [Type] = [], fields: [Value]) {
    self.type = type
    self.arguments = arguments
    self.fields = fields
  }

  /// Hands over the fields of a value that is going.
  func surrender() -> [Value] {
    var parts: [Value] = []
    swap(&parts, &fields)
    return parts
  }

  deinit { if type.deinitializers.isEmpty { releaseParts(surrender()) } else { end() } }
}

/// A case of an enum with its payload; those without one are made once.
public final class EnumValue {
  public let type: NominalType
  public let arguments: [Type]
  public let index: Int
  @exclusivity(unchecked) public private(set) var payload: [Value]

  public init(type: NominalType, arguments: [Type] = [], index: Int, payload: [Value] = []) {
    self.type = type
    self.arguments = arguments
    self.index = index
    self.payload = payload
  }

  /// Hands over the payload of a value that is going.
  func surrender() -> [Value] {
    var parts: [Value] = []
    swap(&parts, &payload)
    return parts
  }

  deinit { releaseParts(surrender()) }
}

/// An instance of a class that the program declares. Made by `Machine.makeObject`.
public final class ObjectValue {
  public let type: NominalType
  public let arguments: [Type]
  @exclusivity(unchecked) public var fields: [Value]
  /// What watches it: views that observe it, and publishers made from it. Once there is one, the
  /// storage of its `@Published` properties reports to it.
  public var observers: [any ObjectObserver] = [] {
    didSet { if oldValue.isEmpty, !observers.isEmpty { followPublishedProperties() } }
  }
  /// The machine's list of what is alive, through which cycles are released at its end.
  let heap: Heap
  unowned(unsafe) var previous: ObjectValue?
  unowned(unsafe) var next: ObjectValue?
  /// Whether its `deinit` is running, or has run.
  private var isEnding = false

  /// What is left of an object that went, for its `deinit`.
  init(remainsOf object: ObjectValue) {
    type = object.type
    arguments = object.arguments
    fields = object.surrender()
    heap = object.heap
    isEnding = true
    heap.insert(self)
  }

  init(type: NominalType, arguments: [Type], fields: [Value], heap: Heap) {
    self.type = type
    self.arguments = arguments
    self.fields = fields
    self.heap = heap
    heap.insert(self)
  }

  /// Whether all properties have values: where an initializer gave up before that, no `deinit`
  /// runs.
  private var isWhole: Bool {
    zip(fields, type.storedProperties).allSatisfy { field, property in
      guard case .void = field else { return true }
      if case .parameter(let own) = property.type, arguments.indices.contains(own.index) {
        return arguments[own.index] == .void
      }
      return property.type == .void
    }
  }

  func surrender() -> [Value] {
    var parts: [Value] = []
    swap(&parts, &fields)
    return parts
  }

  deinit {
    if !type.deinitializers.isEmpty, !isEnding, !heap.isClosed, isWhole {
      heap.ending.append(.object(ObjectValue(remainsOf: self)))
    }
    heap.remove(self)
    if isEnding {
      // In the order of declaration: what goes with them may say so.
      for part in surrender() { releaseParts([part]) }
    } else {
      releaseParts(surrender())
    }
  }
}

/// What is told that an object is about to change: an `ObservableObject` as a whole, an
/// `@Observable` one property by property.
public protocol ObjectObserver: AnyObject {
  func objectWillChange(_ object: ObjectValue)
  func willChange(_ object: ObjectValue, property: Int)
}

extension ObjectObserver {
  public func objectWillChange(_ object: ObjectValue) {}
  public func willChange(_ object: ObjectValue, property: Int) {}
}

/// A function with what it captured, or a native one.
public final class ClosureValue {
  public enum Body {
    case function(Function)
    case callee(Callee, applied: [Value])
    /// Unlike a builtin's, it may hold values of the running program.
    case native(NativeBody)
  }

  public let body: Body
  @exclusivity(unchecked) public internal(set) var captures: [Value]
  /// What the generic parameters of the surrounding function stand for.
  public let types: [Type]
  /// What runs it, where it is a function that ran before.
  @exclusivity(unchecked) var header: UnsafeMutablePointer<RoutineHeader>?

  public init(_ body: Body, captures: [Value] = [], types: [Type] = []) {
    self.body = body
    self.captures = captures
    self.types = types
  }

  func surrender() -> [Value] {
    var parts: [Value] = []
    swap(&parts, &captures)
    return parts
  }

  deinit { if !captures.isEmpty { releaseParts(surrender()) } }
}

/// A local variable that closures share.
public final class BoxValue {
  @exclusivity(unchecked) public var value: Value
  let heap: Heap
  unowned(unsafe) var previous: BoxValue?
  unowned(unsafe) var next: BoxValue?

  init(_ value: Value, heap: Heap) {
    self.value = value
    self.heap = heap
    heap.insert(self)
  }

  func surrender() -> [Value] {
    var part = Value.void
    swap(&part, &value)
    return [part]
  }

  deinit {
    heap.remove(self)
    if value.hasParts { releaseParts(surrender()) }
  }
}

public final class TypeValue {
  public let type: Type

  public init(_ type: Type) {
    self.type = type
  }
}

/// A key path, with the values of its subscripts' arguments.
public final class KeyPathValue {
  public let code: KeyPathCode
  /// The values of subscript arguments, in order, all components' together.
  public let arguments: [Value]
  /// What the generic parameters of the function that made it stand for.
  public let types: [Type]

  public init(code: KeyPathCode, arguments: [Value], types: [Type] = []) {
    self.code = code
    self.arguments = arguments
    self.types = types
  }
}

/// A value of a type that the library implements.
public protocol NativeValue: AnyObject {
  /// The type it shows to `type(of:)`, `is` and protocol dispatch.
  func dynamicType(in machine: Machine) -> Type
  /// `==`; identity unless said otherwise.
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool
  /// What `hash(into:)` feeds; must agree with `isEqual`. The object's identity unless said
  /// otherwise.
  func hash(into hasher: inout StableHasher, in machine: Machine) throws
  /// What `print` shows.
  func describe(in machine: Machine) throws -> String
  /// What `debugPrint` shows, and what a collection or struct shows of it; `describe` unless said
  /// otherwise.
  func debugDescribe(in machine: Machine) throws -> String
  /// The value as a Swift literal or initializer call; `debugDescribe` unless said otherwise.
  func literal(in machine: Machine) throws -> String
  /// Itself, where it is an iterator.
  var iterator: (any IteratorValue)? { get }
  /// Itself, where it is a sequence.
  var sequence: (any SequenceValue)? { get }
  /// The values it holds, for the count of live memory; none unless said otherwise.
  func forEachChild(_ visit: (Value) -> Void)
}

extension NativeValue {
  public func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    self === other
  }

  public func hash(into hasher: inout StableHasher, in machine: Machine) throws {
    hasher.combine(ObjectIdentifier(self))
  }

  public func debugDescribe(in machine: Machine) throws -> String { try describe(in: machine) }
  public func literal(in machine: Machine) throws -> String { try debugDescribe(in: machine) }
  public func forEachChild(_ visit: (Value) -> Void) {}
  public var iterator: (any IteratorValue)? { nil }
  public var sequence: (any SequenceValue)? { nil }
}

/// A wrapper whose value reports show in place of the wrapper: `@State`.
public protocol PropertyWrapperValue: NativeValue {
  var wrapped: Value { get }
}

/// A native value that `for` walks, and whose elements the library's generic algorithms ask for.
public protocol SequenceValue: NativeValue {
  /// A fresh iterator; the elements in order.
  func makeIterator(in machine: Machine) throws -> any IteratorValue
}

/// An iterator over native elements.
public protocol IteratorValue: NativeValue {
  /// The next element; nil at the end.
  func next(in machine: Machine) throws -> Value?
}

extension SequenceValue {
  public var sequence: (any SequenceValue)? { self }
}

extension IteratorValue {
  public var iterator: (any IteratorValue)? { self }

  public func dynamicType(in machine: Machine) -> Type {
    machine.types.type("_NativeIterator", [.any])
  }
}
