public import Diagnostics

/// Grades as annotations of a GitHub workflow.
public struct GitHubReport: GradeReport {
  private let wording: Wording

  public init(in wording: Wording = .english) { self.wording = wording }

  public var name: String { "github" }

  /// A step shows ten errors; the last of them says how many are left.
  static let limit = 9

  public func render(_ grades: [Grade]) -> String {
    let errors = grades.flatMap(errors)
    var lines = Array(errors.prefix(Self.limit))
    if errors.count > Self.limit {
      lines.append("::error title=navlab::and \(errors.count - Self.limit) more did not pass")
    }
    lines += grades.map(summary)
    return lines.map { $0 + "\n" }.joined()
  }

  private func errors(_ grade: Grade) -> [String] {
    guard grade.isJudged else {
      let said = grade.message.isEmpty ? grade.status.rawValue : grade.message.description
      return [annotation(grade, title: grade.exercise, message: "not graded: \(said)")]
    }
    // What was not tried says nothing that the check before it has not said.
    return grade.checks.filter { !$0.passed && $0.wasTried }.map {
      annotation(
        grade, title: $0.name, message: $0.message.isEmpty ? "not passed" : $0.message.description)
    }
  }

  private func annotation(_ grade: Grade, title: String, message: String) -> String {
    let place = place(in: grade.submission, message)
    return "::error file=\(place),title=\(property(title))::\(data(message))"
  }

  /// The submission; where the message begins with the compiler's `NAME:LINE:COLUMN: error:`, that
  /// place in it.
  private func place(in submission: String, _ message: String) -> String {
    guard let mark = message.firstRange(of: ": error: "),
      let start = message[..<mark.lowerBound].lastIndex(of: " ")
    else { return property(submission) }
    let parts = message[start..<mark.lowerBound].dropFirst().split(separator: ":")
    guard parts.count == 3, parts[0].hasSuffix(".swift"), let line = Int(parts[1]),
      let column = Int(parts[2])
    else { return property(submission) }
    let file = submission.hasSuffix(".swift") ? submission : "\(submission)/\(parts[0])"
    return property(file.replacing("//", with: "/")) + ",line=\(line),col=\(column)"
  }

  /// Starts with a word of ours, so that no name can pass for a workflow command.
  private func summary(_ grade: Grade) -> String {
    let points = "\(Decimal.written(grade.score))/\(Decimal.written(grade.max))"
    let said =
      grade.isJudged ? wording.text(of: grade.fullSummary) : "not graded: \(grade.status.rawValue)"
    return "points \(points) \(Escaping.oneLine(grade.submission)): \(said)"
  }

  private func data(_ text: String) -> String {
    Escaping.visible(
      text.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A")
        .replacing("\r", with: "%0D").replacing("\n", with: "%0A"))
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
