import Diagnostics
import SwiftDiagnostics
import SwiftSyntax

/// What the prompt asks about text while it is typed.
public enum SourceText {
  /// Whether the text can be run as it stands. False where more lines must follow: an open
  /// bracket, string or comment, an operator, a `.`, `case` or other keyword at the end. Text
  /// that is wrong in any other way is complete: it is time to say so. Cost: one parse.
  public static func isComplete(_ text: String) -> Bool {
    let file = SyntaxFile(SourceFile(name: "", text: text), recovers: false)
    guard file.tooLarge(fileIndex: 0) == nil else { return true }
    let tree = file.tree
    guard tree.hasError else { return !endsInsideComment(tree) && !endsWithOperator(tree) }
    let end = lastTokenEnd(tree)
    for diagnostic in file.parserDiagnostics() {
      if diagnostic.message.hasPrefix("unterminated '/*'") { return false }
      if isUnterminatedString(diagnostic.message) {
        if diagnostic.message.contains("\"\"\"") { return false }
        continue
      }
      if diagnostic.message.hasPrefix("expected"), diagnostic.position.utf8Offset >= end {
        return false
      }
    }
    return true
  }

  /// A `"` string ends with its line, whatever follows.
  private static func isUnterminatedString(_ message: String) -> Bool {
    message.hasPrefix("expected '\"") && message.hasSuffix("to end string literal")
  }

  /// The end of the last token that is there.
  private static func lastTokenEnd(_ tree: SourceFileSyntax) -> Int {
    var token = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)
    while let last = token, last.endPositionBeforeTrailingTrivia == last.position {
      token = last.previousToken(viewMode: .sourceAccurate)
    }
    return token?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
  }

  private static func endsInsideComment(_ tree: SourceFileSyntax) -> Bool {
    tree.endOfFileToken.leadingTrivia.contains { piece in
      if case .blockComment(let text) = piece { return !text.hasSuffix("*/") }
      return false
    }
  }

  /// `x+` at the end of the text parses as a postfix operator, and none is in use but `...`.
  private static func endsWithOperator(_ tree: SourceFileSyntax) -> Bool {
    guard let last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate),
      case .postfixOperator(let text) = last.tokenKind
    else { return false }
    return text != "..."
  }
}
