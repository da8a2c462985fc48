import Diagnostics

/// Going back and forth in what was done.
let timeCommands: [Command] = [
  Command("undo", .time, "undo [N]", "take back the last command, or N of them", example: "undo") {
    session, words in
    let count = try words.count(ofAtMost: session.history.count)
    guard !session.history.isEmpty else {
      throw CommandError(.nothingToUndo, "there is nothing to undo")
    }
    return session.takeBack(count).map { session.say("undid: \($0)") }
  },
  Command("redo", .time, "redo [N]", "do again what was undone", example: "redo") {
    session, words in
    let count = try words.count(ofAtMost: session.undone.count)
    guard !session.undone.isEmpty else {
      throw CommandError(.nothingToRedo, "there is nothing to redo")
    }
    // The line undone last is done again first.
    let lines = Array(session.undone.suffix(count).reversed())
    let rest = Array(session.undone.dropLast(count))
    for line in lines {
      // What it prints is told with this command's events.
      for event in session.respond(to: line).events { session.events.add(event) }
    }
    session.undone = rest
    return lines.map { session.say("redid: \($0)") }
  },
  Command("history", .time, "history", "what was done to the app, in order", example: "history") {
    session, words in
    try words.end()
    return session.history.enumerated().map { "\($0.offset + 1)  \($0.element)" }
  },
]

extension Words {
  /// An optional number of steps, at least one and at most `limit`.
  fileprivate mutating func count(ofAtMost limit: Int) throws -> Int {
    guard !isEmpty else { return min(1, limit) }
    let word = try required("N")
    try end()
    guard let number = Int(word), number > 0 else { throw wrong("'\(word)' is no number of steps") }
    return min(number, limit)
  }
}
