import Diagnostics
import SwiftParser
import SwiftSyntax

/// One file as the parser sees it.
struct SyntaxFile {
  let source: SourceFile
  let tree: SourceFileSyntax

  /// swiftc's limit.
  static let maximumNestingLevel = 256

  init(_ source: SourceFile) {
    self.source = source
    var text = source.text
    tree = text.withUTF8 {
      Parser.parse(source: $0, maximumNestingLevel: Self.maximumNestingLevel)
    }
  }

  func tooDeep(fileIndex: UInt16) -> Diagnostic? { nil }
}
