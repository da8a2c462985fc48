import Diagnostics
import SwiftSource

// Optionals shown or kept as they are, where their value was meant.
extension Checker {
  /// `"\(optional)"`
  func warnOfInterpolation(_ typed: Typed) {
    guard speculation == 0, resolved(typed.type).wrapped != nil else { return }
    let notes = [
      "use 'String(describing:)' to silence this warning",
      "provide a default value to avoid this warning",
    ].map { Diagnostic(.note, $0, at: typed.anchor) }
    report(
      Diagnostic(
        .warning,
        "string interpolation produces a debug description for an optional value; did you mean to "
          + "make this explicit?", at: typed.range, notes: notes))
  }

  /// An optional where `Any` is wanted.
  func warnOfCoercion(_ typed: Typed, to wanted: Type) {
    guard speculation == 0, !typed.isNil, case .existential(let protocols) = wanted,
      protocols.isEmpty
    else { return }
    let type = resolved(typed.type)
    guard type.wrapped != nil, !type.hasVariables, !hasError(in: typed.range) else { return }
    let notes = [
      "provide a default value to avoid this warning",
      "force-unwrap the value to avoid this warning",
      "explicitly cast to 'Any' with 'as Any' to silence this warning",
    ].map { Diagnostic(.note, $0, at: typed.anchor) }
    report(
      Diagnostic(
        .warning, "expression implicitly coerced from '\(shown(type))' to 'Any'",
        at: typed.range, notes: notes))
  }

  /// `let x = print("a")`
  func warnOfVoid(_ type: Type, _ name: String, isLet: Bool, at range: SourceRange) {
    let isList = type.nominal?.wellKnown == .array && type.arguments.first?.isVoid ?? false
    guard speculation == 0, range.file != .max,
      type.isVoid || type.wrapped?.isVoid ?? false || isList
    else { return }
    let note = Diagnostic(
      .note, "add an explicit type annotation to silence this warning", at: range)
    report(
      Diagnostic(
        .warning,
        "\(isLet ? "constant" : "variable") '\(name)' inferred to have type '\(shown(type))', which "
          + "may be unexpected", at: range, notes: [note]))
  }
}
