import Diagnostics
import Transcripts

/// `navlab lessons build`: what learners get, and what grades them.
extension LessonTools {
  /// Writes the files below a folder twice: `learner/` without hidden blocks, `staff/` with them.
  /// Both carry the same hash, by which the grader knows that an answer is to this very lesson.
  func build() throws -> ExitStatus {
    let (folder, output) = (parsed.operands[0], parsed.operands[1])
    let names = try Folders.files(below: folder).filter { $0.hasSuffix(".md") }
    let built = names.filter { !"\(folder)/\($0)".hasPrefix("\(output)/") }
    guard !built.isEmpty else { throw FileProblem(.find, folder, "it holds no lesson") }
    for name in built {
      let transcript = Transcript(
        name: name, text: try TextFiles.text(of: "\(folder)/\(name)"))
      if let error = transcript.diagnostics.first(where: { $0.severity == .error }) {
        program.errors.writeLine(error.headline(in: [transcript.file]).showingControls())
        return .failed
      }
      let hash = transcript.learnerHash
      let plain = transcript.stamped(nil)
      let learner = Transcript(name: name, text: plain.learnerText)
      try write(learner.stamped(hash), to: "\(output)/learner/\(name)")
      try write(plain.stamped(hash), to: "\(output)/staff/\(name)")
    }
    let files: Sentence = built.count == 1 ? "1 file" : "\(built.count) files"
    program.output.writeLine(program.say("\(files) in \(output)/learner and \(output)/staff"))
    return .fine
  }

  private func write(_ transcript: Transcript, to path: String) throws {
    Folders.makeFolders(above: path)
    try TextFiles.write(transcript.text, to: path)
  }
}
