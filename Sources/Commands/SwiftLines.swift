import Checking
import Diagnostics
import Interpreter
import Simulation
import SwiftSource
import ViewTree

/// Swift at the prompt: it runs in the scope of the running app's root view.
extension Session {
  func runSwift(_ text: String, _ line: String, _ reply: inout Reply) throws {
    let isModifier = text.trimmingBlanks().first == "."
    if isModifier {
      guard let lastView else {
        throw CommandError(
          .badValue, "there is no view to modify; show one first: Text(\"Hi\")")
      }
      return try showView(lastView + "\n" + text, &reply)
    }
    if running == nil { try startEmpty() }
    let checked = try checked(text)
    if isView(checked.result) { return try showView(text, &reply) }
    let before = Snapshot(simulator)
    var output: [String] = []
    try change(line) { output = try self.evaluate(checked) }
    let changes = before.changes(to: Snapshot(simulator))
    reply.output = output + changes
    reply.changedApp = !changes.isEmpty
  }

  /// Whether more lines must follow before the text is complete Swift.
  public static func isComplete(_ text: String) -> Bool { SourceText.isComplete(text) }

  private func checked(_ text: String) throws -> PromptLine {
    let source = SourceFile(name: "<prompt>", text: text)
    let file = SwiftReader.parse(source, fileIndex: UInt16(sources.count))
    let files = sources + [source]
    if file.diagnostics.contains(where: { $0.severity == .error }) {
      throw misspelledCommand(text) ?? CompileFailure(diagnostics: file.diagnostics, files: files)
    }
    guard let scope = running?.scope else { throw noApp }
    let line = checker.check(prompt: file, in: scope)
    if line.diagnostics.contains(where: { $0.severity == .error }) {
      throw CompileFailure(diagnostics: line.diagnostics, files: files)
    }
    return line
  }

  /// What is no Swift, and starts with a word that is nearly a command's name.
  private func misspelledCommand(_ text: String) -> CommandError? {
    let body = text.trimmingBlanks()
    let word = body.prefix { $0.isLetter }
    let rest = body[word.endIndex...]
    guard rest.isEmpty || rest.first == " ",
      nearest(to: String(word), in: Command.all.map(\.name)) != nil
    else { return nil }
    return unknownCommand(String(word))
  }

  private func isView(_ type: Type) -> Bool { checker.conforms(type, toProtocol: "View") }

  /// Runs a line with the root view as `self`, and tells the value of an expression.
  private func evaluate(_ line: PromptLine) throws -> [String] {
    guard let running, let function = line.function else { return [] }
    let value: Value
    if running.scope.instance != nil, let root = try running.simulator.connectedRoot() {
      var arguments = [root]
      value = try running.machine.call(function, updating: &arguments)
    } else {
      value = try running.machine.call(function)
    }
    try running.simulator.settle()
    if case .void = value { return [] }
    return [try running.machine.debugDescription(of: value, as: line.result)]
  }

  /// An empty program, so that Swift can be typed before any app is loaded.
  private func startEmpty() throws {
    let assembly = Assembly([], isLibraryView: { _ in false })
    try start(checker.check(files: []), assembly)
  }

  /// Lays a view out on its own, on the session's device, and shows its frames.
  private func showView(_ text: String, _ reply: inout Reply) throws {
    let session = Session(library: library, options: options)
    let shown = session.launch([SourceFile(name: "<prompt>", text: text)])
    guard shown.isOK else {
      reply.error = shown.error
      reply.output = shown.output
      return
    }
    lastView = text
    let report = try session.app().layoutReport()
    let isWrapper = report.view == session.running?.assembly.implicitRoot
    reply.output = isWrapper ? report.children.flatMap { $0.frames() } : report.frames()
  }
}
