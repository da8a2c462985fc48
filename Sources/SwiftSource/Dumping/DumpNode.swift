import Diagnostics

/// A node of a dump: a word or two, and what is inside.
struct DumpNode {
  var text: String
  var range: SourceRange?
  var children: [DumpNode]

  init(_ text: String, at range: SourceRange? = nil, _ children: [DumpNode] = []) {
    self.text = text
    self.range = range
    self.children = children
  }

  static let lineWidth = 90

  /// The lines: what fits stands on one line in parentheses, what does not is indented.
  func lines(indent: Int, source: SourceFile?) -> [String] {
    let blank = String(repeating: " ", count: indent)
    if let line = inline(room: Self.lineWidth - indent, source: source) { return [blank + line] }
    let head = blank + text + place(in: source)
    return [head] + children.flatMap { $0.lines(indent: indent + 2, source: source) }
  }

  private func inline(room: Int, source: SourceFile?) -> String? {
    let head = text + place(in: source)
    guard !children.isEmpty else { return head }
    var line = "(" + head
    for child in children {
      let left = room - line.utf8.count - 2
      guard left > 0, let inner = child.inline(room: left, source: source) else { return nil }
      line += " " + inner
    }
    line += ")"
    return line.utf8.count <= room ? line : nil
  }

  private func place(in source: SourceFile?) -> String {
    guard let source, let range else { return "" }
    let start = source.location(of: Int(range.start))
    let end = source.location(of: Int(range.end))
    return "@\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}

extension ParsedFile {
  /// The program as indented text, for people and tests: a node is a word and its children in
  /// parentheses, or on lines of their own where a line would grow longer than 90 columns.
  /// With `places` each node has its lines and columns.
  public func dump(places: Bool = false) -> String {
    items.dump.flatMap { $0.lines(indent: 0, source: places ? source : nil) }
      .joined(separator: "\n")
  }
}

extension Expression {
  /// As `ParsedFile.dump`.
  public var dump: String {
    node.lines(indent: 0, source: nil).joined(separator: "\n")
  }
}

extension [Statement] {
  fileprivate var dump: [DumpNode] { map(\.node) }
}

/// A string as a Swift literal, so that a dump has no control characters.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case "\0": result += "\\0"
    default:
      if scalar.properties.generalCategory == .control {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}
