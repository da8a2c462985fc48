import CMarkdown

/// Finds fences and hints with the Markdown parser, so that a fence here is one on any forge.
struct MarkdownScanner {
  enum Finding {
    case fence(Fence)
    /// A quotation that starts with `[!…]`: its lines, from 0.
    case callout(Range<Int>)

    var start: Int {
      switch self {
      case .fence(let fence): fence.opening
      case .callout(let lines): lines.lowerBound
      }
    }
  }

  let lines: [TextLine]
  /// The first line that is Markdown, from 0: what follows the front matter.
  let first: Int

  /// What there is, in the order of the file.
  func scan() -> [Finding] {
    var source = lines[first...].reduce(into: "") { $0 += $1.text + $1.ending }
    let document = source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        cmark_parse_document(text.baseAddress, text.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let document, let iterator = cmark_iter_new(document) else { return [] }
    defer {
      cmark_iter_free(iterator)
      cmark_node_free(document)
    }
    var findings: [Finding] = []
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
      let type = cmark_node_get_type(node)
      if type == CMARK_NODE_CODE_BLOCK {
        if let fence = fence(node) { findings.append(.fence(fence)) }
      } else if type == CMARK_NODE_BLOCK_QUOTE, cmark_node_parent(node) == document {
        if let callout = callout(node) { findings.append(.callout(callout)) }
      }
    }
    return findings
  }

  /// The node's first and last line, from 0, if they are lines of the file.
  private func place(_ node: OpaquePointer) -> ClosedRange<Int>? {
    let start = first + Int(cmark_node_get_start_line(node)) - 1
    let end = first + Int(cmark_node_get_end_line(node)) - 1
    guard lines.indices.contains(start), start <= end else { return nil }
    return start...min(end, lines.count - 1)
  }

  private func callout(_ node: OpaquePointer) -> Range<Int>? {
    guard let place = place(node) else { return nil }
    let text = lines[place.lowerBound].text.trimmingBlanks
    guard let inner = text.dropping(prefix: ">")?.trimmingBlanks, inner.starts(withBytes: "[!")
    else { return nil }
    return place.lowerBound..<(place.upperBound + 1)
  }

  private func fence(_ node: OpaquePointer) -> Fence? {
    var length: Int32 = 0
    var offset: Int32 = 0
    var mark: CChar = 0
    guard cmark_node_get_fenced(node, &length, &offset, &mark) == 1, let place = place(node)
    else { return nil }
    let markByte = UInt8(bitPattern: mark)
    let opening = lines[place.lowerBound].text
    let column = max(0, Int(cmark_node_get_start_column(node)) - 1)
    let fromMarks = opening.utf8.dropFirst(column).drop { $0 != markByte }
    let info = String(Substring(fromMarks.drop { $0 == markByte })).trimmingBlanks
    let isTopLevel = cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_DOCUMENT
    let lead = isTopLevel ? "" : Self.container(of: opening, upTo: column - Int(offset))
    let isClosed =
      place.upperBound > place.lowerBound
      && closes(lines[place.upperBound].text, lead: lead, mark: markByte, length: Int(length))
    let end = isClosed ? place.upperBound : place.upperBound + 1
    let content = (place.lowerBound + 1)..<max(end, place.lowerBound + 1)
    return Fence(
      info: info, mark: markByte, length: Int(length), opening: place.lowerBound,
      closing: isClosed ? place.upperBound : nil, contentLines: content,
      content: content.map { self.content($0, lead: lead, offset: Int(offset)) },
      prefix: lead + String(repeating: " ", count: Int(offset)))
  }

  /// What a list or quotation puts before the lines of a fence within it.
  private static func container(of opening: String, upTo column: Int) -> String {
    let marks = opening.utf8.prefix(max(0, column)).map {
      $0 == UInt8(ascii: ">") || $0 == .tab ? $0 : .space
    }
    return String(decoding: marks, as: UTF8.self)
  }

  private func closes(_ text: String, lead: String, mark: UInt8, length: Int) -> Bool {
    let rest = Substring(inner(text, lead: lead).trimmingBlanks)
    return rest.utf8.count >= length && rest.utf8.allSatisfy { $0 == mark }
  }

  private func content(_ line: Int, lead: String, offset: Int) -> String {
    let rest = Substring(inner(lines[line].text, lead: lead)).utf8
    let indent = rest.prefix(offset).prefix { $0 == .space }.count
    return String(Substring(rest.dropFirst(indent)))
  }

  /// A line without its container's marks. Blank lines and quotations may leave out the blanks.
  private func inner(_ text: String, lead: String) -> String {
    var rest = Substring(text).utf8
    for byte in lead.utf8 {
      if rest.first == byte {
        rest = rest.dropFirst()
      } else if byte == UInt8(ascii: ">") {
        while rest.first == .space { rest = rest.dropFirst() }
        if rest.first == byte { rest = rest.dropFirst() }
      }
    }
    return String(Substring(rest))
  }
}
