import Diagnostics

/// One thing that the program does: a row of a table that dispatch and help read.
struct Subcommand: Sendable {
  /// As typed, of one word or two: `run`, `lessons lint`. Empty: what happens without any.
  let name: String
  /// What follows it: `FILE.swift…`.
  let operands: String
  /// How many operands there may be.
  let count: ClosedRange<Int>
  /// One line of help, without a capital or a full stop.
  let summary: Sentence
  /// Its own options, besides those of every command.
  let options: [Option]
  /// A command line that shows it at work.
  let example: String
  let run: @Sendable (Program, ParsedOptions) throws -> ExitStatus

  init(
    _ name: String, operands: String = "", count: ClosedRange<Int> = 0...0, summary: Sentence,
    options: [Option] = [], example: String,
    run: @escaping @Sendable (Program, ParsedOptions) throws -> ExitStatus
  ) {
    self.name = name
    self.operands = operands
    self.count = count
    self.summary = summary
    self.options = options
    self.example = example
    self.run = run
  }

  var words: [String] { name.split(separator: " ").map(String.init) }

  var allOptions: [Option] { options + Option.ofEveryCommand }

  /// `navlab run FILE.swift…`
  var usage: String {
    (["navlab", name, operands].filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// Says what is wrong where there are too few or too many operands.
  func check(_ parsed: ParsedOptions) throws(UsageProblem) {
    let found = parsed.operands
    if found.count < count.lowerBound {
      throw UsageProblem("'\(usage)' needs \(operands)")
    }
    guard found.count > count.upperBound else { return }
    let extra = found[count.upperBound].showingControls()
    throw UsageProblem("'\(usage)' has no use for '\(extra)'")
  }
}
