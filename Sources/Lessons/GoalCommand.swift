public import Diagnostics
import Transcripts

/// `goal` or `goal layout`: what of the reference app an app must have.
public struct GoalCommand: Sendable {
  /// Whether frames are compared too, besides contexts, texts and controls.
  public let includesLayout: Bool
  /// What is wrong with it; nil where it can be compared.
  public let problem: Sentence?

  /// Nil for any other command.
  public init?(_ command: String) {
    let words = command.split(separator: " ").map(String.init)
    guard words.first == "goal" else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    includesLayout = rest == "layout"
    problem = rest.isEmpty || rest == "layout" ? nil : Self.problem(of: rest)
  }

  private static func problem(of rest: String) -> Sentence {
    let problem: Sentence =
      "goal compares what is on the screen, and 'goal layout' the frames too; "
      + "there is no 'goal \(rest)'"
    return problem.adding(nearest(to: rest, in: ["layout"]).map { "did you mean '\($0)'?" })
  }
}

extension Transcript {
  /// Each `goal` that cannot be compared, with its line, from 1: the author's mistake.
  var goalProblems: [(line: Int, message: Sentence)] {
    sessionBlocks.flatMap(\.entries).compactMap { entry in
      guard entry.status == nil || entry.status == .ok else { return nil }
      return GoalCommand(entry.command)?.problem.map { (entry.line, $0) }
    }
  }
}
