import Diagnostics

/// Grades for a program: one JSON object a line, its keys always in the same order.
public struct JSONReport: GradeReport {
  public init() {}

  public var name: String { "json" }

  public func render(_ grades: [Grade]) -> String {
    grades.map { object($0).text + "\n" }.joined()
  }

  private func object(_ grade: Grade) -> JSON {
    .object([
      .init("submission", .string(grade.submission)),
      .init("exercise", .string(grade.exercise)),
      .init("score", .number(grade.score)),
      .init("max", .number(grade.max)),
      .init("passed", .bool(grade.passed)),
      .init("status", .string(grade.status.rawValue)),
      .init("checks", .array(grade.checks.map(object))),
    ])
  }

  private func object(_ check: Grade.Check) -> JSON {
    .object([
      .init("name", .string(check.name)),
      .init("points", .number(check.points)),
      .init("max", .number(check.max)),
      .init("passed", .bool(check.passed)),
      .init("message", .string(check.message.description)),
    ])
  }
}
