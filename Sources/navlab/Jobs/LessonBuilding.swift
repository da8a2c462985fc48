import Diagnostics
import Glibc
import Transcripts

/// `navlab lessons build`: what learners get, and what grades them.
extension LessonTools {
  /// Writes the lessons and transcripts of a folder twice: `learner/` without hidden blocks,
  /// `staff/` with them. Both carry the same hash, by which the grader knows that an answer is to
  /// this very lesson. Where the folder has a `Lessons`, nothing beside that and `Transcripts` is
  /// read: a teacher's notes are nobody's lesson. All is read before anything is written.
  func build() throws -> ExitStatus {
    let (folder, output) = (parsed.operands[0], parsed.operands[1])
    var built: [(name: String, learner: Transcript, staff: Transcript)] = []
    for name in try sources(in: folder, besides: output) {
      let transcript = Transcript(
        name: name, text: try TextFiles.text(of: "\(folder)/\(name)"))
      if let error = transcript.diagnostics.first(where: { $0.severity == .error }) {
        program.errors.writeLine(error.headline(in: [transcript.file]).showingControls())
        return .failed
      }
      let hash = transcript.learnerHash
      let plain = transcript.stamped(nil)
      let learner = Transcript(name: name, text: plain.learnerText)
      built.append((name, learner.stamped(hash), plain.stamped(hash)))
    }
    guard !built.isEmpty else { throw FileProblem(.find, folder, "it holds no lesson") }
    for (name, learner, staff) in built {
      try write(learner, to: "\(output)/learner/\(name)")
      try write(staff, to: "\(output)/staff/\(name)")
    }
    for part in ["learner", "staff"] {
      try removeStale(in: "\(output)/\(part)", besides: Set(built.map(\.name)))
    }
    let files: Sentence = built.count == 1 ? "1 file" : "\(built.count) files"
    program.output.writeLine(program.say("\(files) in \(output)/learner and \(output)/staff"))
    return .fine
  }

  /// The Markdown to build, as paths inside the folder; never what an earlier build wrote.
  private func sources(in folder: String, besides output: String) throws -> [String] {
    let names = try Folders.files(below: folder).filter { $0.hasSuffix(".md") }
    let own = Folders.isFolder("\(folder)/Lessons") ? ["Lessons/", "Transcripts/"] : [""]
    let written = Folders.absolute(output) + "/"
    return names.filter { name in
      own.contains { name.hasPrefix($0) }
        && !Folders.absolute("\(folder)/\(name)").hasPrefix(written)
    }
  }

  /// Takes away what an earlier build wrote of files that are gone, and nothing else.
  private func removeStale(in folder: String, besides names: Set<String>) throws {
    for name in try Folders.files(below: folder) where name.hasSuffix(".md") {
      guard !names.contains(name) else { continue }
      let transcript = Transcript(name: name, text: try TextFiles.text(of: "\(folder)/\(name)"))
      if transcript.frontMatter[Transcript.hashField] != nil { unlink("\(folder)/\(name)") }
    }
  }

  private func write(_ transcript: Transcript, to path: String) throws {
    Folders.makeFolders(above: path)
    try TextFiles.write(transcript.text, to: path)
  }
}
