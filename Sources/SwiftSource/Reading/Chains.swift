import Diagnostics
import SwiftSyntax

/// A piece of a postfix chain, and whether a `?` in it waits for the chain's end.
struct ChainLink {
  var expression: Expression
  var hasLink = false
}

extension Converter {
  /// `base.member(arguments)[index]?.member!`: each step of a chain.
  func link(_ node: ExprSyntax) -> ChainLink {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node): return subscriptCall(node)
    case .optionalChainingExpr(let node): return optionalChaining(node)
    case .forceUnwrapExpr(let node):
      var base = deeper(node.expression)
      base.expression = Expression(.forceUnwrap(base.expression), at: range(of: node))
      return base
    case .postfixOperatorExpr(let node):
      var base = deeper(node.expression)
      base.expression = Expression(
        .postfix(base.expression, operator: name(node.operator)), at: range(of: node))
      return base
    case .genericSpecializationExpr(let node): return specialization(node)
    case .postfixIfConfigExpr(let node): return conditionalModifiers(node)
    default: return ChainLink(expression: operand(node))
    }
  }

  private func deeper(_ node: ExprSyntax) -> ChainLink {
    nested(at: node) { link(node) }
      ?? ChainLink(expression: Expression(.missing, at: range(of: node)))
  }

  private func member(_ node: MemberAccessExprSyntax) -> ChainLink {
    let name = name(node.declName)
    guard let base = node.base else {
      let continued = postfixBase
      postfixBase = nil
      let kind = Expression.Kind.member(base: continued, name: name)
      let start = range(of: node)
      return ChainLink(
        expression: Expression(kind, at: continued?.range.union(start) ?? start))
    }
    var part = deeper(base)
    if node.declName.baseName.text == RecoveringParser.hole {
      // Nobody knows of what the base is said to have: only the base is looked at.
      let base = CallArguments(
        arguments: [Argument(label: nil, value: part.expression)], trailing: [],
        parentheses: part.expression.range)
      let place = part.expression.range
      part.expression = Expression(.call(Expression(.missing, at: place), base), at: place)
      return part
    }
    if namesTypeMember(node.declName) { part = asType(part) }
    part.expression = Expression(
      .member(base: part.expression, name: name),
      at: part.expression.range.union(name.range))
    return part
  }

  private func call(_ node: FunctionCallExprSyntax) -> ChainLink {
    var part = asType(deeper(node.calledExpression))
    var parentheses = part.expression.range.emptyAtEnd
    if let left = node.leftParen, let right = node.rightParen {
      parentheses = range(from: left, to: right)
    }
    let call = CallArguments(
      arguments: arguments(node.arguments),
      trailing: trailing(node.trailingClosure, node.additionalTrailingClosures),
      parentheses: parentheses)
    let place = part.expression.range.union(range(of: node))
    // `UUID(` at the end of a line: what it is called with nobody knows.
    let isOpen =
      node.rightParen?.presence == .missing
      && node.arguments.last?.expression.is(MissingExprSyntax.self) ?? false
    part.expression = Expression(isOpen ? .missing : .call(part.expression, call), at: place)
    return part
  }

  private func subscriptCall(_ node: SubscriptCallExprSyntax) -> ChainLink {
    var part = deeper(node.calledExpression)
    let call = CallArguments(
      arguments: arguments(node.arguments),
      trailing: trailing(node.trailingClosure, node.additionalTrailingClosures),
      parentheses: range(from: node.leftSquare, to: node.rightSquare))
    part.expression = Expression(
      .subscript(part.expression, call), at: part.expression.range.union(range(of: node)))
    return part
  }

  /// `name?`; after the name of a type it makes an optional type.
  private func optionalChaining(_ node: OptionalChainingExprSyntax) -> ChainLink {
    var part = deeper(node.expression)
    if !part.hasLink, part.expression.looksLikeType, let type = type(from: part.expression) {
      let optional = TypeSyntax(.optional(type), at: range(of: node))
      return ChainLink(expression: Expression(.type(optional), at: optional.range))
    }
    part.expression = Expression(.optionalLink(part.expression), at: range(of: node))
    part.hasLink = true
    return part
  }

  private func specialization(_ node: GenericSpecializationExprSyntax) -> ChainLink {
    var part = deeper(node.expression)
    let generics = genericArguments(node.genericArgumentClause)
    let place = part.expression.range.union(range(of: node))
    switch part.expression.kind {
    case .name(var name):
      name.genericArguments = generics
      part.expression = Expression(.name(name), at: place)
    case .member(let base, var name):
      name.genericArguments = generics
      part.expression = Expression(.member(base: base, name: name), at: place)
    default:
      report("cannot explicitly specialize a generic function", at: place)
    }
    return part
  }

  /// Modifiers inside `#if`: those of the active clause continue the chain.
  private func conditionalModifiers(_ node: PostfixIfConfigExprSyntax) -> ChainLink {
    let base: ChainLink? = node.base.map(deeper) ?? postfixBase.map { ChainLink(expression: $0) }
    postfixBase = nil
    guard let base else { return ChainLink(expression: Expression(.missing, at: range(of: node))) }
    guard case .postfixExpression(let modifiers)? = activeElements(node.config) else { return base }
    postfixBase = base.expression
    defer { postfixBase = nil }
    var part = deeper(modifiers)
    part.hasLink = part.hasLink || base.hasLink
    return part
  }
}

