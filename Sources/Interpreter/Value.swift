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
  /// A value of a type that it does not know itself (UInt8, CGFloat, Float…) where only
  /// `Any` or `any P` is known.
  indirect case existential(Value, Type)
}

/// A struct's fields. A class for its identity in memory only: shared until written.
public final class StructValue {
  public let type: NominalType
  public let arguments: [Type]
  public var fields: [Value]

  public init(type: NominalType, arguments: [Type] = [], fields: [Value]) {
    self.type = type
    self.arguments = arguments
    self.fields = fields
  }
}

/// A case of an enum with its payload; those without one are made once.
public final class EnumValue {
  public let type: NominalType
  public let arguments: [Type]
  public let index: Int
  public let payload: [Value]

  public init(type: NominalType, arguments: [Type] = [], index: Int, payload: [Value]) {
    self.type = type
    self.arguments = arguments
    self.index = index
    self.payload = payload
  }
}

/// An instance of a class that the program declares.
public final class ObjectValue {
  public let type: NominalType
  public let arguments: [Type]
  public var fields: [Value]
  /// What watches it: views that observe it, and publishers made from it.
  public var observers: [any ObjectObserver] = []

  public init(type: NominalType, arguments: [Type] = [], fields: [Value]) {
    self.type = type
    self.arguments = arguments
    self.fields = fields
  }
}

/// What is told that an object is about to change.
public protocol ObjectObserver: AnyObject {
  func objectWillChange(_ object: ObjectValue)
}

/// A function with what it captured, or a native one.
public final class ClosureValue {
  public enum Body {
    case function(Function)
    case callee(Callee, applied: [Value])
    case native(Native)
  }

  public let body: Body
  public var captures: [Value]
  /// What the generic parameters of the surrounding function stand for.
  public let types: [Type]

  public init(_ body: Body, captures: [Value] = [], types: [Type] = []) {
    self.body = body
    self.captures = captures
    self.types = types
  }
}

public final class TypeValue {
  public let type: Type

  public init(_ type: Type) {
    self.type = type
  }
}

/// A value of a type that the library implements.
public protocol NativeValue: AnyObject {
  /// The type it shows to `type(of:)`, `is` and protocol dispatch.
  func dynamicType(in machine: Machine) -> Type
  /// `==`; identity unless said otherwise.
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool
  /// What `print` shows.
  func describe(in machine: Machine) throws -> String
}
