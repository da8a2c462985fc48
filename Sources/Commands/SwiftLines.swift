import Checking
import Diagnostics
import Interpreter
import Simulation
import SwiftSource
import ViewTree

/// Swift of the prompt that checked, and where it runs.
private struct CheckedEntry {
  let line: PromptLine
  let file: ParsedFile
  /// Its `self`; nil for none.
  let view: ViewNode?
}

/// Swift at the prompt: it runs in the scope of the running app's root view.
extension Session {
  func runSwift(_ text: String, _ line: String, _ reply: inout Reply) throws {
    let isModifier = text.trimmingBlanks().first == "."
    if isModifier {
      guard let lastView else {
        throw CommandError(
          .badValue, "there is no view to modify; show one first: Text(\"Hi\")")
      }
      let whole = lastView + "\n" + text
      return try showView(try checked(whole), whole, &reply)
    }
    if running == nil { try startEmpty() }
    let entry = try checked(text)
    let shows = isView(entry.line.result)
    if shows, entry.file.items.count == 1 { return try showView(entry, text, &reply) }
    let before = Snapshot(simulator)
    var output: [String] = []
    try change(line, isRead: entry.file.items.allSatisfy(\.onlyReads)) {
      guard shows else {
        output = try self.evaluate(entry)
        return
      }
      // What stands before the view stays: only the view itself leaves nothing behind.
      try self.showView(entry, entry.file.lastItem, &reply)
      output = reply.output
    }
    let changes = before.changes(to: Snapshot(simulator))
    reply.output = output + changes.map(say)
    reply.changedApp = !changes.isEmpty
  }

  /// Whether nothing more has to follow: a command is always one line, Swift as many as it takes.
  public static func isComplete(_ text: String) -> Bool {
    switch LineMeaning(text) {
    case .nothing, .command, .unknown: true
    case .swift(let code): SourceText.isComplete(code)
    }
  }

  private func checked(_ text: String) throws -> CheckedEntry {
    let source = SourceFile(name: "<prompt>", text: text)
    guard let index = UInt16(exactly: allSources.count) else {
      throw CommandError(.notSupported, "too many lines of Swift; start again with: restart")
    }
    let file = SwiftReader.parse(source, fileIndex: index)
    promptSources.append(source)
    let files = allSources
    if file.diagnostics.contains(where: { $0.severity == .error }) {
      throw misspelledCommand(text) ?? CompileFailure(diagnostics: file.diagnostics, files: files)
    }
    let place = try place(of: file)
    let line = checker.check(prompt: file, in: place.scope)
    if line.diagnostics.contains(where: { $0.severity == .error }) {
      if isOneWord(file), let told = misspelledCommand(text) { throw told }
      throw CompileFailure(diagnostics: line.diagnostics, files: files)
    }
    return CheckedEntry(line: line, file: file, view: place.view)
  }

  /// Whether the line is how other prompts are left, and nothing that the app or Swift knows.
  func leaves(_ text: String) -> Bool {
    let words: Set = ["exit", "exit()", "quit()", ".exit", ".quit", ":q", ":q!", ":exit"]
    guard words.contains(text) else { return false }
    guard let running, text.first != ".", text.first != ":" else { return true }
    let name = text.prefix { $0.isLetter }
    return !checker.names(in: running.places(checker).map(\.scope)).own.contains(String(name))
  }

  /// Whether a line is a name and nothing else.
  private func isOneWord(_ file: ParsedFile) -> Bool {
    guard file.items.count == 1, case .expression(let expression) = file.items[0].kind,
      case .name = expression.kind
    else { return false }
    return true
  }

  /// What is no Swift, and starts with a word that is nearly a command's name.
  private func misspelledCommand(_ text: String) -> CommandError? {
    let body = text.trimmingBlanks()
    let word = body.prefix { $0.isLetter }
    let rest = body[word.endIndex...]
    if ["assert", "goal"].contains(word), rest.isEmpty || rest.first == " " {
      return CommandError(
        .unknownCommand, "'\(word)' stands in lessons and transcripts; see: help \(word)")
    }
    guard rest.isEmpty || rest.first == " ", !Self.openingKeywords.contains(String(word)),
      // After `=` a command's name is Swift's too.
      Command.named(String(word)) == nil,
      nearest(to: String(word), in: Command.all.map(\.name)) != nil
    else { return nil }
    return unknownCommand(String(word))
  }

