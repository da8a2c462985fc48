/// What went wrong, or is worth knowing, at one place of the source.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }

  /// A change of the text that would mend it.
  public struct FixIt: Hashable, Sendable {
    public var range: SourceRange
    public var replacement: String

    public init(range: SourceRange, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  public var severity: Severity
  /// The message in swiftc's words where swiftc has the same one; without the position.
  public var message: String
  /// What is pointed at: the caret stands at its start.
  public var range: SourceRange
  public var notes: [Diagnostic]
  public var fixIts: [FixIt]

  public init(
    _ severity: Severity, _ message: String, at range: SourceRange, notes: [Diagnostic] = [],
    fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}

extension Diagnostic {
  /// The diagnostic and its notes as swiftc prints them: `file:line:column: error: message`, the
  /// line, and a caret under the place.
  public func rendered(in files: [SourceFile]) -> String {
    var text = rendering(in: files)
    for note in notes { text += "\n" + note.rendered(in: files) }
    return text
  }

  /// The place, where it has one, and the message in one line: `file:line:column: error: message`.
  public func headline(in files: [SourceFile]) -> String {
    guard files.indices.contains(Int(range.file)) else { return "\(severity.rawValue): \(message)" }
    let file = files[Int(range.file)]
    let place = file.location(of: Int(range.start))
    return
      "\(file.name.showingControls()):\(place.line):\(place.column): \(severity.rawValue): \(message)"
  }

  private func rendering(in files: [SourceFile]) -> String {
    let header = headline(in: files)
    guard files.indices.contains(Int(range.file)) else { return header }
    let file = files[Int(range.file)]
    let place = file.location(of: Int(range.start))
    let line = file.line(place.line)
    let lead = line.utf8.prefix(place.column - 1)
    let indent = String(decoding: lead, as: UTF8.self).map { $0 == "\t" ? "\t" : blank(like: $0) }
    return "\(header)\n\(line)\n\(indent.joined())^"
  }

  /// As many blanks as the character takes columns in a terminal.
  private func blank(like character: Character) -> String {
    character.unicodeScalars.contains { $0.value >= 0x1100 } ? "  " : " "
  }
}
