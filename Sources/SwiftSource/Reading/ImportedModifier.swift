import SwiftSyntax

/// A fragment that begins with a modifier after its imports: the parser takes `.padding` on the
/// next line as a part of the module's name. The line break before it is read as a semicolon.
struct ImportedModifier {
  /// The byte that is read as a semicolon.
  let lineBreak: Int

  /// The first of a tree; nil where there is none.
  init?(in tree: SourceFileSyntax, of text: [UInt8]) {
    for item in tree.statements {
      guard let module = item.item.as(ImportDeclSyntax.self) else { continue }
      for part in module.path {
        guard let period = part.trailingPeriod, period.startsLine else { continue }
        let end = part.name.endPositionBeforeTrailingTrivia.utf8Offset
        guard let lineBreak = text[end...].firstIndex(of: UInt8(ascii: "\n")) else { continue }
        self.lineBreak = lineBreak
        return
      }
    }
    return nil
  }
}
