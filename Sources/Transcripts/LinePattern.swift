/// A line of text in which inline matchers may stand.
struct LinePattern: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text([Character])
    case matcher(InlineMatcher, source: String)
    case capture(name: String, InlineMatcher, source: String)
    case reuse(name: String, source: String)
  }

  let source: String
  let pieces: [Piece]
  /// Near misses: brackets which are text, but look like a matcher written wrong.
  let problems: [String]

  /// Text in which no matcher is active.
  init(plain source: String) { self.init(source: source, pieces: [.text(Array(source))]) }

  init(_ source: String) {
    guard source.utf8.contains(UInt8(ascii: "[")) else {
      self.init(plain: source)
      return
    }
    var reader = LinePatternReader(source)
    self = reader.read()
  }

  init(source: String, pieces: [Piece], problems: [String] = []) {
    self.source = source
    self.pieces = pieces
    self.problems = problems
  }

  /// Whether it has no matcher: it matches its own text.
  var isPlain: Bool {
    pieces.allSatisfy { if case .text = $0 { true } else { false } }
  }

  var captures: [String] {
    pieces.compactMap { if case .capture(let name, _, _) = $0 { name } else { nil } }
  }

  /// Names used before this line binds them.
  var reuses: [String] {
    var bound: Set<String> = []
    var names: [String] = []
    for piece in pieces {
      switch piece {
      case .capture(let name, _, _): bound.insert(name)
      case .reuse(let name, _): if !bound.contains(name) { names.append(name) }
      case .text, .matcher: break
      }
    }
    return names
  }

  /// The same line with its measurements as numbers within a tolerance.
  func tolerating(_ tolerance: Double) -> LinePattern {
    replacingMeasurements {
      .number(($0 - tolerance - InlineMatcher.slack)...($0 + tolerance + InlineMatcher.slack))
    }
  }

  /// The same line with its measurements as any number: its skeleton.
  var skeleton: LinePattern { replacingMeasurements { _ in .number(nil) } }

  private func replacingMeasurements(_ matcher: (Double) -> InlineMatcher) -> LinePattern {
    let replaced = pieces.flatMap { piece -> [Piece] in
      guard case .text(let text) = piece else { return [piece] }
      var result: [Piece] = []
      var at = 0
      for token in Numbers.measurements(in: text) {
        if token.start > at { result.append(.text(Array(text[at..<token.start]))) }
        result.append(.matcher(matcher(token.value), source: ""))
        at = token.end
      }
      if at < text.count { result.append(.text(Array(text[at...]))) }
      return result
    }
    return LinePattern(source: source, pieces: replaced)
  }
}

/// Finds the matchers in a line as written.
private struct LinePatternReader {
  let source: String
  let text: [Character]
  var pieces: [LinePattern.Piece] = []
  var plain: [Character] = []
  var problems: [String] = []

  init(_ source: String) {
    self.source = source
    text = Array(source)
  }

  mutating func read() -> LinePattern {
    var at = 0
    while at < text.count {
      if text[at] == "[", let end = closing(at), let piece = piece(String(text[(at + 1)..<end])) {
        flush()
        pieces.append(piece)
        at = end + 1
      } else {
        plain.append(text[at])
        at += 1
      }
    }
    flush()
    return LinePattern(source: source, pieces: pieces, problems: problems)
  }

  private mutating func flush() {
    if !plain.isEmpty { pieces.append(.text(plain)) }
    plain = []
  }

  /// The bracket that closes one, with no other within; matchers are short.
  private func closing(_ start: Int) -> Int? {
    for at in (start + 1)..<min(text.count, start + 80) where at < text.count {
      if text[at] == "[" { return nil }
      if text[at] == "]" { return at }
    }
    return nil
  }

  private mutating func piece(_ body: String) -> LinePattern.Piece? {
    let source = "[\(body)]"
    if let name = body.dropping(prefix: "=") {
      return name.isCaptureName ? .reuse(name: name, source: source) : nil
    }
    if body != "any", let matcher = InlineMatcher(body) {
      return .matcher(matcher, source: source)
    }
    let halves = body.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if halves.count == 2, String(halves[0]).isCaptureName {
      if let matcher = InlineMatcher(String(halves[1])) {
        return .capture(name: String(halves[0]), matcher, source: source)
      }
      noteNearMiss(String(halves[1]), whole: source) { "[\(halves[0]):\($0)]" }
      return nil
    }
    noteNearMiss(body, whole: source) { "[\($0)]" }
    return nil
  }

  private mutating func noteNearMiss(
    _ body: String, whole: String, as written: (String) -> String
  ) {
    if body == "..." || body == "…" || body == "." {
      problems.append("'\(whole)' is text; did you mean '\(written(".."))'?")
      return
    }
    let word = String(body.prefix { $0 != " " })
    guard word.count >= 3 || InlineMatcher.names.contains(word.lowercased()) else { return }
    for name in InlineMatcher.names {
      let distance = Spelling.distance(Array(word.lowercased()), Array(name))
      guard distance <= 1, word.count >= name.count || name.count > 3 else { continue }
      problems.append(
        "'\(whole)' is text; did you mean '\(written(name))'? For this text, start the line with '\\'"
      )
      return
    }
  }
}

extension String {
  /// What may name a capture: a letter, then letters, digits and `_`.
  var isCaptureName: Bool {
    guard let first = unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return allSatisfy { $0.isWord }
  }
}
