import Commands
import Diagnostics
import Lessons
import Transcripts
import ViewCatalog

/// `navlab test`: replays transcripts, and says what differs.
struct Replaying {
  let program: Program
  let parsed: ParsedOptions
  let course: Course
  /// Who is asked about changes; nil where nobody is.
  private let review: ChangeReview?

  init(_ program: Program, _ parsed: ParsedOptions) throws {
    self.program = program
    self.parsed = parsed
    course = try CourseFolder.shared(program.environment)
    review = parsed.has(.review) ? ChangeReview(program) : nil
    let environment = program.environment
    if review != nil, !environment.isInputTerminal || !environment.isOutputTerminal {
      throw UsageProblem("'--review' asks at a terminal; without one: --check or --update")
    }
  }

  /// Once; with `--watch` again after each change of the files, until Ctrl-C.
  func run() throws -> ExitStatus {
    guard parsed.has(.watch) else { return try runOnce() }
    while true {
      let before = stamps
      _ = try runOnce()
      program.output.writeLine(program.say("waiting for a change; Ctrl-C ends"))
      program.output.flush()
      before.waitForChange { stamps }
    }
  }

  /// Of the transcripts, and of the Swift files beside them that they load.
  private var stamps: FileStamps {
    let folders = parsed.operands.map { path in
      Folders.isFolder(path) ? path : Folders.folder(of: path)
    }
    let beside = Set(folders).flatMap { folder in
      // A folder that went meanwhile is told of by the next run.
      ((try? Folders.files(below: folder)) ?? []).filter { $0.hasSuffix(".swift") }
        .map { "\(folder)/\($0)" }
    }
    let transcripts = parsed.operands.flatMap { (try? Self.transcripts(at: $0)) ?? [] }
    return FileStamps(of: transcripts + beside)
  }

  private func runOnce() throws -> ExitStatus {
    let changesFiles = (parsed.has(.update) || review != nil) && !parsed.has(.check)
    if changesFiles, program.environment.variables["CI"] ?? "" != "", !parsed.has(.forceCI) {
      throw UsageProblem(
        "'--update' changes no file where CI is set; see what it would change with --check, or "
          + "give --force-ci")
    }
    let jobs = review == nil ? try parsed.number(of: .jobs, in: 1...256) ?? 1 : 1
    var results: [Replayed] = []
    let paths = paths(&results)
    if jobs == 1 {
      for path in paths {
        let result = replayed(path, writes: changesFiles)
        show(result)
        results.append(result)
      }
    } else {
      let told = Workers(count: jobs).map(paths, done: { showProgress($0, of: paths.count) }) {
        replayed($0, writes: changesFiles).json
      }
      for (path, json) in zip(paths, told) {
        let result = json.flatMap(Replayed.init) ?? lost(path)
        show(result)
        results.append(result)
      }
    }
    let run = results.filter { !$0.isUnread }
    if !parsed.has(.json) {
      program.output.writeLine(
        report.summary(
          of: run.count, failed: run.count { !$0.passed }, skipped: run.count { $0.isSkipped }))
    }
    if run.count < results.count { return .fileProblem }
    return run.allSatisfy(\.passed) ? .fine : .failed
  }

  private var report: RunReport { RunReport(in: program.language.wording) }

  /// The files to run: of those that are named, the ones whose path has the filter's words. What
  /// cannot be read is told, and counts: the other files are still run.
  private func paths(_ results: inout [Replayed]) -> [String] {
    var found: [String] = []
    for operand in parsed.operands {
      do {
        found += try Self.transcripts(at: operand)
      } catch {
        let unread = Replayed(unread: told(error))
        show(unread)
        results.append(unread)
      }
    }
    guard let filter = parsed.value(of: .filter) else { return found }
    let fitting = found.filter { $0.contains(filter) }
    if fitting.isEmpty, !found.isEmpty {
      // Nothing that runs would pass for ever.
      let shown = filter.showingControls()
      let unread = Replayed(
        unread: told(FileProblem(.find, shown, "no transcript has that in its path")))
      show(unread)
      results.append(unread)
    }
    return fitting
  }

  private func told(_ error: any Error) -> String {
    let sentence = (error as? FileProblem)?.message ?? Sentence(verbatim: "\(error)")
    return "navlab: error: \(program.say(sentence))"
  }

  private func show(_ result: Replayed) {
    program.output.write(result.text)
    program.output.flush()
    for line in result.errors { program.errors.writeLine(line) }
  }

  /// One line of a terminal, which the last one of them clears.
  private func showProgress(_ done: Int, of all: Int) {
    guard program.environment.isErrorTerminal, all > 1 else { return }
    program.errors.write(
      done < all ? "\r" + program.say("tested \(done) of \(all)") : "\r\u{1B}[K")
  }

