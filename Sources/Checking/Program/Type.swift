import Diagnostics

/// A type, resolved: what the checker infers and what the interpreter passes as a metatype.
public indirect enum Type: Hashable {
  /// A struct, enum, class or actor; the arguments of enclosing types come first.
  case nominal(NominalType, [Type])
  /// A generic parameter, `Self` of a protocol included.
  case parameter(GenericParameter)
  /// `T.Element`, of a type that is not known yet.
  case member(Type, name: String)
  case function(FunctionType)
  /// `()` is the tuple of none.
  case tuple([TupleElement])
  case metatype(Type)
  /// `any P & Q`, by the protocols in the order written; `Any` has none.
  case existential([NominalType])
  /// The `some P` that a declaration returns: one type for each declaration and its arguments.
  case opaque(OpaqueType, [Type])
  /// What inference has yet to find; never in a checked program.
  case variable(Int)
  /// What a reported error left behind; it fits everything, so that errors do not cascade.
  case error

  public static var void: Type { .tuple([]) }
  public static var any: Type { .existential([]) }
}

public struct TupleElement: Hashable {
  public var label: String?
  public var type: Type
  /// `repeat [each T]`: as many elements as the pack has.
  public var isExpansion: Bool

  public init(label: String?, type: Type, isExpansion: Bool = false) {
    self.label = label
    self.type = type
    self.isExpansion = isExpansion
  }
}

extension TupleElement {
  /// Which of `xs` goes to each of `ys`, where both have the same labels in another order.
  static func order(of xs: [TupleElement], as ys: [TupleElement]) -> [Int]? {
    let (from, to) = (xs.compactMap(\.label), ys.compactMap(\.label))
    guard from.count == xs.count, to.count == ys.count, from != to, Set(from) == Set(to),
      from.count == to.count
    else { return nil }
    let order = to.compactMap { label in from.firstIndex(of: label) }
    return Set(order).count == to.count ? order : nil
  }
}

public struct FunctionType: Hashable {
  public struct Parameter: Hashable {
    public var type: Type
    public var isInout: Bool
    public var isVariadic: Bool
    public var isAutoclosure: Bool
    /// The result builder that transforms a closure passed here: `@ViewBuilder`.
    public var builder: Type?

    public init(
      _ type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false,
      builder: Type? = nil
    ) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
      self.builder = builder
    }
  }

  public var parameters: [Parameter]
  public var result: Type
  public var isAsync: Bool
  public var isThrowing: Bool
  /// How it is written, which makes no other type of it: with `throws(E)`, `@MainActor`, `Void`.
  var thrown: Type?
  var isMainActor = false
  var isSendable = false
  /// Whether a closure of it runs on no actor of its surroundings: `@Sendable`, `@isolated(any)`.
  var runsApart = false
  /// Whether it runs on an actor that it is passed: `(isolated Bank) -> Int`.
  var takesActor = false
  var namesVoid = false

  public init(
    _ parameters: [Parameter], result: Type, isAsync: Bool = false, isThrowing: Bool = false
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
  }
}

extension FunctionType {
  public static func == (a: FunctionType, b: FunctionType) -> Bool {
    a.parameters == b.parameters && a.result == b.result && a.isAsync == b.isAsync
      && a.isThrowing == b.isThrowing
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(parameters)
    hasher.combine(result)
    hasher.combine(isAsync)
    hasher.combine(isThrowing)
  }
}

/// A type parameter. A class: two parameters of one name differ.
public final class GenericParameter {
  public let name: String
  /// Its position among the type arguments that a call passes: enclosing types' first.
  public let index: Int
  public let isPack: Bool

  public init(name: String, index: Int, isPack: Bool = false) {
    self.name = name
    self.index = index
    self.isPack = isPack
  }
}

/// The identity of one `some P` result.
public final class OpaqueType {
  /// The declaration as messages name it: `property 'body'`.
  public let owner: String
  public let protocols: [NominalType]
  /// Where `some P` is written.
  let place: SourceRange
  /// The type behind it, once the body is checked; nil for what navlab supplies natively.
  public var underlying: Type?
  /// What each `return` gives.
  var returned: [(type: Type, range: SourceRange)] = []

  public init(of owner: String, protocols: [NominalType], at place: SourceRange = .none) {
    self.place = place
    self.owner = owner
    self.protocols = protocols
  }
}

extension GenericParameter: Hashable {
  public static func == (a: GenericParameter, b: GenericParameter) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension OpaqueType: Hashable {
  public static func == (a: OpaqueType, b: OpaqueType) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
