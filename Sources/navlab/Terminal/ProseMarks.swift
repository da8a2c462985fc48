/// The marks of Markdown inside of a paragraph, shown as a terminal shows them: bold, italic, in
/// colour. Without colour they go, but for the backticks around code, which say where it ends.
struct ProseMarks {
  let inColor: Bool

  /// Stand for what is switched on and off until lines are broken: they take no column, and what is
  /// printed has none of them, since a text's own control characters are shown by then.
  private enum Mark: Character, CaseIterable {
    case strong = "\u{1}"
    case strongEnd = "\u{2}"
    case emphasis = "\u{3}"
    case emphasisEnd = "\u{4}"
    case code = "\u{5}"
    case codeEnd = "\u{6}"

    /// As a terminal is told.
    var sequence: String {
      switch self {
      case .strong: "\u{1B}[1m"
      case .strongEnd: "\u{1B}[22m"
      case .emphasis: "\u{1B}[3m"
      case .emphasisEnd: "\u{1B}[23m"
      case .code: "\u{1B}[36m"
      case .codeEnd: "\u{1B}[39m"
      }
    }

    /// What switches it off again; nil for what does that.
    var end: Mark? {
      switch self {
      case .strong: .strongEnd
      case .emphasis: .emphasisEnd
      case .code: .codeEnd
      case .strongEnd, .emphasisEnd, .codeEnd: nil
      }
    }
  }

  static func isOpening(_ character: Character) -> Bool {
    Mark(rawValue: character)?.end != nil
  }

  static func isClosing(_ character: Character) -> Bool {
    Mark(rawValue: character).map { $0.end == nil } ?? false
  }

  /// A paragraph with our marks in place of Markdown's.
  func marked(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      if let (span, end) = span(at: rest) {
        result += span
        rest = rest[end...]
      } else if first == "\\", let next = rest.dropFirst().first, next.isASCII,
        next.isPunctuation || next.isSymbol
      {
        result.append(next)
        rest = rest.dropFirst(2)
      } else {
        // A run of marks that closes nowhere is text, as a whole.
        let run = rest.prefix { $0 == first && (first == "`" || first == "*") }
        result += run.isEmpty ? rest.prefix(1) : run
        rest = rest.dropFirst(max(1, run.count))
      }
    }
    return result
  }

  /// What stands between marks at the start of `text`, and where it ends.
  private func span(at text: Substring) -> (String, Substring.Index)? {
    switch text.first {
    case "`": code(at: text)
    case "*": text.hasPrefix("**") ? emphasis(at: text, "**") : emphasis(at: text, "*")
    case "[": link(at: text)
    default: nil
    }
  }

  private func code(at text: Substring) -> (String, Substring.Index)? {
    let fence = text.prefix { $0 == "`" }
    var rest = text[fence.endIndex...]
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      guard run.count == fence.count else {
        rest = rest[run.endIndex...]
        continue
      }
      var code = text[fence.endIndex..<start]
      if code.count > 2, code.first == " ", code.last == " " { code = code.dropFirst().dropLast() }
      guard inColor else { return (String(text[..<run.endIndex]), run.endIndex) }
      return ("\(Mark.code.rawValue)\(code)\(Mark.codeEnd.rawValue)", run.endIndex)
    }
    return nil
  }

  private func emphasis(at text: Substring, _ mark: String) -> (String, Substring.Index)? {
    let body = text.dropFirst(mark.count)
    guard let first = body.first, !first.isWhitespace, first != "*",
      let end = body.firstRange(of: mark), let last = body[..<end.lowerBound].last,
      !last.isWhitespace
    else { return nil }
    let inner = marked(body[..<end.lowerBound])
    guard inColor else { return (inner, end.upperBound) }
    let on = mark == "**" ? Mark.strong : .emphasis
    return ("\(on.rawValue)\(inner)\((on.end ?? on).rawValue)", end.upperBound)
  }

  /// `[words](place)`: the words, and the place behind them where it is one of the network.
  private func link(at text: Substring) -> (String, Substring.Index)? {
    guard let middle = text.firstRange(of: "]("),
      let close = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = text[..<middle.lowerBound].dropFirst()
    let place = text[middle.upperBound..<close]
    guard !words.isEmpty, !words.contains("["), !place.contains(" ") else { return nil }
    let end = text.index(after: close)
    return (marked(words) + (place.contains("://") && place != words ? " (\(place))" : ""), end)
  }

  /// Lines with what a terminal is told in place of the marks. What a line leaves on is on in the
  /// next, and never at a line's end.
  func shown(_ lines: [String]) -> [String] {
    var open: [Mark] = []
    return lines.map { line in
      var text = open.map(\.sequence).joined()
      for character in line {
        guard let mark = Mark(rawValue: character) else {
          text.append(character)
          continue
        }
        text += mark.sequence
        if mark.end == nil { open.removeAll { $0.end == mark } } else { open.append(mark) }
      }
      return text + open.reversed().compactMap { $0.end?.sequence }.joined()
    }
  }
}
