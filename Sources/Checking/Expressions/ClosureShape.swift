import Diagnostics
import SwiftSource

extension Closure {
  /// The highest `$n` that the body uses, outside of closures inside it; nil for none.
  var highestAnonymous: Int? {
    var highest: Int?
    NameFinder(isAnonymous: true) { name in
      if name.text.hasPrefix("$"), let index = Int(name.text.dropFirst()) {
        highest = max(highest ?? 0, index)
      }
    }.visit(body)
    return highest
  }
}

extension CodeBlock {
  /// The one expression that the block consists of.
  var singleExpression: Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .expression(let expression): return expression
    case .return(let expression): return expression
    case .if(let statement) where statement.isExpressionLike:
      return Expression(.if(statement), at: statements[0].range)
    case .switch(let statement) where statement.isExpressionLike:
      return Expression(.switch(statement), at: statements[0].range)
    default: return nil
    }
  }

  /// What a function of nothing else gives: an assignment there is a statement.
  var resultExpression: Expression? {
    if case .expression(let expression)? = statements.first?.kind,
      case .assignment = expression.kind
    {
      return nil
    }
    return singleExpression
  }

  /// Whether a `return` stands in it, outside of closures and functions.
  var hasReturn: Bool { statements.contains { !$0.returns.isEmpty } }

  var endsThrowing: Bool {
    if case .throw = statements.last?.kind { return true }
    return false
  }

  /// The first `return` without a value.
  var bareReturn: SourceRange? {
    for statement in statements.flatMap(\.returns) {
      if case .return(nil) = statement.kind { return statement.range }
    }
    return nil
  }
}

extension IfStatement {
  /// Whether every branch is one expression, so that the whole has a value.
  var isExpressionLike: Bool {
    guard then.isOneValue, let otherwise = `else` else { return false }
    switch otherwise {
    case .block(let block): return block.isOneValue
    case .if(let nested): return nested.isExpressionLike
    }
  }
}

extension SwitchStatement {
  var isExpressionLike: Bool { !cases.isEmpty && cases.allSatisfy(\.body.isOneValue) }
}

extension CodeBlock {
  fileprivate var isOneValue: Bool {
    guard statements.count == 1 else { return false }
    switch statements[0].kind {
    case .expression(let expression):
      if case .assignment = expression.kind { return false }
      return true
    case .if(let statement): return statement.isExpressionLike
    case .switch(let statement): return statement.isExpressionLike
    case .throw: return true
    default: return false
    }
  }
}

extension Statement {
  /// The `return`s in it, outside of closures and functions.
  fileprivate var returns: [Statement] {
    switch kind {
    case .return: [self]
    case .if(let statement): statement.returns
    case .switch(let statement): statement.cases.flatMap { $0.body.returns }
    case .guard(_, let body): body.returns
    case .while(_, _, let body), .repeatWhile(_, let body, _): body.returns
    case .for(let statement): statement.body.returns
    case .do(_, _, let body, let catches): body.returns + catches.flatMap { $0.body.returns }
    case .defer, .expression, .declaration, .throw, .break, .continue, .fallthrough: []
    }
  }
}

extension CodeBlock {
  fileprivate var returns: [Statement] { statements.flatMap(\.returns) }
}

extension IfStatement {
  fileprivate var returns: [Statement] {
    switch `else` {
    case .block(let block): then.returns + block.returns
    case .if(let nested): then.returns + nested.returns
    case nil: then.returns
    }
  }
}

/// Finds what names expressions use: of variables, functions and types.
struct NameFinder {
  /// Whether only what means the same outside of a closure is sought: its own `$0` is its own.
  let isAnonymous: Bool
  let found: (Name) -> Void

  func visit(_ block: CodeBlock) {
    for statement in block.statements { visit(statement) }
  }

  func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression): visit(expression)
    case .return(let expression): if let expression { visit(expression) }
    case .declaration(let declaration):
      switch declaration.kind {
      case .variable(let variable):
        for binding in variable.bindings { if let value = binding.initializer { visit(value) } }
      case .function(let function): if !isAnonymous, let body = function.body { visit(body) }
      default: break
      }
    case .if(let statement): visit(statement)
    case .switch(let statement): visit(statement)
    case .guard(let conditions, let body):
      visit(conditions)
      visit(body)
    case .while(_, let conditions, let body):
      visit(conditions)
      visit(body)
    case .repeatWhile(_, let body, let condition):
      visit(body)
      visit(condition)
    case .for(let statement):
      visit(statement.sequence)
      if let condition = statement.condition { visit(condition) }
      visit(statement.body)
    case .do(_, _, let body, let catches):
      visit(body)
      for item in catches { visit(item.body) }
    case .defer(let body): visit(body)
    case .break, .continue, .fallthrough: break
    }
  }

  private func visit(_ statement: IfStatement) {
    visit(statement.conditions)
    visit(statement.then)
    switch statement.else {
    case .block(let block): visit(block)
    case .if(let nested): visit(nested)
    case nil: break
    }
  }

  private func visit(_ statement: SwitchStatement) {
    visit(statement.subject)
    for item in statement.cases {
      for pattern in item.items {
        visit(pattern.pattern)
        if let condition = pattern.condition { visit(condition) }
      }
      visit(item.body)
    }
  }

  private func visit(_ pattern: Pattern) {
    if case .expression(let expression) = pattern.kind { visit(expression) }
  }

  private func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .binding(_, let pattern, _, let value, _):
        if let value {
          visit(value)
        } else if case .identifier(let name) = pattern.kind {
          found(Name(name, at: pattern.range))
        }
      case .case(_, let value, _): visit(value)
      }
    }
  }

  private func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  private func visit(_ arguments: CallArguments) {
    visit(arguments.arguments)
    visit(arguments.trailing)
  }

  func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name):
      found(name)
    case .string(let segments):
      for case .interpolation(let arguments, _) in segments { visit(arguments) }
    case .macro(_, let arguments, let trailing):
      visit(arguments)
      visit(trailing)
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .tuple(let items): visit(items)
    case .member(let base, _): if let base { visit(base) }
    case .call(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .subscript(let base, let arguments):
      visit(base)
      visit(arguments)
    case .prefix(_, let inner), .postfix(let inner, _), .inout(let inner),
      .forceUnwrap(let inner), .optionalLink(let inner), .optionalChain(let inner),
      .is(let inner, _), .cast(let inner, _, _), .try(_, let inner), .await(let inner),
      .keyword(_, let inner):
      visit(inner)
    case .binary(let left, _, let right), .assignment(let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .if(let statement): visit(statement)
    case .switch(let statement): visit(statement)
    case .closure(let closure):
      if !isAnonymous || closure.parameters != nil { visit(closure.body) }
      for capture in closure.captures { if let value = capture.value { visit(value) } }
    case .integer, .float, .boolean, .nil, .regex, .self, .super, .selfType, .discard, .keyPath,
      .type, .missing:
      break
    }
  }
}
