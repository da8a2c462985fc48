import Lessons
import Simulation

extension Session {
  /// Every name of a device, in the order of their table.
  public static var deviceNames: [String] { Device.allNames }

  /// What Tab offers before the cursor: commands at the start of a line, and then what the command
  /// expects in that place: the labels of the controls on screen, tabs, devices, files.
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
      let commands = swift.typed.count == start.count ? names : []
      let others = swift.candidates.filter { !commands.contains($0) }
      return (before.count - swift.typed.count, commands + others)
    }
    let (arguments, last) = Self.arguments(of: String(start[word.endIndex...]))
    let offered = candidates(command, after: arguments).map { Self.requoted($0, as: last) }
    return (before.count - last.count, Self.fitting(offered, last).filter { $0 != last })
  }

  /// The candidates that begin as a word does, with or without its quote; where there are none, in
  /// other letters: `tap go` finds "Go".
  private static func fitting(_ candidates: [String], _ word: String) -> [String] {
    let same = candidates.filter { $0.hasPrefix(word) || $0.hasPrefix("\"" + word) }
    guard same.isEmpty else { return same }
    let small = word.lowercased()
    return candidates.filter {
      let candidate = $0.lowercased()
      return candidate.hasPrefix(small) || candidate.hasPrefix("\"" + small)
    }
  }

  /// The arguments before the one that the cursor stands in, and that one so far.
  private static func arguments(of text: String) -> (before: [String], last: String) {
    var (arguments, last) = ([String](), "")
    var (close, isEscaped): (Character?, Bool) = (nil, false)
    for character in text {
      if let expected = close {
        if character == expected, !isEscaped { close = nil }
      } else if last.isEmpty {
        close = Words.closing(character)
      }
      isEscaped = character == "\\" && !isEscaped
      if character == " ", close == nil {
        if !last.isEmpty { arguments.append(last) }
        last = ""
      } else {
        last.append(character)
      }
    }
    return (arguments, last)
  }

  /// A quoted candidate in the quotes that a word begins with.
  private static func requoted(_ candidate: String, as word: String) -> String {
    guard let open = word.first, let close = Words.closing(open), candidate.first == "\"" else {
      return candidate
    }
    return "\(open)\(candidate.dropFirst().dropLast())\(close)"
  }

  /// What may follow the arguments that a command has.
  private func candidates(_ command: Command, after arguments: [String]) -> [String] {
    let all = command.completions
    if all.indices.contains(arguments.count) { return candidates(all[arguments.count], arguments) }
    guard case .files? = all.last else { return [] }
    return all.last.map { candidates($0, arguments) } ?? []
  }

  private func candidates(
    _ completion: Command.Completion, _ arguments: [String]
  ) -> [String] {
    switch completion {
    case .controls(let roles):
      return labels { $0 != "tab" && (roles.isEmpty || roles.contains($0)) }
    case .tabs: return labels { $0 == "tab" }
    case .options: return arguments.first.map(options) ?? []
    case .texts: return Self.quoted((try? simulator?.screen().texts) ?? [])
    case .devices: return Self.deviceNames.map { "\"\($0)\"" }
    case .files(let end): return (listFiles?() ?? []).filter { $0.hasSuffix(end) }
    case .lessons: return lessonNames
    case .pages: return (try? openLesson().lesson.pages.indices.map { "\($0 + 1)" }) ?? []
    case .exercises: return (try? learner().course.exercises.map(\.id)) ?? []
    case .commands: return Command.all.map(\.name)
    case .settings: return Setting.allCases.map(\.name)
    case .values: return arguments.first.flatMap(Setting.init)?.values ?? []
    case .words(let words): return words
    case .any(let all): return all.flatMap { candidates($0, arguments) }
    }
  }

  /// The labels of the controls on screen, quoted, each once, in reading order.
  private func labels(_ isWanted: (String) -> Bool) -> [String] {
    let controls = (try? simulator?.screen().controls) ?? []
    return Self.quoted(
      controls.filter { isWanted($0.role) }.map { control in
        // Of several texts that make up a label, the first is shorter and names it too.
        let isAllTexts = control.label == control.texts.joined(separator: ", ")
        return isAllTexts ? control.texts.first ?? "" : control.label
      })
  }

  private func options(of argument: String) -> [String] {
    guard var words = try? Words(argument[...], usage: ""), let name = try? words.control() else {
      return []
    }
    return Self.quoted(simulator?.options(of: name) ?? [])
  }

  /// As they are to be typed, each once.
  private static func quoted(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && !$0.contains("\n") && seen.insert($0).inserted }.map {
      "\"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
  }
}
