import Checking
import Diagnostics
import Geometry
import Interpreter
import Simulation
import SwiftSource
import Transcripts
import ViewTree

/// One conversation with navlab: an app, what was done with it, and the language of the prompt.
///
/// A class: commands act on it one after another. Everything it shows follows from its options,
/// its files and its commands, so two sessions with the same of these answer the same.
public final class Session {
  public struct Options: Sendable {
    public var device = Device.standard
    public var isLandscape = false
    /// Which view or App is the root, where it is not obvious.
    public var root: String?
    public var seed: UInt64 = 0
    /// A size to propose to the root view on its own, in no window.
    public var proposal: ProposedSize?
    /// Whether what is proposed is laid out in the device's pixels, and not in whole points.
    public var usesPixels = false
    public var limits = Machine.Limits()
    /// What navlab says, it says in this one.
    public var language = Language.english

    public init() {}

    public var release = Release.standard

    /// Where the app is launched first.
    var world: Simulator.World {
      var world = Simulator.World()
      world.device = device
      world.orientation = isLandscape ? .landscape : .portrait
      world.settings.release = release
      return world
    }

    /// Chooses the release of that name; false where there is none.
    public mutating func selectRelease(_ name: String) -> Bool {
      guard let found = Release(name) else { return false }
      release = found
      return true
    }

    /// Chooses the device of that name; false where there is none.
    public mutating func selectDevice(_ name: String) -> Bool {
      guard let found = Device.named(name) else { return false }
      device = found
      return true
    }
  }

  public var options: Options
  public let library: BuiltinLibrary
  let checker: Checker
  let events = EventLog()
  /// Asked while the app's code runs; true stops it (Ctrl-C).
  public var isInterrupted: (() -> Bool)? {
    didSet { running?.machine.isInterrupted = isInterrupted }
  }
  /// Shows how far a long command is, while it runs; nil when there is nothing more to show.
  public var showProgress: ((Sentence?) -> Void)?
  /// The next line that the program reads, with its line break; nil at the end.
  public var readLine: (() -> String?)?
  /// What the program printed that no reply has told yet.
  public func takePrinted() -> String { events.takePrinted() }
  /// Reads a file that a command names. Handed in: a session does no input or output itself.
  public var readFile: ((String) throws -> SourceFile)?
  /// The files that a name stands for: those below a folder, or the one itself.
  public var swiftFiles: ((String) throws -> [String])?
  /// The bytes of a file of the app's bundle, given the names of the app's sources; nil where there
  /// is none.
  public var readResource: ((String, [String]) -> [UInt8]?)?
  /// The files that Tab may offer, by name.
  public var listFiles: (() -> [String])?
  /// Writes a file that a command names, whole.
  public var writeFile: ((String, String) throws -> Void)?
  /// Opens files in the user's editor, and comes back when they are closed.
  public var editFiles: (([String]) throws -> Void)?
  /// The learner, where there are lessons.
  public var learning: Learning?
  /// Finds the lessons and the learner's progress when a command first asks for them.
  public var openLessons: (() throws -> Learning)?

