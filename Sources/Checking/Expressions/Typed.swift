import Diagnostics
import SwiftSource

/// An expression whose type is known, or being inferred; its code is made when all is known.
@dynamicMemberLookup
struct Typed {
  typealias Build = (FunctionBuilder) -> Code
  typealias BuildPlace = (FunctionBuilder) -> Place

  enum Access {
    /// A value: nothing to assign to.
    case value
    case place(BuildPlace)
    /// A place that must not be changed, with the reason.
    case immutable(Immutability)
  }

  var type: Type
  var range: SourceRange
  /// Where swiftc points to say something of it.
  var anchor: SourceRange
  /// `try? …`
  var isOptionalTry = false
  /// The literal `nil`, whose type only a context tells.
  var isNil = false
  /// A string literal that is not one character.
  var isNoCharacter = false
  var literal: LiteralForm?
  /// `a = b`, where a comparison may be meant.
  var assignment: AssignmentForm?
  var access: Access = .value
  /// Set where the expression names a type: `Int`, `Color.self`'s base.
  var isType = false
  /// `super`: its members are not looked up in the dynamic class.
  var isSuper = false
  /// `self`, written or implied.
  var isSelf = false
  /// `&value`.
  var isInoutExpression = false
  /// A dynamic member whose key path leads to a `T!`: it is of `T?` or of `T`, as is wanted.
  var isOfUnwrapped = false
  /// Its type is written `T!`.
  var isImplicitlyUnwrapped = false
  var build: Build
  /// Apart from it, since it is copied wherever an expression goes.
  private var details: Details?

  /// What few expressions have.
  struct Detail {
    /// How the declaration writes it that the value comes from.
    var written: WrittenType?
    /// An integer as written.
    var integerLiteral: String?
    /// The parts of a tuple as written, to assign to each.
    var tupleParts: [Typed]?
    /// The `?`s of the optional chain that it is.
    var links: ChainLinks?
    /// What a key path leads to.
    var pathValue: Type?
    /// In an initializer: the wrapped property whose storage a first assignment makes.
    var wrapped: Symbol?
    /// Whether it is a property of a value or type.
    var isMember: Bool?
    /// What the `$x` that it reads is the projection of.
    var projected: Type?
    /// How the property that it reads is wrapped.
    var wrapper: WrapperUse?
    /// The variable that it names or is a part of, to note that it is changed.
    var variable: Followed?
    /// The variable that it names, and where that is declared.
    var declared: (name: String, place: SourceRange)?
    /// What it names that does not keep its object alive.
    var reference: Reference?
    /// The parameter it names, where that must not escape.
    var nonescaping: LocalVariable?
  }

  private final class Details {
    var value = Detail()
  }

  @inline(__always)
  subscript<Value>(dynamicMember part: WritableKeyPath<Detail, Value?>) -> Value? {
    get { details?.value[keyPath: part] }
    set {
      if newValue == nil, details == nil { return }
      if !isKnownUniquelyReferenced(&details) {
        let own = Details()
        if let details { own.value = details.value }
        details = own
      }
      details?.value[keyPath: part] = newValue
    }
  }

  init(
    _ type: Type, at range: SourceRange, access: Access = .value, isType: Bool = false,
    isSuper: Bool = false, build: @escaping Build
  ) {
    self.type = type
    self.range = range
    anchor = range
    self.access = access
    self.isType = isType
    self.isSuper = isSuper
    self.build = build
  }

  /// What an error leaves: fits everything.
  static func failed(at range: SourceRange) -> Typed {
    Typed(.error, at: range) { builder in
      builder.checker.module.usesUnsimulated
        ? builder.standIn(for: .error, at: range)
        : Code(.unsupported("an expression with errors"), type: .error, at: range)
    }
  }
}

/// What is assigned to.
enum AssignmentForm { case member, other }

extension Typed {
  var isImmutable: Bool { if case .immutable = access { true } else { false } }
}

/// How a value is written out.
enum LiteralForm { case plain, collection }

/// A variable whose changes are followed.
enum Followed {
  case local(LocalVariable)
  /// One of top-level code.
  case topLevel

  var local: LocalVariable? {
    if case .local(let variable) = self { return variable }
    return nil
  }
}

/// Why a place cannot be changed, in swiftc's words.
enum Immutability {
  /// A variable, with its `let` where that could be a `var`.
  case letConstant(String, keyword: SourceRange?)
  case letProperty(String, keyword: SourceRange?)
  /// A `let` property, in an initializer that hands on to another one.
  case delegatedProperty(String, declared: SourceRange)
  /// Bound by a pattern, or `$0`.
  case bound(String)
  case getOnly(String)
  case selfIsImmutable
  case inaccessibleSetter(String)
  case readOnlyKeyPath
  case expression
  case functionCall
}
