public import Diagnostics

/// Grades as Gradescope's `results.json`, which is for one submission; several are one a line.
public struct GradescopeReport: GradeReport {
  private let wording: Wording

  public init(in wording: Wording = .english) { self.wording = wording }

  public var name: String { "gradescope" }

  public func render(_ grades: [Grade]) -> String {
    grades.map { object($0).text + "\n" }.joined()
  }

  private func object(_ grade: Grade) -> JSON {
    guard grade.isJudged else { return failure(grade) }
    return .object([
      .init("output", .string(output(grade))),
      .init("output_format", .string("text")),
      .init("test_output_format", .string("text")),
      .init("tests", .array(grade.checks.enumerated().map { test($1, number: $0 + 1) })),
    ])
  }

  private func output(_ grade: Grade) -> String {
    let summary = wording.text(of: grade.summary)
    guard !grade.message.isEmpty else { return summary }
    return "\(summary)\n\(Escaping.visibleLines(grade.message.description))"
  }

  /// Even then the file is valid, and says whose fault it is.
  private func failure(_ grade: Grade) -> JSON {
    let said: String
    switch grade.status {
    case .error where grade.isUnread:
      said =
        "Your submission could not be graded: \(Escaping.visibleLines(grade.message.description))."
    case .graded, .error: said = "The autograder could not finish; this is not your fault."
    case .timeout: said = "The submission used up its time."
    case .tampered: said = "The submission is not from this version of the lesson."
    }
    return .object([
      .init("score", .number(0)),
      .init("output", .string(said)),
      .init("output_format", .string("text")),
      .init(
        "tests",
        .array([
          .object([
            .init("name", .string("details")),
            .init("output", .string(Escaping.visibleLines(grade.message.description))),
            .init("visibility", .string("hidden")),
          ])
        ])),
    ])
  }

  private func test(_ check: Grade.Check, number: Int) -> JSON {
    var members: [JSON.Member] = [
      .init("number", .string("\(number)")),
      .init("name", .string(check.name)),
      .init("score", .number(check.points)),
      .init("max_score", .number(check.max)),
      .init("status", .string(check.passed ? "passed" : "failed")),
    ]
    if !check.message.isEmpty {
      members.append(.init("output", .string(Escaping.visibleLines(check.message.description))))
    }
    members.append(.init("visibility", .string(check.isHidden ? "after_published" : "visible")))
    if check.isHidden { members.append(.init("tags", .array([.string("hidden")]))) }
    return .object(members)
  }
}
