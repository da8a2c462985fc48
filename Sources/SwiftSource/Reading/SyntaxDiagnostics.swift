import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension SyntaxFile {
  /// What the parser has to say.
  func syntaxDiagnostics(fileIndex: UInt16) -> [Diagnostics.Diagnostic] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).map { found in
      let severity: Diagnostics.Diagnostic.Severity =
        switch found.diagMessage.severity {
        case .error: .error
        case .warning: .warning
        case .note, .remark: .note
        @unknown default: .error
        }
      let place = Diagnostics.SourceRange(
        file: fileIndex, start: UInt32(clamping: found.position.utf8Offset),
        end: UInt32(clamping: found.position.utf8Offset))
      let notes = found.notes.map { note in
        Diagnostics.Diagnostic(
          .note, note.message,
          at: Diagnostics.SourceRange(
            file: fileIndex, start: UInt32(clamping: note.position.utf8Offset),
            end: UInt32(clamping: note.position.utf8Offset)))
      }
      return Diagnostics.Diagnostic(severity, found.message, at: place, notes: notes)
    }
  }
}
