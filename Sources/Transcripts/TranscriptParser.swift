import Diagnostics

/// Reads a whole file: front matter, then fences and hints with the prose between them.
struct TranscriptParser {
  private let file: SourceFile
  private let lines: [TextLine]
  private var problems: Problems
  private var parts: [Transcript.Part] = []

  init(name: String, text: String) {
    file = SourceFile(name: name, text: text)
    lines = TextLine.split(text)
    problems = Problems(lines: lines)
  }

  mutating func parse() -> Transcript {
    var readable = lines
    if let first = readable.first?.text.dropping(prefix: "\u{FEFF}") { readable[0].text = first }
    var matter = FrontMatterParser(lines: readable)
    let frontMatter = matter.parse(&problems)
    var next = frontMatter.lineCount
    for finding in MarkdownScanner(lines: readable, first: next).scan() {
      guard finding.start >= next, let (part, end) = part(finding) else { continue }
      addProse(next..<finding.start)
      parts.append(part)
      next = end
    }
    addProse(next..<lines.count)
    var review = TranscriptReview(frontMatter: frontMatter, parts: parts)
    review.run(&problems)
    return Transcript(
      file: file, lines: lines, frontMatter: frontMatter, parts: parts,
      diagnostics: problems.found.enumerated()
        .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
        .map(\.element))
  }

  private mutating func addProse(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let text = lines[range].reduce(into: "") { $0 += $1.text + $1.ending }
    parts.append(.prose(.init(text: text, line: range.lowerBound + 1)))
  }

  /// What a finding is, and the line after it; nil when it is prose.
  private mutating func part(_ finding: MarkdownScanner.Finding) -> (Transcript.Part, Int)? {
    switch finding {
    case .callout(let range): return hint(range).map { (.hint($0), range.upperBound) }
    case .fence(let fence):
      switch fence.language {
      case "navlab": return (.session(session(fence)), fence.lines.upperBound)
      case "swift": return source(fence).map { (.source($0), fence.lines.upperBound) }
      case let language:
        lookTwice(at: String(language), fence)
        return nil
      }
    }
  }

  private mutating func lookTwice(at language: String, _ fence: Fence) {
    let isPrompt = fence.content.contains { $0.starts(withBytes: "nav> ") }
    if isPrompt, Spelling.closest(to: language, among: ["navlab"]) != nil {
      problems.warning(
        "a block of '\(language)' is not run; did you mean 'navlab'?", line: fence.opening)
    }
  }

  private mutating func attributes(_ fence: Fence) -> [Attribute] {
    do {
      return try Attribute.parse(fence.info)
    } catch {
      problems.error(error.message, line: fence.opening)
      return []
    }
  }

  private mutating func requireClosing(_ fence: Fence) {
    guard fence.closing == nil else { return }
    let marks = String(repeating: Character(Unicode.Scalar(fence.mark)), count: fence.length)
    problems.error("the block is not closed; end it with a line '\(marks)'", line: fence.opening)
  }

  private mutating func session(_ fence: Fence) -> Transcript.SessionBlock {
    requireClosing(fence)
    var reader = AttributeReader()
    let attributes = reader.session(attributes(fence))
    for problem in reader.problems { problems.error(problem, line: fence.opening) }
    var parser = EntryParser(content: fence.content, firstLine: fence.contentLines.lowerBound)
    let (comments, entries) = parser.parse(&problems)
    return .init(
      attributes: attributes, comments: comments, entries: entries, line: fence.opening + 1,
      fence: fence)
  }

  private mutating func source(_ fence: Fence) -> Transcript.SourceBlock? {
    let names = SourceAttribute.allCases.map(\.rawValue)
    guard let written = try? Attribute.parse(fence.info) else {
      return nil
    }
    let isOurs = written.contains { names.contains($0.key) }
    guard isOurs else {
      for attribute in written {
        guard let meant = Spelling.closest(to: attribute.key, among: names) else { continue }
        problems.warning(
          "the block is not loaded, for '\(attribute.key)' is not known; did you mean '\(meant)'?",
          line: fence.opening)
      }
      return nil
    }
    requireClosing(fence)
    var block = Transcript.SourceBlock(
      file: nil, carries: false, hides: false,
      source: fence.content.map { $0 + "\n" }.joined(), line: fence.opening + 1, fence: fence)
    for attribute in written { set(attribute, in: &block) }
    return block
  }

  private mutating func set(_ attribute: Attribute, in block: inout Transcript.SourceBlock) {
    let line = block.line - 1
    switch (SourceAttribute(rawValue: attribute.key), attribute.value) {
    case (.file, let name?) where Self.isFileName(name): block.file = name
    case (.file, let name?):
      problems.error("'file=\(name)' is not the plain name of a Swift file", line: line)
    case (.file, nil): problems.error("'file' needs a value: 'file=App.swift'", line: line)
    case (.carry, nil): block.carries = true
    case (.hide, nil): block.hides = true
    case (.exercise, let id?):
      var reader = AttributeReader()
      block.exercise = reader.identifier(id, "exercise")
      for problem in reader.problems { problems.error(problem, line: line) }
    case (.exercise, nil):
      problems.error("'exercise' needs a value: 'exercise=ID'", line: line)
    case (.carry, .some), (.hide, .some):
      problems.error("'\(attribute.key)' takes no value: write it alone", line: line)
    case (nil, _):
      var reader = AttributeReader()
      reader.unknown(
        attribute.key, of: "swift", among: SourceAttribute.allCases.map(\.rawValue))
      for problem in reader.problems { problems.error(problem, line: line) }
    }
  }

  /// A name in one folder: nothing of a path may come from a transcript.
  private static func isFileName(_ name: String) -> Bool {
    name.hasSuffix(".swift") && name != ".swift"
      && name.unicodeScalars.allSatisfy { $0 != "/" && $0 != "\\" && $0.value >= 0x20 }
  }

  private mutating func hint(_ range: Range<Int>) -> Transcript.Hint? {
    let quoted = lines[range].map { line in
      let text = line.text.trimmingBlanks
      guard let inner = text.dropping(prefix: ">") else { return text }
      return inner.dropping(prefix: " ") ?? inner
    }
    guard let rest = quoted.first?.trimmingBlanks.dropping(prefix: "[!HINT]") else { return nil }
    let written = rest.trimmingBlanks
    var number = 1 + parts.count { if case .hint = $0 { true } else { false } }
    if let given = Int(written), given > 0 {
      number = given
    } else if !written.isEmpty {
      problems.error(
        "'\(written)' is not the number of a hint; write '> [!HINT] 1'", line: range.lowerBound)
    }
    var body = quoted.dropFirst().joined(separator: "\n")
    while body.utf8.last == .lineFeed { body = String(Substring(body.utf8.dropLast())) }
    return .init(number: number, text: body, line: range.lowerBound + 1, lines: range)
  }
}
