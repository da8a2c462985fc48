/// Collects the names that a piece of a program mentions: of values, of members without a base,
/// and of types. Local declarations are not told apart, so the answer may name too much.
public struct ReferencedNames {
  public private(set) var names: Set<String> = []

  public init() {}

  public init(of declaration: Declaration) { add(declaration) }
  public init(of block: CodeBlock) { add(block) }

  // MARK: Declarations

  public mutating func add(_ declaration: Declaration) {
    for attribute in declaration.attributes { add(attribute) }
    switch declaration.kind {
    case .import, .operator, .precedenceGroup, .missing: break
    case .variable(let variable):
      for binding in variable.bindings {
        add(binding.type)
        add(binding.initializer)
        for accessor in binding.accessors?.list ?? [] { add(accessor.body) }
      }
    case .function(let function):
      add(function.signature)
      add(function.body)
    case .initializer(let initializer):
      add(initializer.signature)
      add(initializer.body)
    case .deinitializer(let body): add(body)
    case .subscript(let member):
      add(member.signature)
      for accessor in member.accessors.list { add(accessor.body) }
    case .type(let type):
      for inherited in type.inherited { add(inherited) }
      for member in type.members { add(member) }
    case .extension(let extended):
      add(extended.extended)
      for member in extended.members { add(member) }
    case .typealias(_, _, let type): add(type)
    case .associatedType(_, let inherited, let type):
      for name in inherited { add(name) }
      add(type)
    case .enumCases(let cases):
      for item in cases {
        for parameter in item.payload ?? [] { add(parameter.type) }
        add(item.rawValue)
      }
    case .macro(_, let arguments, let trailing): add(arguments + trailing)
    }
  }

  private mutating func add(_ attribute: Attribute) {
    add(attribute.name)
    add(attribute.arguments ?? [])
  }

  private mutating func add(_ signature: Signature) {
    for parameter in signature.parameters {
      add(parameter.type)
      add(parameter.defaultValue)
    }
    add(signature.result)
  }

  // MARK: Types

  private mutating func add(_ type: TypeSyntax?) {
    guard let type else { return }
    if case .name(_, let name, _) = type.kind { names.insert(name) }
    for part in type.parts { add(part) }
  }

  // MARK: Statements

  private mutating func add(_ block: CodeBlock?) {
    for statement in block?.statements ?? [] { add(statement) }
  }

  public mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression): add(expression)
    case .declaration(let declaration): add(declaration)
    case .if(let statement): add(statement)
    case .switch(let statement): add(statement)
    case .guard(let conditions, let body), .while(_, let conditions, let body):
      add(conditions)
      add(body)
    case .repeatWhile(_, let body, let condition):
      add(body)
      add(condition)
    case .for(let loop):
      add(loop.sequence)
      add(loop.condition)
      add(loop.body)
    case .do(_, let thrown, let body, let catches):
      add(thrown)
      add(body)
      for clause in catches { add(clause.body) }
    case .defer(let body): add(body)
    case .return(let value): add(value)
    case .break, .continue, .fallthrough: break
    }
  }

  private mutating func add(_ statement: IfStatement) {
    add(statement.conditions)
    add(statement.then)
    switch statement.else {
    case .block(let block): add(block)
    case .if(let other): add(other)
    case nil: break
    }
  }

  private mutating func add(_ statement: SwitchStatement) {
    add(statement.subject)
    for item in statement.cases {
      for pattern in item.items {
        add(pattern.pattern)
        add(pattern.condition)
      }
      add(item.body)
    }
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): add(expression)
      case .binding(_, let pattern, let type, let value, _):
        add(type)
        if let value {
          add(value)
        } else if case .identifier(let name) = pattern.kind {
          names.insert(name)
        }
      case .case(let pattern, let value, _):
        add(pattern)
        add(value)
      }
    }
  }

  private mutating func add(_ pattern: Pattern) {
    switch pattern.kind {
    case .wildcard, .identifier: break
    case .tuple(let elements): for element in elements { add(element.pattern) }
    case .binding(_, let inner), .optional(let inner): add(inner)
    case .is(let type): add(type)
    case .cast(let inner, let type):
      add(inner)
      add(type)
    case .enumCase(let type, _, let payload):
      add(type)
      for element in payload ?? [] { add(element.pattern) }
    case .expression(let expression): add(expression)
    }
  }

  // MARK: Expressions

  private mutating func add(_ arguments: [Argument]) {
    for argument in arguments { add(argument.value) }
  }

  public mutating func add(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .integer, .float, .boolean, .nil, .regex, .self, .super, .selfType, .discard, .missing:
      break
    case .string(let segments):
      for segment in segments {
        if case .interpolation(let arguments, _) = segment { add(arguments) }
      }
    case .macro(_, let arguments, let trailing): add(arguments + trailing)
    case .array(let elements): for element in elements { add(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        add(pair.key)
        add(pair.value)
      }
    case .tuple(let elements): add(elements)
    case .name(let name):
      names.insert(name.text)
      for argument in name.genericArguments { add(argument) }
    case .member(let base, _): add(base)
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      add(callee)
      add(arguments.arguments + arguments.trailing)
    case .keyPath(let root, let components):
      add(root)
      for case .subscript(let arguments) in components { add(arguments.arguments) }
    case .prefix(_, let operand), .postfix(let operand, _), .inout(let operand),
      .forceUnwrap(let operand), .optionalLink(let operand), .optionalChain(let operand),
      .try(_, let operand), .await(let operand), .keyword(_, let operand):
      add(operand)
    case .binary(let left, _, let right), .assignment(let left, let right):
      add(left)
      add(right)
    case .ternary(let condition, let then, let other):
      add(condition)
      add(then)
      add(other)
    case .closure(let closure):
      for capture in closure.captures { add(capture.value) }
      add(closure.body)
    case .is(let value, let type), .cast(let value, let type, _):
      add(value)
      add(type)
    case .type(let type): add(type)
    case .if(let statement): add(statement)
    case .switch(let statement): add(statement)
    }
  }
}
