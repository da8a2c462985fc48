import Commands
import Diagnostics
import Interpreter
import ViewCatalog

/// `navlab run`: one session, from its files to its exit status.
struct Running {
  let program: Program
  let parsed: ParsedOptions
  let session: Session

  init(_ program: Program, _ parsed: ParsedOptions) throws {
    self.program = program
    self.parsed = parsed
    session = Session(
      library: wholeLibrary, options: try Running.options(parsed, program))
    program.attachFiles(to: session)
    // What the program asked is shown before it waits for the answer.
    session.readLine = { [unowned session, program] in
      // The lines that an app is given are the conversation's.
      guard !session.showsViews else { return nil }
      program.output.write(session.takePrinted())
      program.output.flush()
      return Swift.readLine(strippingNewline: false)
    }
  }

  func run() throws -> ExitStatus {
    let files = try TextFiles.sources(at: parsed.operands)
    return try converse(files + DataModels.sources(beside: files))
  }

  /// Launches `files`, answers the commands, and says how it went.
  func converse(_ files: [SourceFile]) throws -> ExitStatus {
    let launch = session.launch(files)
    show(launch)
    guard launch.isOK else { return .failed }
    if let commands = try commands() { return answer(commands) }
    guard session.showsViews || parsed.has(.script) else { return .fine }
    return try Conversation(
      program, session, isJSON: parsed.has(.json), color: parsed.value(of: .color)
    ).run()
  }

  /// What the options say to do, in order; nil where they give no commands but standard input's.
  func commands() throws -> [String]? {
    let scripts = parsed.values(of: .script)
    guard !parsed.has(.command) else {
      guard scripts.isEmpty else {
        throw UsageProblem("'-c' and '--script' are two ways to give commands; leave one out")
      }
      return parsed.values(of: .command).flatMap(Session.script)
    }
    guard !scripts.isEmpty, scripts != ["-"] else { return nil }
    guard !scripts.contains("-") else {
      throw UsageProblem("'--script -' reads standard input, and no file beside it")
    }
    return try scripts.flatMap { Session.script(try TextFiles.text(of: $0)) }
  }

  /// Answers commands in order, as `sh -c` does: all of them, whatever becomes of one.
  func answer(_ commands: [String]) -> ExitStatus {
    var status = ExitStatus.fine
    for command in commands {
      let goesOn = session.answer(command) { reply in
        show(reply)
        // What has been answered is not lost when a later command is ended from outside.
        program.output.flush()
        if !reply.isOK { status = .failed }
        return !reply.endsSession
      }
      if !goesOn { break }
    }
    return status
  }

  func show(_ reply: Reply) {
    if parsed.has(.json) {
      program.output.writeLine(session.json(reply))
    } else {
      ReplyPrinter(program, session, color: parsed.value(of: .color)).show(reply)
    }
  }

  /// The session's options, from the command line's.
  static func options(
    _ parsed: ParsedOptions, _ program: Program
  ) throws(UsageProblem) -> Session.Options {
    var options = Session.Options()
    options.limits.stack = DeepStack.sizeForCallbacks
    options.root = parsed.value(of: .root)
    options.isLandscape = parsed.has(.landscape)
    if let name = parsed.value(of: .device) { try options.setDevice(name) }
    if let release = parsed.value(of: .ios), !options.selectRelease(release) {
      throw UsageProblem(Session.Options.problem(ofRelease: release))
    }
    if let seed = try parsed.number(of: .seed, in: 0...Int.max) { options.seed = UInt64(seed) }
    if let steps = try parsed.number(of: .maxSteps, in: 1...Int.max) {
      options.limits.steps = steps
    }
    if let depth = try parsed.number(of: .maxDepth, in: 1...100_000) {
      options.limits.depth = depth
    }
    if let memory = try parsed.number(of: .maxMemory, in: 1...1 << 20) {
      options.limits.memory = memory << 20
    }
    if let output = try parsed.number(of: .maxOutput, in: 1...Int.max) {
      options.limits.output = output
    }
    // Not the locale's: the same commands give the same output everywhere (contract, section 4).
    options.language = program.chosenLanguage ?? .english
    return options
  }
}

extension Session.Options {
  /// - Throws: `UsageProblem` for a device that navlab does not have.
  fileprivate mutating func setDevice(_ name: String) throws(UsageProblem) {
    if !selectDevice(name) {
      throw UsageProblem(Session.Options.problem(ofDevice: name, or: "see: navlab help devices"))
    }
  }
}

