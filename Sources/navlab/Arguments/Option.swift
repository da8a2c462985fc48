import Diagnostics

/// One option of the command line: a row of a table that parsing, help and completion read.
struct Option: Hashable, Sendable {
  /// With its dashes: `--device`, `-c`.
  let name: String
  /// A second spelling: `-h` of `--help`.
  let alias: String?
  /// What its value is called in help; nil where it takes none.
  let argument: String?
  /// The only values it takes, where they are few.
  let choices: [String]
  let isRepeatable: Bool
  let help: Sentence

  init(
    _ name: String, alias: String? = nil, argument: String? = nil, choices: [String] = [],
    isRepeatable: Bool = false, help: Sentence
  ) {
    self.name = name
    self.alias = alias
    self.argument = argument ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// As help lists it: `-h, --help`, `--device NAME`.
  var usage: String {
    let names = alias.map { "\($0), \(name)" } ?? name
    return argument.map { "\(names) \($0)" } ?? names
  }
}

extension Option {
  // Of every command.
  static let help = Option("--help", alias: "-h", help: "show this help")
  static let version = Option("--version", help: "show the version")
  static let color = Option(
    "--color", choices: ["auto", "always", "never"], help: "colour the output; auto: on a terminal")
  static let language = Option(
    "--lang", choices: ["en", "ja"],
    help:
      "the language of what navlab says; else the workbook and help follow the terminal's locale")
  static let ofEveryCommand: [Option] = [language, color, help, version]

  // Of what runs a view.
  static let root = Option("--root", argument: "TYPE", help: "the view or App to show")
  static let device = Option(
    "--device", argument: "NAME", help: "the device; iPhone 16 unless given")
  static let ios = Option("--ios", argument: "RELEASE", help: "the release of iOS; 18 unless given")
  static let landscape = Option("--landscape", help: "hold the device sideways")
  static let command = Option(
    "-c", argument: "COMMAND", isRepeatable: true, help: "run COMMAND and leave; repeat for more")
  static let script = Option(
    "--script", argument: "FILE", isRepeatable: true,
    help: "run the commands in FILE (-: standard input) and leave")
  static let json = Option("--json", help: "answer with JSON, one object a line")
  static let seed = Option("--seed", argument: "N", help: "where random numbers and UUIDs start")
  static let code = Option(
    "-e", argument: "CODE", isRepeatable: true,
    help: "Swift code in place of files; repeat for more lines")
  static let propose = Option(
    "--propose", argument: "WxH", help: "the proposed size; each a number, nil or inf")

  // Of what limits a stranger's code.
  static let maxSteps = Option(
    "--max-steps", argument: "N", help: "the most interpreter steps a command may take")
  static let maxDepth = Option("--max-depth", argument: "N", help: "the most nested calls")
  static let maxMemory = Option(
    "--max-memory", argument: "MB", help: "the most live memory, in megabytes")
  static let maxOutput = Option(
    "--max-output", argument: "BYTES", help: "the most that a command may print")
  static let limits: [Option] = [maxSteps, maxDepth, maxMemory, maxOutput]

  // Of those who teach.
  static let update = Option("--update", help: "rewrite the expected output that differs")
  static let check = Option(
    "--check", help: "show what --update would change, and change nothing")
  static let review = Option("--review", help: "ask about each change, and make those taken")
  static let watch = Option("--watch", help: "run again after each change of a file")
  static let hidden = Option("--hidden", help: "with --update: hidden blocks too")
  static let forceCI = Option("--force-ci", help: "with --update: also where CI is set")
  static let speed = Option(
    "--speed", argument: "N", help: "how many times as fast: 2 waits half a second")
  static let step = Option("--step", help: "wait for Enter before each command")
  static let exercise = Option(
    "--exercise", argument: "ID", help: "the exercise to grade, or its transcript FILE.md")
  static let format = Option(
    "--format", choices: ["text", "json", "junit", "tap", "gradescope", "github"],
    help: "how the grades are written; text unless given")
  static let jobs = Option("--jobs", argument: "N", help: "how many to do at a time")
  static let filter = Option(
    "--filter", argument: "WORDS", help: "only the files whose path has WORDS in it")
  static let output = Option(
    "--output", argument: "FILE", help: "write to FILE, not standard output")
}
