import Lessons
import Simulation

extension Session {
  /// What Tab offers before the cursor: commands at the start of a line, and then what the command
  /// expects: the labels of the controls on screen, tabs, devices, files.
  /// - Returns: where the text to replace starts, in characters, and what may replace it.
  public func completions(of line: String, at cursor: Int) -> (
    replaceFrom: Int, candidates: [String]
  ) {
    let before = String(line.prefix(cursor))
    let start = before.drop { $0 == " " || $0 == ":" }
    let word = start.prefix { $0.isLetter }
    let hasArguments = start[word.endIndex...].first == " "
    guard hasArguments, case .command(let command, _) = LineMeaning(before) else {
      let names = Command.all.map(\.name).filter { $0.hasPrefix(String(start)) }
      if start.isEmpty { return (before.count, names) }
      let swift = completions(ofSwift: String(start))
      let isWord = swift.typed.count == start.count
      return (before.count - swift.typed.count, (isWord ? names : []) + swift.candidates)
    }
    let argument = Self.lastArgument(of: String(start[word.endIndex...]))
    let offered = command.completions.flatMap(candidates)
    let fitting = offered.filter { candidate in
      candidate.hasPrefix(argument)
        || (!argument.hasPrefix("\"") && candidate.hasPrefix("\"" + argument))
    }
    return (before.count - argument.count, fitting)
  }

  /// The argument that the cursor stands in: from an open quote, or from the last blank.
  private static func lastArgument(of text: String) -> String {
    var argument = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == " " && !isQuoted { argument = "" } else { argument.append(character) }
    }
    return argument
  }

  private func candidates(_ completion: Command.Completion) -> [String] {
    switch completion {
    case .controls: labels { $0 != "tab" }
    case .tabs: labels { $0 == "tab" }
    case .devices: Device.allNames.map { "\"\($0)\"" }
    case .files: listFiles?() ?? []
    case .lessons: lessonNames
    case .exercises: learning?.course.exercises.map(\.id) ?? []
    case .commands: Command.all.map(\.name)
    case .settings: Setting.allCases.map(\.name)
    case .words(let words): words
    }
  }

  /// The labels of the controls on screen, quoted, each once, in reading order.
  private func labels(_ isWanted: (String) -> Bool) -> [String] {
    let controls = (try? simulator?.screen().controls) ?? []
    var labels: [String] = []
    for control in controls where isWanted(control.role) && !control.label.isEmpty {
      let quoted = "\"\(control.texts.first ?? control.label)\""
      if !labels.contains(quoted) { labels.append(quoted) }
    }
    return labels
  }
}
