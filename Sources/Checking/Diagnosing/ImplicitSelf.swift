import Diagnostics
import SwiftSource

// Members named without `self.` in closures that may outlive the call.
extension Checker {
  /// Whether `self` may be left out; reports where it may not.
  func mayImplySelf(_ variable: LocalVariable, _ member: Symbol, _ name: Name) -> Bool {
    let isClass = solver.shallow(variable.type).nominal?.isClass ?? false
    guard isClass || variable.isWeak else { return true }
    var function: FunctionContext? = scope.function
    while let one = function, one.selfVariable == nil {
      if let closure = one.escapingClosure, !one.capturesSelf || variable.isWeak {
        if one.capturesSelf, !variable.isWeak { return true }
        report(member, name, in: variable.isWeak ? nil : closure)
        return false
      }
      if one.capturesSelf { return true }
      function = one.parent
    }
    return true
  }

  /// What a closure may outlive, captured by it: found in a later pass.
  func reportEscaping(
    _ variable: LocalVariable, in closure: SourceRange, at range: SourceRange
  ) {
    guard speculation == 0 else { return }
    let isSelf = variable.name == "self"
    let what = isSelf ? "mutating 'self' parameter" : "'inout' parameter '\(variable.name)'"
    let declared = Diagnostic(
      .note, "parameter '\(variable.name)' is declared 'inout'", at: variable.range)
    let found = Diagnostic(
      .error, "escaping closure captures \(what)", at: closure,
      notes: (isSelf ? [] : [declared]) + [Diagnostic(.note, "captured here", at: range)])
    let isKnown = flowDiagnostics.contains {
      $0.range == closure && $0.message == found.message
    }
    if !isKnown { flowDiagnostics.append(found) }
  }

  private func report(_ member: Symbol, _ name: Name, in closure: SourceRange?) {
    let what = member.isFunction ? "call to method" : "reference to property"
    let notes = closure.map { closure in
      [
        Diagnostic(
          .note, "capture 'self' explicitly to enable implicit 'self' in this closure",
          at: closure),
        Diagnostic(.note, "reference 'self.' explicitly", at: name.range),
      ]
    }
    error(
      "\(what) '\(name.text)' in closure requires explicit use of 'self' to make capture semantics "
        + "explicit", at: name.range, notes: notes ?? [])
  }
}

extension TypeSyntax {
  /// Whether a closure passed as such a parameter may outlive the call.
  var isEscapingFunction: Bool {
    switch kind {
    case .attributed(let attributes, let inner):
      attributes.contains { $0.baseName == "escaping" } || inner.isEscapingFunction
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.isFunction
    default: false
    }
  }

  private var isFunction: Bool {
    switch kind {
    case .function: true
    case .tuple(let elements): elements.count == 1 && elements[0].type.isFunction
    case .attributed(_, let inner): inner.isFunction
    default: false
    }
  }
}
