import Diagnostics

/// A declaration as written. A class, since declarations are looked up and referred to by
/// identity while a program is checked; none changes after parsing.
public final class Declaration: Sendable {
  public let kind: Kind
  public let attributes: [Attribute]
  public let modifiers: [Modifier]
  /// The name's place, or the keyword's where there is no name: where swiftc points.
  public let nameRange: SourceRange
  public let range: SourceRange

  public init(
    _ kind: Kind, attributes: [Attribute] = [], modifiers: [Modifier] = [],
    nameRange: SourceRange, range: SourceRange
  ) {
    self.kind = kind
    self.attributes = attributes
    self.modifiers = modifiers
    self.nameRange = nameRange
    self.range = range
  }

  public indirect enum Kind: Sendable {
    case `import`(path: [String])
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer(CodeBlock)
    case `subscript`(SubscriptDeclaration)
    case type(TypeDeclaration)
    case `extension`(ExtensionDeclaration)
    case `typealias`(name: String, generics: GenericClause, type: TypeSyntax)
    case associatedType(name: String, inherited: [TypeSyntax], default: TypeSyntax?)
    /// One `case` line of an enum.
    case enumCases([EnumCaseDeclaration])
    case `operator`(fixity: String, name: String, precedenceGroup: String?)
    case precedenceGroup(name: String)
    /// `#Preview("Name") { … }` and other macros where a declaration stands.
    case macro(name: String, arguments: [Argument], trailing: [Argument])
    case missing
  }
}

/// `@Name`, `@Name(arguments)`, `@Name(\.path)`.
public struct Attribute: Sendable {
  public var name: TypeSyntax
  public var arguments: [Argument]?
  public var range: SourceRange

  public init(name: TypeSyntax, arguments: [Argument]?, range: SourceRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }

  /// The last component of the name: `State` of `@SwiftUI.State`.
  public var baseName: String {
    if case .name(_, let name, _) = name.kind { return name }
    return ""
  }
}

/// `private`, `static`, `mutating`, and `private(set)` with its detail.
public struct Modifier: Sendable {
  public var name: String
  public var detail: String?
  public var range: SourceRange

  public init(name: String, detail: String?, range: SourceRange) {
    self.name = name
    self.detail = detail
    self.range = range
  }
}

/// `let a = 1, b: Int` and `var c: Int { … }`.
public struct VariableDeclaration: Sendable {
  public var isLet: Bool
  public var bindings: [Binding]
  /// The place of `let` or `var`.
  public var keyword: SourceRange

  public init(isLet: Bool, bindings: [Binding], keyword: SourceRange) {
    self.isLet = isLet
    self.bindings = bindings
    self.keyword = keyword
  }

  public struct Binding: Sendable {
    public var pattern: Pattern
    public var type: TypeSyntax?
    public var initializer: Expression?
    public var accessors: Accessors?

    /// Whether neither a type nor a value says what it is.
    public var isBare: Bool { type == nil && initializer == nil }

    public init(
      pattern: Pattern, type: TypeSyntax?, initializer: Expression?, accessors: Accessors?
    ) {
      self.pattern = pattern
      self.type = type
      self.initializer = initializer
      self.accessors = accessors
    }
  }
}

/// The accessors of a variable or subscript. In a protocol they have no bodies.
public struct Accessors: Sendable {
  public var list: [Accessor]
  public var range: SourceRange

  public init(_ list: [Accessor], at range: SourceRange) {
    self.list = list
    self.range = range
  }

  public struct Accessor: Sendable {
    public enum Kind: String, Sendable { case get, set, willSet, didSet, `init` }

    public var kind: Kind
    /// `newValue`, or the name in `set(name)`.
    public var parameter: String?
    public var modifiers: [Modifier]
    public var isAsync: Bool
    public var isThrowing: Bool
    /// Whether it was written as a `read` or a `modify`, which yield.
    public var isCoroutine: Bool
    public var body: CodeBlock?
    public var range: SourceRange

    public init(
      _ kind: Kind, parameter: String? = nil, modifiers: [Modifier] = [], isAsync: Bool = false,
      isThrowing: Bool = false, isCoroutine: Bool = false, body: CodeBlock?, range: SourceRange
    ) {
      self.kind = kind
      self.parameter = parameter
      self.modifiers = modifiers
      self.isAsync = isAsync
      self.isThrowing = isThrowing
      self.isCoroutine = isCoroutine
      self.body = body
      self.range = range
    }
  }
}

