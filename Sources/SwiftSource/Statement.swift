import Diagnostics
import Synchronization

/// Statements between braces, or of a file.
public struct CodeBlock: Sendable {
  private enum Content {
    case read([Statement])
    case unread(UnreadBlock)
  }

  private let content: Content
  /// From `{` to `}`, or of the whole file.
  public var range: SourceRange

  public init(_ statements: [Statement], at range: SourceRange) {
    content = .read(statements)
    self.range = range
  }

  init(unread block: UnreadBlock, at range: SourceRange) {
    content = .unread(block)
    self.range = range
  }

  public var statements: [Statement] {
    switch content {
    case .read(let statements): statements
    case .unread(let block): block.statements
    }
  }

  /// A failable initializer's body, which may be `nil` alone and then returns it (SE-0255).
  var returningNil: CodeBlock {
    guard statements.count == 1, let only = statements.first,
      case .expression(let value) = only.kind, case .nil = value.kind
    else { return self }
    return CodeBlock([Statement(.return(value), at: only.range)], at: range)
  }
}

/// A body of a library's declaration, read when it is first asked for. A class: it remembers, for
/// whoever shares the declaration.
final class UnreadBlock: Sendable {
  private let source: SourceFile
  private let range: SourceRange
  private let known = Mutex<[Statement]?>(nil)

  init(_ source: SourceFile, _ range: SourceRange) {
    self.source = source
    self.range = range
  }

  var statements: [Statement] {
    known.withLock { known in
      if let known { return known }
      let read = SwiftReader.statements(of: source, from: range.start + 1, to: range.end - 1)
      known = read
      return read
    }
  }
}

public struct Statement: Sendable {
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Sendable {
    case expression(Expression)
    case declaration(Declaration)
    case `if`(IfStatement)
    case `switch`(SwitchStatement)
    case `guard`(conditions: [Condition], else: CodeBlock)
    case `while`(label: Name?, conditions: [Condition], body: CodeBlock)
    case repeatWhile(label: Name?, body: CodeBlock, condition: Expression)
    case `for`(ForStatement)
    /// - thrown: `do throws(E) { … }`
    case `do`(label: Name?, thrown: TypeSyntax?, body: CodeBlock, catches: [CatchClause])
    case `defer`(CodeBlock)
    case `return`(Expression?)
    case `throw`(Expression)
    case `break`(label: Name?)
    case `continue`(label: Name?)
    case `fallthrough`
  }
}

public struct IfStatement: Sendable {
  public var label: Name?
  public var conditions: [Condition]
  public var then: CodeBlock
  public var `else`: Else?
  public var range: SourceRange

  public indirect enum Else: Sendable {
    case block(CodeBlock)
    case `if`(IfStatement)
  }

  public init(
    label: Name? = nil, conditions: [Condition], then: CodeBlock, else: Else?, range: SourceRange
  ) {
    self.label = label
    self.conditions = conditions
    self.then = then
    self.else = `else`
    self.range = range
  }

  /// Its branches in order, each `else if`'s among them; an `else` has no conditions.
  public var chain: [(conditions: [Condition]?, body: CodeBlock)] {
    let own: (conditions: [Condition]?, body: CodeBlock) = (conditions, then)
    switch `else` {
    case nil: return [own]
    case .block(let block): return [own, (nil, block)]
    case .if(let nested): return [own] + nested.chain
    }
  }
}

public enum Condition: Sendable {
  case expression(Expression)
  /// `if let x = value`, `if var x`, `if let x: T = value`; no value means `x = x`.
  case binding(isLet: Bool, pattern: Pattern, type: TypeSyntax?, value: Expression?, SourceRange)
  case `case`(Pattern, value: Expression, SourceRange)
}

public struct SwitchStatement: Sendable {
  public var label: Name?
  public var subject: Expression
  public var cases: [Case]
  public var range: SourceRange

  public struct Case: Sendable {
    /// Empty for `default`.
    public var items: [CaseItem]
    public var isUnknown: Bool
    public var body: CodeBlock
    /// From `case` to the colon.
    public var range: SourceRange

    public init(items: [CaseItem], isUnknown: Bool, body: CodeBlock, range: SourceRange) {
      self.items = items
      self.isUnknown = isUnknown
      self.body = body
      self.range = range
    }

    public var isDefault: Bool { items.isEmpty }
  }

  public init(label: Name? = nil, subject: Expression, cases: [Case], range: SourceRange) {
    self.label = label
    self.subject = subject
    self.cases = cases
    self.range = range
  }
}

/// One pattern of a `case` or a `catch`, with its `where`.
public struct CaseItem: Sendable {
  public var pattern: Pattern
  public var condition: Expression?

  public init(pattern: Pattern, condition: Expression?) {
    self.pattern = pattern
    self.condition = condition
  }
}

public struct CatchClause: Sendable {
  /// Empty for a plain `catch`, which binds `error`.
  public var items: [CaseItem]
  public var body: CodeBlock
  public var range: SourceRange

  public init(items: [CaseItem], body: CodeBlock, range: SourceRange) {
    self.items = items
    self.body = body
    self.range = range
  }
}

public struct ForStatement: Sendable {
  public var label: Name?
  public var isAwait: Bool
  public var isTry: Bool
  public var pattern: Pattern
  public var type: TypeSyntax?
  public var sequence: Expression
  public var condition: Expression?
  public var body: CodeBlock

  public init(
    label: Name? = nil, isAwait: Bool = false, isTry: Bool = false, pattern: Pattern,
    type: TypeSyntax? = nil, sequence: Expression, condition: Expression? = nil, body: CodeBlock
  ) {
    self.label = label
    self.isAwait = isAwait
    self.isTry = isTry
    self.pattern = pattern
    self.type = type
    self.sequence = sequence
    self.condition = condition
    self.body = body
  }
}

/// A pattern. An expression pattern that starts with a dot and names a case is found to be an
/// enum pattern by the checker, which knows the subject's type.
public struct Pattern: Sendable {
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  public indirect enum Kind: Sendable {
    case wildcard
    case identifier(String)
    case tuple([(label: Name?, pattern: Pattern)])
    /// `let …` or `var …` around a pattern: its names are bound.
    case binding(isLet: Bool, Pattern)
    case optional(Pattern)
    case `is`(TypeSyntax)
    /// `pattern as Type`
    case cast(Pattern, TypeSyntax)
    /// `.name(patterns)` or `Type.name(patterns)`, where some payload pattern binds; a payload
    /// without bindings arrives as `expression`.
    case enumCase(type: TypeSyntax?, name: Name, payload: [(label: Name?, pattern: Pattern)]?)
    case expression(Expression)
  }
}
