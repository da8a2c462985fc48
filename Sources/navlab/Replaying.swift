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
    let report = RunReport()
    var verdicts: [Verdict] = []
    for path in try Self.transcripts(at: parsed.operands) {
      let transcript = Transcript(name: path, text: try TextFiles.text(of: path))
      let verdict = replay(transcript, at: path)
      program.output.write(report.render(verdict))
      program.output.flush()
      verdicts.append(verdict)
      if parsed.has(.update), !verdict.passed { try update(transcript, verdict, at: path) }
    }
    program.output.writeLine(report.summary(verdicts))
    return verdicts.allSatisfy(\.passed) ? .fine : .failed
  }

  private func replay(_ transcript: Transcript, at path: String) -> Verdict {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var session = PromptSession(library: standardLibrary + viewCatalog, course: course) { name in
      SourceFile(name: name, text: try TextFiles.text(of: folder + name))
    }
    session.reference = transcript.firstFiles
    return Replay(version: Program.version).run(transcript, with: &session)
  }

  /// Rewrites what differs. The run still counts as failed: somebody has to read the change.
  private func update(_ transcript: Transcript, _ verdict: Verdict, at path: String) throws {
    do {
      let text = try Rewriting(includesHidden: true).text(of: transcript, after: verdict)
      guard text != transcript.text else { return }
      try TextFiles.write(text, to: path)
      program.output.writeLine(
        program.say("  updated \(path.showingControls()); read the change"))
    } catch let problem as Rewriting.Problem {
      program.errors.writeLine(
        "navlab: error: \(path.showingControls()) is not updated: "
          + problem.message.showingControls())
    }
  }

  /// The files that are named, and below the folders those that hold a conversation.
  static func transcripts(at paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      guard Folders.isFolder(path) else {
        found.append(path)
        continue
      }
      let root = path.hasSuffix("/") ? String(path.dropLast()) : path
      for file in try Folders.files(below: path) where file.hasSuffix(".md") {
        let text = try TextFiles.text(of: "\(root)/\(file)")
        if holdsConversation(text) { found.append("\(root)/\(file)") }
      }
    }
    return found
  }

  private static func holdsConversation(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let marks = line.drop { $0 == " " }
      return marks.hasPrefix("```navlab") || marks.hasPrefix("~~~navlab")
        || marks.hasPrefix("``` navlab") || marks.hasPrefix("````navlab")
    }
  }
}
