import Checking
import Diagnostics
import Interpreter
import Simulation
import SwiftSource
import ViewTree

extension Session {
  /// Launches the app that the files make up; the reply is the launch's.
  public func launch(_ files: [SourceFile]) -> Reply {
    var reply = Reply(command: "")
    do {
      reply.diagnostics = try load(files)
    } catch {
      fail(&reply, error)
    }
    tellSetbacks(&reply)
    reply.events = events.take()
    reply.warnings = takeWarnings()
    lastEvents = reply.events
    return reply
  }

  /// Reads files by name and launches them.
  func load(named names: [String]) throws -> [String] {
    guard let readFile else {
      throw CommandError(.notSupported, "files cannot be read here")
    }
    let files = try names.flatMap { try swiftFiles?($0) ?? [$0] }.map(readFile)
    let diagnostics = try load(files)
    return diagnostics.flatMap { $0.lines(in: files) }
  }

  /// Parses, checks and launches; what is worth knowing besides.
  @discardableResult
  func load(_ files: [SourceFile]) throws -> [Diagnostic] {
    let before = (sources, promptSources, running, history, undone, lastView)
    let record = (turns, launchDevice, world)
    sources = files
    world = options.world
    promptSources = []
    history = []
    undone = []
    shown = [:]
    lastView = nil
    do {
      let (program, assembly) = try check(files)
      try start(program, assembly)
      return program.diagnostics + (unshown(program, assembly).map { [$0] } ?? [])
    } catch {
      let told = told(error)
      // Where no app ran before, the files stay: `source` shows them, `reload` reads them again.
      if before.2 != nil {
        (sources, promptSources, running, history, undone, lastView) = before
        (turns, launchDevice, world) = record
      }
      throw told
    }
  }

  /// The files of the app, and the prompt's lines behind them: what places in the source refer to.
  var allSources: [SourceFile] { sources + promptSources }

  /// Only what the compiler would say.
  public func diagnostics(of files: [SourceFile]) -> [Diagnostic] {
    sources = files
    promptSources = []
    do {
      return try check(files).program.diagnostics
    } catch let failure as CompileFailure {
      return failure.diagnostics
    } catch {
      return [Diagnostic(.error, "\(error)", at: .none)]
    }
  }

  private func check(
    _ files: [SourceFile]
  ) throws -> (program: CheckedProgram, assembly: Assembly) {
    let parsed = SwiftReader.parse(files)
    let syntax = parsed.flatMap(\.diagnostics)
    let isBroken = syntax.contains { $0.severity == .error }
    let assembly = Assembly(parsed, isLibraryView: isLibraryView)
    var program = checker.check(files: assembly.files)
    if isBroken { program.diagnostics = beside(syntax, program.diagnostics, files) }
    if program.hasErrors {
      program.diagnostics.sayFailure()
      throw CompileFailure(diagnostics: program.diagnostics, files: files)
    }
    return (program, assembly)
  }

  /// What was found in files with wrong syntax: on the lines of that, nothing else is to be said,
  /// but of statements that have ended before it.
  private func beside(
    _ syntax: [Diagnostic], _ found: [Diagnostic], _ files: [SourceFile]
  ) -> [Diagnostic] {
    func line(_ diagnostic: Diagnostic) -> [Int] {
      let file = Int(diagnostic.range.file)
      guard files.indices.contains(file) else { return [file, 0] }
      return [file, files[file].location(of: Int(diagnostic.range.start)).line]
    }
    let broken = BrokenLines(syntax, line: line)
    return found.filter { !broken.hide($0) || syntax.contains($0) }
  }

  /// Whether the library declares a view of that name, or a layout, which makes one of its content.
  /// Swift's own `Optional` is a view of views, and a script's line may well start with it.
  private func isLibraryView(_ name: String) -> Bool {
    guard checker.isOfViews(name), let type = checker.libraryType(named: name) else { return false }
    return ["View", "Layout"].contains { checker.conforms(type, toProtocol: $0) }
  }

  /// Runs a checked program from its start: scripts to their end, apps to their first screen.
  func start(_ program: CheckedProgram, _ assembly: Assembly) throws {
    let log = PrintLog(events)
    let machine = Machine(
      library: library.builtins, types: { [checker] in checker.libraryType(named: $0) },
      limits: options.limits, seed: options.seed, output: log)
    machine.types.program = program.types
    machine.runsDeinitializers = program.hasDeinitializers
    machine.isInterrupted = isReplaying ? nil : isInterrupted
    machine.readResource = { [readResource, names = sources.map(\.name)] name in
      readResource?(name, names)
    }
    promptSources = []
    endRunning()
    let simulator = Simulator(program: program, machine: machine, world: world)
    simulator.proposal = options.proposal
    simulator.usesPixels = options.usesPixels
    machine.opensURL = { [events] in events.add(.openURL($0)) }
    simulator.graph.onEvent = { [events] event in
      switch event.kind {
      case .appear: events.add(.appear(event.view))
      case .disappear: events.add(.disappear(event.view))
      }
    }
    let root = assembly.hasViews ? try showableRoot(of: program, assembly) : nil
    machine.showsViews = root != nil
    machine.readLine = readLine
    running = RunningApp(
      assembly: assembly, program: program, machine: machine, simulator: simulator, rootType: root,
      scope: checker.promptScope(in: root))
    if let root {
      do {
        try launch(root)
      } catch let stopped as StoppedAtLaunch {
        // What it did is not there when the app goes on without it. Each costs a whole budget.
        guard world.stopped.count < Self.mostStopped else { throw stopped.limit }
        world.stopped[stopped.number] = stopped.limit
        _ = events.take()
        try start(program, assembly)
      }
    } else if let main = program.main {
      try runProgram(main, machine)
    }
  }

