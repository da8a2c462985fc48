import Diagnostics

/// Compares a reply with what its entry expects.
struct EntryJudge {
  let entry: Transcript.Entry
  let attributes: BlockAttributes

  /// Judges, and adds what the lines bind to the names known so far.
  func judge(_ reply: Reply, _ bindings: inout LinePattern.Bindings) -> EntryVerdict {
    var verdict = EntryVerdict(
      command: entry.command, line: entry.line, outcome: .passed, messages: [], reply: reply)
    if case .defect(let message) = reply.status {
      verdict.outcome = .error
      verdict.messages = ["navlab could not answer: \(Escaping.oneLine(message))"]
      return verdict
    }
    let lines = Normalisation.lines(reply.output)
    if let message = statusMessage(reply.status, lines) {
      verdict.outcome = .failed
      verdict.messages.append(message)
      verdict.unexpectedError = unexpectedError(reply, lines)
      // Where nothing was expected, the error already says all there is to say.
      if entry.expected.isEmpty { return verdict }
    }
    let plan = MatchPlan(entry.expected, options: MatchOptions(attributes, for: lines))
    var matcher = OutputMatcher(plan: plan, lines: lines)
    do {
      switch try matcher.match(bindings) {
      case .matched(let bound): bindings = bound
      case .differs:
        let alignment = Alignment(plan: plan, lines: matcher.lines, bindings: bindings)
        var writer = DifferenceWriter(entry: entry, lines: lines, bindings: alignment.bound)
        let difference = writer.write(alignment)
        verdict.difference = difference
        verdict.outcome = .failed
        verdict.messages.append(Self.message(difference))
      }
    } catch {
      verdict.outcome = .error
      verdict.messages.append(Sentence(verbatim: error.message))
    }
    return verdict
  }

  private static func message(_ difference: Difference) -> Sentence {
    switch difference.others {
    case 0: difference.summary
    case 1: "\(difference.summary); 1 other line differs"
    case let others: "\(difference.summary); \(others) other lines differ"
    }
  }

  /// What an error says where the command was to do its work; nil where one was expected.
  private func unexpectedError(_ reply: Reply, _ lines: [OutputLine]) -> Sentence? {
    guard reply.status.isError, entry.status == nil || entry.status == .ok else { return nil }
    if let problem = reply.problem { return problem }
    guard let text = Self.saidLine(lines)?.text else { return nil }
    let said = text.firstRange(of: "error: ").map { text[$0.upperBound...] } ?? text[...]
    return Sentence(verbatim: Escaping.oneLine(String(said)))
  }

  /// The line with the error, after all that was printed before it; the first where none is one.
  private static func saidLine(_ lines: [OutputLine]) -> OutputLine? {
    lines.first { $0.text.utf8.starts(with: "error: ".utf8) || $0.text.contains(" error: ") }
      ?? lines.first
  }

  /// Why the status is not the expected one; nil when it is.
  private func statusMessage(_ status: Reply.Status, _ lines: [OutputLine]) -> Sentence? {
    switch (entry.status, status) {
    case (.ok, .ok), (.error(nil), .error): return nil
    case (.timeout, let came) where came.isTimeout: return nil
    case (.error(let wanted?), .error(let code)) where wanted == code: return nil
    case (nil, .ok): return nil
    case (nil, .error) where attributes.expectsError: return nil
    case (let wanted, let came):
      let expected = String((wanted ?? .ok).written.dropFirst(2))
      guard let said = Self.saidLine(lines) else {
        return "expected \(expected), got \(came.shown)"
      }
      return "expected \(expected), got \(came.shown): \(Escaping.oneLine(said.text))"
    }
  }
}

extension Transcript.SessionBlock {
  /// Judges one reply by itself, as when a learner answers: no name is bound before it.
  public func verdict(of reply: Reply, to entry: Transcript.Entry) -> EntryVerdict {
    var bindings: LinePattern.Bindings = [:]
    return EntryJudge(entry: entry, attributes: attributes).judge(reply, &bindings)
  }
}

extension Reply.Status {
  /// The status in the words of a status line.
  var shown: String {
    switch self {
    case .ok: "ok"
    case .error(let code): code.isEmpty ? "error" : "error(\(Escaping.oneLine(code)))"
    case .timeout: "timeout"
    case .defect(let message): "a defect (\(Escaping.oneLine(message)))"
    }
  }

  /// The wall clock or the budget of steps: both are how an endless loop ends.
  var isTimeout: Bool {
    switch self {
    case .timeout: true
    case .error(let code): code == "stepLimit"
    case .ok, .defect: false
    }
  }

  var isError: Bool { if case .error = self { true } else { false } }
}
