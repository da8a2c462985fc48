import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension SyntaxFile {
  /// What the parser has to say, in swiftc's words. What is missing is missed at the token that
  /// stands where it should be, as swiftc has it.
  func syntaxDiagnostics(fileIndex: UInt16) -> [Diagnostics.Diagnostic] {
    guard
      tree.hasError || tree.hasWarning || !recovered.isEmpty || !strayCharacters.isEmpty
    else { return [] }
    let places = PlaceReader(fileIndex: fileIndex, positions: positions)
    let known = recovered.map { diagnostic($0, fileIndex: fileIndex) }
    let others = parserDiagnostics().map { found in
      recovered(from: found, places) ?? [diagnostic(found, places)]
    }
    let rest = (strayCharacterReports(places) + others)
      .withoutCascades(in: source).map(atNextToken)
    return (known + withoutRecovered(rest)).saidOnce
  }

  private func diagnostic(
    _ report: RecoveringParser.Report, fileIndex: UInt16
  ) -> Diagnostics.Diagnostic {
    func range(_ offset: Int) -> Diagnostics.SourceRange {
      let place = UInt32(clamping: offset)
      return Diagnostics.SourceRange(file: fileIndex, start: place, end: place)
    }
    return Diagnostics.Diagnostic(
      .error, report.message, at: range(report.offset),
      notes: report.notes.map { Diagnostics.Diagnostic(.note, $0.message, at: range($0.offset)) },
      kind: .recovered)
  }

  /// What SwiftParser says of a line of which swiftc's parser has said all is of no use.
  private func withoutRecovered(_ found: [Diagnostics.Diagnostic]) -> [Diagnostics.Diagnostic] {
    let lines = Set(recovered.map { source.location(of: $0.offset).line })
    return found.filter { diagnostic in
      diagnostic.severity != .error || diagnostic.message == Diagnostics.Diagnostic.strayCharacter
        || !lines.contains(source.location(of: Int(diagnostic.range.start)).line)
    }
  }

  /// The parser's own, of what is worth reading. Their cost grows with the square of their
  /// number, so that of a list with very many wrong elements only the first are asked.
  func parserDiagnostics() -> [SwiftDiagnostics.Diagnostic] {
    var node = Syntax(tree)
    while true {
      let wrong = node.children(viewMode: .all).lazy.filter(\.hasError).prefix(Self.widest + 1)
      if wrong.count > Self.widest {
        return wrong.flatMap { ParseDiagnosticsGenerator.diagnostics(for: $0) }
      }
      guard wrong.count == 1, let only = wrong.first, !only.is(TokenSyntax.self) else { break }
      node = only
    }
    // `prefix operator √;`: for swiftc the name ends there.
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter {
        $0.message != "';' is not allowed in operator names"
          && (recovered.isEmpty || $0.message != "editor placeholder in source file")
      }
  }

  private static let widest = 20

  private func diagnostic(
    _ found: SwiftDiagnostics.Diagnostic, _ reader: PlaceReader
  ) -> Diagnostics.Diagnostic {
    let start = found.position
    var end = start
    if found.message.hasPrefix("unexpected") {
      end = max(start, found.node.endPositionBeforeTrailingTrivia)
    }
    var diagnostic = Diagnostics.Diagnostic(
      severity(found.diagMessage.severity), found.message, at: reader.place(start, end),
      notes: found.notes.map { note in
        Diagnostics.Diagnostic(
          .note, note.message, at: reader.place(note.position, note.position))
      },
      fixIts: fixIts(found, reader))
    if found.message.hasSuffix(" cannot be used as an identifier here") {
      let hint = "if this name is unavoidable, use backticks to escape it"
      diagnostic.notes = [Diagnostics.Diagnostic(.note, hint, at: diagnostic.range)]
    }
    diagnostic.useCompilerWords(next: source.byte(at: Int(diagnostic.range.start)))
    return diagnostic
  }

  /// What is missing is missed at the next token; where that is on another line, only what encloses
  /// and expressions are.
  private func atNextToken(_ diagnostic: Diagnostics.Diagnostic) -> Diagnostics.Diagnostic {
    guard diagnostic.message.hasPrefix("expected ") else { return diagnostic }
    var diagnostic = diagnostic
    let old = Int(diagnostic.range.start)
    let start = source.token(from: old)
    let isSameLine = source.location(of: old).line == source.location(of: start).line
    guard isSameLine || diagnostic.isMissedOnNextLine else {
      return diagnostic
    }
    diagnostic.range = Diagnostics.SourceRange(
      file: diagnostic.range.file, start: UInt32(clamping: start),
      end: max(UInt32(clamping: start), diagnostic.range.end))
    return diagnostic
  }

  private func severity(_ severity: DiagnosticSeverity) -> Diagnostics.Diagnostic.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note, .remark: .note
    @unknown default: .error
    }
  }

  /// The edits of one way to mend it: swiftc's, where there are several. Those that would insert
  /// a placeholder mend nothing.
  private func fixIts(
    _ found: SwiftDiagnostics.Diagnostic, _ reader: PlaceReader
  ) -> [Diagnostics.Diagnostic.FixIt] {
    let chosen = found.fixIts.first { $0.message.message == "insert ';'" } ?? found.fixIts.first
    let edits = chosen?.edits ?? []
    guard !edits.contains(where: { $0.replacement.contains("<#") }) else { return [] }
    return edits.compactMap { edit in
      let place = reader.place(edit.range.lowerBound, edit.range.upperBound)
      guard place.start != place.end || !edit.replacement.isEmpty else { return nil }
      return Diagnostics.Diagnostic.FixIt(range: place, replacement: edit.replacement)
    }
  }
}

