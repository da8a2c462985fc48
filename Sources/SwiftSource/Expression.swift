import Diagnostics

/// An expression as written. Operators are folded by precedence; parentheses are kept, since
/// `(a, b)` and `(a)` differ.
public struct Expression: Sendable {
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Sendable {
    case integer(String)
    case float(String)
    case boolean(Bool)
    case `nil`
    case string([StringSegment])
    case regex(String)
    /// `#file`, `#line`, `#function`, `#selector(…)` and other `#name(arguments)`.
    case macro(name: String, arguments: [Argument], trailing: [Argument])
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])

    /// `name`, `name(label:label:)` and `name<T>`; `self`, `super`, `Self` and `_` have cases of
    /// their own.
    case name(Name)
    case `self`
    case `super`
    case selfType
    case discard

    /// `base.name`; without a base an implicit member, `.name`.
    case member(base: Expression?, name: Name)
    case call(Expression, CallArguments)
    case `subscript`(Expression, CallArguments)
    /// `\Root.path`
    case keyPath(root: TypeSyntax?, components: [KeyPathComponent])

    case prefix(operator: Name, Expression)
    case postfix(Expression, operator: Name)
    case binary(Expression, operator: Name, Expression)
    case assignment(target: Expression, value: Expression)
    case ternary(condition: Expression, then: Expression, else: Expression)
    case `inout`(Expression)
    case forceUnwrap(Expression)
    /// `base?` inside a chain; the chain ends at the nearest `optionalChain` around it.
    case optionalLink(Expression)
    case optionalChain(Expression)

    case closure(Closure)
    case `is`(Expression, TypeSyntax)
    /// `as`, `as?` and `as!`.
    case cast(Expression, TypeSyntax, CastMode)
    case `try`(TryMode, Expression)
    case `await`(Expression)
    /// `consume`, `copy`, `borrow`, `unsafe`, `each`, `repeat`: a keyword before an expression.
    case keyword(String, Expression)
    /// A type where a value may stand: `[Int]`, `Int?`, `(Int) -> Void`, before `(` or `.self`.
    case type(TypeSyntax)
    case `if`(IfStatement)
    case `switch`(SwitchStatement)
    /// What the parser could not read; its diagnostic is already reported.
    case missing
  }
}

public enum CastMode: Sendable { case coerce, conditional, forced }
public enum TryMode: Sendable { case plain, optional, forced }

/// A name as used: `count`, `move(to:)`, `Array<Int>`.
public struct Name: Sendable {
  public var text: String
  public var range: SourceRange
  /// The labels of a compound name, `_` for none; nil for a plain one.
  public var labels: [String]?
  public var genericArguments: [TypeSyntax]

  /// With its labels, where it has any: `move(to:)`.
  public var spelled: String {
    labels.map { "\(text)(\($0.map { $0 + ":" }.joined()))" } ?? text
  }

  public init(
    _ text: String, at range: SourceRange, labels: [String]? = nil,
    genericArguments: [TypeSyntax] = []
  ) {
    self.text = text
    self.range = range
    self.labels = labels
    self.genericArguments = genericArguments
  }
}

/// An argument of a call or an element of a tuple.
public struct Argument: Sendable {
  public var label: Name?
  public var value: Expression

  public init(label: Name?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// What stands between the parentheses of a call, and the closures after them.
public struct CallArguments: Sendable {
  public var arguments: [Argument]
  /// The trailing closures; the first has no label.
  public var trailing: [Argument]
  /// From `(` to `)`, or empty where there are none.
  public var parentheses: SourceRange

  public init(arguments: [Argument], trailing: [Argument], parentheses: SourceRange) {
    self.arguments = arguments
    self.trailing = trailing
    self.parentheses = parentheses
  }
}

public enum StringSegment: Sendable {
  /// Text with its escapes already read.
  case text(String)
  /// `\(value)`, `\(value, specifier: "%.2f")`.
  case interpolation([Argument], SourceRange)
}

public enum KeyPathComponent: Sendable {
  case member(Name)
  case `subscript`(CallArguments)
  case optionalChain(SourceRange)
  case forceUnwrap(SourceRange)
}

/// `{ [captures] (parameters) async throws -> Result in statements }`.
public struct Closure: Sendable {
  public var captures: [Capture]
  public var attributes: [Attribute]
  /// nil where the closure has no parameter clause (and may use `$0`).
  public var parameters: [Parameter]?
  /// Where the parameters stand, with their parentheses.
  public var clause: SourceRange?
  public var isAsync: Bool
  public var isThrowing: Bool
  /// The type in `throws(E)`.
  public var thrownType: TypeSyntax?
  public var result: TypeSyntax?
  public var body: CodeBlock

  public init(
    captures: [Capture] = [], attributes: [Attribute] = [], parameters: [Parameter]? = nil,
    clause: SourceRange? = nil, isAsync: Bool = false, isThrowing: Bool = false,
    thrownType: TypeSyntax? = nil,
    result: TypeSyntax? = nil, body: CodeBlock
  ) {
    self.captures = captures
    self.attributes = attributes
    self.parameters = parameters
    self.clause = clause
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.thrownType = thrownType
    self.result = result
    self.body = body
  }

  public struct Capture: Sendable {
    /// `weak`, `unowned`, or nil.
    public var specifier: String?
    public var name: Name
    /// `[name = value]`; nil captures the variable of that name.
    public var value: Expression?

    public init(specifier: String?, name: Name, value: Expression?) {
      self.specifier = specifier
      self.name = name
      self.value = value
    }
  }
}
