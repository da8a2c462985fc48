import Commands
import Diagnostics
import Lessons
import ViewCatalog

/// `navlab` alone and `navlab learn`: lessons at the prompt, with progress that is kept.
struct Workbook {
  let program: Program
  let session: Session
  let learning: Learning

  init(_ program: Program, _ parsed: ParsedOptions) throws {
    self.program = program
    var options = Session.Options()
    options.language = program.language
    session = Session(library: wholeLibrary, options: options)
    program.attachFiles(to: session)
    learning = try program.learning()
    session.learning = learning
    guard !learning.course.lessons.isEmpty else {
      throw FileProblem(
        .find, "Lessons", "no lessons beside the program; name their folder in NAVLAB_SHARE")
    }
  }

  /// Lists the lessons; at a terminal goes on where the learner stopped.
  func run() throws -> ExitStatus {
    show(session.respond(to: "lessons"))
    guard program.environment.isInputTerminal else { return .fine }
    program.output.writeLine("")
    if learning.progress.place != nil {
      show(session.respond(to: "open"))
    } else {
      program.output.writeLine(
        program.say("to begin: next; to open another: open LESSON; to leave: quit"))
    }
    return try Conversation(program, session).run()
  }

  /// Opens a lesson, then answers commands.
  func learn(_ lesson: String) throws -> ExitStatus {
    let reply = session.respond(to: "open \"\(lesson.filter { $0 != "\"" && $0 != "\\" })\"")
    if let error = reply.error { throw UsageProblem(Sentence(verbatim: error.message)) }
    show(reply)
    return try Conversation(program, session).run()
  }

  private func show(_ reply: Reply) { ReplyPrinter(program, session).show(reply) }
}

extension Program {
  /// Lets the session's commands read and write files, list the Swift files here, and open lessons.
  func attachFiles(to session: Session) {
    session.readFile = { name in SourceFile(name: name, text: try TextFiles.text(of: name)) }
    session.swiftFiles = TextFiles.swiftFiles
    session.writeFile = { [environment] name, text in
      if let state = environment.stateFolder, name.hasPrefix(state + "/") {
        Folders.makeFolders(above: name, mode: 0o700)
      }
      try TextFiles.write(text, to: name)
    }
    session.listFiles = { (try? Folders.files(below: ".", depth: 3)) ?? [] }
    if environment.isInteractive {
      session.editFiles = { [environment, output] files in
        output.flush()
        try Editor(environment).open(files)
      }
    }
    session.readResource = { name, sources in Resources(beside: sources).bytes(named: name) }
    session.openLessons = { try learning() }
  }

  /// The learner, with the progress that was kept.
  func learning() throws(FileProblem) -> Learning {
    let store = ProgressStore(environment)
    return Learning(
      try CourseFolder.shared(environment),
      progress: store.load { errors.writeLine("navlab: warning: \(say($0))") },
      answers: environment.stateFolder.map { $0 + "/answers" },
      save: { try store.save($0) })
  }
}
