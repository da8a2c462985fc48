import Diagnostics

@testable import Transcripts

/// A session that answers from a table, and `echo` with what follows it.
struct ScriptedSession: TranscriptSession {
  var replies: [String: Reply] = [:]
  var opened: [[TranscriptFile]] = []
  var begun: [BlockAttributes] = []
  var asked: [String] = []
  var openReply = Reply()

  mutating func open(_ files: [TranscriptFile]) -> Reply {
    opened.append(files)
    return openReply
  }

  mutating func errors(in files: [TranscriptFile]) -> [SourceError] { [] }

  mutating func begin(_ block: BlockAttributes) -> Sentence? {
    begun.append(block)
    return nil
  }

  mutating func respond(to command: String, input: [String]) -> Reply {
    asked.append(command)
    if let reply = replies[command] { return reply }
    if command == "input" { return Reply(text: input.joined(separator: "\n")) }
    if command.hasPrefix("echo ") { return Reply(text: String(command.dropFirst(5))) }
    if command == "fail" { return Reply(.error(code: "noSuchControl"), text: "error: no") }
    if command == "late" { return Reply(.timeout) }
    if command == "loop" { return Reply(.error(code: "stepLimit")) }
    if command == "break" { return Reply(.defect("it broke")) }
    return Reply()
  }
}

extension Transcript {
  /// The diagnostics as `line: severity: message`.
  var problems: [String] {
    diagnostics.map {
      let line = file.location(of: Int($0.range.start)).line
      return "\(line): \($0.severity.rawValue): \($0.message)"
    }
  }

  init(_ text: String) { self.init(name: "t.md", text: text) }
}

/// Plays a transcript to a scripted session.
func verdict(of text: String, _ session: ScriptedSession = ScriptedSession()) -> Verdict {
  var session = session
  return Replay().run(Transcript(text), with: &session)
}

/// Whether output passes where these lines are expected of it.
func passes(
  _ output: String, expecting expected: String, attributes: String = "", measured: Bool = false
) -> Bool {
  result(output, expecting: expected, attributes: attributes, measured: measured).outcome == .passed
}

func result(
  _ output: String, expecting expected: String, attributes: String = "", measured: Bool = false
) -> EntryVerdict {
  let text = "~~~navlab \(attributes)\nnav> go\n\(expected)\n~~~\n"
  let line = OutputLine(output, isMeasurement: measured)
  let session = ScriptedSession(replies: ["go": Reply(output: output.isEmpty ? [] : [line])])
  let verdict = verdict(of: text, session)
  return verdict.blocks.first?.entries.first
    ?? EntryVerdict(
      command: "", line: 0, outcome: .error,
      messages: [Sentence(verbatim: verdict.obstacle ?? "nothing was run")])
}
