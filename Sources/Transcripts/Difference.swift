public import Diagnostics

/// What was expected and what came, side by side, for a person to read.
public struct Difference: Hashable, Sendable {
  public enum Mark: String, Hashable, Sendable {
    case same = " "
    /// Expected, and not there.
    case missing = "-"
    /// There, and not expected.
    case extra = "+"
    /// Points at what differs in the two lines above.
    case hint = "?"
    /// Lines left out.
    case elided = "…"
  }

  public struct Line: Hashable, Sendable {
    public var mark: Mark
    public var text: String
  }

  /// The first line that differs, said in a few words.
  public var summary: Sentence
  /// Where that is expected: a line of the transcript, from 1.
  public var line: Int
  /// How many lines differ besides the first.
  public var others: Int
  public var lines: [Line]

  /// The difference as a unified diff without header.
  public var text: String {
    lines.map { ($0.mark.rawValue + " " + $0.text).trimmingTrailingBlanks }
      .joined(separator: "\n")
  }
}

/// Puts a difference together from an alignment.
struct DifferenceWriter {
  let entry: Transcript.Entry
  let lines: [OutputLine]
  let bindings: LinePattern.Bindings
  private var written: [Difference.Line] = []

  /// How many lines that differ are shown.
  static let limit = 40
  static let context = 2

  init(entry: Transcript.Entry, lines: [OutputLine], bindings: LinePattern.Bindings) {
    self.entry = entry
    self.lines = lines
    self.bindings = bindings
  }

  mutating func write(_ alignment: Alignment) -> Difference {
    var hunks = Self.paired(alignment.edits)
    if !hunks.contains(where: \.isChange) { hunks = hunks.map(forbidden) }
    let changed = hunks.indices.filter { hunks[$0].isChange }
    var last = -1
    var shown = 0
    for index in changed where shown < Self.limit {
      let from = max(last + 1, index - Self.context)
      let until = min(hunks.count, index + Self.context + 1)
      elide(from - last - 1)
      for place in from..<until where place <= index || !hunks[place].isChange {
        if place > index, hunks[(index + 1)...place].contains(where: \.isChange) { break }
        add(hunks[place])
        last = place
      }
      shown += 1
    }
    if changed.count > shown {
      written.append(.init(mark: .elided, text: "and \(changed.count - shown) more that differ"))
    } else {
      elide(hunks.count - last - 1)
    }
    let first = changed.first.map { hunks[$0] }
    return Difference(
      summary: first.map(summary) ?? "a line stands where '!' forbids it",
      line: first.flatMap(\.expected).map { entry.expected[$0].line } ?? entry.line,
      others: max(0, changed.count - 1), lines: written)
  }

  private enum Hunk {
    case same(Int)
    case missing(Int)
    case extra(Int)
    case changed(expected: Int, line: Int)

    var isChange: Bool { if case .same = self { false } else { true } }
    var expected: Int? {
      switch self {
      case .missing(let expected), .changed(let expected, _): expected
      case .same, .extra: nil
      }
    }
  }

  /// Pairs what is missing with what stands in its place.
  private static func paired(_ edits: [Alignment.Edit]) -> [Hunk] {
    var hunks: [Hunk] = []
    var missing: [Int] = []
    var extra: [Int] = []
    func flush() {
      let pairs = min(missing.count, extra.count)
      for index in 0..<pairs {
        hunks.append(.changed(expected: missing[index], line: extra[index]))
      }
      hunks += missing.dropFirst(pairs).map { .missing($0) }
      hunks += extra.dropFirst(pairs).map { .extra($0) }
      missing = []
      extra = []
    }
    for edit in edits {
      switch edit {
      case .missing(let expected): missing.append(expected)
      case .extra(let line): extra.append(line)
      case .same(_, let line), .skipped(let line):
        flush()
        hunks.append(.same(line))
      }
    }
    flush()
    return hunks
  }

  /// Where every line has its place, what differs is a line that a `!` forbids.
  private func forbidden(_ hunk: Hunk) -> Hunk {
    guard case .same(let line) = hunk else { return hunk }
    let isForbidden = entry.expected.contains { expected in
      guard case .forbidden(let pattern) = expected.kind else { return false }
      return pattern.match(lines[line].text, bindings) != nil
    }
    return isForbidden ? .extra(line) : hunk
  }

