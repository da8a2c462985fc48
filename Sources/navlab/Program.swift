import Commands
import Diagnostics

/// One run of the program: from a command line to an exit status.
struct Program {
  static let version = "1.0.0"

  let environment: Environment
  /// Results.
  let output: Output
  /// Everything else.
  let errors: Output
  let subcommands: [Subcommand]

  init(
    _ environment: Environment, output: Output = .standardOutput(),
    errors: Output = .standardError(), subcommands: [Subcommand] = Subcommand.all
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.subcommands = subcommands
  }

  /// Does what the arguments ask for, and says what went wrong on standard error.
  func run() -> ExitStatus {
    let status = statusOfRun()
    output.flush()
    guard let problem = output.problem else { return status }
    errors.writeLine("navlab: error: \(say(problem.message))")
    return .fileProblem
  }

  // MARK: Language

  /// `--lang`, wherever it stands; nil where it is not given.
  var chosenLanguage: Language? {
    let arguments = environment.arguments.prefix { $0 != "--" }
    let name = Option.language.name
    let attached = arguments.last { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
    let next = arguments.lastIndex(of: name).map { arguments.dropFirst($0 + 1).first ?? "" }
    return (attached.map(String.init) ?? next).flatMap(Language.init)
  }

  /// In which language navlab speaks: the chosen one, or that of the user's locale where a person
  /// reads and answers.
  var language: Language {
    let isAtTerminal = environment.isInputTerminal && environment.isOutputTerminal
    return chosenLanguage ?? (isAtTerminal ? environment.language : .english)
  }

  func say(_ sentence: Sentence) -> String { language.wording.text(of: sentence) }

  private func statusOfRun() -> ExitStatus {
    do {
      return try dispatch()
    } catch let problem as UsageProblem {
      complain(problem.message)
      errors.writeLine(say("try 'navlab help'"))
      return .wrongUsage
    } catch let problem as FileProblem {
      complain(problem.message)
      return .fileProblem
    } catch {
      complain("internal error: \(String(describing: error)); this is a defect in navlab")
      return .defect
    }
  }

  private func complain(_ message: Sentence) {
    output.flush()
    errors.writeLine("navlab: error: \(say(message))")
  }

  private func dispatch() throws -> ExitStatus {
    let (subcommand, arguments) = try chosen(from: environment.arguments)
    let parsed = try ParsedOptions(arguments, options: subcommand.allOptions)
    if parsed.has(.version) {
      output.writeLine("navlab \(Self.version)")
      return .fine
    }
    if parsed.has(.help) { return try help(subcommand.words) }
    try subcommand.check(parsed)
    return try subcommand.run(self, parsed)
  }

  /// The subcommand that the first operands name, and the arguments without its name. Options of
  /// every command may stand before it.
  private func chosen(
    from arguments: [String]
  ) throws(UsageProblem) -> (Subcommand, arguments: [String]) {
    var start = 0
    while start < arguments.count, arguments[start].hasPrefix("-"), arguments[start] != "--" {
      start += Self.takesNext(arguments[start]) ? 2 : 1
    }
    let before = arguments.prefix(start)
    guard start < arguments.count, arguments[start] != "--" else {
      return (try subcommand(named: ""), arguments)
    }
    let rest = Array(arguments[start...])
    for count in [2, 1] {
      let words = Array(rest.prefix(count))
      if words.count == count, let found = subcommands.first(where: { $0.words == words }) {
        return (found, Array(before) + Array(rest.dropFirst(count)))
      }
    }
    // A group is named alone, perhaps for its help.
    let inGroup = subcommands.filter { $0.words.first == rest[0] }
    guard !inGroup.isEmpty else { throw unknown(rest[0]) }
    if rest.contains("--help") || rest.contains("-h") {
      return (try subcommand(named: "help"), [rest[0]])
    }
    let choices = Sentence.list(inGroup.map { "'navlab \($0.name)'" })
    throw UsageProblem("'navlab \(rest[0])' is one of \(choices)")
  }

  private static func takesNext(_ argument: String) -> Bool {
    [Option.color, .language].contains { $0.name == argument }
  }

  private func subcommand(named name: String) throws(UsageProblem) -> Subcommand {
    guard let found = subcommands.first(where: { $0.name == name }) else { throw unknown(name) }
    return found
  }

  /// - Parameter topics: what else could have been meant, besides the subcommands.
  func unknown(_ word: String, topics: [String] = []) -> UsageProblem {
    let shown = word.showingControls()
    if word.hasSuffix(".swift") {
      return UsageProblem("unknown command '\(shown)'; to run a file: navlab run \(shown)")
    }
    let names = subcommands.flatMap { $0.words.prefix(1) } + topics
    let problem: Sentence = "unknown command '\(shown)'"
    return UsageProblem(problem.adding(.meaning(suggestion(for: word, among: names))))
  }
}
