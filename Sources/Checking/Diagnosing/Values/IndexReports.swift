import Diagnostics
import SwiftSource

// What is wrong with a subscript of a collection of the library's.
extension Checker {
  /// `list[list.count - "1"]`, `text[text.startIndex..<2]`: what is calculated is to be an index,
  /// and a range's bounds are of one type.
  func reportIndex(_ candidates: [Candidate], _ arguments: [PreparedArgument]) -> Bool {
    guard let symbol = candidates.first?.symbol, case .subscript = symbol.kind,
      symbol.context.file == .max, arguments.count == 1, arguments[0].typed == nil,
      case .binary(_, let name, _) = arguments[0].expression.kind
    else { return false }
    let (outer, failed) = (iterated, failures)
    iterated = name.range
    defer { iterated = outer }
    let isRange = name.text == "..<" || name.text == "..."
    _ = check(arguments[0].expression, expected: isRange ? nil : type(.int))
    return failures != failed
  }

  /// `scores[player]`, `board[position]`: an index of a type of the program's own. That it might be
  /// a range is said where nothing more is known of what the subscript is for.
  func reportForeignIndex(
    _ arguments: [PreparedArgument], of owner: Type, _ expected: Type?, _ syntax: CallArguments,
    at range: SourceRange
  ) -> Bool {
    guard speculation == 0, arguments.count == 1, arguments[0].label == nil,
      let index = arguments[0].typed, let nominal = owner.nominal, nominal.isBuiltin
    else { return false }
    let isKeyed = nominal.wellKnown == .dictionary
    let wanted = isKeyed ? owner.arguments[0] : resolved(memberType("Index", of: owner))
    let given = resolved(index.type)
    if reportUncalled(index, given, wanted) { return true }
    guard given.nominal?.isBuiltin == false, !wanted.isError else { return false }
    if isAlone(range, expected), isKeyed {
      error(
        "subscript 'subscript(_:)' requires that '\(shown(given))' conform to 'RangeExpression'",
        at: syntax.parentheses)
    } else if isKeyed || !isAlone(range, expected) && expected == nil && assignedSubscript != range
    {
      error(
        "cannot convert value of type \(quoted(typeOf: index)) to expected argument type "
          + "'\(shown(wanted))'", at: index.anchor)
    } else {
      reportNoExact("subscript", at: syntax.parentheses)
    }
    return true
  }

  /// Whether a subscript is all that is passed, or that a variable is to be.
  private func isAlone(_ range: SourceRange, _ expected: Type?) -> Bool {
    guard let expected, !expected.isError else {
      return chainBases == 0 && freeSubscript == range || argumentPassed == range
    }
    if case .variable = solver.shallow(expected) { return true }
    return solver.shallow(expected) == .any
  }

  /// A dictionary of which it has been said that its keys are no keys.
  func reportUnhashable(
    _ base: Typed, _ what: @autoclosure () -> String, at place: SourceRange
  ) -> Bool {
    guard speculation == 0, case .nominal(let nominal, let arguments) = solver.shallow(base.type),
      nominal.wellKnown == .dictionary, let key = arguments.first.map(solver.shallow),
      key.nominal?.isBuiltin == false || key.isGeneric, let hashable = known(.hashable),
      conforms(key, to: hashable) == .no
    else { return false }
    error("\(what()) requires that '\(shown(key))' conform to 'Hashable'", at: place)
    return true
  }

  /// `list[0..<2.5]`, `text[text.startIndex..<found]`: the one bound of a range that is no index,
  /// or may be nil.
  func reportBound(_ arguments: [PreparedArgument], of owner: Type) -> Bool {
    guard speculation == 0, arguments.count == 1, arguments[0].label == nil,
      let (sign, bounds) = arguments[0].expression.bounds,
      let collection = protocolNamed("Collection"),
      owner.nominal?.isBuiltin == true, conforms(owner, to: collection) == .yes
    else { return false }
    let index = resolved(memberType("Index", of: owner))
    let values = bounds.map { check($0, expected: nil) }
    let others = values.filter { !converts($0.type, to: index, at: $0.range) }
    guard others.count == 1, !others[0].type.isError else { return false }
    let type = resolved(others[0].type)
    if let wrapped = type.wrapped, converts(wrapped, to: index, at: others[0].range) {
      reportMustUnwrap(others[0], to: wrapped)
      return true
    }
    let literals = bounds.count(where: \.isPlainLiteral)
    let isWhole = sign == "..<" || literals == 0
    guard bounds.count == 2, isWhole || literals == 2 || index.nominal?.wellKnown != .int else {
      return false
    }
    let text = isWhole ? "'\(shown(index))'" : memberText("Index", of: owner, index)
    error(
      "cannot convert value of type '\(shown(defaulted(type)))' to expected argument type \(text)",
      at: others[0].anchor)
    return true
  }
}

extension Expression {
  /// The bounds of a range that does not begin with its operator.
  fileprivate var bounds: (sign: String, bounds: [Expression])? {
    switch withoutParentheses.kind {
    case .binary(let left, let name, let right) where ["..<", "..."].contains(name.text):
      (name.text, [left, right])
    case .postfix(let bound, let name) where name.text == "...": (name.text, [bound])
    default: nil
    }
  }
}
