import SwiftSource

extension Statement {
  /// Whether it only looks: what `undo` need not take back. Calls may do anything, but for those
  /// that tell a value.
  var onlyReads: Bool {
    guard case .expression(let expression) = kind else { return false }
    return expression.onlyReads
  }
}

extension Expression {
  /// Functions that tell a value and change none.
  private static let telling: Set<String> = [
    "print", "dump", "debugPrint", "String", "Int", "Double", "Bool", "Array", "type", "min", "max",
    "abs", "describing", "reflecting",
  ]

  fileprivate var onlyReads: Bool {
    switch kind {
    case .assignment, .inout, .closure, .await, .macro, .if, .switch, .missing: return false
    case .binary(_, let name, _), .postfix(_, let name), .prefix(let name, _):
      let compares = ["==", "!=", "<=", ">=", "===", "!=="].contains(name.text)
      guard compares || !name.text.hasSuffix("=") else { return false }
    case .call(let callee, _):
      guard case .name(let name) = callee.kind, Self.telling.contains(name.text) else {
        return false
      }
    default: break
    }
    return parts.allSatisfy(\.onlyReads)
  }
}
