public import Diagnostics

/// Grades for a person at a terminal.
public struct TextReport: GradeReport {
  private let wording: Wording

  public init(in wording: Wording = .english) { self.wording = wording }

  public var name: String { "text" }

  public func render(_ grades: [Grade]) -> String {
    var text = grades.map(render).joined(separator: "\n")
    if grades.count > 1 {
      let full = grades.count { $0.passed }
      text += "\n"
      text += say(
        "\(grades.count) submissions: \(full) passed, \(grades.count - full) did not")
    }
    return text
  }

  private func render(_ grade: Grade) -> String {
    let (score, max) = (Decimal.written(grade.score), Decimal.written(grade.max))
    let head = "\(Escaping.oneLine(grade.submission)): \(Escaping.oneLine(grade.exercise))"
    let told = Escaping.oneLine(wording.text(of: grade.message))
    let said = told.isEmpty ? "" : " (\(told))"
    let judgement: Sentence =
      grade.isJudged
      ? "\(head): \(score) of \(max) points\(said)"
      : "\(head): not graded: \(grade.status.rawValue)\(said)"
    let checks = grade.checks.map(line).map { $0 + "\n" }.joined()
    return say(judgement) + checks + (grade.checks.isEmpty ? "" : "  " + say(grade.fullSummary))
  }

  private func say(_ sentence: Sentence) -> String { wording.text(of: sentence) + "\n" }

  private func line(_ check: Grade.Check) -> String {
    let points = "\(Decimal.written(check.points))/\(Decimal.written(check.max))"
    let message =
      check.message.isEmpty ? "" : ": \(Escaping.oneLine(wording.text(of: check.message)))"
    let mark = check.passed ? "pass" : "FAIL"
    return "  \(mark)  \(points)  \(Escaping.oneLine(check.name))\(message)"
  }
}
