/// One line of a file exactly as it stands: printing all lines gives the file back to the byte.
struct TextLine: Hashable, Sendable {
  /// The line without its break.
  var text: String
  /// The break as written: a line feed, a carriage return, both, or nothing at the end of a file.
  var ending: String
  /// The UTF-8 offset in the file at which the line starts.
  var start: Int

  /// The lines of a text, cut where Markdown cuts them: at LF, CRLF and a lone CR.
  static func split(_ source: String) -> [TextLine] {
    let bytes = Array(source.utf8)
    var lines: [TextLine] = []
    var start = 0
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      guard byte == .lineFeed || byte == .carriageReturn else {
        at += 1
        continue
      }
      let isPair = byte == .carriageReturn && at + 1 < bytes.count && bytes[at + 1] == .lineFeed
      let next = at + (isPair ? 2 : 1)
      lines.append(TextLine(bytes[start..<at], ending: bytes[at..<next], start: start))
      start = next
      at = next
    }
    if start < bytes.count {
      lines.append(TextLine(bytes[start...], ending: [], start: start))
    }
    return lines
  }

  private init(_ text: ArraySlice<UInt8>, ending: ArraySlice<UInt8>, start: Int) {
    self.text = String(decoding: text, as: UTF8.self)
    self.ending = String(decoding: ending, as: UTF8.self)
    self.start = start
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let space = UInt8(ascii: " ")
  static let escape: UInt8 = 0x1B

  var isBlank: Bool { self == .space || self == .tab }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

// Grammar is read byte by byte: a combining mark after a prompt must not hide the prompt, as it
// would if whole characters were compared.
extension String {
  func starts(withBytes prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// What follows the prefix; nil when the string does not start with it.
  func dropping(prefix: String) -> String? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(utf8.dropFirst(prefix.utf8.count)))
  }

  /// The string without blanks and carriage returns at its end.
  var trimmingTrailingBlanks: String {
    guard let last = utf8.last, last.isBlank || last == .carriageReturn else { return self }
    var end = utf8.endIndex
    while end > utf8.startIndex {
      let before = utf8.index(before: end)
      guard utf8[before].isBlank || utf8[before] == .carriageReturn else { break }
      end = before
    }
    return String(Substring(utf8[..<end]))
  }

  /// The string without blanks at either end.
  var trimmingBlanks: String {
    String(Substring(trimmingTrailingBlanks.utf8.drop { $0.isBlank }))
  }

  /// Letters, digits and `-`, `_`, `.`, at least one: what names a step or a lesson.
  var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "." }
  }
}
