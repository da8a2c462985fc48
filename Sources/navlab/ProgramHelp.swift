import Commands
import Diagnostics

/// Help, written from the tables of subcommands and options; 80 columns at most.
extension Program {
  /// `words` is the name of a subcommand or of a group of them; nothing: the program as a whole.
  func help(_ words: [String], language: String = "en") throws(UsageProblem) -> ExitStatus {
    if words.isEmpty {
      output.write(overview)
      return .fine
    }
    let found = subcommands.filter { $0.words.starts(with: words) && !$0.words.isEmpty }
    // A group of subcommands says what its operands look like, too.
    let topic = words == ["lessons"] ? "lesson" : found.isEmpty ? words.joined(separator: " ") : ""
    let lines = Session.helpTopic(topic, in: language) ?? []
    guard !found.isEmpty || !lines.isEmpty else {
      throw unknown(words.joined(separator: " "), topics: Session.helpTopics)
    }
    output.write(found.map(page).joined(separator: "\n"))
    if !found.isEmpty, !lines.isEmpty { output.writeLine("") }
    for line in lines { output.writeLine(line) }
    return .fine
  }

  /// What `navlab help` shows.
  var overview: String {
    let rows = subcommands.map { ($0.usage, $0.summary) }
    return """
      navlab \(Self.version): SwiftUI layout and navigation, simulated line by line

      \(Self.table(rows))
      Options of every command:
      \(Self.table(Option.ofEveryCommand.map { ($0.usage, $0.help) }))
      'navlab help COMMAND' shows a command's own options, 'navlab help prompt' the
      commands of the prompt, 'navlab help devices' the devices, 'navlab help
      transcripts', 'lessons', 'goal' and 'assert' what teachers write. Exit status:
      0 fine, 1 what was asked for did not hold, 2 wrong usage, 3 a file could not be
      read or written, 70 a defect in navlab.

      """
  }

  private func page(of subcommand: Subcommand) -> String {
    let rows = subcommand.allOptions.map { ($0.usage, $0.help) }
    return """
      \(subcommand.usage)
      \(subcommand.summary)

      \(Self.table(rows))
      Example:
        \(subcommand.example)

      """
  }

  /// Two columns; where the left one is too wide for its row, the right one goes below it.
  private static func table(_ rows: [(String, String)]) -> String {
    let widths = rows.map { $0.0.count }.filter { $0 <= 30 }
    let column = (widths.max() ?? 0) + 4
    return rows.map { left, right in
      let gap = column - left.count - 2
      let indent = String(repeating: " ", count: column)
      let lines = wrapped(right, to: 80 - column)
      let first = gap >= 2 ? String(repeating: " ", count: gap) : "\n" + indent
      return "  " + left + first + lines.joined(separator: "\n" + indent) + "\n"
    }.joined()
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
