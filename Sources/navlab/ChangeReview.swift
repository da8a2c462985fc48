import Diagnostics
import Transcripts

/// `navlab test --review`: somebody at the terminal takes or leaves each change to a file.
///
/// A class, since an answer may hold for the files to come.
final class ChangeReview {
  private enum Answer { case yes, no, all, quit }

  private let program: Program
  /// The answer to everything from here on.
  private var standing: Answer?

  init(_ program: Program) { self.program = program }

  /// The text with the changes that were taken.
  func text(of path: String, from old: String, to new: String) -> String {
    let difference = UnifiedDifference(of: path, from: old, to: new)
    var taken: Set<Int> = []
    for (index, hunk) in difference.hunks.enumerated() {
      let answer = standing ?? ask(about: hunk)
      if answer == .all || answer == .quit { standing = answer }
      if answer == .yes || answer == .all { taken.insert(index) }
    }
    let text = difference.text(taking: taken)
    // What was taken may be one end of a fence that had to grow at both.
    return Self.commands(of: text) == Self.commands(of: old) ? text : old
  }

  private func ask(about hunk: String) -> Answer {
    program.output.write(hunk)
    while true {
      program.output.write(
        program.say("take this change? y: yes, n: no, a: all from here, q: none from here") + " ")
      program.output.flush()
      switch Swift.readLine()?.first {
      case "y": return .yes
      case "n": return .no
      case "a": return .all
      case "q", nil: return .quit
      default: continue
      }
    }
  }

  private static func commands(of text: String) -> [String] {
    Transcript(name: "", text: text).sessionBlocks.flatMap { $0.entries.map(\.command) }
  }
}
