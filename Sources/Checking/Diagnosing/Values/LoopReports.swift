import Diagnostics
import SwiftSource

// What a loop cannot go through.
extension Checker {
  /// `for x in 1.0...2.0`, `for letter in "a"..."z"`
  func reportUncounted(
    _ type: Type, _ loop: ForStatement, at range: SourceRange
  ) -> Bool {
    guard case .nominal(let nominal, let bounds) = type, nominal.isBuiltin,
      ["Range", "ClosedRange"].contains(nominal.name), let bound = bounds.first
    else { return false }
    let name = shown(bound)
    var missing = [(name, "Strideable")]
    if bound.nominal?.wellKnown?.isFloatingPoint ?? false {
      missing = [(name, "SignedInteger")]
    } else if case .binary = loop.sequence.withoutParentheses.kind {
      // Where the range is written out, nothing is asked of what lies between two values.
    } else {
      missing.append((name + ".Stride", "SignedInteger"))
    }
    for (type, proto) in missing {
      for method in ["makeIterator()", "next()"] {
        error(
          "referencing instance method '\(method)' on '\(nominal.name)' requires that "
            + "'\(type)' conform to '\(proto)'", at: range)
      }
      error(
        "protocol 'Sequence' requires that '\(type)' conform to '\(proto)'",
        at: loop.sequence.anchor)
    }
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