  /// Words that start a line of Swift, and are no mistyped commands.
  private static let openingKeywords: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "extension", "protocol", "import", "if", "for",
    "while", "switch", "guard", "do", "defer", "repeat", "return", "throw", "try", "await", "self",
    "true", "false", "nil", "print", "typealias", "actor", "some", "any", "case",
  ]

  private func isView(_ type: Type) -> Bool { checker.conforms(type, toProtocol: "View") }

  /// Runs a line, and tells the value of an expression.
  private func evaluate(_ entry: CheckedEntry) throws -> [String] {
    guard let running else { return [] }
    if entry.line.waits { return try startTask(entry, running) }
    let value = try value(of: entry)
    try running.simulator.settle()
    return try shown(value, as: entry.line.result, running.machine)
  }

  private func shown(_ value: Value, as type: Type, _ machine: Machine) throws -> [String] {
    if case .void = value { return [] }
    if case .function = type { return ["\(type)"] }
    return [try machine.debugDescription(of: value, as: type)]
  }

  /// Runs a line that waits: as a task, since only `wait` lets time pass (contract, section 4).
  /// What it gives is told when it has ended, which may be at once.
  private func startTask(_ entry: CheckedEntry, _ running: RunningApp) throws -> [String] {
    guard let function = entry.line.function else { return [] }
    let (machine, result) = (running.machine, entry.line.result)
    let own = try entry.view.map { try running.simulator.graph.connectedValue(of: $0) }
    let task = try machine.run(function, own.map { [$0] } ?? [])
    try running.simulator.settle()
    if let ended = task.result { return try shown(ended.get(), as: result, machine) }
    machine.whenEnded(task) { [unowned self, unowned machine] ended in
      let text = try self.shown(ended.get(), as: result, machine)
      try machine.print(text.map { $0 + "\n" }.joined())
    }
    return [say("the line waits; let time pass with: wait")]
  }

  /// What an entry gives, run with the view of its place as `self`, as its body sees it: with its
  /// state.
  private func value(of entry: CheckedEntry) throws -> Value {
    guard let running, let function = entry.line.function else { return .void }
    guard let view = entry.view else { return try running.machine.call(function) }
    var arguments = [try running.simulator.graph.connectedValue(of: view)]
    return try running.machine.call(function, updating: &arguments)
  }

  /// An empty program, so that Swift can be typed before any app is loaded.
  private func startEmpty() throws {
    let assembly = Assembly([], isLibraryView: { _ in false })
    try start(checker.check(files: []), assembly)
  }

  /// Lays a view out on its own, in the app's window and with the app's state, and shows its
  /// frames. Nobody is told that it appeared, and nothing of it stays.
  private func showView(_ entry: CheckedEntry, _ text: String, _ reply: inout Reply) throws {
    let app = try app()
    app.machine.beginCommand()
    let view = try value(of: entry)
    let report = try app.layoutReport(of: view)
    lastView = text
    lineOfLastView = lineCount
    reply.output = report.frames()
    reply.isMeasured = true
  }

  /// What `explain` says of the view that the line before has shown; nil where it showed none, or
  /// none of that name is in it.
  func explainLastView(_ name: String?, number: Int?) throws -> [Sentence]? {
    guard let lastView, lineOfLastView == lineCount - 1 else { return nil }
    let app = try app()
    app.machine.beginCommand()
    let lines = try app.explain(name, number: number, in: try value(of: try checked(lastView)))
    if lines != nil { lineOfLastView = lineCount }
    return lines
  }
}

extension ParsedFile {
  /// The source of the statement that the entry ends with.
  fileprivate var lastItem: String {
    guard let range = items.last?.range else { return "" }
    let bytes = Array(source.text.utf8)
    return String(
      decoding: bytes[Int(range.start)..<min(Int(range.end), bytes.count)], as: UTF8.self)
  }
}