/// Places of one file.
struct PlaceReader {
  let fileIndex: UInt16
  let positions: TextPositions

  func place(_ start: AbsolutePosition, _ end: AbsolutePosition) -> Diagnostics.SourceRange {
    Diagnostics.SourceRange(
      file: fileIndex, start: UInt32(clamping: positions.source(start)),
      end: UInt32(clamping: positions.source(end)))
  }
}

extension SourceFile {
  /// The first byte from `offset` on that is not a blank; nil at the end.
  fileprivate func byte(at offset: Int) -> UInt8? {
    let utf8 = text.utf8
    guard let start = utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex)
    else { return nil }
    return utf8[start...].first { $0 != UInt8(ascii: " ") }
  }

  /// Where the next token starts from `offset` on, after blanks, line ends and comments.
  fileprivate func token(from offset: Int) -> Int {
    let utf8 = Array(text.utf8)
    var position = offset
    while position < utf8.count {
      if utf8[position] <= UInt8(ascii: " ") {
        position += 1
      } else if utf8[position...].starts(with: "//".utf8) {
        position = utf8[position...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
      } else if utf8[position...].starts(with: "/*".utf8) {
        position =
          utf8[position...].indices.first { index in
            index >= position + 4 && utf8[..<index].suffix(2).elementsEqual("*/".utf8)
          } ?? utf8.count
      } else {
        break
      }
    }
    return position
  }
}

extension [[Diagnostics.Diagnostic]] {
  /// One mistake, one message, or the few that swiftc has of it: of the errors on a line the
  /// first, except that each opening bracket on a line of its own may miss its closing one at the
  /// same place.
  fileprivate func withoutCascades(in source: SourceFile) -> [Diagnostics.Diagnostic] {
    var lines: Set<Int> = []
    var openings: Set<Int> = []
    let kept = filter { group in
      guard let diagnostic = group.first else { return false }
      guard diagnostic.severity == .error else { return true }
      let line = source.location(of: Int(diagnostic.range.start)).line
      guard diagnostic.hidesItsLine else {
        return diagnostic.message.hasPrefix("consecutive ")
          || diagnostic.message == Diagnostics.Diagnostic.strayCharacter || !lines.contains(line)
      }
      guard let opening = diagnostic.notes.first, diagnostic.isUnclosed else {
        // A `}` is missed without an opening brace only where that brace is missed already.
        if diagnostic.isUnclosed && diagnostic.message.contains("'}'") { return false }
        return lines.insert(line).inserted
      }
      let openingLine = source.location(of: Int(opening.range.start)).line
      guard openings.insert(openingLine).inserted else { return false }
      return lines.insert(line).inserted || openingLine != line
    }
    return kept.flatMap { $0 }
  }
}

extension [Diagnostics.Diagnostic] {
  /// Two messages of SwiftParser's may be one of swiftc's.
  fileprivate var saidOnce: Self {
    reduce(into: []) { result, one in
      let isSaid = result.contains {
        $0.range.start == one.range.start && $0.message == one.message && $0.notes == one.notes
      }
      if !isSaid { result.append(one) }
    }
  }
}

extension Diagnostics.Diagnostic {
  /// Whether it is missed at the next line's first word, as swiftc has it.
  fileprivate var isMissedOnNextLine: Bool {
    switch message {
    case "expected ')' in expression list", "expected ']' in expression list",
      "expected #else or #endif at end of conditional compilation block",
      "expected identifier in import declaration",
      "expected expression after '? ... :' in ternary expression",
      "expected expression in list of expressions", "expected expression after operator":
      true
    default: message.hasPrefix("expected '}' ")
    }
  }

  fileprivate var isUnclosed: Bool {
    guard message.hasPrefix("expected '") else { return false }
    let bracket = message.dropFirst("expected '".count).first
    return bracket == "}" || bracket == ")" || bracket == "]"
  }
}
