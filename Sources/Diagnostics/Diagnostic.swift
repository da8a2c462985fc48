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

  /// What kind of mistake it is, for those who weigh what is wrong with one reading of the source
  /// against what is wrong with another.
  public enum Kind: Hashable, Sendable {
    case other
    /// A mistake of syntax behind which the rest is read as swiftc reads it.
    case recovered
    /// A value has no such member; none that can be called with brackets, or looked up dynamically.
    case valueLacksMember, valueLacksSubscript
    /// A type, or the one that is wanted where a member is written without one, has no such member.
    case typeLacksMember, memberWithoutType
    case missingArgument, missingLabel, otherLabels
    case missingAmpersand, missingDollar
    /// A function stands where something of a protocol is wanted.
    case functionForProtocol
    /// What is called is no function.
    case callOfValue
    /// A closure has another number of parameters than it is passed.
    case closureParameters
    /// None of several declarations is meant.
    case noExactMatch
    /// Nothing tells a generic parameter.
    case uninferred
    /// A parameter `$name` is passed what is no wrapper.
    case noWrapper
    /// Too much was tried.
    case outOfTries
  }

  public var severity: Severity
  /// The message in swiftc's words where swiftc has the same one; without the position.
  public var message: String
  /// What is pointed at: the caret stands at its start.
  public var range: SourceRange
  public var notes: [Diagnostic]
  public var fixIts: [FixIt]
  public var kind: Kind

  public init(
    _ severity: Severity, _ message: String, at range: SourceRange, notes: [Diagnostic] = [],
    fixIts: [FixIt] = [], kind: Kind = .other
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
    self.kind = kind
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
    String(repeating: " ", count: max(1, character.terminalColumns))
  }
}
