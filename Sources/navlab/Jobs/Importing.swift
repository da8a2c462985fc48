import Diagnostics
import Transcripts

/// `navlab import`: another tool's file, written as a transcript.
struct Importing {
  let program: Program
  private let path: String
  private let output: String?
  private let format: ImportedTranscript.Format

  init(_ program: Program, _ parsed: ParsedOptions) throws(UsageProblem) {
    self.program = program
    path = parsed.operands[0]
    output = parsed.value(of: .output)
    guard let format = ImportedTranscript.Format(ofFileNamed: path) else {
      let endings = Sentence.list(ImportedTranscript.Format.allCases.flatMap(\.endings))
      throw UsageProblem(
        "'\(path.showingControls())' is no file to import; the names of those end in \(endings)")
    }
    self.format = format
  }

  /// Writes what there is, and says what could not be taken over: status 1.
  func run() throws -> ExitStatus {
    let source = try TextFiles.text(of: path)
    let bundle = format == .tutorial ? try bundle() : [:]
    let imported = ImportedTranscript(source, format: format, name: output ?? path) { name in
      bundle[name].flatMap { try? TextFiles.text(of: $0) }
    }
    let transcript = imported.transcript
    if let output, output != "-" {
      try TextFiles.write(transcript.text, to: output)
    } else {
      program.output.write(transcript.text.showingControls(keepingLines: true))
    }
    for problem in imported.problems {
      program.errors.writeLine(
        "navlab: warning: \(path.showingControls()): \(program.say(problem))")
    }
    for diagnostic in transcript.diagnostics {
      program.errors.writeLine(diagnostic.headline(in: [transcript.file]).showingControls())
    }
    return imported.problems.isEmpty && !transcript.hasErrors ? .fine : .failed
  }

  /// The files of the documentation that a tutorial belongs to, by their names: a folder `x.docc`
  /// above it, or the one that it is in.
  private func bundle() throws -> [String: String] {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let last = folders.lastIndex { $0.hasSuffix(".docc") } ?? folders.indices.last
    let folder = last.map { folders[...$0].joined(separator: "/") } ?? "."
    let files = try Folders.files(below: folder.isEmpty ? "/" : folder)
    return Dictionary(
      files.map { (String($0.split(separator: "/").last ?? ""), "\(folder)/\($0)") },
      uniquingKeysWith: { first, _ in first })
  }
}
