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
        return true
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
    let kind = variable.isInout ? "'inout'" : "non-escaping"
    let what = isSelf ? "mutating 'self' parameter" : "\(kind) parameter '\(variable.name)'"
    let declared =
      variable.isInout
      ? Diagnostic(.note, "parameter '\(variable.name)' is declared 'inout'", at: variable.range)
      : noteOfNonescaping(variable)
    let found = Diagnostic(
      .error, "escaping closure captures \(what)", at: closure,
      notes: (isSelf ? [] : [declared]) + [Diagnostic(.note, "captured here", at: range)])
    let isKnown = flowDiagnostics.contains {
      $0.range == closure && $0.message == found.message
    }
    if !isKnown { flowDiagnostics.append(found) }
  }

  private func noteOfNonescaping(_ variable: LocalVariable) -> Diagnostic {
    Diagnostic(
      .note, "parameter '\(variable.name)' is implicitly non-escaping", at: variable.range)
  }

  /// A function that may not outlive the call it is a parameter of, kept or passed on; whether it
  /// was.
  func reportsEscape(of typed: Typed, to wanted: Type, _ purpose: Purpose) -> Bool {
    guard speculation == 0, let variable = typed.nonescaping,
      case .function = solver.shallow(wanted.wrapped ?? wanted)
    else { return false }
    switch purpose {
    case .result, .closureResult, .specified, .element, .dictionaryValue:
      reportEscape(
        of: variable, "using", "in a context expecting an '@escaping' closure", at: typed.range)
    case .argument, .assignment, .subscriptAssignment, .coercion, .defaultArgument, .dictionaryKey,
      .thrown, .other:
      return false
    }
    return true
  }

  /// The same of a value that is assigned.
  func reportsEscape(of typed: Typed, assignedAt operator: SourceRange) -> Bool {
    guard speculation == 0, let variable = typed.nonescaping else { return false }
    reportEscape(of: variable, "assigning", "to an '@escaping' closure", at: `operator`)
    return true
  }

  /// The same of an argument.
  func reportsEscape(of typed: Typed, to parameter: ParameterInfo) -> Bool {
    guard speculation == 0, let variable = typed.nonescaping else { return false }
    if solver.shallow(parameter.type) == .any {
      error("converting non-escaping value to 'Any' may allow it to escape", at: typed.range)
      return true
    }
    if let generic = genericParameter(of: parameter) {
      // Where it is known what that stands for, and no function, it does not go there.
      if solver.shallow(parameter.type).nominal != nil { return false }
      error(
        "converting non-escaping parameter '\(variable.name)' to generic parameter "
          + "'\(generic.name)' may allow it to escape", at: typed.range)
      return true
    }
    guard parameter.isEscaping else { return false }
    reportEscape(
      of: variable, "passing", "to function expecting an '@escaping' closure", at: typed.range)
    return true
  }

  /// The generic parameter that a parameter of the call that is checked is declared with.
  private func genericParameter(of parameter: ParameterInfo) -> GenericParameter? {
    guard let target = calling.last?.target, let symbol = target.symbol,
      let index = target.parameters.firstIndex(where: {
        $0.name == parameter.name && $0.label == parameter.label
      }),
      case .parameter(let generic) = signature(of: symbol).parameters[index].type
    else { return nil }
    return generic
  }

  private func reportEscape(
    of variable: LocalVariable, _ doing: String, _ place: String, at range: SourceRange
  ) {
    error(
      "\(doing) non-escaping parameter '\(variable.name)' \(place)", at: range,
      notes: [noteOfNonescaping(variable)])
  }

  /// Kept until it is known whether the closures around are right: only then it is said.
  private func report(_ member: Symbol, _ name: Name, in closure: SourceRange?) {
    guard speculation == 0 else { return }
    var around = closure ?? name.range
    var function: FunctionContext? = scope.function
    while let one = function {
      if let range = one.escapingClosure { around = range }
      function = one.parent
    }
    let what = member.isFunction ? "call to method" : "reference to property"
    let notes = closure.map { closure in
      [
        Diagnostic(
          .note, "capture 'self' explicitly to enable implicit 'self' in this closure",
          at: closure),
        Diagnostic(.note, "reference 'self.' explicitly", at: name.range),
      ]
    }
    let found = Diagnostic(
      .error,
      "\(what) '\(name.text)' in closure requires explicit use of 'self' to make capture semantics "
        + "explicit", at: name.range, notes: notes ?? [])
    impliedSelves.append((around, found))
  }

  /// Says where `self` is to be written, in closures without another mistake.
  func reportImpliedSelves() {
    let found = impliedSelves.filter { !hasError(in: $0.closure) }
    impliedSelves = []
    for item in found { report(item.diagnostic) }
  }
}

extension TypeSyntax {
  /// Whether a closure passed as such a parameter may outlive the call.
  var isEscapingFunction: Bool {
    switch kind {
    case .attributed(let attributes, let inner):
      attributes.contains { $0.baseName == "escaping" } || inner.isEscapingFunction
    case .specified(_, let inner): inner.isEscapingFunction
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
