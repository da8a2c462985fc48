import Diagnostics

/// Grades in the Test Anything Protocol, version 14: a point for each check.
public struct TAPReport: GradeReport {
  public init() {}

  public var name: String { "tap" }

  public func render(_ grades: [Grade]) -> String {
    let points = grades.flatMap(points)
    guard !points.isEmpty else { return "TAP version 14\n1..0 # SKIP nothing to grade\n" }
    var lines = ["TAP version 14", "1..\(points.count)"]
    for (index, point) in points.enumerated() {
      lines.append("\(point.passed ? "ok" : "not ok") \(index + 1) - \(description(point.name))")
      lines += diagnostics(point)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Point {
    var name: String
    var passed: Bool
    var message: String
    var severity: String
    var points: Double
    var max: Double
  }

  private func points(_ grade: Grade) -> [Point] {
    guard grade.isJudged else {
      return [
        Point(
          name: "\(grade.submission): \(grade.checks.first?.name ?? grade.exercise)", passed: false,
          message: grade.message.isEmpty ? grade.status.rawValue : grade.message.description,
          severity: grade.status.rawValue, points: 0, max: grade.max)
      ]
    }
    return grade.checks.map {
      Point(
        name: "\(grade.submission): \($0.name)", passed: $0.passed, message: $0.message.description,
        severity: grade.status == .timeout ? "timeout" : "fail", points: $0.points, max: $0.max)
    }
  }

  private func diagnostics(_ point: Point) -> [String] {
    var lines = ["  ---"]
    if !point.passed {
      lines += ["  message: \(scalar(point.message))", "  severity: \(point.severity)"]
    }
    lines.append("  points: \(Decimal.written(point.points))")
    lines.append("  max: \(Decimal.written(point.max))")
    return lines + ["  ..."]
  }

  /// On one line, so that nothing in it can pass for a point of its own.
  private func description(_ text: String) -> String {
    Escaping.oneLine(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private func scalar(_ text: String) -> String {
    "'" + Escaping.oneLine(text).replacing("'", with: "''") + "'"
  }
}
