import Diagnostics
import SwiftSource

/// A declared name, with what the checker has found out about it so far. A class, since uses
/// refer to it by identity, and since most of it is found when it is first used.
final class Symbol {
  enum Kind {
    case variable(VariableDeclaration.Binding, isLet: Bool)
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case `subscript`(SubscriptDeclaration)
    case enumCase(index: Int, EnumCaseDeclaration)
    case type(NominalType)
    case alias(GenericClause, TypeSyntax)
    case associatedType(inherited: [TypeSyntax], default: TypeSyntax?)
    /// The initializer that a struct gets for its stored properties.
    case memberwise([StoredVariable])
    /// A class's or enum's member that the compiler writes: `init()`, `allCases`, `rawValue`.
    case synthesized(Synthesized)
    /// `_x` and `$x` of a wrapped property.
    case wrapperStorage(Symbol)
    case wrapperProjection(Symbol)
  }

  enum Access: Int, Comparable {
    case `private`, `fileprivate`, `internal`, `public`
    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
  }

  let name: String
  private(set) var kind: Kind
  let declaration: Declaration?
  let context: Context
  let nameRange: SourceRange
  /// The library's entry that implements it natively.
  var native: Int?
  /// The library's entry that declares it, native or not.
  var entry: Int?
  var isStatic = false
  var isMutating = false
  var isConsuming = false
  var isNonmutating = false
  var isOverride = false
  var isFinal = false
  var isConvenience = false
  var isLazy = false
  var ownership = Ownership.strong
  var isDisfavored = false
  /// Declared only to say, in these words, why it is not there.
  var unavailable: String?
  /// Why it should not be used any more.
  var deprecation: Deprecation?
  var access = Access.internal
  var setterAccess = Access.internal
  /// Prefix, postfix or infix, for operators.
  var isPrefix = false
  var isPostfix = false

  var signature: Signature?
  var isResolving = false
  var wrapper: WrapperUse?
  var wrapperResolved = false
  /// What makes the wrapper's storage, where that was checked to find its type.
  var wrapperInitial: Typed?
  /// A protocol's requirements: of a property, its getter.
  var requirement: Requirement?
  var setterRequirement: Requirement?
  /// What runs it: the function, initializer or getter, and the setter.
  var function: Function?
  var setter: Function?
  var slot: Int?
  var setterSlot: Int?
  var global: GlobalVariable?
  var ownContext: Context?
  /// Where a function inside a function stands.
  var localScope: LocalScope?
  var defaults: [Int: DefaultArgument] = [:]
  /// The types of parameters that only their default values say.
  var inferredDefaults: [Int: Type?] = [:]
  var opaque: OpaqueType?
  /// The checked initial value of a stored property; built into each initializer.
  var initial: ((FunctionBuilder) -> Code)?
  var initialChecked = false

  init(
    _ kind: Kind, name: String, declaration: Declaration?, context: Context,
    nameRange: SourceRange
  ) {
    self.kind = kind
    self.name = name
    self.declaration = declaration
    self.context = context
    self.nameRange = nameRange
  }

  var isRequirement: Bool { context.isProtocolBody }
  /// Of instances, written in an extension of a protocol: `Self` is what it is called on.
  var isExtensionMember: Bool {
    context.isExtension && context.nominal?.keyword == .protocol && !isStatic && native == nil
  }
  /// A typealias that stands for itself has no type.
  func loseMeaning() {
    guard case .alias(let clause, let syntax) = kind else { return }
    kind = .alias(clause, TypeSyntax(.missing, at: syntax.range))
  }

  var isAlias: Bool { if case .alias = kind { true } else { false } }
  var isType: Bool {
    switch kind {
    case .type, .alias, .associatedType: true
    default: false
    }
  }
  var isInitializer: Bool {
    switch kind {
    case .initializer, .memberwise: true
    default: false
    }
  }
  var isFunction: Bool {
    if case .function = kind { return true }
    return false
  }
  var isMember: Bool { context.nominal != nil }
  var binding: VariableDeclaration.Binding? {
    if case .variable(let binding, _) = kind { return binding }
    return nil
  }
  var isLet: Bool {
    if case .variable(_, let isLet) = kind { return isLet }
    return false
  }
  /// The place of its `let` or `var`.
  var keyword: SourceRange? {
    if case .variable(let variable)? = declaration?.kind { return variable.keyword }
    return nil
  }
  /// The place of its `func`.
  var functionKeyword: SourceRange? {
    guard let declaration, declaration.range.file != .max else { return nil }
    if declaration.modifiers.isEmpty, declaration.attributes.isEmpty { return declaration.range }
    return nameRange.before(UInt32("func ".utf8.count))
  }
  var accessors: [Accessors.Accessor] {
    switch kind {
    case .variable(let binding, _): binding.accessors?.list ?? []
    case .subscript(let syntax): syntax.accessors.list
    default: []
    }
  }
  /// Whether an instance keeps a value for it.
  var isStored: Bool {
    guard case .variable(let binding, _) = kind, !isStatic, !isRequirement, native == nil,
      !isOverride
    else { return false }
    guard let accessors = binding.accessors else { return true }
    return accessors.list.allSatisfy { $0.kind == .willSet || $0.kind == .didSet }
  }
  var hasObservers: Bool {
    guard let list = binding?.accessors?.list, !list.isEmpty else { return false }
    return list.allSatisfy { $0.kind == .willSet || $0.kind == .didSet }
  }
  /// Whether it is a variable of top-level code that has no value at first.
  var isFollowed: Bool {
    guard let binding, context.isScript, context.nominal == nil else { return false }
    return binding.initializer == nil && binding.accessors == nil
  }
  /// `@objc optional var title: String? { get }`: what is read of the protocol's value may be
  /// missing.
  var isOptionalRequirement: Bool {
    context.nominal?.keyword == .protocol && !context.isExtension
      && declaration?.modifiers.contains { $0.name == "optional" } ?? false
  }
  var hasMutatingGetter: Bool {
    accessors.contains { accessor in
      accessor.kind == .get && accessor.modifiers.contains { $0.name == "mutating" }
    }
  }
  var isComputed: Bool {
    guard let accessors = binding?.accessors else { return false }
    return !accessors.list.allSatisfy { $0.kind == .willSet || $0.kind == .didSet }
  }
}

