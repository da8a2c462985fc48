import Diagnostics
import Simulation
import ViewTree

/// Help, and the end.
let generalCommands: [Command] = [
  Command(
    "help", .general, "help [COMMAND]", "show the commands, or how to use one",
    example: "help tap", completions: [.any([.commands, .words(Session.helpTopics)])],
    form: .sentences
  ) { session, words in
    let language = session.options.language
    guard let name = words.next() else { return commandList(in: language) }
    try words.end()
    guard let topic = Session.helpTopic(name, in: language) else {
      throw session.unknownCommand(name)
    }
    return topic
  },
  Command(
    "read", .general, "read FILE", "answer the commands in a file, one after another",
    example: "read commands.txt", completions: [.files("")]
  ) { session, words in
    let name = try words.required("FILE")
    try words.end()
    try session.read(name)
    return []
  },
  Command("clear", .general, "clear", "clear the terminal", example: "clear", form: .clearing) {
    _, words in
    try words.end()
    return []
  },
  Command("quit", .general, "quit", "leave navlab", example: "quit") { _, words in
    try words.end()
    return []
  },
]

extension Session {
  /// The topics of help that are no commands.
  public static let helpTopics = ["prompt", "devices", "switches"] + HelpPage.names

  /// Help on a command of the prompt, on all of them (`prompt`), on the `devices`, or on what
  /// stands in lessons and transcripts; nil for anything else.
  public static func helpTopic(_ name: String, in language: Language = .english) -> [String]? {
    switch name {
    case "prompt": commandList(in: language)
    case "devices": Device.all.map(\.listing)
    case "switches": Switches.listing.map(language.wording.text(of:))
    case _: Command.named(name)?.help(in: language) ?? HelpPage.named(name)?.lines(in: language)
    }
  }
}

/// All commands by group, one line each.
private func commandList(in language: Language) -> [String] {
  var lines: [String] = []
  let width = (Command.all.map { $0.name.count }.max() ?? 0) + 2
  for group in Command.Group.allCases {
    let commands = Command.all.filter { $0.group == group }
    guard !commands.isEmpty else { continue }
    if !lines.isEmpty { lines.append("") }
    lines.append(language.wording.text(of: group.title))
    for command in commands {
      let gap = String(repeating: " ", count: width - command.name.count)
      lines.append("  \(command.name)\(gap)\(language.wording.text(of: command.summary))")
    }
  }
  let last: Sentence = "anything else is Swift, run in the scope of the app's root view"
  return lines + ["", language.wording.text(of: last)]
}

extension Command {
  fileprivate func help(in language: Language) -> [String] {
    let takesSetting = completions.contains { if case .settings = $0 { true } else { false } }
    let values = takesSetting ? Setting.allCases.map { "    \($0.told)" as Sentence } : []
    let lines: [Sentence] =
      [Sentence(verbatim: usage), "  \(summary)"] + values
      + ["  \("example" as Sentence): \(example)"]
    return lines.map(language.wording.text(of:))
  }
}
