import Diagnostics
import SwiftSource

// Mistakes that are found at many places: each is said, and told what kind it is, here.
extension Checker {
  /// Nothing tells a generic parameter.
  func reportUninferred(
    _ generic: String?, at range: SourceRange, notes: @autoclosure () -> [Diagnostic] = []
  ) {
    error(
      "generic parameter \(generic.map { "'\($0)' " } ?? "")could not be inferred", at: range,
      notes: notes(), kind: .uninferred)
  }

  /// None of several declarations is meant.
  func reportNoExact(
    _ what: @autoclosure () -> String, at range: SourceRange,
    notes: @autoclosure () -> [Diagnostic] = []
  ) {
    error("no exact matches in call to \(what())", at: range, notes: notes(), kind: .noExactMatch)
  }

  /// A type, or a protocol, has no static member of a name.
  func reportNoMember(
    _ name: String, ofType type: @autoclosure () -> String, at range: SourceRange
  ) {
    error("type '\(type())' has no member '\(name)'", at: range, kind: .typeLacksMember)
  }

  /// A member that is written without its type, where nothing tells it.
  func reportBaseless(_ name: Name, at range: SourceRange) {
    error(
      "cannot infer contextual base in reference to member '\(name.text)'", at: range,
      kind: .memberWithoutType)
  }
}

extension Diagnostic.Kind {
  /// Whether something is asked for a member that it has not.
  var isMissingMember: Bool {
    self == .valueLacksMember || self == .typeLacksMember || self == .memberWithoutType
  }

  /// Whether a value is asked for what it has not.
  var isOfValueWithout: Bool { self == .valueLacksMember || self == .valueLacksSubscript }
}