/// What `@available(*, deprecated, message: …, renamed: …)` says.
struct Deprecation {
  var message: String
  var newName: String?
}

/// How a variable holds an object.
enum Ownership { case strong, weak, unowned }

/// A stored property as a memberwise initializer sees it.
struct StoredVariable {
  var symbol: Symbol
  var hasDefault: Bool
}

/// The wrapper of a wrapped property: its type (of the storage), and the accessors in it.
struct WrapperUse {
  var nominal: NominalType
  var storage: Type
  var value: Type
  var projection: Type?
  /// Whether `init(wrappedValue:)` may make it.
  var takesValue: Bool
  /// How many other wrappers its value is in.
  var depth = 0
}

enum DefaultArgument {
  case constant(Constant, Type)
  case function(Function, Type)
  /// `#line` and the like: of the call.
  case location(Expression, Type)
  case failed
}

/// What a declaration says of its type.
final class Signature {
  var generics: [GenericParameter] = []
  var constraints: [Constraint] = []
  var parameters: [ParameterInfo] = []
  /// The result; of a property its type.
  var result: Type
  /// How that is written.
  var written: WrittenType?
  var isAsync = false
  var isThrowing = false
  var isRethrowing = false
  /// `E` of `throws(E)`.
  var thrown: Type?
  /// Whether the result is written as `Self`: of a class's member the class it is used on.
  var returnsSelf = false

  init(result: Type) { self.result = result }

  /// Its type as a function's.
  var functionType: FunctionType {
    FunctionType(
      parameters.map(\.asFunctionParameter), result: result, isAsync: isAsync,
      isThrowing: isThrowing)
  }
}

struct ParameterInfo {
  var label: String?
  var name: String
  var type: Type
  /// How that is written.
  var written: WrittenType?
  var isInout = false
  /// `consuming`: the body may change its copy.
  var isConsuming = false
  /// `isolated`: the body runs on the actor that is passed.
  var isIsolated = false
  var isVariadic = false
  var isPack = false
  var isAutoclosure = false
  var isEscaping = false
  /// `@_implicitSelfCapture`: a closure that is passed may leave `self.` out.
  var impliesSelf = false
  var builder: Type?
  var hasDefault = false
  var range = SourceRange.none

  var asFunctionParameter: FunctionType.Parameter {
    FunctionType.Parameter(
      type, isInout: isInout, isVariadic: isVariadic, isAutoclosure: isAutoclosure,
      builder: builder)
  }
}

/// One thing that generic parameters must fulfil.
enum Constraint: Hashable {
  case conforms(Type, NominalType)
  case subclass(Type, Type)
  case same(Type, Type)

  /// What it asks something of; of two that are the same the first.
  var subject: Type {
    switch self {
    case .conforms(let subject, _), .subclass(let subject, _), .same(let subject, _): subject
    }
  }

  /// The pack that it asks something of, and the protocol if that is asked of each element itself;
  /// nil where it asks of no pack.
  var pack: (parameter: GenericParameter, proto: NominalType?)? {
    guard case .conforms(let subject, let proto) = self else { return nil }
    switch subject {
    case .parameter(let own) where own.isPack: return (own, proto)
    case .member: return subject.packs.first.map { ($0, nil) }
    default: return nil
    }
  }

  /// Whether it asks something of what a parameter stands for that `any P` is not itself.
  func asksOf(_ parameter: GenericParameter) -> Bool {
    switch self {
    case .conforms(.parameter(parameter), let proto):
      proto.wellKnown.map { $0 != .error && !$0.isMarker } ?? true
    case .subclass(.parameter(parameter), _): true
    default: false
    }
  }
}

extension Symbol {
  var isWrapperPart: Bool {
    switch kind {
    case .wrapperStorage, .wrapperProjection, .synthesized(.rawValue), .synthesized(.allCases): true
    default: false
    }
  }
}
