/// Reads the front matter of a file's lines, if there is any.
struct FrontMatterParser {
  let lines: [TextLine]
  private var matter = FrontMatter()

  init(lines: [TextLine]) { self.lines = lines }

  mutating func parse(_ problems: inout Problems) -> FrontMatter {
    guard let first = lines.first, Self.isRule(first.text) else { return matter }
    guard let end = lines.indices.dropFirst().first(where: { Self.isRule(lines[$0].text) }) else {
      problems.error("the front matter is not closed; end it with a line '---'", line: 0)
      return matter
    }
    matter.lineCount = end + 1
    var at = 1
    while at < end { at = field(at, end: end, &problems) }
    interpret(&problems)
    return matter
  }

  private static func isRule(_ text: String) -> Bool { text.trimmingTrailingBlanks == "---" }

  /// Reads the field at a line and returns the line after it.
  private mutating func field(_ at: Int, end: Int, _ problems: inout Problems) -> Int {
    let text = lines[at].text.trimmingTrailingBlanks
    if text.isEmpty || text.starts(withBytes: "#") { return at + 1 }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), !text.starts(withBytes: " ")
    else {
      problems.error("front matter has lines 'key: value'; this is none", line: at)
      return at + 1
    }
    let key = String(text[..<colon]).trimmingBlanks
    let written = String(Substring(text.utf8[text.utf8.index(after: colon)...])).trimmingBlanks
    var next = at + 1
    while next < end, Self.isIndented(lines[next].text) { next += 1 }
    let block = lines[(at + 1)..<next].map { $0.text.trimmingTrailingBlanks }
    guard key.isIdentifier else {
      problems.error("'\(key)' is no name for a field", line: at)
      return next
    }
    guard !matter.fields.contains(where: { $0.key == key }) else {
      problems.error("'\(key)' is given twice; keep one", line: at)
      return next
    }
    var field = FrontMatter.Field(key: key, value: "", items: [], line: at + 1)
    if written == "|" || written == ">" {
      field.value = Self.dedented(block).joined(separator: written == "|" ? "\n" : " ")
    } else if written.isEmpty, !block.isEmpty {
      items(of: block, at: at + 1, into: &field, &problems)
    } else {
      scalar(written, at: at, into: &field, &problems)
    }
    matter.fields.append(field)
    return next
  }

  private static func isIndented(_ text: String) -> Bool {
    text.starts(withBytes: " ") || text.starts(withBytes: "\t") || text.starts(withBytes: "- ")
  }

  private static func dedented(_ block: [String]) -> [String] {
    let indents = block.filter { !$0.isEmpty }.map { $0.utf8.prefix { $0.isBlank }.count }
    let indent = indents.min() ?? 0
    return block.map { String(Substring($0.utf8.dropFirst(indent))) }
  }

  private func items(
    of block: [String], at line: Int, into field: inout FrontMatter.Field,
    _ problems: inout Problems
  ) {
    for (index, text) in block.enumerated() where !text.trimmingBlanks.isEmpty {
      guard let item = text.trimmingBlanks.dropping(prefix: "- ") else {
        problems.error("a list has lines '- element'; this is none", line: line + index)
        continue
      }
      field.items.append(unquoted(item.trimmingBlanks, at: line + index, &problems))
    }
  }

  private func scalar(
    _ text: String, at line: Int, into field: inout FrontMatter.Field, _ problems: inout Problems
  ) {
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = String(text.dropFirst().dropLast())
      field.items = inner.split(separator: ",").map {
        unquoted(String($0).trimmingBlanks, at: line, &problems)
      }
    } else {
      field.value = unquoted(text, at: line, &problems)
    }
  }

  private func unquoted(_ text: String, at line: Int, _ problems: inout Problems) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'" else {
      return text
    }
    guard text.count > 1, text.last == quote else {
      problems.error("the value has no closing quote \(quote)", line: line)
      return text
    }
    let inner = String(text.dropFirst().dropLast())
    if quote == "'" { return inner.replacing("''", with: "'") }
    return inner.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }

  private mutating func interpret(_ problems: inout Problems) {
    for field in matter.fields {
      switch field.key {
      case "id":
        matter.id = field.value
        if !field.value.isIdentifier {
          problems.error(
            "the id '\(field.value)' is no name; use letters, digits, '-', '_' and '.'",
            line: field.line - 1)
        }
      case "title": matter.title = field.value
      case "points":
        matter.points = Double(field.value).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        if matter.points == nil {
          problems.error(
            "the points '\(field.value)' are not a number, 0 or more", line: field.line - 1)
        }
      case "requires":
        matter.requires = Requirement(field.value)
        if matter.requires == nil {
          problems.error(
            "'requires: \(field.value)' is not understood; write 'requires: navlab >= 1'",
            line: field.line - 1)
        }
      case let key: lookTwice(at: key, line: field.line - 1, &problems)
      }
    }
  }

  /// Other keys are kept, but a slip of the pen in one of ours is worth a word.
  private func lookTwice(at key: String, line: Int, _ problems: inout Problems) {
    let known = ["id", "title", "points", "requires"]
    guard key.count > 3,
      !matter.fields.contains(where: { known.contains($0.key) && $0.key == key }),
      let meant = Spelling.closest(to: key, among: known.filter { $0.count > 3 }),
      !matter.fields.contains(where: { $0.key == meant })
    else { return }
    problems.warning(
      "'\(key)' is kept but means nothing here; did you mean '\(meant)'?", line: line)
  }
}
