import Diagnostics

/// Grades as JUnit XML: a suite for each submission, a case for each check.
public struct JUnitReport: GradeReport {
  public init() {}

  public var name: String { "junit" }

  public func render(_ grades: [Grade]) -> String {
    let counts = grades.reduce(Counts()) { $0 + Counts($1) }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"navlab\" \(counts.attributes)>")
    for grade in grades { lines += suite(grade) }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0

    init() {}

    init(_ grade: Grade) {
      tests = Swift.max(1, grade.checks.count)
      failures = grade.checks.count { !$0.passed }
      if !grade.isJudged {
        errors = tests
        failures = 0
      } else if grade.checks.isEmpty {
        tests = 0
      }
    }

    static func + (a: Counts, b: Counts) -> Counts {
      var sum = a
      sum.tests += b.tests
      sum.failures += b.failures
      sum.errors += b.errors
      return sum
    }

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\" time=\"0\""
    }
  }

  private func suite(_ grade: Grade) -> [String] {
    let name = Escaping.xml(grade.submission)
    var lines = ["  <testsuite name=\"\(name)\" \(Counts(grade).attributes)>"]
    lines += [
      "    <properties>",
      "      <property name=\"score\" value=\"\(Decimal.written(grade.score))\"/>",
      "      <property name=\"max\" value=\"\(Decimal.written(grade.max))\"/>",
      "    </properties>",
    ]
    if grade.checks.isEmpty, !grade.isJudged {
      let check = Grade.Check(name: grade.exercise, points: 0, max: 0, passed: false)
      lines += testCase(check, of: grade)
    }
    for check in grade.checks { lines += testCase(check, of: grade) }
    return lines + ["  </testsuite>"]
  }

  private func testCase(_ check: Grade.Check, of grade: Grade) -> [String] {
    let start =
      "    <testcase classname=\"\(Escaping.xml(grade.exercise))\""
      + " name=\"\(Escaping.xml(check.name))\" time=\"0\""
    guard let problem = problem(check, of: grade) else { return [start + "/>"] }
    return [start + ">", "      " + problem, "    </testcase>"]
  }

  /// A failure is the learner's, an error is ours.
  private func problem(_ check: Grade.Check, of grade: Grade) -> String? {
    guard grade.isJudged else {
      let message = Escaping.xml(grade.message.description)
      return "<error message=\"\(message)\" type=\"\(grade.status.rawValue)\"/>"
    }
    guard !check.passed else { return nil }
    let type = grade.status == .timeout ? grade.status.rawValue : "check"
    return "<failure message=\"\(Escaping.xml(check.message.description))\" type=\"\(type)\"/>"
  }
}
