/// A block directive of DocC: `@Step { … }`, `@Image(source: "a.png", alt: "a")`.
struct Directive: Equatable {
  indirect enum Item: Equatable {
    case directive(Directive)
    /// A line of Markdown.
    case line(String)
  }

  var name: String
  /// The values by their names, without quotation marks.
  var arguments: [String: String] = [:]
  var content: [Item] = []
}

/// Reads DocC's directives: a line that begins with `@` and a capital letter, arguments in
/// parentheses, content in braces. The closing brace has a line of its own, or ends the line of the
/// opening one. What is in a fence is text.
struct DirectiveParser {
  private var lines: ArraySlice<String>

  /// What a file is made of. Braces that stay open are closed by its end.
  static func items(of lines: [String]) -> [Directive.Item] {
    var parser = DirectiveParser(lines: lines[...])
    var items: [Directive.Item] = []
    while !parser.lines.isEmpty { items += parser.content() }
    return items
  }

  /// Items up to the brace that closes them, or to the end.
  private mutating func content() -> [Directive.Item] {
    var items: [Directive.Item] = []
    var fence: String?
    while let line = lines.popFirst() {
      let text = line.trimmingBlanks
      if let mark = fence {
        if text.hasPrefix(mark) { fence = nil }
      } else if text == "}" {
        break
      } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
        fence = String(text.prefix(3))
      } else if let directive = directive(text) {
        items.append(.directive(directive))
        continue
      }
      items.append(.line(line.trimmingTrailingBlanks))
    }
    return Self.withoutIndentation(items)
  }

  /// The directive that a line begins; its arguments and content may take further lines.
  private mutating func directive(_ line: String) -> Directive? {
    guard let rest = line.dropping(prefix: "@"), rest.first?.isUppercase == true else { return nil }
    let name = rest.prefix { $0.isLetter || $0.isNumber }
    var directive = Directive(name: String(name))
    var tail = String(rest.dropFirst(name.count)).trimmingBlanks
    if tail.hasPrefix("(") {
      while Self.closing(of: tail) == nil, let more = lines.popFirst() { tail += " " + more }
      let end = Self.closing(of: tail) ?? tail.endIndex
      directive.arguments = Self.arguments(tail[..<end].dropFirst())
      tail = String(tail[end...].dropFirst()).trimmingBlanks
    }
    guard tail.hasPrefix("{") else { return directive }
    let inner = String(tail.dropFirst()).trimmingBlanks
    guard inner.isEmpty else {
      let isWhole = inner.hasSuffix("}")
      let text = isWhole ? String(inner.dropLast()).trimmingBlanks : inner
      directive.content = text.isEmpty ? [] : [.line(text)]
      if !isWhole { directive.content += content() }
      return directive
    }
    directive.content = content()
    return directive
  }

  /// Where the parenthesis that a text begins with is closed, outside of quotation marks.
  private static func closing(of text: String) -> String.Index? {
    var isQuoted = false
    return text.indices.first { index in
      if text[index] == "\"" { isQuoted.toggle() }
      return text[index] == ")" && !isQuoted
    }
  }

  /// `name: "value", time: 20`
  private static func arguments(_ text: Substring) -> [String: String] {
    var arguments: [String: String] = [:]
    var rest = text
    while let colon = rest.firstIndex(of: ":") {
      let name = String(rest[..<colon].drop { $0 == "," || $0 == " " }).trimmingBlanks
      rest = rest[colon...].dropFirst().drop { $0 == " " || $0 == "\t" }
      let isQuoted = rest.first == "\""
      if isQuoted { rest.removeFirst() }
      let value = rest.prefix { isQuoted ? $0 != "\"" : $0 != "," }
      arguments[name] = isQuoted ? String(value) : String(value).trimmingBlanks
      rest = rest.dropFirst(value.count + (isQuoted ? 1 : 0))
    }
    return arguments
  }

  /// The lines without what all of them are indented by.
  private static func withoutIndentation(_ items: [Directive.Item]) -> [Directive.Item] {
    let indents = items.compactMap { item -> Int? in
      guard case .line(let line) = item, !line.isEmpty else { return nil }
      return line.utf8.prefix { $0.isBlank }.count
    }
    let indent = indents.min() ?? 0
    return items.map { item in
      guard case .line(let line) = item else { return item }
      return .line(String(Substring(line.utf8.dropFirst(indent))))
    }
  }
}
