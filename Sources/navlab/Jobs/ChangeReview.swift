import Diagnostics
import Glibc
import Transcripts

/// `navlab test --review`: somebody at the terminal takes or leaves each change to a file.
///
/// A class, since an answer may hold for the files to come.
final class ChangeReview {
  private enum Answer: Equatable {
    case yes, no, all, quit
    /// What the user made of it.
    case edited(String)
  }

  private let program: Program
  /// The answer to everything from here on.
  private var standing: Answer?

  init(_ program: Program) { self.program = program }

  /// The text with the changes that were taken.
  func text(of path: String, from old: String, to new: String) -> String {
    let difference = UnifiedDifference(of: path, from: old, to: new, isSplit: true)
    let proposals = difference.proposals
    var parts: [Int: String] = [:]
    for (index, hunk) in difference.hunks.enumerated() {
      let answer = standing ?? ask(about: hunk, proposals[index])
      switch answer {
      case .all, .quit: standing = answer
      case .yes, .no, .edited: break
      }
      switch answer {
      case .yes, .all: parts[index] = proposals[index]
      case .edited(let part): parts[index] = part
      case .no, .quit: break
      }
    }
    let text = difference.text(making: parts)
    // What was taken may be one end of a fence that had to grow at both.
    return Self.commands(of: text) == Self.commands(of: old) ? text : old
  }

  private func ask(about hunk: String, _ proposal: String) -> Answer {
    program.output.write(hunk)
    while true {
      program.output.write(
        program.say(
          "take this change? y: yes, n: no, e: edit it, a: all from here, q: none from here") + " ")
      program.output.flush()
      switch Swift.readLine()?.first {
      case "y": return .yes
      case "n": return .no
      case "e": if let part = edit(proposal) { return .edited(part) }
      case "a": return .all
      case "q", nil: return .quit
      default: continue
      }
    }
  }

  /// What the user's editor leaves of the new lines; nil where it fails, which is told.
  private func edit(_ proposal: String) -> String? {
    do {
      let path = try TextFiles.temporary(in: program.environment.temporaryFolder)
      defer { unlink(path) }
      try TextFiles.write(proposal, to: path)
      try Editor(program.environment).open([path])
      return try TextFiles.text(of: path)
    } catch {
      program.errors.writeLine("navlab: error: \(program.say(error.message))")
      return nil
    }
  }

  private static func commands(of text: String) -> [String] {
    Transcript(name: "", text: text).sessionBlocks.flatMap { $0.entries.map(\.command) }
  }
}