  /// Of a file whose process ended before it was through.
  private func lost(_ path: String) -> Replayed {
    let why: Sentence = "running it ended navlab; this is a defect in navlab, not the transcript's"
    var result = Replayed()
    result.errors = ["navlab: error: \(path.showingControls()): \(program.say(why))"]
    result.passed = false
    return result
  }

  private func replayed(_ path: String, writes: Bool) -> Replayed {
    var result = Replayed()
    do {
      let transcript = Transcript(
        name: path, text: try TextFiles.text(of: path, keepsMark: true))
      let verdict = replay(transcript, at: path)
      result.passed = verdict.passed
      result.isSkipped = verdict.isSkipped
      if !parsed.has(.json) { result.text = report.render(verdict) }
      if parsed.has(.update) || parsed.has(.check) || review != nil, !verdict.passed {
        try update(transcript, verdict, at: path, writes: writes, &result)
      }
      if parsed.has(.json) {
        let difference = result.text.isEmpty ? nil : result.text
        result.text = report.json(verdict, difference: difference).text + "\n"
      }
    } catch {
      result.errors.append(told(error))
      result.isUnread = true
      result.passed = false
    }
    return result
  }

  private func replay(_ transcript: Transcript, at path: String) -> Verdict {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var session = PromptSession(library: wholeLibrary, course: course) { name in
      SourceFile(name: name, text: try TextFiles.text(of: folder + name))
    }
    session.reference = transcript.firstFiles
    return Replay(version: Program.version).run(transcript, with: &session)
  }

  /// Rewrites what differs, or shows how. The run still counts as failed: somebody has to read the
  /// change.
  private func update(
    _ transcript: Transcript, _ verdict: Verdict, at path: String, writes: Bool,
    _ result: inout Replayed
  ) throws {
    do {
      let rewriting = Rewriting(includesHidden: parsed.has(.hidden))
      var text = try rewriting.text(of: transcript, after: verdict)
      if !parsed.has(.hidden), verdict.blocks.contains(where: { $0.isHidden && !$0.outcome.isFine })
      {
        result.errors.append(
          "navlab: \(program.say("hidden blocks stay as they are; to change them: --hidden"))")
      }
      guard text != transcript.text else { return }
      guard writes else {
        result.text += UnifiedDifference(of: path, from: transcript.text, to: text).text
        return
      }
      if let review {
        // What did not pass is read before the questions.
        show(result)
        result.text = ""
        result.errors = []
        text = review.text(of: path, from: transcript.text, to: text)
        guard text != transcript.text else { return }
      }
      try TextFiles.write(text, to: path)
      if !parsed.has(.json) {
        result.text += program.say("  updated \(path.showingControls()); read the change") + "\n"
      }
    } catch let problem as Rewriting.Problem {
      result.errors.append(
        "navlab: error: \(path.showingControls()) is not updated: "
          + problem.message.showingControls())
    }
  }

  /// The file that is named, or those below a folder that hold a conversation.
  /// - Throws: `FileProblem` where a folder holds none.
  static func transcripts(at path: String) throws -> [String] {
    guard Folders.isFolder(path) else { return [path] }
    let root = path.hasSuffix("/") ? String(path.dropLast()) : path
    let files = try Folders.files(below: path).filter { file throws(FileProblem) in
      guard file.hasSuffix(".md") else { return false }
      // A note in another encoding is none of ours; a transcript in one is to be told of.
      let bytes = try TextFiles.bytes(of: "\(root)/\(file)", limit: 1 << 26)
      return holdsConversation(String(decoding: bytes, as: UTF8.self))
    }
    guard !files.isEmpty else { throw FileProblem(.find, path, "it holds no transcript") }
    return files.map { "\(root)/\($0)" }
  }

  private static func holdsConversation(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let marks = line.drop { $0 == " " }
      return marks.hasPrefix("```navlab") || marks.hasPrefix("~~~navlab")
        || marks.hasPrefix("``` navlab") || marks.hasPrefix("````navlab")
    }
  }
}

/// What came of one transcript, as it is told: it may come from another process.
private struct Replayed {
  /// For standard output.
  var text = ""
  /// Lines for standard error.
  var errors: [String] = []
  var passed = true
  var isSkipped = false
  /// Whether there was no file to run.
  var isUnread = false

  init() {}

  init(unread why: String) {
    errors = [why]
    passed = false
    isUnread = true
  }

  var json: JSON {
    .object([
      .init("text", .string(text)), .init("errors", .array(errors.map { .string($0) })),
      .init("passed", .bool(passed)), .init("skipped", .bool(isSkipped)),
      .init("unread", .bool(isUnread)),
    ])
  }

  /// Nil where the value is not what became of a transcript.
  init?(_ json: JSON) {
    guard let text = json["text"]?.string, case .array(let errors)? = json["errors"] else {
      return nil
    }
    self.text = text
    self.errors = errors.compactMap(\.string)
    passed = json["passed"] == .bool(true)
    isSkipped = json["skipped"] == .bool(true)
    isUnread = json["unread"] == .bool(true)
  }
}
