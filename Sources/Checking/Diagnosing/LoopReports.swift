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

  /// `for x in names.sorted`, which could be several methods, none of them called; `for x in nil`.
  func reportUncalled(_ sequence: Typed, _ loop: ForStatement) -> Bool {
    if loop.sequence.isNil {
      error("'nil' requires a contextual type", at: loop.sequence.range)
      return true
    }
    guard case .function = resolved(sequence.type),
      case .member(let base?, let name) = loop.sequence.kind,
      let owner = attempt({ check(base, expected: nil) }),
      members(named: name.text, of: resolved(owner.type), isStatic: false).count > 1
    else { return false }
    error(
      "no '\(name.text)' overloads produce result type that conforms to 'Sequence'",
      at: name.range)
    return true
  }
}
