/// Grades as annotations of a GitHub workflow.
public struct GitHubReport: GradeReport {
  public init() {}

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
      let said = grade.message.isEmpty ? grade.status.rawValue : grade.message
      return [annotation(grade, title: grade.exercise, message: "not graded: \(said)")]
    }
    return grade.checks.filter { !$0.passed }.map {
      annotation(grade, title: $0.name, message: $0.message.isEmpty ? "not passed" : $0.message)
    }
  }

  private func annotation(_ grade: Grade, title: String, message: String) -> String {
    "::error file=\(property(grade.submission)),title=\(property(title))::\(data(message))"
  }

  /// Starts with a word of ours, so that no name can pass for a workflow command.
  private func summary(_ grade: Grade) -> String {
    let points = "\(Decimal.written(grade.score))/\(Decimal.written(grade.max))"
    let said = grade.isJudged ? grade.summary : "not graded: \(grade.status.rawValue)"
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
