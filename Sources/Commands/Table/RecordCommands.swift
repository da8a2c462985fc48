import Diagnostics
import Lessons
import Simulation
import Transcripts
import ViewTree

/// Keeping what was done.
let recordCommands: [Command] = [
  Command(
    "record", .record, "record FILE|off", "keep this session in a transcript, after every command",
    example: "record session.md", completions: [.any([.words(["off"]), .files(".md")])]
  ) { session, words in
    let name = try words.required("FILE")
    try words.end()
    guard name != "off" else {
      let file = session.recordFile
      session.recordFile = nil
      return [session.say(file.map { "stopped; \($0) is kept" } ?? "nothing was being recorded")]
    }
    try session.keep(session.record(id: nil).text, in: name)
    session.recordFile = name
    return [session.say("recording to \(name), from the app's launch on; to stop: record off")]
  },
  Command(
    "save", .record, "save FILE", "write the session as a transcript that passes",
    example: "save session.md", completions: [.files(".md")]
  ) { session, words in
    let name = try words.next() ?? session.recordFile.orMissing(words)
    try words.end()
    try session.keep(session.record(id: nil).text, in: name)
    let count = session.turns.count
    return [session.say(count == 1 ? "\(name): 1 command" : "\(name): \(count) commands")]
  },
  Command(
    "submit", .record, "submit [FILE]", "write your answer to the exercise, to be handed in",
    example: "submit answer.md"
  ) { session, words in
    let exercise = try session.openExercise()
    let name = words.next() ?? "\(exercise.id).md"
    try words.end()
    try session.keep(try session.answer(to: exercise), in: name)
    return [session.say("\(name): your answer to \(exercise.id); grade it with:")]
      + ["navlab grade \(name) --exercise \(exercise.id)"]
  },
]

extension String? {
  /// The file's name, or the complaint that there is none.
  fileprivate func orMissing(_ words: Words) throws -> String {
    guard let self else { throw words.wrong("FILE is missing") }
    return self
  }
}

extension Session {
  /// The session since the app's launch, as a transcript that passes when it is replayed.
  func record(id: String?) -> Recording {
    var attributes = BlockAttributes()
    if launchDevice != .standard { attributes.device = launchDevice.name }
    attributes.isLandscape = options.isLandscape
    if options.language != .english { attributes.language = options.language.rawValue }
    if options.release != .standard { attributes.ios = options.release.description }
    if options.seed != 0 { attributes.seed = options.seed }
    let files = sources.map { TranscriptFile(name: $0.name, source: $0.text) }
    return Recording(id: id, files: files, attributes: attributes, turns: turns)
  }

  /// What is handed in: the learner's source as it is now, or the session.
  fileprivate func answer(to exercise: Exercise) throws -> String {
    let hash = try learner().course.hash(of: exercise.id)
    switch try submission(to: exercise) {
    case .record(let record): return record.stamped(hash).text
    case .files(let files):
      var recording = Recording(id: exercise.id, files: files)
      recording.hash = hash
      return recording.text
    }
  }

  /// Writes a transcript, over an older one or where there is nothing: never over an app's source.
  fileprivate func keep(_ text: String, in name: String) throws {
    if let old = try? readFile?(name), !old.text.allSatisfy(\.isWhitespace) {
      let transcript = Transcript(name: name, text: old.text)
      guard !transcript.sessionBlocks.isEmpty || !transcript.sourceBlocks.isEmpty else {
        throw CommandError(
          .notSupported, "'\(name)' is there, and is no transcript; choose another name")
      }
    }
    try write(text, to: name)
  }

  func write(_ text: String, to name: String) throws {
    guard let writeFile else {
      throw CommandError(.notSupported, "files cannot be written here")
    }
    try writeFile(name, text)
  }

  /// Remembers a command and its answer. Where the session is being recorded, the file is written
  /// anew, whole: whoever is killed loses nothing.
  func note(_ reply: Reply) -> String? {
    guard Self.isRecorded(reply.command), !comparesWithUnrecorded(reply.command) else { return nil }
    turns.append(Recording.Turn(reply.command, reply: Transcripts.Reply(reply)))
    guard let recordFile else { return nil }
    do {
      try write(record(id: nil).text, to: recordFile)
      return nil
    } catch {
      self.recordFile = nil
      return say("warning: recording stopped: \(sentence(of: error))")
    }
  }

  /// Whether it shows the difference to a layout that the record does not lead to: that of the app
  /// before its files were loaded again.
  private func comparesWithUnrecorded(_ line: String) -> Bool {
    guard isPreviousLayoutUnrecorded, case .command(let command, let arguments) = LineMeaning(line)
    else { return false }
    return command.name == "layout" && arguments.split(separator: " ") == ["--diff"]
  }

  /// Not what is about lessons, files and records: it says other things elsewhere.
  static func isRecorded(_ line: String) -> Bool {
    switch LineMeaning(line) {
    case .nothing: return false
    case .unknown, .swift: return true
    case .command(let command, _):
      if ["load", "reload", "edit", "quit", "help", "clear", "read"].contains(command.name) {
        return false
      }
      switch command.group {
      case .learn, .record: return false
      case .app, .look, .act, .time, .review, .general: return true
      }
    }
  }
}
