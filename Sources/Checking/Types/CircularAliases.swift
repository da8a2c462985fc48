import Diagnostics
import SwiftSource

/// The typealiases whose meanings are being looked for, each within the one before it, with the
/// place where it is named.
struct AliasTrail {
  private var steps: [(alias: Symbol, place: SourceRange)] = []

  mutating func enter(_ alias: Symbol, at place: SourceRange) { steps.append((alias, place)) }
  mutating func leave() { steps.removeLast() }

  /// What is to be said where `alias`, named at `place`, is being looked for already. None of the
  /// typealiases in between has a meaning then.
  func circle(closedBy alias: Symbol, at place: SourceRange) -> Diagnostic? {
    guard let start = steps.firstIndex(where: { $0.alias === alias }) else { return nil }
    var notes: [Diagnostic] = []
    var named = (alias: alias, place: place)
    for step in steps[start...].reversed() {
      step.alias.loseMeaning()
      notes.append(
        Diagnostic(.note, "while resolving type '\(named.alias.name)'", at: named.place))
      guard step.alias !== alias else { break }
      notes.append(Diagnostic(.note, "through reference here", at: step.alias.nameRange))
      named = step
    }
    return Diagnostic(
      .error, "type alias '\(alias.name)' references itself", at: alias.nameRange, notes: notes)
  }
}
