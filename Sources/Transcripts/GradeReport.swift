public import Diagnostics

/// A way to write grades. One file each; `GradeReports` lists them.
public protocol GradeReport: Sendable {
  /// What `--format` calls it.
  var name: String { get }

  /// All grades as one text, ended by a line feed unless it is empty.
  func render(_ grades: [Grade]) -> String
}

/// The ways there are.
public enum GradeReports {
  public static let all = all(in: .english)

  /// What reads as sentences is said in one language; the words of a format stay as they are.
  private static func all(in wording: Wording) -> [any GradeReport] {
    [
      TextReport(in: wording), JSONReport(), JUnitReport(), TAPReport(),
      GradescopeReport(in: wording), GitHubReport(in: wording),
    ]
  }

  /// The one of that name; nil when there is none.
  public static func named(_ name: String, in wording: Wording = .english) -> (any GradeReport)? {
    all(in: wording).first { $0.name == name }
  }
}