// MARK: - Arguments

extension Converter {
  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label.map(name), value: expression($0.expression)) }
  }

  func trailing(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    guard let first else { return [] }
    var arguments = [Argument(label: nil, value: expression(ExprSyntax(first)))]
    for other in others {
      arguments.append(
        Argument(label: name(other.label), value: expression(ExprSyntax(other.closure))))
    }
    return arguments
  }

  func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeSyntax] {
    guard let clause else { return [] }
    return clause.arguments.map(genericArgument)
  }

  func genericArgument(_ node: GenericArgumentSyntax) -> TypeSyntax {
    switch node.argument {
    case .type(let node):
      return type(node)
    case .expr(let node):
      reportUnsupported("value generic argument", at: range(of: node))
      return TypeSyntax(.missing, at: range(of: node))
    @unknown default:
      return TypeSyntax(.missing, at: range(of: node))
    }
  }
}

// MARK: - Types where values stand

extension Converter {
  private func namesTypeMember(_ node: DeclReferenceExprSyntax) -> Bool {
    switch node.baseName.tokenKind {
    case .keyword(.self), .keyword(.`init`), .keyword(.Type), .keyword(.Protocol): true
    default: false
    }
  }

  /// `[Int]` of `[Int]()`, `[Int].self`: no array can be called, so it is a type.
  private func asType(_ part: ChainLink) -> ChainLink {
    guard !part.hasLink, part.expression.isBracketed, let type = type(from: part.expression)
    else { return part }
    return ChainLink(expression: Expression(.type(type), at: type.range))
  }

  /// `fun add(a: Int) -> Int { a + b }`, a misspelled declaration: what stands beside the arrow are
  /// values. Nil where they are types.
  func arrowBetweenValues(_ elements: [ExprSyntax], arrow: Int) -> Expression? {
    guard arrow > 0 else { return nil }
    let left = expression(elements[arrow - 1])
    if case .tuple = left.kind { return nil }
    report("expected type before '->'", at: left.range)
    var values = [left]
    if arrow + 1 < elements.count {
      let right = expression(elements[arrow + 1])
      if type(from: right) == nil {
        report("expected type after '->'", at: right.range)
        values.append(right)
      }
    }
    let items = values.map { Argument(label: nil, value: $0) }
    return Expression(.tuple(items), at: left.range)
  }

