import Diagnostics
import SwiftDiagnostics
import SwiftSyntax

// What swiftc's parser says otherwise than SwiftParser where it finds the same mistake.
extension SyntaxFile {
  /// What swiftc says instead of one message of SwiftParser's; nil where it says the same.
  func recovered(
    from found: SwiftDiagnostics.Diagnostic, _ places: PlaceReader
  ) -> [Diagnostics.Diagnostic]? {
    if found.message.hasPrefix("multi-line string literal closing delimiter"),
      let literal = found.node.nearest(StringLiteralExprSyntax.self),
      !literal.segments.description.contains("\n")
    {
      let start = literal.openingQuote.endPositionBeforeTrailingTrivia
      return [
        error("multi-line string literal content must begin on a new line", at: start, places),
        error(found.message, at: found.position, places),
      ]
    }
    return nil
  }

  func error(
    _ message: String, at position: AbsolutePosition, _ places: PlaceReader
  ) -> Diagnostics.Diagnostic {
    Diagnostics.Diagnostic(.error, message, at: places.place(position, position))
  }
}

extension SyntaxProtocol {
  /// The innermost node of that kind around this one, or the node itself.
  func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var current: Syntax? = Syntax(self)
    while let node = current {
      if let found = node.as(kind) { return found }
      current = node.parent
    }
    return nil
  }
}
