import Diagnostics
import Transcripts

/// A grade on its way from the process that graded to the one that reports.
extension Grade {
  /// All of it; its sentences as they are in English, so that they must have been said before.
  public var json: JSON {
    .object([
      .init("submission", .string(submission)), .init("exercise", .string(exercise)),
      .init("status", .string(status.rawValue)), .init("message", .string(message.description)),
      .init("isUnread", .bool(isUnread)), .init("checks", .array(checks.map(\.json))),
    ])
  }

  /// Nil where the value is not that of a grade.
  public init?(_ json: JSON) {
    guard let submission = json["submission"]?.string, let exercise = json["exercise"]?.string,
      let status = json["status"]?.string.flatMap(Status.init),
      case .array(let checks)? = json["checks"]
    else { return nil }
    self.init(
      submission: submission, exercise: exercise, status: status,
      checks: checks.compactMap(Check.init), message: json["message"]?.sentence ?? "")
    isUnread = json["isUnread"] == .bool(true)
  }
}

extension Grade.Check {
  /// Points as text: JSON's numbers are rounded.
  fileprivate var json: JSON {
    .object([
      .init("name", .string(name)), .init("points", .string("\(points)")),
      .init("max", .string("\(max)")),
      .init("passed", .bool(passed)), .init("message", .string(message.description)),
      .init("isHidden", .bool(isHidden)), .init("wasTried", .bool(wasTried)),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let name = json["name"]?.string, let points = json["points"]?.string.flatMap(Double.init),
      let max = json["max"]?.string.flatMap(Double.init)
    else { return nil }
    self.init(
      name: name, points: points, max: max, passed: json["passed"] == .bool(true),
      message: json["message"]?.sentence ?? "", isHidden: json["isHidden"] == .bool(true),
      wasTried: json["wasTried"] == .bool(true))
  }
}

extension JSON {
  /// Nil where the text is no JSON.
  public init?(text: String) {
    guard let value = JSONReader.value(of: text) else { return nil }
    self = value
  }

  /// The text that it is; nil where it is none.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var sentence: Sentence? {
    string.map { $0.isEmpty ? "" : Sentence(verbatim: $0) }
  }
}
