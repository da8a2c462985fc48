import Diagnostics
import SwiftSyntax

extension Converter {
  /// `for name in names.sorted { $0 > $1 } { … }`: a trailing closure right before the braces of a
  /// statement looks like those.
  func warnOfTrailingClosures(_ node: ExprSyntax) {
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      warnOfTrailingClosures(call.calledExpression)
      guard let closure = call.trailingClosure else { return }
      report(
        "trailing closure in this context is confusable with the body of the statement; pass as a "
          + "parenthesized argument to silence this warning", at: range(of: closure),
        severity: .warning)
    case .memberAccessExpr(let node): node.base.map(warnOfTrailingClosures)
    case .subscriptCallExpr(let node): warnOfTrailingClosures(node.calledExpression)
    case .optionalChainingExpr(let node): warnOfTrailingClosures(node.expression)
    case .forceUnwrapExpr(let node): warnOfTrailingClosures(node.expression)
    case .prefixOperatorExpr(let node): warnOfTrailingClosures(node.expression)
    case .tryExpr(let node): warnOfTrailingClosures(node.expression)
    case .awaitExpr(let node): warnOfTrailingClosures(node.expression)
    case .sequenceExpr(let node): node.elements.forEach(warnOfTrailingClosures)
    default: break
    }
  }
}
