import Diagnostics
import SwiftSource

// Operators and builders that no overload of goes with the operands.
extension Checker {
  func reportBinary(
    _ name: Name, _ a: Typed, _ b: Typed, _ found: [Candidate], at range: SourceRange
  ) {
    if speculation > 0 {
      failures += 1
      return
    }
    let x = resolved(a.type)
    let y = resolved(b.type)
    if let wrapped = x.wrapped, fits(name, b, a, as: wrapped, isLeft: true) {
      return reportMustUnwrap(a, to: wrapped)
    }
    if let wrapped = y.wrapped, fits(name, a, b, as: wrapped, isLeft: false) {
      return reportMustUnwrap(b, to: wrapped)
    }
    if name.text == "%", x.nominal?.wellKnown?.isFloatingPoint ?? false {
      error(
        "'%' is unavailable: For floating point numbers use truncatingRemainder instead",
        at: name.range)
      return
    }
    if ["%", "&", "|", "^", "<<", ">>"].contains(name.text), isWhole(x), !isWhole(y) {
      error(
        "cannot convert value of type '\(shown(y))' to expected argument type '\(shown(x))'",
        at: b.anchor)
      return
    }
    if reportElements(name, x, y) { return }
    if isCompoundAssignment(name.text), x.nominal?.wellKnown?.isNumber ?? false {
      error(
        "cannot convert value of type '\(shown(y))' to expected argument type '\(shown(x))'",
        at: b.anchor)
      return
    }
    let place = name.range
    if shown(x) == shown(y) {
      error(
        "binary operator '\(name.text)' cannot be applied to two '\(shown(x))' operands", at: place)
      return
    }
    error(
      "binary operator '\(name.text)' cannot be applied to operands of type '\(shown(x))' and '\(shown(y))'",
      at: place, notes: partialMatches(name, x, y, place))
  }

  /// Where the result's type is known from outside and one operand is of it, the other is blamed.
  func reportOperand(_ name: Name, _ a: Typed, _ b: Typed, _ expected: Type?) -> Bool {
    guard speculation == 0, ["+", "-", "*", "/"].contains(name.text), let expected,
      let wanted = resolved(expected.wrapped ?? expected).nominal?.wellKnown,
      wanted.isNumber || wanted == .string
    else { return false }
    let types = [a, b].map { resolved($0.type) }
    let isWanted = [a, b].map { operand in
      let known = resolved(operand.type)
      if known.nominal?.wellKnown == wanted { return true }
      return solver.literal(of: known).flatMap { defaultType($0)?.nominal?.wellKnown } == wanted
    }
    guard isWanted[0] != isWanted[1] else { return false }
    let wrong = isWanted[0] ? 1 : 0
    guard types[wrong].wrapped == nil, types[wrong].nominal != nil else { return false }
    error(
      "cannot convert value of type '\(shown(types[wrong]))' to expected argument type "
        + "'\(shown(expected.wrapped ?? expected))'", at: [a, b][wrong].anchor)
    return true
  }

  private func isWhole(_ type: Type) -> Bool { type.nominal?.wellKnown?.isInteger ?? false }

  /// `==` of arrays whose elements cannot be compared.
  private func reportElements(_ name: Name, _ x: Type, _ y: Type) -> Bool {
    guard name.text == "==" || name.text == "!=", x == y, let equatable = known(.equatable),
      x.nominal?.wellKnown == .array || x.nominal?.wellKnown == .optional,
      let element = x.arguments.first, conforms(element, to: equatable) == .no
    else { return false }
    error(
      "operator function '\(name.text)' requires that '\(shown(element))' conform to 'Equatable'",
      at: name.range)
    return true
  }

  /// Whether the operator would take an operand if it were unwrapped.
  private func fits(
    _ name: Name, _ other: Typed, _ operand: Typed, as wrapped: Type, isLeft: Bool
  ) -> Bool {
    let saved = solver.mark()
    defer { solver.rollBack(to: saved) }
    var inner = operand
    inner.type = wrapped
    return attempt {
      _ =
        isLeft
        ? binary(name, inner, other, nil, at: name.range)
        : binary(name, other, inner, nil, at: name.range)
    } != nil
  }

  private func partialMatches(
    _ name: Name, _ x: Type, _ y: Type, _ place: SourceRange
  ) -> [Diagnostic] {
    let sides = [x, y].map { shown($0) }
    var texts = Set<String>()
    for candidate in operators(name.text, x, y) {
      let parameters = signature(of: candidate.symbol).parameters
      guard parameters.count == 2 else { continue }
      let types = parameters.map { shown(substitute($0.type, candidate.arguments)) }
      if candidate.symbol.context.nominal?.keyword != .protocol,
        types[0] == sides[0] || types[1] == sides[1]
      {
        if isGenericHere(candidate, parameters) { continue }
        texts.insert("(\(types.joined(separator: ", ")))")
      }
    }
    texts.formUnion(ownOverloads(name, x, y))
    guard !texts.isEmpty else { return [] }
    return [
      Diagnostic(
        .note,
        "overloads for '\(name.text)' exist with these partially matching parameter lists: "
          + texts.sorted().joined(separator: ", "), at: place)
    ]
  }

  /// The standard library has arithmetic for each number type, where ours has it for all.
  private func ownOverloads(_ name: Name, _ x: Type, _ y: Type) -> [String] {
    guard ["+", "-", "*", "/"].contains(name.text) else { return [] }
    var texts = [x, y].filter { $0.nominal?.wellKnown?.isNumber ?? false }.map {
      "(\(shown($0)), \(shown($0)))"
    }
    if name.text == "*" || name.text == "/", shown(y) == "Double" {
      texts.append("(Duration, Double)")
    }
    return texts
  }

  /// Declared for a protocol or of its own parameters: swiftc does not list it.
  private func isGenericHere(_ candidate: Candidate, _ parameters: [ParameterInfo]) -> Bool {
    if !signature(of: candidate.symbol).generics.isEmpty { return true }
    if candidate.symbol.context.nominal?.generics.isEmpty == false { return true }
    let known = candidate.symbol.context.nominal?.wellKnown
    return known?.isFloatingPoint == true && isComparison(candidate.symbol.name)
  }

  func reportBuilder(
    _ name: String, _ builder: Type, _ values: [Typed], _ candidates: [Candidate],
    at range: SourceRange
  ) {
    if speculation > 0 {
      failures += 1
      return
    }
    // The first component that fulfils none of the constraints.
    for value in values {
      for candidate in candidates {
        for case .conforms(_, let proto) in signature(of: candidate.symbol).constraints
        where conforms(value.type, to: proto) == .no {
          reportNonconforming(value.type, proto, at: value.range)
          return
        }
      }
    }
    error("no exact matches in call to static method '\(name)'", at: range)
  }
}
