public import Diagnostics

/// What a run of transcripts prints: a line for each, what differs, and how many there were.
public struct RunReport: Sendable {
  private let wording: Wording

  public init(in wording: Wording = .english) { self.wording = wording }

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
    let line: Sentence = count == 1 ? "\(name) (1 command)" : "\(name) (\(count) commands)"
    var text = (verdict.passed ? "ok    " : "FAIL  ") + wording.text(of: line) + "\n"
    for block in verdict.blocks { text += render(block, name) }
    return text
  }

  /// How many transcripts passed.
  public func summary(_ verdicts: [Verdict]) -> String {
    summary(
      of: verdicts.count, failed: verdicts.count { !$0.passed },
      skipped: verdicts.count { $0.isSkipped })
  }

  /// How many of so many transcripts passed.
  public func summary(of count: Int, failed: Int, skipped: Int) -> String {
    let passed = count - skipped - failed
    let all: Sentence = count == 1 ? "1 transcript" : "\(count) transcripts"
    var parts: [Sentence] = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    return wording.text(of: "\(all): \(Sentence.list(parts))")
  }

  /// The same for programs: one object on one line.
  /// - Parameter difference: what rewriting the transcript would change.
  public func json(_ verdict: Verdict, difference: String? = nil) -> JSON {
    let failures = verdict.blocks.flatMap { block in
      let said = block.outcome.isFine ? nil : block.message
      let own = said.map { failure(at: block.line, block.title, nil, [$0]) }
      let entries = block.entries.filter { !$0.outcome.isFine }.map {
        failure(at: $0.line, block.title, $0.command, $0.messages)
      }
      return (own.map { [$0] } ?? []) + entries
    }
    return .object([
      .init("transcript", .string(verdict.name)),
      .init("passed", .bool(verdict.passed)),
      .init("skipped", .bool(verdict.isSkipped)),
      .init("commands", .number(Double(verdict.commandCount))),
      .init("message", verdict.obstacle.map { .string($0) } ?? .null),
      .init("failures", .array(failures)),
      .init("difference", difference.map { .string($0) } ?? .null),
    ])
  }

  private func failure(
    at line: Int, _ title: String, _ command: String?, _ messages: [Sentence]
  ) -> JSON {
    .object([
      .init("line", .number(Double(line))),
      .init("block", .string(title)),
      .init("command", command.map { .string($0) } ?? .null),
      .init("messages", .array(messages.map { .string(wording.text(of: $0)) })),
    ])
  }

  private func render(_ block: BlockVerdict, _ name: String) -> String {
    switch block.outcome {
    case .passed:
      guard let par = block.par, block.entries.count > par else { return "" }
      let said: Sentence = "\(block.entries.count) commands, for a par of \(par)"
      return indented("\(name):\(block.line): \(block.title): \(wording.text(of: said))", by: 2)
    case .skipped, .todo, .todoPassed, .notTried:
      let said = block.message.map { ": " + wording.text(of: $0) } ?? ""
      return indented(
        "\(name):\(block.line): \(Self.word(block.outcome))\(block.title)\(said)", by: 2)
    case .failed, .error: break
    }
    var text = ""
    if let message = block.message {
      text += indented("\(name):\(block.line): \(block.title): \(wording.text(of: message))", by: 2)
    }
    for entry in block.entries where !entry.outcome.isFine {
      text += indented("\(name):\(entry.line): nav> \(Escaping.oneLine(entry.command))", by: 2)
      text += entry.messages.map { indented(wording.text(of: $0), by: 4) }.joined()
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
