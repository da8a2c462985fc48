import Diagnostics
import Glibc

/// The user's own editor: `$VISUAL`, or else `$EDITOR`, or else vi, as other tools choose it.
struct Editor {
  /// A command line for the shell, its files still to follow.
  let command: String

  init(_ environment: Environment) {
    let wanted = ["VISUAL", "EDITOR"].compactMap { environment.variables[$0] }
    command = wanted.first { !$0.isEmpty } ?? "vi"
  }

  /// Opens files, and comes back when the editor is left.
  func open(_ files: [String]) throws(FileProblem) {
    let names = files.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    let status = system("\(command) \(names.joined(separator: " "))")
    guard status != 0 else { return }
    let code = status >> 8 & 0xFF
    let why: Sentence =
      code == 127
      ? "there is no editor '\(command)'; name one in EDITOR" : "'\(command)' ended with \(code)"
    throw FileProblem(.edit, files.first ?? "", why)
  }
}
