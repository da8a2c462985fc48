import Commands
import Diagnostics

/// Reads commands one after another and answers them, at a terminal or from a pipe.
struct Conversation {
  let program: Program
  let session: Session
  let isJSON: Bool
  private let printer: ReplyPrinter

  init(_ program: Program, _ session: Session, isJSON: Bool = false, color: String? = nil) {
    self.program = program
    self.session = session
    self.isJSON = isJSON
    printer = ReplyPrinter(program, session, color: color)
  }

  func run() throws -> ExitStatus {
    let interrupt = InterruptFlag()
    session.isInterrupted = { interrupt.isRaised }
    if program.environment.isErrorTerminal, program.environment.isInteractive {
      session.showProgress = { [session, errors = program.errors] told in
        // One line, which the last call clears.
        errors.write("\r" + (told.map(session.say) ?? "") + "\u{1B}[K")
      }
    }
    let reader = program.lineReader { session.completions(of: $0, at: $1) }
    var status = ExitStatus.fine
    var files = ReadFiles()
    showPicture()
    while true {
      tellOfChanges(of: &files)
      program.output.flush()
      program.errors.flush()
      switch readEntry(reader) {
      case .line(let entry):
        guard entry.contains(where: { !$0.isWhitespace }) else { continue }
        reader.addHistory(entry)
        for line in Session.lines(of: entry) where !LineMeaning(line).isNothing {
          interrupt.clear()
          var isOver = false
          _ = session.answer(line) { reply in
            show(reply)
            if let read = reply.sources { files.areKnown(read) }
            if reply.mayShowAnotherScreen { showPicture() }
            if !reply.isOK && !program.environment.isInteractive { status = .failed }
            isOver = reply.endsSession
            // Ctrl-C ends what is read from a file.
            return !isOver && !interrupt.isRaised
          }
          if isOver { return status }
        }
      case .interrupted: continue
      case .endOfInput:
        if program.environment.isInteractive { program.output.writeLine("") }
        return status
      case .failed(let problem):
        program.errors.writeLine("error: \(session.say(problem))")
        status = .failed
      case .unreadable(let problem):
        program.errors.writeLine("error: \(session.say(problem))")
        return .fileProblem
      }
    }
  }

  /// A line, or as many as a piece of Swift takes.
  private func readEntry(_ reader: any LineReader) -> LineResult {
    var entry = ""
    while true {
      let result = reader.readLine(prompt: entry.isEmpty ? "nav> " : "...> ")
      guard case .line(let line) = result else {
        if result == .endOfInput, !entry.isEmpty { return .line(entry) }
        return result
      }
      entry += entry.isEmpty ? line : "\n" + line
      if Session.isComplete(entry) { return .line(entry) }
    }
  }

  /// At a terminal, tells once of each file that somebody has saved since the app was made of it.
  private func tellOfChanges(of files: inout ReadFiles) {
    guard program.environment.isInteractive else { return }
    for name in files.changed(of: session.sources) {
      program.errors.writeLine(
        session.say("\(name.showingControls()) has changed since it was read; to see that: reload"))
    }
  }

  /// At a terminal, the screen as it is now, where it fits; `screen` draws it whatever its size.
  private func showPicture() {
    guard program.environment.isInteractive, !isJSON, session.showsViews else { return }
    printer.showPicture(limit: program.environment.terminal().height - 1)
  }

  private func show(_ reply: Reply) {
    if isJSON {
      program.output.writeLine(session.json(reply))
    } else {
      printer.show(reply)
    }
  }
}
