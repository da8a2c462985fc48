import Diagnostics
import SwiftSource

// What a loop cannot go through.
extension Checker {
  /// `for x in 1.0...2.0`
  func reportUncounted(
    _ type: Type, _ loop: ForStatement, at range: SourceRange
  ) -> Bool {
    guard case .nominal(let nominal, let bounds) = type, nominal.isBuiltin,
      ["Range", "ClosedRange"].contains(nominal.name), let bound = bounds.first,
      bound.nominal?.wellKnown?.isFloatingPoint ?? false
    else { return false }
    for method in ["makeIterator()", "next()"] {
      error(
        "referencing instance method '\(method)' on '\(nominal.name)' requires that "
          + "'\(shown(bound))' conform to 'SignedInteger'", at: range)
    }
    error(
      "protocol 'Sequence' requires that '\(shown(bound))' conform to 'SignedInteger'",
      at: loop.sequence.anchor)
    return true
  }
}
