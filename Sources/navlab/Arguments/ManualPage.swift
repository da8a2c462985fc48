import Commands
import Diagnostics

/// The manual page, for `man`: written from the tables that help reads.
struct ManualPage {
  let program: Program

  /// In troff, with the macros of `man`.
  var text: String {
    let sections: [(Sentence, [String])] = [
      ("name", [plain("navlab - \(program.say(Program.purpose))")]),
      ("synopsis", program.subcommands.flatMap { [".B " + plain($0.usage), ".br"] }),
      ("commands", program.subcommands.flatMap { item($0.usage, $0.summary) }),
      ("options", options.flatMap { item($0.usage, $0.help) }),
      ("prompt", Command.all.flatMap { item($0.usage, $0.summary) }),
      ("exit status", ExitStatus.allCases.flatMap { item("\($0.rawValue)", $0.meaning) }),
      ("see also", [plain(program.say(Program.topics))]),
    ]
    let head = [".TH NAVLAB 1 \"\" \"navlab \(Program.version)\"", ".ad l", ".nh"]
    let lines = sections.flatMap { title, lines in
      [".SH " + plain(program.say(title).uppercased())] + lines
    }
    return (head + lines).joined(separator: "\n") + "\n"
  }

  /// Every option once, in the order of the commands.
  private var options: [Option] {
    program.subcommands.flatMap(\.allOptions).reduce(into: []) { options, option in
      if !options.contains(option) { options.append(option) }
    }
  }

  private func item(_ name: String, _ meaning: Sentence) -> [String] {
    [".TP", ".B " + plain(name), plain(program.say(meaning))]
  }

  /// Text that troff shows as it is.
  private func plain(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq")
    return escaped.first == "." || escaped.first == "'" ? "\\&" + escaped : escaped
  }
}
