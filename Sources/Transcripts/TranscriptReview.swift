/// Looks for what only shows over a whole file: names bound and used, steps, points.
struct TranscriptReview {
  let frontMatter: FrontMatter
  let parts: [Transcript.Part]
  private var boundAt: [String: Int] = [:]
  private var stepAt: [String: Int] = [:]
  private var fileAt: [String: Int] = [:]
  /// Steps and captures that the learner's file will not have.
  private var hiddenSteps: Set<String> = []
  private var hiddenCaptures: Set<String> = []

  init(frontMatter: FrontMatter, parts: [Transcript.Part]) {
    self.frontMatter = frontMatter
    self.parts = parts
  }

  mutating func run(_ problems: inout Problems) {
    for part in parts {
      switch part {
      case .session(let block): review(block, &problems)
      case .source(let block): review(block, &problems)
      case .hint, .prose: break
      }
    }
    reviewPoints(&problems)
    reviewHints(&problems)
  }

  private mutating func review(_ block: Transcript.SourceBlock, _ problems: inout Problems) {
    guard block.exercise == nil else { return }
    let name = block.file ?? TranscriptFile.defaultName
    if let line = fileAt.updateValue(block.line, forKey: name) {
      problems.error(
        "the file '\(name)' is given twice (line \(line)); use another 'file=' name",
        line: block.line - 1)
    }
  }

  private mutating func review(_ block: Transcript.SessionBlock, _ problems: inout Problems) {
    fileAt = [:]
    let line = block.line - 1
    for step in block.attributes.needs where stepAt[step] == nil {
      let hint = Spelling.suggestion(for: step, among: stepAt.keys.sorted())
      problems.error("no step '\(step)' comes before this block\(hint)", line: line)
    }
    for step in block.attributes.needs
    where !block.attributes.isHidden && hiddenSteps.contains(step) {
      problems.error(
        "the step '\(step)' is hidden, and this block is not; hide both or neither", line: line)
    }
    if block.attributes.isHidden, let step = block.attributes.step { hiddenSteps.insert(step) }
    if let step = block.attributes.step, let first = stepAt.updateValue(block.line, forKey: step) {
      problems.error(
        "the step '\(step)' is given twice (line \(first)); use another name", line: line)
    }
    if block.entries.isEmpty {
      problems.warning("the block has no command; write 'nav> …'", line: line)
    }
    for entry in block.entries { review(entry, block.attributes, &problems) }
  }

  private mutating func review(
    _ entry: Transcript.Entry, _ attributes: BlockAttributes, _ problems: inout Problems
  ) {
    let groups = entry.expected.contains { if case .anyOrder = $0.kind { true } else { false } }
    if attributes.isUnordered, groups {
      problems.error(
        "an unordered block needs no '(any-order)'; leave one out", line: entry.line - 1)
    }
    for (index, expected) in entry.expected.enumerated() {
      let line = expected.line - 1
      for name in expected.reuses { reviewReuse(of: name, line, attributes, &problems) }
      for name in expected.captures {
        if attributes.isHidden { hiddenCaptures.insert(name) }
        guard let first = boundAt.updateValue(expected.line, forKey: name) else { continue }
        problems.error(
          "'\(name)' is captured twice (line \(first)); write '[=\(name)]' to compare", line: line)
      }
      if case .forbidden = expected.kind, !attributes.isUnordered,
        !Self.touchesGap(entry.expected, index)
      {
        problems.warning("'! …' forbids nothing here; write '...' before it", line: line)
      }
    }
  }

  private func reviewReuse(
    of name: String, _ line: Int, _ attributes: BlockAttributes, _ problems: inout Problems
  ) {
    if boundAt[name] == nil {
      let hint = Spelling.suggestion(for: name, among: boundAt.keys.sorted())
      let remedy = hint.isEmpty ? "; write '[\(name):any]' before it" : hint
      problems.error("'[=\(name)]' is used before '\(name)' is captured\(remedy)", line: line)
    } else if !attributes.isHidden, hiddenCaptures.contains(name) {
      problems.error(
        "'\(name)' is captured in a hidden block, and this block is not hidden", line: line)
    }
  }

  /// Whether a gap stands among the `!` lines around one of them.
  private static func touchesGap(_ lines: [ExpectedLine], _ index: Int) -> Bool {
    func reaches(_ neighbours: some Sequence<ExpectedLine>) -> Bool {
      for line in neighbours {
        switch line.kind {
        case .gap: return true
        case .forbidden: continue
        case .literal, .pattern, .expression, .anyOrder, .end: return false
        }
      }
      return false
    }
    return reaches(lines[..<index].reversed()) || reaches(lines[(index + 1)...])
  }

  private func reviewPoints(_ problems: inout Problems) {
    let points = parts.compactMap {
      if case .session(let block) = $0 { block.attributes.points } else { nil }
    }
    guard let stated = frontMatter.points, !points.isEmpty else { return }
    let sum = points.reduce(0, +)
    if (sum - stated).magnitude > 1e-9 {
      problems.warning(
        "the blocks give \(Decimal.written(sum)) points, the front matter says "
          + Decimal.written(stated), line: 0)
    }
  }

  private func reviewHints(_ problems: inout Problems) {
    var last = 0
    for part in parts {
      switch part {
      case .session, .source: last = 0
      case .hint(let hint):
        if hint.number == last {
          problems.error("hint \(hint.number) is given twice", line: hint.line - 1)
        }
        last = hint.number
      // A translation has no code of its own, and begins another page with a heading.
      case .prose(let prose): if prose.beginsPageOrStandsForCode { last = 0 }
      }
    }
  }
}

extension Transcript.Prose {
  fileprivate var beginsPageOrStandsForCode: Bool {
    text.split(separator: "\n").contains { line in
      ["# ", "## ", "<!--"].contains { line.hasPrefix($0) }
    }
  }
}
