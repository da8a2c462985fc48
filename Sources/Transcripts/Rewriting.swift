/// Brings the expected lines of a transcript up to what a replay gave, and touches nothing else.
///
/// Lines that matched stay as they are, matchers too; a line that differs from the output only in
/// its numbers keeps its matchers; lines that would read as grammar get a `\`; a fence that one of
/// the lines would close gets longer. Blocks that were skipped or are `todo` stay as they are.
public struct Rewriting: Sendable {
  public enum Problem: Error, Hashable, Sendable {
    /// Nothing was run, and why.
    case notRun(String)
    /// The file is in the midst of a merge.
    case mergeMarkers(line: Int)
    /// The verdict is not of this transcript.
    case foreignVerdict
    /// What was written would not pass, or would not be the same conversation: where, and why.
    case doesNotRoundTrip(String)

    public var message: String {
      switch self {
      case .notRun(let why): why
      case .mergeMarkers(let line):
        "line \(line) is the mark of a merge; finish the merge first"
      case .foreignVerdict: "the results are not of this transcript"
      case .doesNotRoundTrip(let why): "the new text would not pass (\(why)); nothing is changed"
      }
    }
  }

  /// Whether hidden blocks are rewritten too.
  public var includesHidden: Bool

  public init(includesHidden: Bool = false) { self.includesHidden = includesHidden }

  /// The file's new text; its old one where everything passed.
  public func text(
    of transcript: Transcript, after verdict: Verdict
  ) throws(Problem) -> String {
    if let obstacle = verdict.obstacle { throw .notRun(obstacle) }
    if let line = transcript.lines.firstIndex(where: { Self.isMergeMark($0.text) }) {
      throw .mergeMarkers(line: line + 1)
    }
    let edited = try edited(transcript, verdict, keepsMatchers: true)
    let check = RoundTrip(before: transcript, verdict: verdict, includesHidden: includesHidden)
    guard check.problem(of: edited) != nil else { return edited }
    // What keeps matchers may bind otherwise than before; the plain output always says what came.
    let plain = try self.edited(transcript, verdict, keepsMatchers: false)
    if let problem = check.problem(of: plain) { throw .doesNotRoundTrip(problem) }
    return plain
  }

  private static func isMergeMark(_ text: String) -> Bool {
    ["<<<<<<< ", ">>>>>>> ", "||||||| "].contains { text.starts(withBytes: $0) }
  }

  private func edited(
    _ transcript: Transcript, _ verdict: Verdict, keepsMatchers: Bool
  ) throws(Problem) -> String {
    let blocks = transcript.sessionBlocks
    var splices: [Splice] = []
    var bindings: LinePattern.Bindings = [:]
    for judged in verdict.blocks {
      guard let block = blocks.first(where: { $0.line == judged.line }) else {
        throw .foreignVerdict
      }
      guard !judged.entries.isEmpty else { continue }
      guard judged.entries.count == block.entries.count else { throw .foreignVerdict }
      var changes: [EntryChange] = []
      for (entry, judged) in zip(block.entries, judged.entries) {
        guard entry.command == judged.command else { throw .foreignVerdict }
        guard let reply = judged.reply else { continue }
        let judge = EntryJudge(entry: entry, attributes: block.attributes)
        let before = bindings
        let outcome = judge.judge(reply, &bindings).outcome
        guard outcome == .failed else { continue }
        changes.append(
          EntryChange(
            entry: entry, attributes: block.attributes, reply: reply, bindings: before,
            keepsMatchers: keepsMatchers))
      }
      let isOurs = includesHidden || !block.attributes.isHidden
      if isOurs, !block.attributes.isTodo, !changes.isEmpty {
        splices += BlockChange(block: block, changes: changes, transcript: transcript).splices
      }
    }
    return Splice.apply(splices, to: transcript.lines)
  }
}

/// Lines of the file to replace.
struct Splice {
  var range: Range<Int>
  var lines: [String]

  /// The text with all splices made; line endings stay those of the file.
  static func apply(_ splices: [Splice], to lines: [TextLine]) -> String {
    let ending = lines.first { !$0.ending.isEmpty }?.ending ?? "\n"
    var text = ""
    var next = 0
    for splice in splices.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      for line in lines[next..<splice.range.lowerBound] { text += line.text + line.ending }
      if !splice.lines.isEmpty, let last = text.utf8.last, last != .lineFeed,
        last != .carriageReturn
      {
        text += ending
      }
      // A fence that was the file's last line without a line feed still is.
      let lastEnding = splice.range.isEmpty ? ending : lines[splice.range.upperBound - 1].ending
      for (index, line) in splice.lines.enumerated() {
        text += line + (index == splice.lines.count - 1 ? lastEnding : ending)
      }
      next = splice.range.upperBound
    }
    for line in lines[next...] { text += line.text + line.ending }
    return text
  }
}

/// What changes in one block: the lines of some entries, and the fence where it has to grow.
private struct BlockChange {
  let block: Transcript.SessionBlock
  let changes: [EntryChange]
  let transcript: Transcript

  var splices: [Splice] {
    let fence = block.fence
    var splices = changes.flatMap(\.splices)
    let length = Fence.length(
      around: splices.flatMap(\.lines), mark: fence.mark, atLeast: fence.length)
    splices = splices.map { splice in
      Splice(range: splice.range, lines: splice.lines.map { prefixed($0) })
    }
    if length > fence.length, let closing = fence.closing {
      splices.append(lengthened(fence.opening, to: length))
      splices.append(lengthened(closing, to: length))
    }
    return splices
  }

  private func prefixed(_ line: String) -> String {
    line.isEmpty ? block.fence.prefix.trimmingTrailingBlanks : block.fence.prefix + line
  }

  /// The line with more marks in the place of its last run of them.
  private func lengthened(_ index: Int, to length: Int) -> Splice {
    let text = transcript.lines[index].text
    let utf8 = text.utf8
    let start = utf8.firstIndex(of: block.fence.mark) ?? utf8.endIndex
    let end = utf8[start...].firstIndex { $0 != block.fence.mark } ?? utf8.endIndex
    let marks = String(decoding: [UInt8](repeating: block.fence.mark, count: length), as: UTF8.self)
    let line = String(Substring(utf8[..<start])) + marks + String(Substring(utf8[end...]))
    return Splice(range: index..<(index + 1), lines: [line])
  }
}
