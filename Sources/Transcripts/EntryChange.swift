/// How the expected lines of one entry change to say what came.
struct EntryChange {
  let entry: Transcript.Entry
  let attributes: BlockAttributes
  let reply: Reply
  let bindings: LinePattern.Bindings
  let keepsMatchers: Bool

  var splices: [Splice] { [statusSplice, Splice(range: bodyLines, lines: body)].compactMap { $0 } }

  /// The expected lines without the empty ones that only keep the next command apart.
  private var bodyLines: Range<Int> {
    entry.expectedLines.lowerBound..<(entry.expectedLines.lowerBound + entry.expected.count)
  }

  private var statusSplice: Splice? {
    let came = TurnWriter.status(reply.status)
    switch (entry.status, reply.status) {
    case (.ok, .ok), (nil, .ok), (.error(nil), .error), (.timeout, .timeout), (.skipped, _):
      return nil
    case (.error(let wanted?), .error(let code)) where wanted == code: return nil
    case (nil, .error) where attributes.expectsError: return nil
    case (nil, _), (.ok, _), (.error, _), (.timeout, _):
      return Splice(range: entry.statusLines, lines: came.map { [$0.written] } ?? [])
    }
  }

  /// The new expected lines, as written.
  private var body: [String] {
    let lines = Normalisation.lines(reply.output)
    let plain = lines.map { ExpectedLine.written($0.text) }
    guard keepsMatchers else { return plain }
    let plan = MatchPlan(entry.expected, options: MatchOptions(attributes, for: lines))
    var matcher = OutputMatcher(plan: plan, lines: lines)
    if case .matched? = try? matcher.match(bindings) { return entry.expected.map(\.source) }
    let alignment = Alignment(plan: plan, lines: matcher.lines, bindings: bindings)
    return merged(alignment.edits, lines)
  }

  /// Walks the alignment: what matched is kept, what is extra is written where it came.
  private func merged(_ edits: [Alignment.Edit], _ lines: [OutputLine]) -> [String] {
    var result: [String] = []
    var missing: [Int] = []
    var extra: [Int] = []
    var next = 0

    /// Keeps the gaps and marks that stand before an expected line.
    func keepMarks(before index: Int) {
      while next < index {
        switch entry.expected[next].kind {
        case .gap, .anyOrder, .end, .forbidden: result.append(entry.expected[next].source)
        case .literal, .pattern, .expression: break
        }
        next += 1
      }
    }
    func flush() {
      let pairs = Swift.min(missing.count, extra.count)
      for (place, line) in extra.enumerated() {
        let old = place < pairs ? missing[place] : nil
        if let old { keepMarks(before: old) }
        result.append(written(lines[line].text, over: old.map { entry.expected[$0] }))
        if let old { next = Swift.max(next, old + 1) }
      }
      for old in missing.dropFirst(pairs) {
        keepMarks(before: old)
        next = Swift.max(next, old + 1)
      }
      missing = []
      extra = []
    }
    for edit in edits {
      switch edit {
      case .missing(let index): missing.append(index)
      case .extra(let line): extra.append(line)
      case .skipped: flush()
      case .same(let index, _):
        flush()
        guard index >= next else { continue }
        keepMarks(before: index)
        result.append(entry.expected[index].source)
        next = index + 1
      }
    }
    flush()
    keepMarks(before: entry.expected.count)
    return result
  }

  /// A line of output in place of an expected one, whose matchers are kept where all but numbers
  /// is the same.
  private func written(_ output: String, over old: ExpectedLine?) -> String {
    let plain = ExpectedLine.written(output)
    guard case .pattern(let pattern)? = old?.kind, !pattern.isPlain else { return plain }
    let skeleton = pattern.skeleton
    guard let spans = skeleton.spans(in: output, bindings) else { return plain }
    var line = ""
    for (piece, span) in zip(skeleton.pieces, spans) {
      switch piece {
      case .text, .matcher(_, source: ""): line += span
      case .matcher(_, let source), .capture(_, _, let source), .reuse(_, let source):
        line += source
      }
    }
    let candidate = ExpectedLine(line)
    guard case .pattern(let new) = candidate.kind, candidate.problems.isEmpty,
      LineForm(line) == .output, new.match(output, bindings, isLenient: true) != nil
    else { return plain }
    return line
  }
}
