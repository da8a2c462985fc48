import Commands
import Diagnostics
import Glibc
import Lessons
import Transcripts
import ViewCatalog

/// `navlab replay`: shows a transcript as if somebody typed it. Nothing is compared.
struct Playing {
  let program: Program
  private let transcript: Transcript
  private let readFile: (String) throws -> SourceFile
  /// Between a command and the next one at a terminal; none where the output is none.
  private let pause: Duration
  private let waitsForEnter: Bool

  init(_ program: Program, _ parsed: ParsedOptions) throws {
    self.program = program
    let path = parsed.operands[0]
    transcript = Transcript(name: path, text: try TextFiles.text(of: path))
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    readFile = { SourceFile(name: $0, text: try TextFiles.text(of: folder + $0)) }
    let text = parsed.value(of: .speed) ?? "1"
    guard let speed = Double(text), speed > 0 else {
      throw UsageProblem("option '--speed' needs a number above 0, not '\(text.showingControls())'")
    }
    pause = program.environment.isOutputTerminal ? .seconds(1 / speed) : .zero
    waitsForEnter = parsed.has(.step)
  }

  func run() throws -> ExitStatus {
    if let error = transcript.diagnostics.first(where: { $0.severity == .error }) {
      program.errors.writeLine(error.headline(in: [transcript.file]).showingControls())
      return .failed
    }
    var session = PromptSession(
      library: wholeLibrary, course: try CourseFolder.shared(program.environment),
      readFile: readFile)
    session.reference = transcript.firstFiles
    var loading = SourceLoading()
    for part in transcript.parts {
      switch part {
      case .prose(let prose): show(prose.text)
      case .hint: break
      case .source(let block) where block.exercise == nil: loading.add(block)
      case .source: break
      // What is graded in secret is not shown either.
      case .session(let block) where block.attributes.isHidden: break
      case .session(let block):
        if let files = loading.take() { show(session.open(files)) }
        if let problem = session.begin(block.attributes) {
          program.errors.writeLine("navlab: error: \(program.say(problem))")
        }
        for entry in block.entries where entry.status != .skipped {
          guard !block.attributes.hides else {
            _ = session.respond(to: entry.command, input: entry.input)
            continue
          }
          guard play(entry, &session) else { return .fine }
        }
      }
    }
    return .fine
  }

  /// Shows one command and its answer; false where the user is at the end of their input.
  private func play(_ entry: Transcript.Entry, _ session: inout PromptSession) -> Bool {
    let lines = entry.command.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.enumerated().map {
      ($0 == 0 ? "nav> " : "...> ") + String($1).showingControls()
    }
    program.output.write(shown.joined(separator: "\n"))
    program.output.flush()
    if waitsForEnter {
      guard readLine() != nil else { return false }
      // The user's own Enter ends the line where it is echoed.
      if !program.environment.isInputTerminal { program.output.writeLine("") }
    } else {
      program.output.writeLine("")
    }
    show(session.respond(to: entry.command, input: entry.input))
    program.output.flush()
    let (seconds, rest) = pause.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest / 1_000_000_000))
    nanosleep(&time, nil)
    return true
  }

  private func show(_ reply: Transcripts.Reply) {
    for line in reply.output {
      program.output.writeLine(line.text.showingControls(keepingLines: true))
    }
  }

  private func show(_ prose: String) {
    let all = prose.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).showingControls() }
    let body = Array(all.drop { $0.isEmpty })
    guard body.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
    let environment = program.environment
    guard environment.isOutputTerminal else {
      return program.output.writeLine(body.joined(separator: "\n"))
    }
    let wrapping = TextWrapping(
      width: min(environment.terminal().width, TextWrapping.proseWidth),
      marks: ProseMarks(inColor: environment.usesColor(nil, isTerminal: true)))
    for line in wrapping.filled(body) { program.output.writeLine(line) }
  }
}
