import Diagnostics
import SwiftSource

/// Where something starts in the source: tells declarations and uses apart.
struct Spot: Hashable {
  let file: UInt16
  let offset: UInt32

  init(_ range: SourceRange) {
    file = range.file
    offset = range.start
  }
}

/// What checking found out that the flow of a body depends on, by place in the source. Names are
/// looked up once, by the checker; a body that is checked again says the same of the same places.
struct FlowFacts {
  enum Referent {
    /// A variable, or a function inside a function, by where it is declared.
    case local(Spot)
    /// `self`: written, or implied by the name of a member.
    case own
  }

  /// Where top-level variables that start as a number or a truth are used: their declarations.
  var numbers: [Spot: Spot] = [:]
  var referents: [Spot: Referent] = [:]
  /// Where the local variables are declared that may change.
  var variables: Set<Spot> = []
  /// Where expressions start whose variable is changed in place: `a` of `a.sort()`.
  var changed: Set<Spot> = []
  /// Calls that do not return.
  var neverReturning: Set<SourceRange> = []
  /// Calls that throw or wait.
  var effects: [SourceRange: CallEffects] = [:]
  /// Closures, and whether they throw or wait.
  var closures: [Spot: CallEffects] = [:]
  /// What expressions are that stand as statements.
  var statements: [SourceRange: Type] = [:]
  /// What calls call.
  var callees: [SourceRange: Symbol] = [:]
  /// What the statements of a closure or an inner function must return, by where it starts.
  var results: [Spot: Type] = [:]
}

extension Checker {
  /// Notes that a variable, or a part of it, is changed.
  func noteChange(of typed: Typed) {
    guard let variable = typed.variable else { return }
    variable.local?.isMutated = true
    facts.changed.insert(Spot(typed.range))
  }

  func noteUse(of variable: LocalVariable, at range: SourceRange) {
    guard range.file != .max else { return }
    if !variable.isLet { facts.variables.insert(Spot(variable.range)) }
    facts.referents[Spot(range)] = isOwnSelf(variable) ? .own : .local(Spot(variable.range))
  }

  /// Whether it is the `self` of a member, not a captured or unwrapped one.
  private func isOwnSelf(_ variable: LocalVariable) -> Bool {
    var function: FunctionContext? = scope.function
    while let one = function {
      if one.selfVariable === variable { return true }
      function = one.parent
    }
    return false
  }
}

// What calls do besides returning.
extension Checker {
  /// Notes what a call does besides returning: whether that is marked and handled is seen when the
  /// whole body is known.
  func noteEffects(_ target: CallTarget, _ arguments: [PreparedArgument], at range: SourceRange) {
    let thrown = target.thrown.map(resolved)
    let isThrowing = target.isThrowing && !(thrown.map(isNever) ?? false)
    if speculation == 0, isThrowing, !isTryHandled,
      !(target.symbol.map { signature(of: $0).isRethrowing } ?? false)
    {
      scope.function.thrownTypes.append(thrown)
    }
    var effects = CallEffects(throwsError: isThrowing, suspends: target.isAsync)
    if target.isThrowing, let symbol = target.symbol, signature(of: symbol).isRethrowing {
      effects.rethrown = arguments.first(where: throwsError)?.expression.range
      effects.throwsError = effects.rethrown != nil
    }
    effects.isolated = target.symbol.flatMap { isolatedUse(of: $0, target.receiver) }
    if target.symbol?.isOperator == true { effects.kind = .operator }
    note(effects, at: range)
  }

  /// Notes what reading a property or a subscript does besides.
  func noteEffects(
    ofReading symbol: Symbol, _ signature: Signature, _ base: Typed?, at range: SourceRange
  ) {
    if signature.isThrowing, speculation == 0, !isTryHandled {
      scope.function.thrownTypes.append(nil)
    }
    var effects = CallEffects(throwsError: signature.isThrowing, suspends: signature.isAsync)
    effects.kind = if case .subscript = symbol.kind { .subscript } else { .property }
    effects.isolated = isolatedUse(of: symbol, base)
    note(effects, at: range)
  }

  /// An overload that was only tried may have had others.
  private func note(_ effects: CallEffects, at range: SourceRange) {
    let isPlain = !effects.throwsError && !effects.suspends && effects.isolated == nil
    facts.effects[range] = isPlain ? nil : effects
  }

  private func throwsError(_ argument: PreparedArgument) -> Bool {
    if let known = facts.closures[Spot(argument.expression.range)] { return known.throwsError }
    if argument.expression.isClosure { return false }
    guard let type = argument.typed?.type, case .function(let function) = solver.shallow(type)
    else { return false }
    return function.isThrowing
  }
}