  public internal(set) var sources: [SourceFile] = [] {
    didSet {
      turns = []
      launchDevice = options.device
    }
  }
  /// The commands since the app was launched, with their answers: what a record keeps.
  var turns: [Recording.Turn] = []
  var launchDevice = Device.standard
  /// Where the app was launched: `undo` begins there.
  var world = Simulator.World()
  /// Whether the app was launched since the last answer.
  var isJustLaunched = false
  /// The file that the session is recorded to.
  var recordFile: String?
  /// Whether a lesson brings its app to where a page finds it.
  var isStaging = false
  /// How many answers are being given: a command may give others.
  private var depth = 0
  /// The lines of Swift that the prompt has read for the running app: they stand behind the files
  /// wherever a place in the source is named.
  var promptSources: [SourceFile] = []
  /// Whether commands are being done again: they are then not told, recorded or undone.
  var isReplaying = false
  /// What runs, as it stands after `history`; where `undo` has left it behind, it is brought there
  /// when somebody asks.
  var running: RunningApp? {
    get {
      catchUp()
      return current
    }
    set {
      current = newValue
      isBehind = false
    }
  }
  private var current: RunningApp?
  /// Whether the running app still stands where it was before `undo`.
  var isBehind = false
  /// What the app showed after so many steps, as JSON, where somebody has asked.
  var shown: [Int: String] = [:]
  /// The lines that changed the app, which `undo` takes back and a record keeps.
  var history: [String] = []
  var undone: [String] = []
  /// The view that a bare modifier at the prompt applies to.
  var lastView: String?
  /// How many lines were answered.
  var lineCount = 0
  /// The line after which `explain` means the last view's parts: the one that showed it, or an
  /// `explain` of it.
  var lineOfLastView: Int?
  /// The commands of a file that the command which runs has read.
  var follows: [String] = []
  /// How many files of commands are being read, one out of another.
  private var readingDepth = 0
  /// What the last command that did anything set off.
  var lastEvents: [Reply.Event] = []
  /// The layout before the last command, for `layout --diff`.
  var previousLayout: LayoutReport?
  /// Whether a command changed it that no record keeps, as `reload`: a replay has nothing then to
  /// compare with.
  var isPreviousLayoutUnrecorded = false

  /// - Parameter library: everything that programs find without declaring it: the standard library
  ///   and the view catalog.
  public init(library: BuiltinLibrary, options: Options = Options()) {
    self.library = library
    self.options = options
    checker = Checker(library: library.declarations)
  }

  public var simulator: Simulator? { running?.simulator }

  /// A sentence in the language of the session.
  public func say(_ sentence: Sentence) -> String { options.language.wording.text(of: sentence) }

  /// Whether an app with a screen is running, and not a script.
  public var showsViews: Bool { running?.rootType != nil }

  /// Answers one line of the prompt, a command or Swift. Never throws, whatever the line says.
  public func respond(to line: String) -> Reply {
    depth += 1
    defer { depth -= 1 }
    var reply = answer(line)
    if depth == 1 || isStaging, let warning = note(reply) { reply.output.append(warning) }
    return reply
  }

  /// Answers a line, and then those of a file that it reads, until `show` does not want to go on.
  /// - Returns: whether it still does.
  public func answer(_ line: String, show: (Reply) throws -> Bool) rethrows -> Bool {
    let reply = respond(to: line)
    guard try show(reply) else { return false }
    guard !reply.follows.isEmpty else { return true }
    readingDepth += 1
    defer { readingDepth -= 1 }
    for next in reply.follows { guard try answer(next, show: show) else { return false } }
    return true
  }

  /// Reads a file of commands, which are answered after the one that runs.
  func read(_ name: String) throws {
    guard let readFile else { throw CommandError(.notSupported, "files cannot be read here") }
    guard readingDepth < Self.mostFiles else {
      throw CommandError(.usage, "too many files of commands, each read by the one before")
    }
    follows = Self.script(try readFile(name).text)
  }

  private static let mostFiles = 16

  private func answer(_ line: String) -> Reply {
    lineCount += 1
    var reply = Reply(command: line)
    if leaves(String(line.trimmingBlanks())) {
      reply.endsSession = true
      return reply
    }
    // Only what may change the layout has one to compare with.
    let layout = isReplaying || isBehind ? nil : try? simulator?.layoutReport()
    do {
      switch LineMeaning(line) {
      case .nothing: break
      case .command(let command, let arguments):
        try run(command, arguments, line, &reply)
      case .unknown(let word): throw unknownCommand(word)
      case .swift(let text): try runSwift(text, line, &reply)
      }
    } catch {
      fail(&reply, error)
    }
    tellSetbacks(&reply)
    reply.follows = follows
    follows = []
    reply.events = events.take()
    reply.warnings = takeWarnings()
    if reply.changedApp || !reply.events.isEmpty { lastEvents = reply.events }
    if reply.mayShowAnotherScreen {
      let isUnrecorded = !Self.isRecorded(line)
      if layout != nil || isUnrecorded { isPreviousLayoutUnrecorded = isUnrecorded }
      previousLayout = layout ?? previousLayout
    }
    return reply
  }

