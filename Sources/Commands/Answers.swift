import Diagnostics
import Lessons
import Simulation
import Transcripts

/// The learner's answer as a file: begun anew, or changed in an editor.
extension Session {
  /// Puts an exercise back to its start. The answer so far is kept beside it.
  func reset(_ exercise: Exercise) throws -> [String] {
    var kept: [String] = []
    if case .source(let files, _) = exercise.kind, let folder = try learner().answers {
      for file in files {
        let path = "\(folder)/\(exercise.id)/\(file.name)"
        guard let old = try begun(at: path), old.text != file.source else { continue }
        let other = freeName(beside: path)
        try write(old.text, to: other)
        try write(file.source, to: path)
        kept.append(say("your answer is kept in \(other)"))
      }
    }
    return kept + (try start(exercise))
  }

  /// The answer in a file; nil where none is begun yet. One that cannot be read is not begun anew
  /// over what the learner wrote.
  func begun(at path: String) throws -> SourceFile? {
    do {
      return try readFile?(path)
    } catch let error as CommandError where error.code == .noSuchFile {
      return nil
    } catch let error as any ToldError where error.code == CommandError.Code.noSuchFile.rawValue {
      return nil
    }
  }

  private func isThere(_ path: String) -> Bool {
    do { return try begun(at: path) != nil } catch { return true }
  }

  private func freeName(beside path: String) -> String {
    var number = 1
    while isThere("\(path).kept-\(number)") { number += 1 }
    return "\(path).kept-\(number)"
  }

  /// Opens the app's files in the user's editor, then launches what they have become.
  func edit() throws -> [String] {
    guard let editFiles else {
      throw CommandError(.notSupported, "an editor needs a terminal; change the file, then: reload")
    }
    let names = sources.map(\.name).filter { (try? readFile?($0)) != nil }
    guard !names.isEmpty else {
      throw CommandError(
        .noSuchFile, "the app is in no file of yours; begin an exercise, or: load FILE.swift")
    }
    try editFiles(names)
    return try load(named: sources.map(\.name))
  }
}
