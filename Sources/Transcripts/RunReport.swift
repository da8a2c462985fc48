import Diagnostics

/// What a run of transcripts prints: a line for each, what differs, and how many there were.
public struct RunReport: Sendable {
  public init() {}

  public func render(_ verdicts: [Verdict]) -> String {
    verdicts.map { render($0) }.joined() + summary(verdicts) + "\n"
  }

  /// The line of one transcript, with what did not pass below it.
  public func render(_ verdict: Verdict) -> String {
    let name = Escaping.oneLine(verdict.name)
    if let obstacle = verdict.obstacle {
      let mark = verdict.isSkipped ? "skip" : "FAIL"
      return "\(mark)  \(name): \(Escaping.oneLine(obstacle))\n"
    }
    let count = verdict.commandCount
    var text = verdict.passed ? "ok    " : "FAIL  "
    text += "\(name) (\(count == 1 ? "1 command" : "\(count) commands"))\n"
    for block in verdict.blocks { text += render(block, name) }
    return text
  }

  /// How many transcripts passed.
  public func summary(_ verdicts: [Verdict]) -> String {
    let skipped = verdicts.count { $0.isSkipped }
    let failed = verdicts.count { !$0.passed }
    let passed = verdicts.count - skipped - failed
    let transcripts = verdicts.count == 1 ? "1 transcript" : "\(verdicts.count) transcripts"
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    return "\(transcripts): \(parts.joined(separator: ", "))"
  }

  private func render(_ block: BlockVerdict, _ name: String) -> String {
    switch block.outcome {
    case .passed:
      guard let par = block.par, block.entries.count > par else { return "" }
      return indented(
        "\(name):\(block.line): \(block.title): \(block.entries.count) commands, for a par of \(par)",
        by: 2)
    case .skipped, .todo, .todoPassed, .notTried:
      let said = block.message.map { ": \($0)" } ?? ""
      return indented(
        "\(name):\(block.line): \(Self.word(block.outcome))\(block.title)\(said)", by: 2)
    case .failed, .error: break
    }
    var text = ""
    if let message = block.message {
      text += indented("\(name):\(block.line): \(block.title): \(message)", by: 2)
    }
    for entry in block.entries where !entry.outcome.isFine {
      text += indented("\(name):\(entry.line): nav> \(Escaping.oneLine(entry.command))", by: 2)
      text += entry.messages.map { indented($0.description, by: 4) }.joined()
      if let difference = entry.difference {
        let lines = difference.text.split(separator: "\n", omittingEmptySubsequences: false)
        text += lines.map { indented(String($0), by: 4) }.joined()
      }
    }
    return text
  }

  private static func word(_ outcome: Verdict.Outcome) -> String {
    switch outcome {
    case .skipped: "skipped: "
    case .todo, .todoPassed: "todo: "
    case .passed, .failed, .error, .notTried: ""
    }
  }

  private func indented(_ line: String, by blanks: Int) -> String {
    (String(repeating: " ", count: blanks) + Escaping.visible(line.replacing("\n", with: "\\n")))
      .trimmingTrailingBlanks + "\n"
  }
}