  /// What SwiftUI would have written to the console since the last time, in the session's language.
  func takeWarnings() -> [Diagnostic] {
    (current?.simulator.graph.takeWarnings() ?? []).map { warning in
      Diagnostic(.warning, say(warning.message), at: warning.place)
    }
  }

  private func run(
    _ command: Command, _ arguments: Substring, _ line: String, _ reply: inout Reply
  ) throws {
    var words = try Words(arguments, usage: command.usage)
    reply.form = command.form
    reply.isMeasured = command.isMeasured
    guard command.changesApp, !(command.looksWithoutArguments && words.isEmpty) else {
      reply.output = try command.run(self, &words)
      reply.endsSession = command.name == "quit"
      reply.movedInTime = command.movesInTime
      return
    }
    let before = isReplaying ? nil : Snapshot(simulator)
    try change(line) { reply.output = try command.run(self, &words) }
    if let before { reply.output += before.changes(to: Snapshot(simulator)).map(say) }
    reply.changedApp = true
  }

  /// Does something to the app that `undo` can take back. What fails leaves the app as it was.
  /// - Parameter isRead: whether it only looks: there is then nothing to take back.
  func change(_ line: String, isRead: Bool = false, _ body: () throws -> Void) throws {
    guard let running else { throw noApp }
    running.machine.beginCommand()
    do {
      try body()
      guard !isReplaying, !isRead else { return }
      history.append(line)
      shown[history.count] = nil
      undone = []
    } catch let failure as ActionFailure {
      if failure.hasActed, !isReplaying { try? replay(history) }
      throw failure
    } catch let failure as CommandError {
      // Said before anything has been done.
      throw failure
    } catch {
      guard !isReplaying else { throw error }
      let seen = events.take()
      // The words of the error may name the program's values: it is told before they go.
      let told = told(error)
      try? replay(history)
      for event in seen { events.add(event) }
      throw told
    }
  }

  /// Takes back the last steps. The app goes there when somebody looks at it or acts on it, so
  /// that going back step by step costs no more than the way to where it ends.
  func takeBack(_ count: Int) -> [String] {
    let taken = history.suffix(count).reversed()
    history.removeLast(taken.count)
    undone += taken
    isBehind = true
    return Array(taken)
  }

  /// Takes the app that runs off the screen, so that nothing of it stays in memory.
  func endRunning() {
    try? current?.simulator.end()
    current?.machine.scheduler.removeAll()
  }

  private func catchUp() {
    guard isBehind, !isReplaying else { return }
    isBehind = false
    // What has run once runs again.
    try? replay(history)
  }

  /// Starts the app afresh and does `lines` again: its state is what it was after them. What that
  /// prints is not told again.
  func replay(_ lines: [String]) throws {
    isBehind = false
    guard let running else { throw noApp }
    let outer = isReplaying
    isReplaying = true
    defer {
      isReplaying = outer
      _ = events.take()
      self.running?.machine.isInterrupted = isInterrupted
    }
    try start(program(of: running), running.assembly)
    for line in lines { _ = respond(to: line) }
    history = lines
  }

  /// The program without what the prompt has declared since: that is part of the checked program,
  /// which is then checked anew.
  func program(of running: RunningApp) -> CheckedProgram {
    promptSources.isEmpty ? running.program : checker.check(files: running.assembly.files)
  }

  var noApp: CommandError {
    CommandError(.noApp, "no app is running; load one with: load FILE.swift")
  }

  func unknownCommand(_ word: String) -> CommandError {
    let names = Command.all.map(\.name)
    let near = nearest(to: word, in: names)
    let problem: Sentence = "unknown command '\(word)'"
    return CommandError(
      .unknownCommand, problem.adding(.meaning(near, or: "try: help")),
      candidates: near.map { [$0] } ?? [])
  }
}

/// An app that was launched, and what it was made of.
struct RunningApp {
  let assembly: Assembly
  let program: CheckedProgram
  let machine: Machine
  let simulator: Simulator
  /// The type of the root view; nil for a script.
  let rootType: NominalType?
  /// What the prompt's Swift sees, and what it has declared.
  let scope: PromptScope
}