  /// So many jobs may use up their budget while the app is launched, which then goes on.
  private static let mostStopped = 4

  /// Runs the top-level code, and shows the root.
  private func launch(_ root: NominalType) throws {
    guard let running else { throw noApp }
    isJustLaunched = !isReplaying
    if let main = running.program.main {
      try running.machine.run(main)
      try running.machine.scheduler.runReady()
    }
    try running.simulator.launch(try instance(of: root, running.machine))
  }

  /// Runs a program without views: it ends with its top-level code, whatever else still waits.
  private func runProgram(_ main: Function, _ machine: Machine) throws {
    do {
      let task = try machine.run(main)
      try machine.scheduler.advanceUntilIdle(limit: 3600) { task.result != nil }
      _ = try task.result?.get()
    } catch let end as ProgramEnded where end.status == 0 {
      return
    } catch let error as Thrown {
      try machine.runDeinitializers()
      let text = try machine.debugDescription(of: error.value)
      throw Trap("Error raised at top level: \(text)", at: error.range)
    }
  }

  /// Launches the app afresh in the world as it is: nothing of what was done is left.
  func restart() throws {
    guard let running else { throw noApp }
    world = running.simulator.world
    world.settings.phase = .active
    history = []
    undone = []
    shown = [:]
    try start(program(of: running), running.assembly)
  }

  /// Ends the app and launches it again: globals are made anew; what it keeps from launch to launch
  /// stays: `@AppStorage`, `@SceneStorage` (navigation rules 10.8 and 10.9).
  func relaunch() throws {
    guard let running, let root = running.rootType else { throw noApp }
    try running.simulator.end()
    for variable in running.program.globals { running.machine.forget(variable) }
    try launch(root)
  }

  // MARK: The root

  /// Which view is shown: `--root`, the fragment, `@main`, `ContentView`, a preview, or the last
  /// view that no other uses (contract, section 2); as its preview shows it, where it needs
  /// arguments or objects from its surroundings.
  private func rootType(of program: CheckedProgram, _ assembly: Assembly) throws -> NominalType? {
    let views = RootCandidates(
      assembly.files, previews: Set(assembly.previewed.map(\.view)))
    let name: String
    if let root = options.root {
      guard views.all.contains(root) else {
        let problem: Sentence = "there is no view or App '\(root)'"
        throw CommandError(
          .badValue, problem.adding(.meaning(nearest(to: root, in: views.all))),
          candidates: views.all)
      }
      name = root
    } else if let found = assembly.implicitRoot ?? views.main ?? views.contentView
      ?? assembly.previews.first ?? views.preview(of: assembly.previewed) ?? views.lastUnused
    {
      name = found
    } else {
      return nil
    }
    let root = program.types.first { $0.name == name && $0.parent == nil }
    guard options.root == nil, name != assembly.implicitRoot, name != views.main,
      let preview = assembly.previewed.first(where: { $0.mentions.contains(name) }),
      views.needsSurroundings || root.flatMap({ checker.makeFunction(for: $0) }) == nil
    else { return root }
    return program.types.first { $0.name == preview.view && $0.parent == nil } ?? root
  }

  /// The root; none where nobody asked for one and it cannot be made without arguments, as a
  /// component's that lies in a file of its own.
  private func showableRoot(
    of program: CheckedProgram, _ assembly: Assembly
  ) throws -> NominalType? {
    let root = try rootType(of: program, assembly)
    guard options.root == nil, let root, program.main == nil else { return root }
    return checker.makeFunction(for: root) == nil ? nil : root
  }

  /// Says that nothing is shown, and of which view.
  private func unshown(_ program: CheckedProgram, _ assembly: Assembly) -> Diagnostic? {
    guard assembly.hasViews, running?.rootType == nil,
      let root = try? rootType(of: program, assembly)
    else { return nil }
    let problem: Sentence =
      "'\(root.name)' needs arguments, so that nothing is shown; choose a view with --root"
    return Diagnostic(.note, say(problem), at: .none)
  }

  /// `Name()`, made by the program's own initializer.
  private func instance(of type: NominalType, _ machine: Machine) throws -> Value {
    guard let function = checker.makeFunction(for: type) else {
      throw CommandError(
        .badValue,
        "'\(type.name)' needs arguments and cannot be the root; choose another with --root")
    }
    return try machine.call(function)
  }
}

/// Where a program's `print` goes: into the events of the command that runs.
final class PrintLog: OutputSink {
  private let events: EventLog

  init(_ events: EventLog) { self.events = events }

  func write(_ text: String) { events.write(text) }
}

extension [Diagnostic] {
  /// Says that the program cannot run, where nothing says why: what it uses was passed over, and
  /// nothing else could stand in its place.
  fileprivate mutating func sayFailure() {
    guard !contains(where: { $0.severity == .error }) else { return }
    append(
      Diagnostic(
        .error, "navlab does not run what uses this yet",
        at: last?.range ?? .none))
  }
}
