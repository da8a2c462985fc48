import Diagnostics
import Interpreter
import Simulation
import ViewTree

extension Session {
  /// Puts an error's words into the reply.
  func fail(_ reply: inout Reply, _ error: any Error) {
    switch error {
    case let told as ToldFailure:
      reply.error = told.error
      reply.output = told.output
      reply.diagnostics = told.diagnostics
      reply.sources = told.sources
    case let failure as ActionFailure:
      reply.error = told(failure.code.rawValue, failure.message, candidates: failure.candidates)
    case let failure as CommandError:
      reply.error = told(failure.code.rawValue, failure.message, candidates: failure.candidates)
    case let failure as CompileFailure:
      reply.diagnostics = failure.diagnostics
      let first = failure.diagnostics.first { $0.severity == .error }
      let message = first.map { Sentence(verbatim: $0.message) }
      reply.error = told("compileError", message ?? "does not compile")
      reply.output = failure.diagnostics.flatMap { $0.lines(in: failure.files) }
      reply.sources = failure.files
    case let failure as CheckFailure:
      reply.error = told("checkFailed", "the exercise is not passed yet")
      reply.output = failure.lines
    case let trap as Trap: fail(&reply, trap)
    case let limit as LimitReached:
      let code: CommandError.Code =
        switch limit.limit {
        case .steps: .stepLimit
        case .depth: .depthLimit
        case .memory: .memoryLimit
        case .output: .outputLimit
        }
      reply.error = told(code.rawValue, "\(limit.message)\(place(limit.range))")
    case let stop as Interrupted:
      reply.error = told("interrupted", "\("stopped" as Sentence)\(place(stop.range))")
    case let thrown as Thrown:
      let value = (try? running?.machine.description(of: thrown.value)) ?? say("an error")
      let problem: Sentence = "an error was thrown and not caught: \(value)"
      reply.error = told("runtimeError", "\(problem)\(place(thrown.range))")
    case let end as ProgramEnded:
      reply.error = told("runtimeError", "the program ended by exit(\(end.status))")
    case is Unsettled:
      reply.error = told(
        "unsettled",
        "the views change state whenever they are shown; after \(ViewGraph.maximumPasses) passes "
          + "navlab stopped")
    case let nesting as NestedWithoutEnd:
      let problem: Sentence =
        "views are nested more than \(NestedWithoutEnd.deepest) deep; does \(nesting.view) "
        + "contain itself?"
      reply.error = told("depthLimit", "\(problem)\(place(nesting.place))")
    case let told as any ToldError:
      reply.error = self.told(told.code, told.message)
    case let failure:
      reply.error = told("runtimeError", sentence(of: failure))
    }
  }

  private func told(
    _ code: String, _ problem: Sentence, candidates: [String] = []
  ) -> Reply.Failure {
    Reply.Failure(code: code, problem, in: options.language.wording, candidates: candidates)
  }

  /// What stopped while the app was launched, which runs nevertheless; once.
  func tellSetbacks(_ reply: inout Reply) {
    defer { isJustLaunched = false }
    guard isJustLaunched, reply.error == nil else { return }
    var places: Set<SourceRange> = []
    for (_, limit) in world.stopped.sorted(by: { $0.key < $1.key })
    where places.insert(limit.range).inserted {
      reply.diagnostics += [
        Diagnostic(.error, say(limit.message), at: limit.range),
        Diagnostic(.note, say("the app goes on without what ran here"), at: limit.range),
      ]
    }
    for trap in running?.simulator.setbacks ?? [] {
      reply.diagnostics.append(Diagnostic(.error, trap.words, at: trap.range))
      reply.output += circumstances(of: trap)
    }
  }

  /// What Swift's runtime says, the line with a caret, the variables there, and the way there.
  private func fail(_ reply: inout Reply, _ trap: Trap) {
    reply.error = told("runtimeError", "\(trap.words)\(place(trap.range))")
    let diagnostic = Diagnostic(.error, trap.words, at: trap.range)
    reply.diagnostics = [diagnostic]
    reply.output = diagnostic.lines(in: allSources) + circumstances(of: trap)
  }

  /// The variables where a trap was, and the way there.
  private func circumstances(of trap: Trap) -> [String] {
    let variables = trap.variables.map { "  \($0.name) = \($0.value)" }
    guard trap.calls.count > 1 else { return variables }
    return variables
      + trap.calls.enumerated().map { index, call in
        index == 0
          ? say("  in \(call.function)")
          : say("  called from \(call.function)") + place(call.range)
      }
  }

  private func place(_ range: SourceRange) -> String {
    let sources = allSources
    guard sources.indices.contains(Int(range.file)) else { return "" }
    let file = sources[Int(range.file)]
    return " (\(file.name):\(file.location(of: Int(range.start)).line))"
  }
}

extension Session {
  /// The error in words, found while the files and values that it names are still there.
  func told(_ error: any Error) -> any Error {
    if error is ToldFailure { return error }
    var reply = Reply(command: "")
    fail(&reply, error)
    guard let failure = reply.error else { return error }
    return ToldFailure(
      error: failure, output: reply.output, diagnostics: reply.diagnostics, sources: allSources)
  }
}

/// An error that has its words already.
struct ToldFailure: Error {
  var error: Reply.Failure
  var output: [String]
  var diagnostics: [Diagnostic]
  /// The files that they lie in: what the prompt added to them goes with the step that failed.
  var sources: [SourceFile]
}

extension Diagnostic {
  /// As swiftc prints it, line by line.
  func lines(in files: [SourceFile]) -> [String] {
    rendered(in: files).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// What does not compile.
public struct CompileFailure: Error {
  public var diagnostics: [Diagnostic]
  public var files: [SourceFile]
}