/// Shows replies as text: results on standard output, everything else on standard error.
struct ReplyPrinter {
  let program: Program
  let session: Session
  private let colorsOutput: Bool
  private let colorsErrors: Bool
  /// How lines are broken; nil where there is no terminal to break them for.
  private var output: TextWrapping? { program.environment.isOutputTerminal ? wrapping : nil }
  private var errors: TextWrapping? { program.environment.isErrorTerminal ? wrapping : nil }
  private var wrapping: TextWrapping {
    TextWrapping(width: program.environment.terminal().width)
  }

  /// - Parameter color: the value of `--color`.
  init(_ program: Program, _ session: Session, color: String? = nil) {
    self.program = program
    self.session = session
    let environment = program.environment
    colorsOutput = environment.usesColor(color, isTerminal: environment.isOutputTerminal)
    colorsErrors = environment.usesColor(color, isTerminal: environment.isErrorTerminal)
  }

  func show(_ reply: Reply) {
    for event in reply.events {
      if let text = event.told {
        program.output.writeLine(session.say(text).showingControls(keepingLines: true))
      }
    }
    guard let error = reply.error else {
      for diagnostic in reply.diagnostics {
        let text = diagnostic.rendered(in: session.sources).showingControls(keepingLines: true)
        program.errors.writeLine(text)
      }
      for warning in reply.warnings {
        let text = warning.headline(in: session.sources).showingControls()
        show(text, with: errors, on: program.errors)
      }
      return showOutput(of: reply)
    }
    program.output.flush()
    if reply.output.isEmpty {
      show("error: \(error.message.showingControls())", with: errors, on: program.errors)
    }
    for line in reply.output {
      let text = line.showingControls()
      // Source and the mark below it stay as they are.
      let isSaid = reply.form == .sentences || text.contains(" error: ") || text.contains(" note: ")
      show(text, with: isSaid ? errors : nil, on: program.errors)
    }
  }

  private func showOutput(of reply: Reply) {
    switch reply.form {
    case .picture where program.environment.isOutputTerminal || colorsOutput:
      if showPicture(limit: .max) { return }
    case .clearing where program.environment.isOutputTerminal:
      program.output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    case .prose(let start):
      guard let output else { break }
      let lines = reply.output.map { $0.showingControls(keepingLines: true) }
      let prose = TextWrapping(
        width: min(output.width, TextWrapping.proseWidth), marks: ProseMarks(inColor: colorsOutput))
      for line in lines.prefix(start).flatMap(output.wrapped)
        + prose.filled(Array(lines.dropFirst(start)))
      {
        // Code is broken where it must be; a line with marks in it was filled.
        let isFilled = line.contains("\u{1B}") || line.contains("\n")
        for row in isFilled ? [line] : output.wrapped(line) { program.output.writeLine(row) }
      }
      return
    case .sentences:
      for line in reply.output { show(line.showingControls(), with: output, on: program.output) }
      return
    case .picture, .clearing, .lines: break
    }
    for line in reply.output { program.output.writeLine(line.showingControls()) }
  }

  private func show(_ line: String, with wrapping: TextWrapping?, on stream: Output) {
    for line in wrapping?.wrapped(line) ?? [line] {
      stream.writeLine(stream === program.errors && colorsErrors ? line.withRedErrors : line)
    }
  }

  /// Draws the screen, in colour where there is colour; whether it had at most `limit` lines.
  @discardableResult
  func showPicture(limit: Int) -> Bool {
    // The painter shows control characters itself: what is alive in its lines is its own colours.
    let width = program.environment.isOutputTerminal ? program.environment.terminal().width : nil
    guard let picture = try? session.picture(inColor: colorsOutput, width: width),
      picture.count <= limit
    else { return false }
    for line in picture {
      program.output.writeLine(colorsOutput ? line : line.showingControls())
    }
    return true
  }
}

extension String {
  /// A line of a diagnostic: what makes it an error stands out.
  var withRedErrors: String {
    let red = "\u{1B}[31merror:\u{1B}[0m "
    if hasPrefix("error: ") { return red + dropFirst(7) }
    guard let found = firstRange(of: " error: ") else { return self }
    return self[..<found.lowerBound] + " " + red + self[found.upperBound...]
  }
}
