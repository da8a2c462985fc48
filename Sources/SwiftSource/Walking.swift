/// The way down a piece of a program: what each part is made of, in the order of writing.
extension Expression {
  /// The expressions directly inside; of a closure, those of its statements.
  public var parts: [Expression] {
    switch kind {
    case .integer, .float, .boolean, .nil, .regex, .self, .super, .selfType, .discard, .missing,
      .name, .type:
      []
    case .string(let segments):
      segments.flatMap { segment -> [Expression] in
        guard case .interpolation(let arguments, _) = segment else { return [] }
        return arguments.map(\.value)
      }
    case .macro(_, let arguments, let trailing): (arguments + trailing).map(\.value)
    case .array(let elements): elements
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): elements.map(\.value)
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      [callee] + (arguments.arguments + arguments.trailing).map(\.value)
    case .keyPath(_, let components):
      components.flatMap { component -> [Expression] in
        guard case .subscript(let arguments) = component else { return [] }
        return arguments.arguments.map(\.value)
      }
    case .prefix(_, let operand), .postfix(let operand, _), .inout(let operand),
      .forceUnwrap(let operand), .optionalLink(let operand), .optionalChain(let operand),
      .try(_, let operand), .await(let operand), .keyword(_, let operand), .is(let operand, _),
      .cast(let operand, _, _):
      [operand]
    case .binary(let left, _, let right): [left, right]
    case .assignment(let target, let value): [target, value]
    case .ternary(let condition, let then, let other): [condition, then, other]
    case .closure(let closure): closure.captures.compactMap(\.value) + closure.body.expressions
    case .if(let statement): statement.expressions
    case .switch(let statement): statement.expressions
    }
  }
}

extension CodeBlock {
  /// The expressions of its statements, those of nested blocks among them.
  public var expressions: [Expression] { statements.flatMap(\.expressions) }
}

extension Statement {
  /// The expressions directly in it and in its blocks.
  public var expressions: [Expression] {
    switch kind {
    case .expression(let expression), .throw(let expression): [expression]
    case .declaration(let declaration): declaration.expressions
    case .if(let statement): statement.expressions
    case .switch(let statement): statement.expressions
    case .guard(let conditions, let body), .while(_, let conditions, let body):
      conditions.flatMap(\.expressions) + body.expressions
    case .repeatWhile(_, let body, let condition): body.expressions + [condition]
    case .for(let loop):
      [loop.sequence] + (loop.condition.map { [$0] } ?? []) + loop.body.expressions
    case .do(_, _, let body, let catches):
      body.expressions + catches.flatMap(\.body.expressions)
    case .defer(let body): body.expressions
    case .return(let value): value.map { [$0] } ?? []
    case .break, .continue, .fallthrough: []
    }
  }
}

extension Condition {
  fileprivate var expressions: [Expression] {
    switch self {
    case .expression(let expression): [expression]
    case .binding(_, _, _, let value, _): value.map { [$0] } ?? []
    case .case(_, let value, _): [value]
    }
  }
}

extension IfStatement {
  fileprivate var expressions: [Expression] {
    chain.flatMap { ($0.conditions ?? []).flatMap(\.expressions) + $0.body.expressions }
  }
}

extension SwitchStatement {
  fileprivate var expressions: [Expression] { [subject] + cases.flatMap(\.body.expressions) }
}

extension Declaration {
  /// The expressions in its initial values and bodies; of a type, those of its members.
  public var expressions: [Expression] {
    switch kind {
    case .variable(let variable):
      variable.bindings.flatMap { binding in
        (binding.initializer.map { [$0] } ?? [])
          + (binding.accessors?.list ?? []).flatMap { $0.body?.expressions ?? [] }
      }
    case .function(let function): function.body?.expressions ?? []
    case .initializer(let initializer): initializer.body?.expressions ?? []
    case .deinitializer(let body): body.expressions
    case .subscript(let member): member.accessors.list.flatMap { $0.body?.expressions ?? [] }
    case .type(let type): type.members.flatMap(\.expressions)
    case .extension(let extended): extended.members.flatMap(\.expressions)
    case .macro(_, let arguments, let trailing): (arguments + trailing).map(\.value)
    case .import, .typealias, .associatedType, .enumCases, .operator, .precedenceGroup, .missing:
      []
    }
  }
}
