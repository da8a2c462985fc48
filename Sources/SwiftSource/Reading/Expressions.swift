import Diagnostics
import SwiftSyntax

extension Converter {
  func expression(_ node: ExprSyntax) -> Expression {
    nested(at: node) {
      let part = link(node)
      return part.hasLink
        ? Expression(.optionalChain(part.expression), at: part.expression.range)
        : part.expression
    } ?? Expression(.missing, at: range(of: node))
  }

  /// Everything but what a `.`, a call, a subscript, `?` or `!` continues: see `link`.
  func operand(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node):
      return Expression(
        .array(node.elements.map { expression($0.expression) }), at: range(of: node))
    case .dictionaryExpr(let node): return dictionary(node)
    case .tupleExpr(let node):
      return Expression(.tuple(arguments(node.elements)), at: range(of: node))
    case .integerLiteralExpr(let node):
      return Expression(.integer(node.literal.text), at: range(of: node))
    case .floatLiteralExpr(let node):
      return Expression(.float(node.literal.text), at: range(of: node))
    case .booleanLiteralExpr(let node):
      return Expression(
        .boolean(node.literal.tokenKind == .keyword(.true)), at: range(of: node))
    case .nilLiteralExpr(let node): return Expression(.nil, at: range(of: node))
    case .stringLiteralExpr(let node): return string(node)
    case .simpleStringLiteralExpr(let node): return string(node)
    case .regexLiteralExpr(let node):
      return Expression(.regex(node.regex.text), at: range(of: node))
    case .declReferenceExpr(let node): return reference(node)
    case .superExpr(let node): return Expression(.super, at: range(of: node))
    case .discardAssignmentExpr(let node): return Expression(.discard, at: range(of: node))
    case .keyPathExpr(let node): return keyPath(node)
    case .closureExpr(let node): return Expression(.closure(closure(node)), at: range(of: node))
    case .macroExpansionExpr(let node): return macro(node)
    case .ifExpr(let node): return Expression(.if(ifStatement(node)), at: range(of: node))
    case .switchExpr(let node):
      return Expression(.switch(switchStatement(node)), at: range(of: node))
    case .typeExpr(let node): return Expression(.type(type(node.type)), at: range(of: node))
    default: return operation(node)
    }
  }

  private func operation(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let node): return expression(node)
    case .prefixOperatorExpr(let node):
      return Expression(
        .prefix(operator: name(node.operator), expression(node.expression)), at: range(of: node))
    case .inOutExpr(let node):
      return Expression(.inout(expression(node.expression)), at: range(of: node))
    case .tryExpr(let node):
      let mode: TryMode =
        switch node.questionOrExclamationMark?.text {
        case nil: .plain
        case "?": .optional
        case .some: .forced
        }
      return Expression(.try(mode, expression(node.expression)), at: range(of: node))
    case .awaitExpr(let node):
      if node.expression.is(TryExprSyntax.self) {
        report("'try' must precede 'await'", at: range(of: node), severity: .warning)
      }
      return Expression(.await(expression(node.expression)), at: range(of: node))
    case .consumeExpr(let node): return keyword(node.consumeKeyword, node.expression, node)
    case .copyExpr(let node): return keyword(node.copyKeyword, node.expression, node)
    case .borrowExpr(let node): return keyword(node.borrowKeyword, node.expression, node)
    case .unsafeExpr(let node): return keyword(node.unsafeKeyword, node.expression, node)
    case .packElementExpr(let node): return keyword(node.eachKeyword, node.pack, node)
    case .packExpansionExpr(let node):
      return keyword(node.repeatKeyword, node.repetitionPattern, node)
    case .missingExpr(let node): return Expression(.missing, at: range(of: node))
    case .editorPlaceholderExpr(let node):
      report("editor placeholder in source file", at: range(of: node))
      return Expression(.missing, at: range(of: node))
    case .patternExpr(let node): return misplacedPattern(node)
    default:
      // Folded operators never come from the parser; what is left has no case of ours.
      reportUnsupported(firstWord(of: node), at: range(of: node))
      return Expression(.missing, at: range(of: node))
    }
  }

  /// The word that names a construct which has no case of ours.
  func firstWord(of node: some SyntaxProtocol) -> String {
    node.firstToken(viewMode: .sourceAccurate)?.text ?? "this"
  }

  private func keyword(
    _ keyword: TokenSyntax, _ operand: ExprSyntax, _ node: some SyntaxProtocol
  ) -> Expression {
    Expression(.keyword(keyword.text, expression(operand)), at: range(of: node))
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    switch node.content {
    case .elements(let elements):
      let pairs = elements.map { (key: expression($0.key), value: expression($0.value)) }
      return Expression(.dictionary(pairs), at: range(of: node))
    case .colon: return Expression(.dictionary([]), at: range(of: node))
    @unknown default: return Expression(.missing, at: range(of: node))
    }
  }

  private func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    checkAnonymousArgument(node.baseName)
    let kind: Expression.Kind =
      switch node.baseName.tokenKind {
      case .keyword(.self): .self
      case .keyword(.Self): .selfType
      case .wildcard: .discard
      default: .name(name(node))
      }
    if node.baseName.presence == .missing || node.baseName.text == RecoveringParser.hole {
      return Expression(.missing, at: range(of: node))
    }
    return Expression(kind, at: range(of: node))
  }

  /// `let x` where no pattern is matched.
  private func misplacedPattern(_ node: PatternExprSyntax) -> Expression {
    let place = range(of: node)
    if let binding = node.pattern.as(ValueBindingPatternSyntax.self) {
      let word = binding.bindingSpecifier.text
      report(
        "'\(word)' binding pattern cannot appear in an expression", at: place)
    } else {
      reportUnsupported(firstWord(of: node), at: place)
    }
    return Expression(.missing, at: place)
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    if let generics = node.genericArgumentClause {
      return made(node, generics)
    }
    return Expression(
      .macro(
        name: text(node.macroName), arguments: arguments(node.arguments),
        trailing: trailing(node.trailingClosure, node.additionalTrailingClosures)),
      at: range(of: node))
  }

  /// `#Predicate<Trip> { … }` makes a value of the type of its name.
  private func made(
    _ node: MacroExpansionExprSyntax, _ generics: GenericArgumentClauseSyntax
  ) -> Expression {
    let name = TypeSyntax.Kind.name(
      base: nil, name: text(node.macroName), arguments: genericArguments(generics))
    let place = range(of: node.macroName)
    return Expression(
      .call(
        Expression(.type(TypeSyntax(name, at: place)), at: place),
        CallArguments(
          arguments: arguments(node.arguments),
          trailing: trailing(node.trailingClosure, node.additionalTrailingClosures),
          parentheses: place)), at: range(of: node))
  }
}
