import Diagnostics
import SwiftSyntax

/// One operator of a flat sequence, between two operands.
struct SequenceOperator {
  enum Kind {
    case binary(Name)
    case assignment
    case ternary(then: Expression)
    case `is`(TypeSyntax)
    case cast(TypeSyntax, CastMode)
  }

  var kind: Kind
  var group: String
  var range: Diagnostics.SourceRange

  /// `is` and `as` have a type, not an operand, on their right.
  var takesOperand: Bool {
    switch kind {
    case .is, .cast: false
    case .binary, .assignment, .ternary: true
    }
  }

  var name: String {
    switch kind {
    case .binary(let name): name.text
    case .assignment: "="
    case .ternary: "?:"
    case .is: "is"
    case .cast: "as"
    }
  }
}

extension Converter {
  /// Folds a flat sequence by precedence, as swiftc does.
  func expression(_ sequence: SequenceExprSyntax) -> Expression {
    let elements = Array(sequence.elements)
    guard elements.count <= 2 * Self.maximumOperands else {
      report(
        "navlab does not run expressions of more than \(Self.maximumOperands) operands yet",
        at: range(of: sequence))
      return Expression(.missing, at: range(of: sequence))
    }
    if let arrow = elements.firstIndex(where: { $0.is(ArrowExprSyntax.self) }) {
      if let wrong = arrowBetweenValues(elements, arrow: arrow) { return wrong }
      let type = arrowType(elements[...], arrow: arrow)
      return Expression(.type(type), at: type.range)
    }
    var operands: [Expression] = []
    var operators: [SequenceOperator] = []
    var index = 0
    guard let first = elements.first else {
      return Expression(.missing, at: range(of: sequence))
    }
    operands.append(expression(first))
    index = 1
    while index + 1 < elements.count {
      guard let item = sequenceOperator(elements[index], followedBy: elements[index + 1]) else {
        return Expression(.missing, at: range(of: sequence))
      }
      operators.append(item)
      operands.append(
        item.takesOperand
          ? expression(elements[index + 1]) : Expression(.missing, at: item.range))
      index += 2
    }
    return fold(operands, operators)
  }

