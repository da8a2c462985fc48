import Diagnostics
import SwiftSource

// Casts whose outcome is known.
extension Checker {
  /// Says so of `value as? Type`, `as!` and `is`. `place` is the keyword.
  func warnOfCast(_ value: Typed, _ to: Type, _ form: CastForm, at place: SourceRange) {
    guard speculation == 0 else { return }
    let from = resolved(value.type)
    let to = resolved(to)
    guard !from.hasVariables, !to.hasVariables, !from.hasParameters, !to.hasParameters,
      let message = castWarning(from, to, form)
    else { return }
    if areUnrelated(from, to), takesLiteral(value, from, to) {
      let text =
        "cast from literal of inferred type '\(shown(from))' to unrelated type '\(shown(to))' "
        + "always fails; consider using 'as' coercion"
      return report(Diagnostic(.warning, text, at: place))
    }
    report(Diagnostic(.warning, message, at: place))
  }

  /// Whether what is written out, of a type by default, may be of another one, too.
  private func takesLiteral(_ value: Typed, _ standard: Type, _ type: Type) -> Bool {
    guard value.literal == .plain, let known = type.nominal?.wellKnown else { return false }
    switch standard.nominal?.wellKnown {
    case .int: return known.isNumber
    case .double: return known == .float || known == .cgFloat
    case .string: return known == .character
    default: return false
    }
  }

  enum CastForm { case test, conditional, forced }

  private func castWarning(_ from: Type, _ to: Type, _ form: CastForm) -> String? {
    let a = shown(from)
    let b = shown(to)
    if from.wrapped == to, to.wrapped == nil {
      switch form {
      case .forced:
        return "forced cast from '\(a)' to '\(b)' only unwraps optionals; did you mean to use '!'?"
      case .conditional: return "conditional downcast from '\(a)' to '\(b)' does nothing"
      case .test:
        return "checking a value with optional type '\(a)' against type '\(b)' succeeds "
          + "whenever the value is non-nil; did you mean to use '!= nil'?"
      }
    }
    if from == to || isUpcast(from, to) {
      switch form {
      case .test: return "'is' test is always true"
      case .conditional: return "conditional cast from '\(a)' to '\(b)' always succeeds"
      case .forced:
        return from == to
          ? "forced cast of '\(a)' to same type has no effect"
          : "forced cast from '\(a)' to '\(b)' always succeeds; did you mean to use 'as'?"
      }
    }
    return areUnrelated(from, to) ? "cast from '\(a)' to unrelated type '\(b)' always fails" : nil
  }

  private func isUpcast(_ from: Type, _ to: Type) -> Bool {
    guard from.nominal?.isClass ?? false, to.nominal?.isClass ?? false else { return false }
    return isSubclass(from, of: to)
  }

  /// Two different types of values, of which neither can be the other.
  private func areUnrelated(_ from: Type, _ to: Type) -> Bool {
    guard case .nominal(let x, let xs) = from, case .nominal(let y, let ys) = to, xs.isEmpty,
      ys.isEmpty, x !== y, !isUpcast(to, from)
    else { return false }
    return isPlainValue(x) && isPlainValue(y)
  }

  private func isPlainValue(_ nominal: NominalType) -> Bool {
    switch nominal.wellKnown {
    case .int, .double, .float, .bool, .string, .character: return true
    default: break
    }
    return !nominal.isBuiltin && nominal.keyword != .actor
  }

  /// `value as Type` where that is not known to hold.
  /// - Parameter isBound: whether an `if let` or the like takes it.
  func reportCoercion(
    _ typed: Typed, to target: Type, isBound: Bool, at place: SourceRange
  ) {
    let from = resolved(typed.type)
    let to = resolved(target)
    let value = from.wrapped ?? from
    if isUpcast(to, value) || value.isExistential {
      let isTested = isBound && (value.isExistential || from.wrapped != nil)
      let hint = isTested ? "'as?' to conditionally downcast" : "'as!' to force downcast"
      let note = Diagnostic(.note, "did you mean to use \(hint)?", at: place)
      error("'\(shown(from))' is not convertible to '\(shown(to))'", at: place, notes: [note])
    } else if let wrapped = from.wrapped, wrapped == to {
      reportMustUnwrap(typed, to: to)
    } else {
      error(
        "cannot convert value of type '\(shown(from))' to type '\(shown(to))' in coercion",
        at: typed.anchor)
    }
  }
}
