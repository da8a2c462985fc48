import Diagnostics
import SwiftSource

// What is odd about the elements of a literal.
extension Checker {
  /// `if 1 { }`
  func reportIntegerAsBoolean(_ literal: String, at range: SourceRange) {
    error(
      "integer literal value '\(literal)' cannot be used as a boolean; did you mean "
        + "'\(literal != "0")'?", at: range)
  }

  /// A dictionary literal that gives one literal key several values.
  func warnOfDuplicates(_ pairs: [(key: Expression, value: Expression)], _ expected: Type?) {
    guard speculation == 0, pairs.count > 1, pairs.count < 10_000 else { return }
    var places: [String: [SourceRange]] = [:]
    var order: [(id: String, kind: String, text: String)] = []
    for pair in pairs {
      guard let (kind, text) = pair.key.literalKey else { continue }
      let id = kind + text
      if places[id] == nil { order.append((id, kind, text)) }
      places[id, default: []].append(pair.key.range)
    }
    guard order.contains(where: { (places[$0.id]?.count ?? 0) > 1 }) else { return }
    let literal = Expression(.dictionary(pairs), at: pairs[0].key.range)
    guard let typed = attempt({ check(literal, expected: expected) }) else { return }
    for (id, kind, text) in order {
      guard let all = places[id], all.count > 1, let first = all.first else { continue }
      report(
        Diagnostic(
          .warning,
          "dictionary literal of type '\(shown(typed.type))' has duplicate entries for \(kind) literal "
            + "key '\(text)'", at: first,
          notes: all.map { Diagnostic(.note, "duplicate key declared here", at: $0) }))
    }
  }

  /// An array where elements are wanted.
  func reportArray(_ typed: Typed, _ wanted: Type, isLiteral: Bool) -> Bool {
    let type = solver.shallow(typed.type)
    guard speculation == 0, type.nominal?.wellKnown == .array, let element = type.arguments.first,
      !converts(type, to: wanted, at: typed.range), converts(element, to: wanted, at: typed.range)
    else { return false }
    let hint = Diagnostic(
      .note, "remove brackets to pass array elements directly", at: typed.range)
    let isOpen = solver.literal(of: solver.shallow(element)) != nil
    let passed = isOpen ? self.type(.array, [wanted]) : type
    error(
      "cannot pass array of type '\(shown(passed))' as variadic arguments of type "
        + "'\(shown(wanted))'", at: typed.range, notes: isLiteral ? [hint] : [])
    return true
  }

  /// Whether a value could stand where another is wanted; nothing is bound by asking.
  func converts(_ from: Type, to wanted: Type, at range: SourceRange) -> Bool {
    supposing { require(from, convertsTo: wanted, at: range) } == true
  }
}

extension Expression {
  /// The kind and text of a literal that may be a key.
  fileprivate var literalKey: (kind: String, text: String)? {
    switch kind {
    case .integer(let text): ("integer", text)
    case .float(let text): ("floating-point", text)
    case .boolean(let value): ("boolean", value ? "true" : "false")
    case .string(let segments):
      if case .text(let text)? = segments.first, segments.count == 1 {
        ("string", text)
      } else {
        nil
      }
    default: nil
    }
  }
}
