import Diagnostics
import SwiftSource

/// What the branches of an `if` or `switch` expression give.
struct BranchValues {
  var found: [(type: Type, range: SourceRange, isLiteral: Bool)] = []
  /// Whether they have nothing in common.
  var differ = false
}

// Branches that tell the type of a value: each is of a type of its own, and all of one that they
// have in common.
extension Checker {
  /// Whether a branch is a number: what that is, the other branches do not say.
  func isOwnBranch(_ expression: Expression, _ value: LocalVariable) -> Bool {
    guard value.branches != nil else { return false }
    switch expression.kind {
    case .integer, .float: return true
    default: return false
    }
  }

  /// Notes what one more branch gives; false where it goes with no other.
  func takeBranch(_ expression: Expression, _ typed: Typed, _ value: LocalVariable) -> Bool {
    guard let branches = value.branches, !typed.type.isError else { return true }
    if isOwnBranch(expression, value), let literal = solver.literal(of: typed.type),
      let type = defaultType(literal)
    {
      _ = unify(typed.type, type)
    }
    value.branches?.found.append((typed.type, typed.range, expression.isLiteral))
    if branches.found.isEmpty || require(typed.type, convertsTo: value.type, at: typed.range) {
      return true
    }
    var others = typed
    others.type = value.type
    if let common = joined(others, typed, nil) {
      value.type = common
      return true
    }
    value.branches?.differ = true
    return false
  }

  /// Each branch is compared with the last one; of literals that are alike the first counts.
  func reportBranches(_ value: LocalVariable) {
    guard let found = value.branches?.found, let last = found.last else { return }
    var literals: Set<String> = []
    for branch in found.dropLast() {
      let (type, other) = (shown(branch.type), shown(last.type))
      guard type != other, !branch.isLiteral || literals.insert(type).inserted else { continue }
      error("branches have mismatching types '\(type)' and '\(other)'", at: branch.range)
    }
  }
}

extension Checker {
  /// A branch of several statements gives no value: an error or the next branch ends it.
  func reportUnended(_ block: CodeBlock, _ last: Statement, of keyword: String) -> Bool {
    guard block.statements.count > 1, case .expression(let expression) = last.kind else {
      return false
    }
    let isSwitch = keyword == "switch"
    if speculation == 0 {
      reportInLaterPass(
        Diagnostic(
          .error,
          "non-expression branch of '\(keyword)' expression may only end with a 'throw'"
            + (isSwitch ? " or 'fallthrough'" : ""),
          at: isSwitch ? expression.range : block.endBrace))
    }
    return true
  }
}

extension Expression {
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .string, .boolean: true
    default: false
    }
  }
}
