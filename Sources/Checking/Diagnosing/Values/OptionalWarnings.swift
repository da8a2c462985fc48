import Diagnostics
import SwiftSource

// Optionals shown or kept as they are, where their value was meant.
extension Checker {
  /// `"\(optional)"`
  func warnOfInterpolation(_ typed: Typed) {
    let type = resolved(typed.type)
    guard speculation == 0, type.wrapped != nil || type.isFunction else { return }
    if let variable = typed.nonescaping, type.isFunction {
      return error(
        "converting non-escaping parameter '\(variable.name)' to generic parameter 'T' may allow it "
          + "to escape", at: typed.range)
    }
    var notes = ["use 'String(describing:)' to silence this warning"]
    if let wrapped = type.wrapped {
      notes.append("provide a default value to avoid this warning")
      if wrapped != self.type(.string) {
        notes.append("use a default value parameter to avoid this warning")
      }
    }
    let kind = type.isFunction ? "a function" : "an optional"
    report(
      Diagnostic(
        .warning,
        "string interpolation produces a debug description for \(kind) value; did you mean to "
          + "make this explicit?", at: typed.range,
        notes: notes.map { Diagnostic(.note, $0, at: typed.anchor) }))
  }

  /// An optional where `Any` is wanted.
  func warnOfCoercion(_ typed: Typed, to wanted: Type) {
    guard speculation == 0, !typed.isNil, case .existential(let protocols) = wanted,
      protocols.isEmpty
    else { return }
    let type = withDefaults(typed.type)
    guard type.wrapped != nil, !type.hasVariables, !hasError(in: typed.range) else { return }
    let notes = [
      "provide a default value to avoid this warning",
      "force-unwrap the value to avoid this warning",
      "explicitly cast to 'Any' with 'as Any' to silence this warning",
    ].map { Diagnostic(.note, $0, at: typed.anchor) }
    report(
      Diagnostic(
        .warning, "expression implicitly coerced from \(quoted(type, as: typed.written)) to 'Any'",
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

  /// `(y: 1, x: 2)` where `(x: Int, y: Int)` is wanted.
  func warnOfReordering(_ typed: Typed, to wanted: Type) {
    guard speculation == 0, case .tuple(let xs) = solver.shallow(typed.type),
      case .tuple(let ys) = solver.shallow(wanted.wrapped ?? wanted),
      TupleElement.order(of: xs, as: ys) != nil
    else { return }
    let names = [xs, ys].map { $0.map { ($0.label ?? "_") + ":" }.joined() }
    let text =
      "implicit reordering of tuple elements from '\(names[0])' to '\(names[1])' is deprecated; "
      + "this will be an error in a future Swift language mode"
    report(Diagnostic(.warning, text, at: typed.anchor))
  }
}
