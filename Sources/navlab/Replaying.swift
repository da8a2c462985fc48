import Commands
import Diagnostics
import Lessons
import StandardLibrary
import Transcripts
import ViewCatalog

/// `navlab test`: replays transcripts, and says what differs.
struct Replaying {
  let program: Program
  let parsed: ParsedOptions
  let course: Course

  init(_ program: Program, _ parsed: ParsedOptions) throws {
    self.program = program
    self.parsed = parsed
    course = try CourseFolder.shared(program.environment)
  }

  func run() throws -> ExitStatus {
    let changesFiles = parsed.has(.update) && !parsed.has(.check)
    if changesFiles, program.environment.variables["CI"] ?? "" != "", !parsed.has(.forceCI) {
      throw UsageProblem(
        "'--update' changes no file where CI is set; see what it would change with --check, or "
          + "give --force-ci")
    }
    let report = RunReport()
    var verdicts: [Verdict] = []
    var problems = 0
    for operand in parsed.operands {
      for path in reading({ try Self.transcripts(at: operand) }, &problems) ?? [] {
        guard let text = reading({ try TextFiles.text(of: path) }, &problems) else { continue }
        let transcript = Transcript(name: path, text: text)
        let verdict = replay(transcript, at: path)
        program.output.write(report.render(verdict))
        program.output.flush()
        verdicts.append(verdict)
        if parsed.has(.update) || parsed.has(.check), !verdict.passed {
          try update(transcript, verdict, at: path, writes: changesFiles)
        }
      }
    }
    program.output.writeLine(report.summary(verdicts))
    if problems > 0 { return .fileProblem }
    return verdicts.allSatisfy(\.passed) ? .fine : .failed
  }

  /// What is read; nil where that fails, which is told and counted: the other files are still run.
  private func reading<Result>(_ read: () throws -> Result, _ problems: inout Int) -> Result? {
    do {
      return try read()
    } catch {
      problems += 1
      let told: Sentence = (error as? FileProblem)?.message ?? Sentence(verbatim: "\(error)")
      program.errors.writeLine("navlab: error: \(program.say(told))")
      return nil
    }
  }

  private func replay(_ transcript: Transcript, at path: String) -> Verdict {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var session = PromptSession(library: standardLibrary + viewCatalog, course: course) { name in
      SourceFile(name: name, text: try TextFiles.text(of: folder + name))
    }
    session.reference = transcript.firstFiles
    return Replay(version: Program.version).run(transcript, with: &session)
  }

  /// Rewrites what differs, or shows how. The run still counts as failed: somebody has to read the
  /// change.
  private func update(
    _ transcript: Transcript, _ verdict: Verdict, at path: String, writes: Bool
  ) throws {
    do {
      let rewriting = Rewriting(includesHidden: parsed.has(.hidden))
      let text = try rewriting.text(of: transcript, after: verdict)
      if !parsed.has(.hidden), verdict.blocks.contains(where: { $0.isHidden && !$0.outcome.isFine })
      {
        program.errors.writeLine(
          "navlab: \(program.say("hidden blocks stay as they are; to change them: --hidden"))")
      }
      guard text != transcript.text else { return }
      guard writes else {
        program.output.write(UnifiedDifference(of: path, from: transcript.text, to: text).text)
        return
      }
      try TextFiles.write(text, to: path)
      program.output.writeLine(
        program.say("  updated \(path.showingControls()); read the change"))
    } catch let problem as Rewriting.Problem {
      program.errors.writeLine(
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
