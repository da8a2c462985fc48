/// Reads a session of cram or prysk: lines indented by two blanks are commands and their output,
/// all others are read by people.
///
/// https://bitheap.org/cram: `(re)`, `(glob)`, `(esc)` and `(no-eol)` end a line of output, and a
/// last line `[1]` is the exit status; 80 means that the test skips itself.
enum CramReader {
  static func parts(of lines: [String]) -> [ImportedTranscript.Part] {
    var parts: [ImportedTranscript.Part] = []
    var prose: [String] = []
    var turns: [ImportedTurn] = []
    for line in lines {
      let inner = line.dropping(prefix: "  ")
      if let command = inner.flatMap({ words(of: $0, after: "$") }) {
        if turns.isEmpty { parts.append(.prose(prose)) }
        prose = []
        turns.append(ImportedTurn(command: [command]))
      } else if let inner, let last = turns.indices.last {
        if turns[last].expected.isEmpty, let more = words(of: inner, after: ">") {
          turns[last].command.append(more)
        } else {
          turns[last].expected.append(inner)
        }
      } else {
        if !turns.isEmpty { parts.append(.session(turns.map(finished))) }
        turns = []
        prose.append(line.trimmingTrailingBlanks)
      }
    }
    return parts + [turns.isEmpty ? .prose(prose) : .session(turns.map(finished))]
  }

  /// What follows a prompt and a blank; nil where the line has no such prompt.
  private static func words(of line: String, after prompt: String) -> String? {
    line == prompt ? "" : line.dropping(prefix: prompt + " ")
  }

  /// The turn with its status taken off the output, and the output in our grammar.
  private static func finished(_ turn: ImportedTurn) -> ImportedTurn {
    var turn = turn
    if let last = turn.expected.last, last.hasPrefix("["), last.hasSuffix("]"),
      let status = Int(last.dropFirst().dropLast())
    {
      turn.expected.removeLast()
      turn.status = status == 0 ? nil : status == 80 ? .skipped : .error(code: nil)
    }
    turn.expected = turn.expected.map(expected)
    return turn
  }

  private static func expected(_ line: String) -> String {
    if let pattern = dropping(" (re)", from: line) { return "(re) " + pattern }
    if let glob = dropping(" (glob)", from: line) { return pieces(ofGlob: glob).written }
    if let escaped = dropping(" (esc)", from: line) {
      return ExpectedLine.written(unescaped(escaped))
    }
    return ExpectedLine.written(dropping(" (no-eol)", from: line) ?? line)
  }

  private static func dropping(_ suffix: String, from line: String) -> String? {
    line.hasSuffix(suffix) ? String(line.dropLast(suffix.count)) : nil
  }

  /// `*` is any text and `?` any character, but for those after a backslash.
  private static func pieces(ofGlob glob: String) -> ImportedLine {
    var pieces: [ImportedLine.Piece] = []
    var text = ""
    var rest = Substring(glob)
    while let character = rest.popFirst() {
      switch character {
      case "*", "?":
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(character == "*" ? .any : .one)
      case "\\" where rest.first.map { "*?\\".contains($0) } == true:
        text += String(rest.removeFirst())
      case _: text.append(character)
      }
    }
    return ImportedLine(pieces: text.isEmpty ? pieces : pieces + [.text(text)])
  }

  /// Python's escapes of a string of bytes.
  private static func unescaped(_ text: String) -> String {
    let short: [Character: UInt8] = [
      "t": 9, "n": 10, "r": 13, "a": 7, "b": 8, "v": 11, "f": 12, "\\": 92, "'": 39, "\"": 34,
    ]
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character == "\\", rest.first == "x",
        let byte = UInt8(rest.dropFirst().prefix(2), radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else if character == "\\", let byte = rest.first.flatMap({ short[$0] }) {
        bytes.append(byte)
        rest.removeFirst()
      } else {
        bytes += String(character).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
