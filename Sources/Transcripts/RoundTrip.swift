import Diagnostics

/// Proves a rewritten transcript before anybody writes it: the same conversation, and it passes
/// when the session answers what it answered.
struct RoundTrip {
  let before: Transcript
  let verdict: Verdict
  let includesHidden: Bool

  /// Why the text must not be written; nil when it may be.
  func problem(of text: String) -> String? {
    let after = Transcript(name: before.name, text: text)
    if let error = after.diagnostics.first(where: { $0.severity == .error }) {
      let line = after.file.location(of: Int(error.range.start)).line
      return "line \(line): \(error.message)"
    }
    let (old, new) = (before.sessionBlocks, after.sessionBlocks)
    guard commands(of: old) == commands(of: new), old.map(\.attributes) == new.map(\.attributes),
      before.sourceBlocks.map(\.source) == after.sourceBlocks.map(\.source),
      before.hints.map(\.text) == after.hints.map(\.text)
    else { return "its commands would not be the same" }
    return firstFailure(old, new)
  }

  private func commands(of blocks: [Transcript.SessionBlock]) -> [[String]] {
    blocks.map { block in block.entries.flatMap { [$0.command] + $0.input } }
  }

  private func firstFailure(
    _ old: [Transcript.SessionBlock], _ new: [Transcript.SessionBlock]
  ) -> String? {
    var bindings: LinePattern.Bindings = [:]
    for judged in verdict.blocks {
      guard let index = old.firstIndex(where: { $0.line == judged.line }) else { continue }
      let block = new[index]
      let isOurs =
        !block.attributes.isTodo && (includesHidden || !block.attributes.isHidden)
      for (entry, judged) in zip(block.entries, judged.entries) {
        guard let reply = judged.reply else { continue }
        let result = EntryJudge(entry: entry, attributes: block.attributes)
          .judge(reply, &bindings)
        if isOurs, result.outcome == .failed {
          return "line \(entry.line): \(result.messages.first?.description ?? "it differs")"
        }
      }
    }
    return nil
  }
}
