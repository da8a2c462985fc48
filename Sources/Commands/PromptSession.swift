import Diagnostics
import Interpreter
import Lessons
import Simulation
import Transcripts

/// A prompt that transcripts are played to. It answers what a learner would see, and besides
/// `assert EXPRESSION`, which Swift's own value decides, and `goal`, which compares with the
/// reference app.
public struct PromptSession: TranscriptSession {
  private let library: BuiltinLibrary
  private let options: Session.Options
  private var session: Session
  private var files: [TranscriptFile] = []
  /// Whether commands were given since the app was launched.
  private var isUsed = false
  /// The app that `goal` compares with: it is given the same commands.
  public var reference: [TranscriptFile] = []
  private var goal: Session?
  /// In which language is said what does not hold; the commands answer in that of the options.
  public var language = Language.english
  /// Reads files that commands name, other than the app's own.
  private let readFile: ((String) throws -> SourceFile)?
  /// Files that commands wrote. They stay here: a replay changes nothing outside.
  private let written = WrittenFiles()
  /// What the command that runs may read, and for how long it may run.
  private let given = GivenInput()
  private let course: Course

  /// - Parameter readFile: reads a file that a `load` names; nil where a replay may read none.
  public init(
    library: BuiltinLibrary, options: Session.Options = Session.Options(), course: Course = .empty,
    readFile: ((String) throws -> SourceFile)? = nil
  ) {
    self.library = library
    self.options = options
    self.course = course
    self.readFile = readFile
    session = Session(library: library, options: options)
    prepare(session)
  }

  private func prepare(_ session: Session) {
    session.learning = Learning(course, answers: "answers", device: options.device)
    session.readFile = { [files, written, readFile] name in
      if let text = written.texts[name] { return SourceFile(name: name, text: text) }
      if let file = files.first(where: { $0.name == name }) {
        return SourceFile(name: name, text: file.source)
      }
      if let readFile { return try readFile(name) }
      throw CommandError(.noSuchFile, "there is no file '\(name)'")
    }
    session.writeFile = { [written] name, text in written.texts[name] = text }
    session.readLine = { [given] in given.nextLine() }
    session.isInterrupted = { [given] in given.isOver }
  }

  public mutating func open(_ files: [TranscriptFile]) -> Transcripts.Reply {
    self.files = files
    session.options = options
    return launch()
  }

  public func errors(in files: [TranscriptFile]) -> [SourceError] {
    let sources = files.map { SourceFile(name: $0.name, text: $0.source) }
    let found = Session(library: library, options: options).diagnostics(of: sources)
    return found.filter { $0.severity == .error }.compactMap { error in
      guard sources.indices.contains(Int(error.range.file)) else { return nil }
      let file = sources[Int(error.range.file)]
      let line = file.location(of: Int(error.range.start)).line
      return SourceError(file: file.name, line: line, message: error.message)
    }
  }

  private mutating func launch() -> Transcripts.Reply {
    isUsed = false
    prepare(session)
    let sources = files.map { SourceFile(name: $0.name, text: $0.source) }
    if !reference.isEmpty {
      let goal = Session(library: library, options: session.options)
      _ = goal.launch(reference.map { SourceFile(name: $0.name, text: $0.source) })
      self.goal = goal
    }
    return Transcripts.Reply(session.launch(sources))
  }

  public mutating func begin(_ block: BlockAttributes) -> Sentence? {
    let before = session.options
    var wanted = before
    if let device = block.device, !wanted.selectDevice(device) {
      return Session.Options.problem(ofDevice: device, or: "see: navlab help devices")
    }
    if let ios = block.ios, !wanted.selectRelease(ios) {
      return Session.Options.problem(ofRelease: ios)
    }
    if let name = block.language {
      guard let language = Language(rawValue: name) else {
        let names = Sentence.list(Language.allCases.map(\.rawValue))
        return "there is no language '\(name)'; there are \(names)"
      }
      wanted.language = language
    }
    if block.isLandscape { wanted.isLandscape = true }
    if let seed = block.seed { wanted.seed = seed }
    given.timeout = block.timeout
    if isUsed, wanted.seed != before.seed || wanted.release != before.release {
      return "'seed=' and 'ios=' hold from the app's launch on; give them to its first block"
    }
    session.options = wanted
    if wanted.world != before.world || wanted.seed != before.seed, !isUsed, !files.isEmpty {
      _ = launch()
    } else if session.simulator != nil {
      if wanted.device != before.device { give("device \"\(wanted.device.name)\"") }
      if wanted.isLandscape, session.simulator?.orientation == .portrait { give("rotate") }
    }
    guard let locale = block.locale, session.simulator != nil else { return nil }
    return give("set locale \(locale)").error.map { Sentence(verbatim: $0.message) }
  }

