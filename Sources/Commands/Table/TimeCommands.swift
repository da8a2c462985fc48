import Diagnostics

/// Going back and forth in what was done.
let timeCommands: [Command] = [
  Command(
    "undo", .time, "undo [N]",
    "take back the last command, or N of them, as far as the last load, reload or restart",
    example: "undo"
  ) {
    session, words in
    let (count, most) = (try words.steps(), session.history.count)
    guard most > 0 else {
      throw CommandError(.nothingToUndo, "there is nothing to undo")
    }
    let lines: [Sentence] = session.takeBack(min(count, most)).map { "undid: \($0)" }
    return (lines + (count > most ? ["there was no more to undo than \(most)"] : []))
      .map(session.say)
  },
  Command("redo", .time, "redo [N]", "do again what was undone", example: "redo") {
    session, words in
    let (count, most) = (try words.steps(), session.undone.count)
    guard most > 0 else {
      throw CommandError(.nothingToRedo, "there is nothing to redo")
    }
    // The line undone last is done again first.
    let lines = Array(session.undone.suffix(count).reversed())
    let rest = Array(session.undone.dropLast(lines.count))
    for line in lines {
      // What it prints is told with this command's events.
      for event in session.respond(to: line).events { session.events.add(event) }
    }
    session.undone = rest
    let told: [Sentence] = lines.map { "redid: \($0)" }
    return (told + (count > most ? ["there was no more to redo than \(most)"] : []))
      .map(session.say)
  },
  Command("history", .time, "history", "what was done to the app, in order", example: "history") {
    session, words in
    try words.end()
    return session.history.enumerated().map { "\($0.offset + 1)  \($0.element)" }
  },
]

extension Words {
  /// An optional number of steps, at least one.
  fileprivate mutating func steps() throws -> Int {
    guard !isEmpty else { return 1 }
    let word = try required("N")
    try end()
    guard let number = Int(word), number > 0 else { throw wrong("'\(word)' is no number of steps") }
    return number
  }
}
