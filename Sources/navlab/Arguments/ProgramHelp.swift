import Commands
import Diagnostics

/// Help, written from the tables of subcommands and options; 80 columns at most.
extension Program {
  /// `words` is the name of a subcommand or of a group of them; nothing: the program as a whole.
  func help(_ words: [String]) throws(UsageProblem) -> ExitStatus {
    if words.isEmpty || words == ["man"] {
      output.write(words.isEmpty ? overview : ManualPage(program: self).text)
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
    let statuses = ExitStatus.allCases.map { "\(Int($0.rawValue)) \($0.meaning)" as Sentence }
    return """
      navlab \(Self.version): \(say(Self.purpose))

      \(table(subcommands.map { ($0.usage, $0.summary) }))
      \(say("Options of every command:"))
      \(table(Option.ofEveryCommand.map { ($0.usage, $0.help) }))
      \(paragraph(Self.topics))
      \(paragraph("Exit status: \(Sentence.list(statuses))."))

      """
  }

  static let purpose: Sentence = "SwiftUI layout and navigation, simulated line by line"

  /// What else there is to read.
  static let topics: Sentence =
    "'navlab help COMMAND' shows a command's own options, 'navlab help prompt' the commands of the "
    + "prompt, 'navlab help devices' the devices, 'navlab help switches' what differs by release or "
    + "is disputed, 'navlab help transcripts', 'lessons', 'goal' and 'assert' what teachers write."

  private func paragraph(_ text: Sentence) -> String {
    TextWrapping(width: Self.width).filled([say(text)]).joined(separator: "\n")
  }

  private static let width = 80

  private func page(of subcommand: Subcommand) -> String {
    let rows = subcommand.allOptions.map { ($0.usage, $0.help) }
    return """
      \(subcommand.usage)
      \(say(subcommand.summary))

      \(table(rows))
      \(say("Example:"))
        \(subcommand.example)

      """
  }

  /// Two columns; where the left one is too wide for its row, the right one goes below it.
  private func table(_ rows: [(String, Sentence)]) -> String {
    let widths = rows.map { $0.0.count }.filter { $0 <= 30 }
    let column = (widths.max() ?? 0) + 4
    return rows.map { left, right in
      let gap = column - left.count - 2
      let indent = String(repeating: " ", count: column)
      let lines = TextWrapping(width: Self.width - column).filled([say(right)])
      let first = gap >= 2 ? String(repeating: " ", count: gap) : "\n" + indent
      return "  " + left + first + lines.joined(separator: "\n" + indent) + "\n"
    }.joined()
  }
}