  private mutating func elide(_ count: Int) {
    guard count > 0 else { return }
    written.append(.init(mark: .elided, text: count == 1 ? "1 line" : "\(count) lines"))
  }

  private mutating func add(_ hunk: Hunk) {
    switch hunk {
    case .same(let line): written.append(.init(mark: .same, text: shown(lines[line].text)))
    case .missing(let index):
      let expected = entry.expected[index]
      written.append(.init(mark: .missing, text: shown(expected.source)))
      explain(expected)
    case .extra(let line): written.append(.init(mark: .extra, text: shown(lines[line].text)))
    case .changed(let index, let line):
      let expected = entry.expected[index]
      var (old, new) = (full(expected.source), full(lines[line].text))
      let start = Self.start(of: old, and: new)
      (old, new) = (Self.cut(old, from: start), Self.cut(new, from: start))
      if Normalisation.loose(old) == Normalisation.loose(new) {
        (old, new) = (Self.blanksVisible(old), Self.blanksVisible(new))
      }
      written.append(.init(mark: .missing, text: old))
      written.append(.init(mark: .extra, text: new))
      if let marks = Self.marks(from: old, to: new) {
        written.append(.init(mark: .hint, text: marks))
      }
      explain(expected)
    }
  }

  /// What the names in an expected line are bound to.
  private mutating func explain(_ expected: ExpectedLine) {
    for name in expected.reuses {
      guard let value = bindings[name] else { continue }
      written.append(.init(mark: .hint, text: "[=\(name)] is '\(shown(value))'"))
    }
  }

  private func summary(_ hunk: Hunk) -> Sentence {
    switch hunk {
    case .same: "nothing differs"
    case .missing(let index): "expected '\(short(entry.expected[index].source))', which is missing"
    case .extra(let line): "'\(short(lines[line].text))' was not expected"
    case .changed(let index, let line):
      "expected '\(short(entry.expected[index].source))', got '\(short(lines[line].text))'"
    }
  }

  private func full(_ text: String) -> String { Escaping.visible(Normalisation.line(text)) }

  private func shown(_ text: String) -> String { Self.cut(full(text), from: 0) }

  private func short(_ text: String) -> String {
    let text = full(text)
    guard text.utf8.count > 120, text.prefix(121).count > 120 else { return text }
    return String(text.prefix(119)) + "…"
  }

  /// How many bytes of a line are shown.
  static let lineLimit = 600

  /// Where to start showing two long lines, in UTF-8, so that what differs is seen.
  private static func start(of a: String, and b: String) -> Int {
    guard max(a.utf8.count, b.utf8.count) > lineLimit else { return 0 }
    let head = zip(a.utf8, b.utf8).prefix { $0 == $1 }.count
    return head > lineLimit / 2 ? head - lineLimit / 4 : 0
  }

  /// At most `lineLimit` bytes from one on, saying how many are left out.
  private static func cut(_ text: String, from start: Int) -> String {
    let utf8 = text.utf8
    guard utf8.count > lineLimit || start > 0 else { return text }
    let part = utf8.dropFirst(start).prefix(lineLimit)
    let after = utf8.count - start - part.count
    return (start > 0 ? "(\(start) bytes) …" : "") + String(decoding: part, as: UTF8.self)
      + (after > 0 ? "… (\(after) bytes more)" : "")
  }

  private static func blanksVisible(_ text: String) -> String {
    text.replacing(" ", with: "␠").replacing("\t", with: "⇥")
  }

  /// Carets under what the second line has in place of the first; nil where all or too much
  /// differs.
  private static func marks(from old: String, to new: String) -> String? {
    let (a, b) = (Array(old), Array(new))
    guard b.count <= 400 else { return nil }
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    let end = max(head, b.count - min(tail, min(a.count, b.count) - head))
    guard head > 0 || end < b.count else { return nil }
    let lead = b[..<head].map { $0 == "\t" ? "\t" : String(repeating: " ", count: width($0)) }
    let under = b[head..<end].reduce(0) { $0 + width($1) }
    return lead.joined() + String(repeating: "^", count: max(1, under))
  }

  /// How many columns of a terminal a character takes, near enough for carets.
  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 1 }
    let isWide =
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFE30...0xFE6F).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
      || (0x1F300...0x1FAFF).contains(scalar.value) || (0x20000...0x3FFFD).contains(scalar.value)
    return isWide ? 2 : 1
  }
}
