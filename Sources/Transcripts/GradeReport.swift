/// A way to write grades. One file each; `GradeReports` lists them.
public protocol GradeReport: Sendable {
  /// What `--format` calls it.
  var name: String { get }

  /// All grades as one text, ended by a line feed unless it is empty.
  func render(_ grades: [Grade]) -> String
}

/// The ways there are.
public enum GradeReports {
  public static let all: [any GradeReport] = [
    TextReport(), JSONReport(), JUnitReport(), TAPReport(), GradescopeReport(), GitHubReport(),
  ]

  /// The one of that name; nil when there is none.
  public static func named(_ name: String) -> (any GradeReport)? { all.first { $0.name == name } }
}
