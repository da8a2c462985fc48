import Diagnostics
import SwiftSource

/// A struct, class, enum, actor or protocol: its identity, and what the interpreter needs of it at
/// run time. A class, since types refer to each other and are compared by identity.
public final class NominalType {
  public let name: String
  public let keyword: TypeDeclaration.Keyword
  public let parent: NominalType?
  /// Whether navlab supplies it (its values may then be native).
  public let isBuiltin: Bool
  public var generics: [GenericParameter] = []
  /// In the order of their slots; a superclass's come first.
  public var storedProperties: [StoredProperty] = []
  /// The cases of an enum, in order.
  public var cases: [EnumCase] = []
  public var superclass: NominalType?
  /// Set for `@Observable` classes: reads and writes of stored properties are reported.
  public var isObservable = false
  /// How it fulfils each protocol it was asked for; `conformance(to:)` asks.
  public var conformances: [ObjectIdentifier: Conformance] = [:]
  /// Finds a conformance that nobody asked for yet; set by the checker.
  public var findConformance: ((NominalType, NominalType) -> Conformance?)?
  /// Finds what an associated type is; set by the checker.
  public var findTypeWitness: ((NominalType, String) -> Type?)?
  /// What a protocol itself asks for, in order; not what it inherits.
  public var requirements: [Requirement] = []
  /// A class's own and inherited methods that can be overridden, by slot.
  public var methods: [Function] = []
  /// What runs when an instance goes: the class's own `deinit`, then its superclass's.
  public var deinitializers: [Function] = []
  /// The properties of a `@Model` class that refer to other models, by slot; empty for all others.
  public private(set) lazy var relationships: [Int: Relationship] = findRelationships()
  public private(set) lazy var uniqueSlots: [Int] = findUniqueSlots()

  /// Which of the types that the language itself knows it is.
  let wellKnown: WellKnown?
  /// What the checker knows about it: members, extensions, generic constraints.
  let scope = TypeScope()

  public init(
    name: String, keyword: TypeDeclaration.Keyword, parent: NominalType? = nil, isBuiltin: Bool
  ) {
    self.name = name
    self.keyword = keyword
    self.parent = parent
    self.isBuiltin = isBuiltin
    wellKnown = isBuiltin && parent == nil ? WellKnown(rawValue: name) : nil
  }
}

extension NominalType {
  /// Where its name is declared; nowhere for one of the library's.
  public var place: SourceRange { isBuiltin ? .none : scope.declaration?.nameRange ?? .none }

  /// How it fulfils `proto`; nil where it does not. Found once.
  public func conformance(to proto: NominalType) -> Conformance? {
    if let known = conformances[ObjectIdentifier(proto)] { return known }
    guard let found = findConformance?(self, proto) else { return nil }
    conformances[ObjectIdentifier(proto)] = found
    return found
  }
}

extension NominalType: Hashable {
  public static func == (a: NominalType, b: NominalType) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct StoredProperty {
  /// `count`; `_count` for the storage of a property wrapper.
  public var name: String
  public var type: Type
  public var isLet: Bool
  /// The name of the wrapped property where this is a wrapper's storage: `count`.
  public var wrappedName: String?

  public init(name: String, type: Type, isLet: Bool, wrappedName: String? = nil) {
    self.name = name
    self.type = type
    self.isLet = isLet
    self.wrappedName = wrappedName
  }
}

public struct EnumCase {
  public var name: String
  /// Its payload; nil for none.
  public var payload: [TupleElement]?
  /// Its raw value, where the enum has one.
  public var rawValue: Constant?
  /// Whether its payload is kept elsewhere, and a pointer to it here.
  public let isIndirect: Bool

  public init(name: String, payload: [TupleElement]? = nil, isIndirect: Bool = false) {
    self.name = name
    self.payload = payload
    self.isIndirect = isIndirect
  }
}

/// How one type fulfils one protocol.
public final class Conformance {
  /// What must hold of the type's arguments: `where Element: Equatable`.
  public enum Condition {
    case conforms(Type, NominalType)
    case same(Type, Type)
  }

  public let proto: NominalType
  public var conditions: [Condition] = []
  /// By requirement; a requirement with a default in an extension points to that.
  public var witnesses: [Requirement: Witness] = [:]
  public var typeWitnesses: [String: Type] = [:]

  public init(to proto: NominalType) {
    self.proto = proto
  }
}

/// What fulfils a requirement.
public struct Witness {
  public var callee: Callee
  /// Whether its type arguments begin with `Self` (a member of an extension of a protocol), and not
  /// with the conforming type's arguments. The requirement's own generic arguments follow.
  public var takesSelf: Bool

  public init(_ callee: Callee, takesSelf: Bool = false) {
    self.callee = callee
    self.takesSelf = takesSelf
  }
}

/// A member that a protocol asks for. By identity: `getter`, `setter` and methods are each one.
public final class Requirement: Hashable {
  /// `body`, `id`, `==`, `init(from:)`: for traces.
  public let name: String
  public let proto: NominalType
  /// Asked of the type itself: no argument is `self`.
  public let isStatic: Bool

  public init(name: String, proto: NominalType, isStatic: Bool = false) {
    self.name = name
    self.proto = proto
    self.isStatic = isStatic
  }

  public static func == (a: Requirement, b: Requirement) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