public struct Parameter: Sendable {
  /// The argument label: nil for `_`. In a closure's parameters always nil.
  public var label: String?
  public var name: String
  public var attributes: [Attribute]
  /// nil only in closures.
  public var type: TypeSyntax?
  public var isVariadic: Bool
  public var defaultValue: Expression?
  public var range: SourceRange

  public init(
    label: String?, name: String, attributes: [Attribute] = [], type: TypeSyntax?,
    isVariadic: Bool = false, defaultValue: Expression? = nil, range: SourceRange
  ) {
    self.label = label
    self.name = name
    self.attributes = attributes
    self.type = type
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
    self.range = range
  }
}

public struct Signature: Sendable {
  public var generics: GenericClause
  public var parameters: [Parameter]
  public var isAsync: Bool
  public var isThrowing: Bool
  /// The word `rethrows`.
  public var rethrowsWord: SourceRange?
  /// The type in `throws(E)`.
  public var thrownType: TypeSyntax?
  /// nil for none written.
  public var result: TypeSyntax?

  public init(
    generics: GenericClause = GenericClause(), parameters: [Parameter], isAsync: Bool = false,
    isThrowing: Bool = false, rethrowsWord: SourceRange? = nil, thrownType: TypeSyntax? = nil,
    result: TypeSyntax? = nil
  ) {
    self.generics = generics
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.rethrowsWord = rethrowsWord
    self.thrownType = thrownType
    self.result = result
  }
}

public struct FunctionDeclaration: Sendable {
  /// An identifier or an operator.
  public var name: String
  public var signature: Signature
  public var body: CodeBlock?

  public init(name: String, signature: Signature, body: CodeBlock?) {
    self.name = name
    self.signature = signature
    self.body = body
  }
}

public struct InitializerDeclaration: Sendable {
  public var isFailable: Bool
  public var signature: Signature
  public var body: CodeBlock?

  public init(isFailable: Bool, signature: Signature, body: CodeBlock?) {
    self.isFailable = isFailable
    self.signature = signature
    self.body = body
  }
}

public struct SubscriptDeclaration: Sendable {
  public var signature: Signature
  public var accessors: Accessors

  public init(signature: Signature, accessors: Accessors) {
    self.signature = signature
    self.accessors = accessors
  }
}

public struct TypeDeclaration: Sendable {
  public enum Keyword: String, Sendable { case `struct`, `class`, `enum`, actor, `protocol` }

  public var keyword: Keyword
  public var name: String
  public var generics: GenericClause
  public var inherited: [TypeSyntax]
  public var members: [Declaration]
  /// From `{` to `}`.
  public var bodyRange: SourceRange

  public init(
    keyword: Keyword, name: String, generics: GenericClause = GenericClause(),
    inherited: [TypeSyntax] = [], members: [Declaration], bodyRange: SourceRange
  ) {
    self.keyword = keyword
    self.name = name
    self.generics = generics
    self.inherited = inherited
    self.members = members
    self.bodyRange = bodyRange
  }
}

public struct ExtensionDeclaration: Sendable {
  /// The word `extension`.
  public var keyword: SourceRange
  public var extended: TypeSyntax
  public var inherited: [TypeSyntax]
  public var requirements: [GenericRequirement]
  public var members: [Declaration]

  public init(
    at keyword: SourceRange, extended: TypeSyntax, inherited: [TypeSyntax],
    requirements: [GenericRequirement], members: [Declaration]
  ) {
    self.keyword = keyword
    self.extended = extended
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
  }
}

public struct EnumCaseDeclaration: Sendable {
  public var name: String
  /// nil for a case without payload.
  public var payload: [Parameter]?
  public var rawValue: Expression?
  public var range: SourceRange

  public init(name: String, payload: [Parameter]?, rawValue: Expression?, range: SourceRange) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.range = range
  }
}

/// `<T: P, each U>` and `where …`.
public struct GenericClause: Sendable {
  public var parameters: [GenericParameterSyntax]
  public var requirements: [GenericRequirement]

  public init(parameters: [GenericParameterSyntax] = [], requirements: [GenericRequirement] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

public struct GenericParameterSyntax: Sendable {
  public var name: String
  public var inherited: TypeSyntax?
  public var isPack: Bool
  public var range: SourceRange

  public init(name: String, inherited: TypeSyntax?, isPack: Bool, range: SourceRange) {
    self.name = name
    self.inherited = inherited
    self.isPack = isPack
    self.range = range
  }
}

public enum GenericRequirement: Sendable {
  case conformance(TypeSyntax, TypeSyntax)
  case sameType(TypeSyntax, TypeSyntax)
}