  /// The function type of `(A, B) async throws -> C` in a sequence of expressions.
  func arrowType(_ elements: ArraySlice<ExprSyntax>, arrow: Int) -> TypeSyntax {
    let node = elements[arrow].as(ArrowExprSyntax.self)
    var result = TypeSyntax(.missing, at: range(of: elements[arrow]))
    if let next = elements[(arrow + 1)...].firstIndex(where: { $0.is(ArrowExprSyntax.self) }) {
      result = arrowType(elements[(arrow + 1)...], arrow: next)
    } else if arrow + 1 < elements.endIndex {
      let value = expression(elements[arrow + 1])
      result = type(from: value) ?? TypeSyntax(.missing, at: value.range)
    }
    guard arrow > elements.startIndex else { return result }
    let left = expression(elements[arrow - 1])
    guard case .tuple(let items) = left.kind else { return TypeSyntax(.missing, at: left.range) }
    let parameters = items.map { item in
      TypeSyntax.TupleElement(
        label: nil,
        type: type(from: item.value) ?? TypeSyntax(.missing, at: item.value.range))
    }
    let effects = node?.effectSpecifiers
    return TypeSyntax(
      .function(
        FunctionTypeSyntax(
          parameters: parameters, isAsync: effects?.asyncSpecifier != nil,
          isThrowing: effects?.throwsClause != nil, result: result)),
      at: left.range.union(result.range))
  }

  /// The type that an expression's text spells; nil where it spells none.
  func type(from expression: Expression) -> TypeSyntax? {
    let place = expression.range
    switch expression.kind {
    case .type(let type): return type
    case .name(let name) where name.labels == nil:
      return TypeSyntax(
        .name(base: nil, name: name.text, arguments: name.genericArguments), at: place)
    case .selfType: return TypeSyntax(.name(base: nil, name: "Self", arguments: []), at: place)
    case .discard: return TypeSyntax(.placeholder, at: place)
    case .member(let base?, let name) where name.labels == nil:
      guard let base = type(from: base) else { return nil }
      if name.text == "Type" || name.text == "Protocol" {
        return TypeSyntax(.metatype(base), at: place)
      }
      return TypeSyntax(
        .name(base: base, name: name.text, arguments: name.genericArguments), at: place)
    case .array(let elements) where elements.count == 1:
      return type(from: elements[0]).map { TypeSyntax(.array($0), at: place) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = type(from: pairs[0].key), let value = type(from: pairs[0].value)
      else { return nil }
      return TypeSyntax(.dictionary(key: key, value: value), at: place)
    case .tuple(let items):
      var elements: [TypeSyntax.TupleElement] = []
      for item in items {
        guard let type = type(from: item.value) else { return nil }
        elements.append(TypeSyntax.TupleElement(label: item.label?.text, type: type))
      }
      return TypeSyntax(.tuple(elements), at: place)
    case .binary(let left, let name, let right) where name.text == "&":
      guard let left = type(from: left), let right = type(from: right) else { return nil }
      return TypeSyntax(.composition([left, right]), at: place)
    case .optionalChain(let inner): return type(from: inner)
    case .optionalLink(let inner):
      return type(from: inner).map { TypeSyntax(.optional($0), at: place) }
    default: return nil
    }
  }
}

extension Expression {
  fileprivate var isBracketed: Bool {
    switch kind {
    case .array(let elements): elements.count == 1
    case .dictionary(let pairs): pairs.count == 1
    default: false
    }
  }

  /// Names of types start with a capital letter: the one hint there is before names are known.
  fileprivate var looksLikeType: Bool {
    switch kind {
    case .type: true
    case .name(let name): name.text.first?.isUppercase == true && name.labels == nil
    case .member(let base?, let name):
      name.text.first?.isUppercase == true && base.looksLikeType
    case .array(let elements): elements.count == 1 && elements[0].looksLikeType
    case .dictionary(let pairs):
      pairs.count == 1 && pairs[0].key.looksLikeType && pairs[0].value.looksLikeType
    default: false
    }
  }
}

extension Statement {
  /// Whether the file starts with a modifier: an expression whose chain has no base.
  var startsWithModifier: Bool {
    guard case .expression(var expression) = kind else { return false }
    while true {
      switch expression.kind {
      case .member(nil, _): return true
      case .member(let base?, _): expression = base
      case .call(let base, _), .subscript(let base, _), .forceUnwrap(let base),
        .optionalLink(let base), .optionalChain(let base), .postfix(let base, _),
        .binary(let base, _, _):
        expression = base
      default: return false
      }
    }
  }
}
