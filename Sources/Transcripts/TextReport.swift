import Diagnostics

/// Grades for a person at a terminal.
public struct TextReport: GradeReport {
  public init() {}

  public var name: String { "text" }

  public func render(_ grades: [Grade]) -> String {
    var text = grades.map(render).joined(separator: "\n")
    if grades.count > 1 {
      let full = grades.count { $0.passed }
      text += "\n\(grades.count) submissions: \(full) passed, \(grades.count - full) did not\n"
    }
    return text
  }

  private func render(_ grade: Grade) -> String {
    let score = "\(Decimal.written(grade.score)) of \(Decimal.written(grade.max)) points"
    let head = "\(Escaping.oneLine(grade.submission)): \(Escaping.oneLine(grade.exercise))"
    let said = grade.message.isEmpty ? "" : " (\(Escaping.oneLine(grade.message.description)))"
    var lines = ["\(head): not graded: \(grade.status.rawValue)\(said)"]
    if grade.isJudged { lines = ["\(head): \(score)\(said)"] }
    lines += grade.checks.map(line)
    if !grade.checks.isEmpty { lines.append("  \(grade.summary)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ check: Grade.Check) -> String {
    let points = "\(Decimal.written(check.points))/\(Decimal.written(check.max))"
    let message = check.message.isEmpty ? "" : ": \(Escaping.oneLine(check.message.description))"
    let mark = check.passed ? "pass" : "FAIL"
    return "  \(mark)  \(points)  \(Escaping.oneLine(check.name))\(message)"
  }
}
