import Simulation

/// Help, and the end.
let generalCommands: [Command] = [
  Command(
    "help", .general, "help [COMMAND]", "show the commands, or how to use one",
    example: "help tap", completions: [.commands]
  ) { session, words in
    guard let name = words.next() else { return commandList() }
    try words.end()
    guard let topic = Session.helpTopic(name) else { throw session.unknownCommand(name) }
    return topic
  },
  Command("quit", .general, "quit", "leave navlab", example: "quit") { _, words in
    try words.end()
    return []
  },
]

extension Session {
  /// Help on a command of the prompt, on all of them (`prompt`), or on the `devices`; nil for
  /// anything else.
  public static func helpTopic(_ name: String) -> [String]? {
    switch name {
    case "prompt": commandList()
    case "devices": Device.all.map(\.listing)
    case _:
      Command.named(name).map { command in
        [command.usage, "  \(command.summary)", "  example: \(command.example)"]
      }
    }
  }
}

/// All commands by group, one line each.
private func commandList() -> [String] {
  var lines: [String] = []
  let width = (Command.all.map { $0.name.count }.max() ?? 0) + 2
  for group in Command.Group.allCases {
    let commands = Command.all.filter { $0.group == group }
    guard !commands.isEmpty else { continue }
    if !lines.isEmpty { lines.append("") }
    lines.append(group.rawValue)
    for command in commands {
      let gap = String(repeating: " ", count: width - command.name.count)
      lines.append("  \(command.name)\(gap)\(command.summary)")
    }
  }
  return lines + ["", "anything else is Swift, run in the scope of the app's root view"]
}
