import SwiftParser
import SwiftSyntax

/// A text's tree, and what was edited to read it.
struct Reading {
  var tree: SourceFileSyntax
  var positions = TextPositions()
  var recovered: [RecoveringParser.Report] = []
  var strayCharacters = StrayCharacters()
}

extension SyntaxFile {
  /// The tree of a text, or, where that is broken, of what swiftc's parser makes of it.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, recovers: Bool) -> Reading {
    func tree(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
      Parser.parse(source: bytes, maximumNestingLevel: maximumNestingLevel)
    }
    let pieces = TextPieces(bytes).tree(maximumNestingLevel: maximumNestingLevel)
    var reading = Reading(tree: pieces ?? tree(bytes))
    guard reading.tree.hasError else { return reading }
    var text = Array(bytes)
    reading.strayCharacters = StrayCharacters(in: reading.tree)
    if !reading.strayCharacters.isEmpty {
      text = reading.strayCharacters.leavingOut(of: text)
      reading.tree = text.withUnsafeBufferPointer(tree)
    }
    if let modifier = ImportedModifier(in: reading.tree, of: text) {
      text[modifier.lineBreak] = UInt8(ascii: ";")
      reading.tree = text.withUnsafeBufferPointer(tree)
    }
    guard recovers else { return reading }
    let recovery = Recovery(of: text)
    if !recovery.reports.isEmpty {
      reading.recovered = recovery.reports
      reading.positions = recovery.positions
      reading.tree = recovery.text.withUnsafeBufferPointer(tree)
    }
    return reading
  }
}

extension TokenSyntax {
  /// Whether it is the first of its line.
  var startsLine: Bool {
    tokenKind == .endOfFile || leadingTrivia.contains(where: \.isNewline)
  }
}