  private func sequenceOperator(
    _ element: ExprSyntax, followedBy next: ExprSyntax
  ) -> SequenceOperator? {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      let name = name(node.operator)
      let place = name.range
      guard let group = operators.group(of: name.text) else {
        let hint = name.text == ".." ? "; did you mean '...'?" : ""
        report("cannot find operator '\(name.text)' in scope\(hint)", at: place)
        return SequenceOperator(
          kind: .binary(name), group: OperatorTable.unknownGroup, range: place)
      }
      return SequenceOperator(kind: .binary(name), group: group, range: place)
    case .assignmentExpr(let node):
      return SequenceOperator(
        kind: .assignment, group: OperatorTable.assignmentGroup, range: range(of: node))
    case .unresolvedTernaryExpr(let node):
      return SequenceOperator(
        kind: .ternary(then: expression(node.thenExpression)),
        group: OperatorTable.ternaryGroup, range: range(of: node))
    case .unresolvedIsExpr(let node):
      return SequenceOperator(
        kind: .is(typeOperand(next)), group: OperatorTable.castingGroup,
        range: range(of: node))
    case .unresolvedAsExpr(let node):
      return SequenceOperator(
        kind: .cast(typeOperand(next), castMode(node.questionOrExclamationMark)),
        group: OperatorTable.castingGroup, range: range(of: node))
    default:
      return nil
    }
  }

  func castMode(_ mark: TokenSyntax?) -> CastMode {
    guard let mark else { return .coerce }
    return mark.text == "?" ? .conditional : .forced
  }

  private func typeOperand(_ expression: ExprSyntax) -> TypeSyntax {
    if let node = expression.as(TypeExprSyntax.self) { return type(node.type) }
    return TypeSyntax(.missing, at: range(of: expression))
  }

  /// Operator precedence with two stacks: no recursion, however long the sequence.
  private func fold(_ operands: [Expression], _ operators: [SequenceOperator]) -> Expression {
    var values: [Expression] = [operands[0]]
    var pending: [SequenceOperator] = []
    for (index, next) in operators.enumerated() {
      while let top = pending.last {
        // A cast ends with its type: `value as! Int + 1` adds to what it gives.
        if !top.takesOperand {
          reduce(&values, &pending)
          continue
        }
        switch self.operators.relation(top.group, next.group) {
        case .right:
          break
        case .left:
          reduce(&values, &pending)
          continue
        case .none:
          reportUnrelated(top, next)
          reduce(&values, &pending)
          continue
        }
        break
      }
      pending.append(next)
      values.append(operands[index + 1])
    }
    while !pending.isEmpty { reduce(&values, &pending) }
    return values[0]
  }

  private func reportUnrelated(_ left: SequenceOperator, _ right: SequenceOperator) {
    let unknown = OperatorTable.unknownGroup
    guard left.group != unknown, right.group != unknown else { return }
    let message =
      left.group == right.group
      ? "adjacent operators are in non-associative precedence group '\(left.group)'"
      : "adjacent operators are in unordered precedence groups '\(left.group)' and "
        + "'\(right.group)'"
    report(message, at: left.range)
  }

  private func reduce(_ values: inout [Expression], _ pending: inout [SequenceOperator]) {
    guard let item = pending.popLast(), let right = values.popLast(), let left = values.popLast()
    else { return }
    values.append(apply(item, left, right))
  }

  /// `try` and `await` on the left cover the whole operation, and so does an optional chain that
  /// is assigned to.
  private func apply(
    _ item: SequenceOperator, _ left: Expression, _ right: Expression
  ) -> Expression {
    let end = item.takesOperand ? right.range : item.range
    switch left.kind {
    case .try(let mode, let inner):
      let whole = apply(item, inner, right)
      return Expression(.try(mode, whole), at: left.range.union(end).union(whole.range))
    case .await(let inner):
      let whole = apply(item, inner, right)
      return Expression(.await(whole), at: left.range.union(end).union(whole.range))
    case .keyword("unsafe", let inner):
      let whole = apply(item, inner, right)
      return Expression(
        .keyword("unsafe", whole), at: left.range.union(end).union(whole.range))
    case .optionalChain(let inner) where operators.groups[item.group]?.isAssignment == true:
      let whole = apply(item, inner, right)
      return Expression(.optionalChain(whole), at: whole.range)
    default:
      break
    }
    reportMisplacedEffect(item, right)
    switch item.kind {
    case .binary(let name):
      return Expression(.binary(left, operator: name, right), at: left.range.union(end))
    case .assignment:
      return Expression(
        .assignment(target: left, value: right), at: left.range.union(end))
    case .ternary(let then):
      return Expression(
        .ternary(condition: left, then: then, else: right), at: left.range.union(end))
    case .is(let type):
      return Expression(.is(left, type), at: left.range.union(item.range).union(type.range))
    case .cast(let type, let mode):
      return Expression(
        .cast(left, type, mode), at: left.range.union(item.range).union(type.range))
    }
  }

  private func reportMisplacedEffect(_ item: SequenceOperator, _ right: Expression) {
    let isAllowed =
      switch item.kind {
      case .ternary, .assignment, .is, .cast: true
      case .binary: operators.groups[item.group]?.isAssignment == true
      }
    guard !isAllowed else { return }
    switch right.kind {
    case .try(let mode, _):
      let word =
        switch mode {
        case .plain: "try"
        case .optional: "try?"
        case .forced: "try!"
        }
      report("'\(word)' cannot appear to the right of a non-assignment operator", at: right.range)
    case .await:
      report("'await' cannot appear to the right of a non-assignment operator", at: right.range)
    default:
      break
    }
  }
}