  /// A command of the block's own, which is not part of the conversation.
  @discardableResult
  private func give(_ command: String) -> Reply {
    _ = goal?.respond(to: command)
    return session.respond(to: command)
  }

  public mutating func respond(to command: String, input: [String]) -> Transcripts.Reply {
    isUsed = true
    if let goal = GoalCommand(command) { return compare(goal) }
    if command.hasPrefix("assert ") { return assert(String(command.dropFirst(7))) }
    _ = goal?.respond(to: command)
    given.start(input)
    defer { given.stop() }
    let reply = session.respond(to: command)
    if !reply.follows.isEmpty { return answers(to: reply.follows) }
    if given.isOver { return Transcripts.Reply(.timeout, output: Transcripts.Reply(reply).output) }
    if let line = given.unread.first, reply.isOK {
      return failure("usage", "the command read no line '\(line.showingControls())'")
    }
    return Transcripts.Reply(reply)
  }

  /// What the commands of a file answer, as one; its status is that of the first that failed.
  private mutating func answers(to commands: [String]) -> Transcripts.Reply {
    commands.reduce(into: Transcripts.Reply()) { whole, command in
      let reply = respond(to: command, input: [])
      whole.output += reply.output
      if whole.status == .ok { whole.status = reply.status }
    }
  }

  // MARK: What must hold

  private func assert(_ expression: String) -> Transcripts.Reply {
    let reply = session.value(of: expression)
    guard reply.isOK else { return Transcripts.Reply(reply) }
    switch reply.output.last {
    case "true": return Transcripts.Reply()
    case "false":
      let problem: Sentence = "it is not so: \(expression)"
      let left = expression.leftOfComparison
      let value = left.flatMap { left in
        session.value(of: left).output.last.map { "\(left) is \($0)" as Sentence }
      }
      return failure("assertFailed", problem.adding(value))
    case let value:
      let found = value.map { Sentence(verbatim: $0) } ?? "nothing"
      return failure("usage", "assert needs true or false, and '\(expression)' is \(found)")
    }
  }

  private func compare(_ command: GoalCommand) -> Transcripts.Reply {
    if let problem = command.problem {
      return failure("usage", problem)
    }
    guard let goal else {
      return failure(
        Transcripts.Reply.noReference, "there is no goal here, for nothing is graded")
    }
    let difference = Goal(goal).difference(
      to: Goal(session), includingLayout: command.includesLayout)
    guard let difference else { return Transcripts.Reply() }
    return failure("goalDiffers", difference)
  }

  private func failure(_ code: String, _ problem: Sentence) -> Transcripts.Reply {
    Transcripts.Reply(
      .error(code: code), text: "error: \(language.wording.text(of: problem))")
  }
}

/// What a command is given besides its words. A class, since the session's closures share it.
private final class GivenInput {
  /// Lines that nobody has read yet.
  private(set) var unread: ArraySlice<String> = []
  /// How long a command of the block may run, by the wall clock.
  var timeout: Duration?
  private var end: ContinuousClock.Instant?

  var isOver: Bool { end.map { ContinuousClock.now >= $0 } ?? false }

  func start(_ lines: [String]) {
    unread = lines[...]
    end = timeout.map { ContinuousClock.now + $0 }
  }

  func stop() { end = nil }

  func nextLine() -> String? { unread.popFirst().map { $0 + "\n" } }
}

/// Files that a replay wrote. A class, since the session's closures share it.
private final class WrittenFiles {
  var texts: [String: String] = [:]
}

extension Session {
  /// The value of Swift's own, without a trace in what `undo` takes back.
  fileprivate func value(of expression: String) -> Reply {
    let (past, next, said) = (history, undone, turns)
    defer { (history, undone, turns) = (past, next, said) }
    return respond(to: "=" + expression)
  }
}

extension String {
  /// `a` of `a == b`.
  fileprivate var leftOfComparison: String? {
    let parts = split(separator: " == ", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : nil
  }
}

extension Transcripts.Reply {
  /// What a learner would see of an answer at the prompt: what was printed, then what the command
  /// says, or its error.
  init(_ reply: Reply) {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    // Colours that the program prints go before anything is compared.
    let printed = reply.events.compactMap { $0.told?.description }.flatMap(lines)
    var said = reply.output
    if let error = reply.error, said.isEmpty { said = ["error: \(error.message)"] }
    self.init(
      reply.error.map { .error(code: $0.code) } ?? .ok,
      output: (printed + said.flatMap(lines).map { $0.showingControls() }).map { line in
        OutputLine(line, isMeasurement: reply.isMeasured)
      }, problem: reply.error?.sentence)
  }
}
