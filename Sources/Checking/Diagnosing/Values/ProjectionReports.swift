import Diagnostics
import SwiftSource

// A `$name` whose value is meant.
extension Checker {
  /// `$count + 1`, `$name == ""`: an operator that takes the value, and no binding of it.
  func reportProjected(_ name: Name, _ a: Typed, _ b: Typed) -> Bool {
    guard speculation == 0 else { return false }
    for (operand, other, isLeft) in [(a, b, true), (b, a, false)] {
      guard let value = operand.projected.map(resolved), value.wrapped == nil else { continue }
      if isComparison(name.text), solver.literal(of: resolved(other.type)) == .integer,
        value.nominal?.wellKnown?.isFloatingPoint == true
      {
        reportComparedWithInteger(name, operand, isLeft: isLeft)
        return true
      }
      guard fits(name, other, operand, as: value, isLeft: isLeft) else { continue }
      let types = [defaulted(a.type), defaulted(b.type)]
      if isComparison(name.text), isOfManyComparisons(value), !isPartOfLarger, !passesArgument,
        builders.isEmpty
      {
        let list = "(\(shown(value)), \(shown(value)))"
        sayBinary(name, types, notes: [noteOfOverloads(name, [list])])
      } else if name.text == "+", value.nominal?.wellKnown == .array, other.literal == nil {
        sayBinary(name, types, notes: [])
      } else {
        reportProjected(operand, as: value)
      }
      return true
    }
    return false
  }

  /// Whole numbers and texts are compared with other kinds of them, too.
  func isOfManyComparisons(_ type: Type) -> Bool {
    guard let known = type.nominal?.wellKnown else { return false }
    return known.isInteger || known == .string
  }

  private func reportComparedWithInteger(_ name: Name, _ operand: Typed, isLeft: Bool) {
    let what = "operator function '\(name.text)'"
    error(
      "\(isLeft ? "referencing \(what) on 'BinaryInteger'" : what) requires that "
        + "'\(shown(operand.type))' conform to 'BinaryInteger'", at: name.range)
  }

  /// Says that the value of a `$name` is meant, which is of a type.
  func reportProjected(_ typed: Typed, as value: Type) {
    let name = typed.declared?.name ?? ""
    error(
      "cannot convert value '\(name)' of type '\(shown(typed.type))' to expected type "
        + "'\(unabbreviated(value))', use wrapped value instead", at: typed.range,
      fixIts: [dollar(at: typed.range, isThere: true)])
  }

  /// A change from the value to its projection, or back.
  func dollar(at place: SourceRange, isThere: Bool) -> Diagnostic.FixIt {
    let range = SourceRange(
      file: place.file, start: place.start, end: isThere ? place.start + 1 : place.start)
    return Diagnostic.FixIt(range: range, replacement: isThere ? "" : "$")
  }

  /// `Int($width)`: what is converted is the value of the binding.
  func reportProjection(_ argument: PreparedArgument) -> Bool {
    guard let typed = argument.typed, let value = typed.projected,
      value.nominal?.wellKnown?.isNumber == true
    else { return false }
    reportProjected(typed, as: value)
    return true
  }

  /// `name` where its binding is wanted, or `$name` where its value is.
  func reportWrapper(_ expression: Expression, _ typed: Typed, _ wanted: Type) -> Bool {
    // Where any type goes, nothing says that it should be the other one.
    if case .variable = solver.shallow(wanted.wrapped ?? wanted) { return false }
    guard speculation == 0, case .name(let name) = expression.kind, !typed.type.isError,
      !isOperatorName(name.text),
      case .candidates(let found, _) = lookup(name), let symbol = found.first?.symbol
    else { return false }
    var wrapped = symbol
    var isProjection = false
    if case .wrapperProjection(let original) = symbol.kind {
      wrapped = original
      isProjection = true
    }
    // The variables of a preview are those of a closure: for them no such words are found.
    if wrapped.hasAttribute("Previewable") { return false }
    guard let use = wrapperUse(of: wrapped), let projection = use.projection, !projection.isError,
      !converts(typed.type, to: wanted, at: .none),
      converts(isProjection ? use.value : projection, to: wanted, at: .none)
    else { return false }
    let goal = isProjection ? use.value : projection
    if isProjection, wanted.wrapped.map(resolved)?.nominal?.wellKnown == .cgFloat,
      use.value == type(.double)
    {
      return false
    }
    smallChanges += 2
    // What the other one tells of generic parameters is known from here on.
    _ = conversion(goal, wanted)
    let isConverted = isProjection && resolved(wanted).nominal?.wellKnown == .cgFloat
    error(
      "cannot convert value '\(name.text)' of type '\(shown(typed.type))' to expected type "
        + "'\(shown(isConverted ? wanted : goal))', use \(isProjection ? "wrapped value" : "wrapper") "
        + "instead",
      at: name.range, fixIts: [dollar(at: name.range, isThere: isProjection)],
      kind: isProjection ? .other : .missingDollar)
    return true
  }
}
