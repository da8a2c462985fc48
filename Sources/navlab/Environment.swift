import CEditLine
import Commands
import Diagnostics
import Glibc

/// What the process was started with. Handed in, so that the rest of the program asks nothing of
/// the process, and tests hand in another.
struct Environment: Sendable {
  /// Without the program's own name.
  var arguments: [String] = []
  /// Those variables that `names` lists and the environment has.
  var variables: [String: String] = [:]
  var isInputTerminal = false
  var isOutputTerminal = false
  var isErrorTerminal = false
  /// The terminal as large as it is now: its user may resize it at any time.
  var terminal: @Sendable () -> TerminalSize = { TerminalSize() }
  /// Where the program's file is, links resolved.
  var executable: String?

  /// Every variable that navlab reads.
  static let names = [
    "CI", "COLUMNS", "EDITOR", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "NAVLAB_HISTORY",
    "NAVLAB_SHARE", "NO_COLOR", "TERM", "TMPDIR", "VISUAL", "XDG_STATE_HOME",
  ]

  static func ofThisProcess() -> Environment {
    var environment = Environment()
    environment.arguments = Array(CommandLine.arguments.dropFirst())
    for name in names {
      if let value = getenv(name) { environment.variables[name] = String(cString: value) }
    }
    environment.isInputTerminal = isatty(0) == 1
    environment.isOutputTerminal = isatty(1) == 1
    environment.isErrorTerminal = isatty(2) == 1
    let columns = environment.variables["COLUMNS"]
    environment.terminal = { TerminalSize(ofDescriptor: 1, columns: columns) }
    environment.executable = pathOfThisProgram()
    return environment
  }

  private static func pathOfThisProgram() -> String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

/// How many columns and rows a terminal has.
struct TerminalSize: Equatable, Sendable {
  /// 80 where there is no terminal.
  var width = 80
  /// 24 where there is none.
  var height = 24

  init() {}

  /// - Parameter columns: the value of `COLUMNS`, which counts where no terminal says how wide it
  ///   is.
  init(ofDescriptor descriptor: Int32, columns: String?) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    if isKnown, size.ws_row > 0 { height = Int(size.ws_row) }
    if isKnown, size.ws_col > 0 {
      width = Int(size.ws_col)
    } else if let count = columns.flatMap(Int.init), (1...10_000).contains(count) {
      width = count
    }
  }
}

extension Environment {
  /// Where files lie that are needed for a moment.
  var temporaryFolder: String {
    guard let folder = variables["TMPDIR"], !folder.isEmpty else { return "/tmp" }
    return folder
  }

  /// Whether lines are edited: both ends are a terminal that can move its cursor.
  var isInteractive: Bool {
    isInputTerminal && isOutputTerminal
      && !["", "dumb", "unknown"].contains(variables["TERM"] ?? "")
  }

  /// Whether to colour what goes to a stream. `choice` is the value of `--color`; it holds over
  /// `NO_COLOR`, and that over the kind of terminal.
  func usesColor(_ choice: String?, isTerminal: Bool) -> Bool {
    switch choice {
    case "always": true
    case "never": false
    case nil, _:
      isTerminal && (variables["NO_COLOR"] ?? "").isEmpty && (variables["TERM"] ?? "") != "dumb"
    }
  }

  /// What the user's locale asks for. Only what is interactive follows it: results are the same in
  /// every locale.
  var language: Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    return locale == "ja" || locale.hasPrefix("ja_") || locale.hasPrefix("ja.")
      ? .japanese : .english
  }

  /// Where progress and history are kept: `$XDG_STATE_HOME/navlab`, or `~/.local/state/navlab`.
  /// Nil where there is no home.
  var stateFolder: String? { folder("XDG_STATE_HOME", below: ".local/state") }

  /// The file of the prompt's history: `$NAVLAB_HISTORY`, or `history` in the state folder. Nil
  /// where the variable is set and empty, or there is no home.
  var historyPath: String? {
    if let path = variables["NAVLAB_HISTORY"] { return path.isEmpty ? nil : path }
    return stateFolder.map { $0 + "/history" }
  }

  /// Relative values are ignored, as the XDG base directory specification says.
  private func folder(_ variable: String, below path: String) -> String? {
    if let base = variables[variable], base.hasPrefix("/") { return base + "/navlab" }
    guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(path)/navlab"
  }
}
