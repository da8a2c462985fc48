import Diagnostics
import SwiftSource

// What belongs to an actor is waited for, or used by that actor alone.
extension FlowAnalysis {
  /// Whether the code around is not the actor's.
  @discardableResult
  func follow(_ use: IsolatedUse, at name: SourceRange, of range: SourceRange) -> Bool {
    guard !mayUse(use) else { return false }
    guard let index = context.awaits.indices.last else {
      report(use, at: name, of: range)
      return true
    }
    let isFirst = !context.awaits[index].isUsed
    context.awaits[index].isUsed = true
    if !context.canSuspend, !context.awaits[index].isStart {
      if isFirst {
        mistake(
          "'await' in a function that does not support concurrency",
          at: context.awaits[index].range, notes: noteOfFunction)
      }
      report(use, at: name, of: range)
    }
    return true
  }

  /// Of several uses in one expression that nothing waits for, all are said at once.
  private func joinsOthers(_ use: IsolatedUse, of range: SourceRange) -> Bool {
    guard let whole = outermost else { return false }
    let what =
      use.kind == .call
      ? "calls to \(use.member) from outside of its actor context are implicitly asynchronous"
      : "property access is 'async'"
    let note = Diagnostic(.note, what, at: range)
    let unmarked = "expression is 'async' but is not marked with 'await'"
    if let last = mistakes.last, last.message == unmarked, last.range == whole {
      mistakes[mistakes.count - 1].notes.append(note)
      return true
    }
    if let other = notAwaited, other.whole == whole, other.count == mistakes.count {
      mistakes.removeLast()
      mistake(unmarked, at: whole, notes: [other.note, note])
      return true
    }
    notAwaited = (whole, note, mistakes.count + 1)
    return false
  }

  private func report(_ use: IsolatedUse, at name: SourceRange, of range: SourceRange) {
    // Constants, and what top-level code does: no errors before Swift 6.
    let isTopLevel = context.function == nil && captures.isEmpty && context.canSuspend
    let isLenient = isTopLevel || use.kind == .constant
    let end = isLenient ? "; this is an error in the Swift 6 language mode" : ""
    let severity = isLenient ? Diagnostic.Severity.warning : .error
    if context.canSuspend {
      if severity == .error, joinsOthers(use, of: range) { return }
      let deed = use.kind == .call ? "called" : "accessed"
      return mistake(
        "\(use.words) \(use.member) cannot be \(deed) from outside of the actor\(end)", at: name,
        severity: severity)
    }
    if use.kind == .call {
      var notes = [
        Diagnostic(
          .note,
          "calls to \(use.member) from outside of its actor context are implicitly asynchronous",
          at: use.place)
      ]
      if let reason = use.inferredFrom {
        notes.append(
          Diagnostic(.note, "main actor isolation inferred from \(reason)", at: use.place))
      }
      mistake(
        "call to \(use.words) \(use.member) in a synchronous \(calledContext) context", at: name,
        notes: notes + hints(for: use))
    } else {
      let note = Diagnostic(.note, "\(use.what) declared here", at: use.place)
      mistake(
        "\(use.words) \(use.member) can not be referenced \(shownContext)\(end)", at: name,
        notes: [note] + hints(for: use), severity: severity)
    }
  }

  /// Whether the code around runs on the actor that is asked for, or may.
  private func mayUse(_ use: IsolatedUse) -> Bool {
    guard use.isMain else { return false }
    return context.surroundings.isMain || context.surroundings == .unknown
  }

  /// What could be made the main actor's too.
  private func hints(for use: IsolatedUse) -> [Diagnostic] {
    guard use.isMain, context.surroundings == .nonisolated, captures.isEmpty,
      let function = context.synchronous, !function.isNonisolated, !function.isOverride
    else { return [] }
    let what = "\(function.describedKind) '\(function.shownName)'"
    let hint = "add '@MainActor' to make \(what) part of global actor 'MainActor'"
    return [Diagnostic(.note, hint, at: function.nameRange)]
  }

  /// Whether what is changed is another actor's: only that actor may.
  func mutateIsolated(_ target: Expression) -> Bool {
    guard let use = facts.effects[target.range]?.isolated else {
      switch target.kind {
      case .member(let base?, _), .subscript(let base, _), .forceUnwrap(let base),
        .optionalLink(let base), .optionalChain(let base):
        guard facts.effects[base.range]?.isolated?.isReference != true else { return false }
        return mutateIsolated(base)
      default: return false
      }
    }
    guard !mayUse(use) else { return false }
    let place = target.usedPlace
    var notes = [
      Diagnostic(
        .note, "mutation of this \(use.what) is only permitted within the actor", at: use.place)
    ]
    if context.canSuspend {
      let hint = "consider declaring an isolated method on '\(use.actor)' to perform the mutation"
      notes.append(Diagnostic(.note, hint, at: place))
    }
    let isTopLevel = context.function == nil && captures.isEmpty && context.canSuspend
    mistake(
      "\(use.words) \(use.member) can not be mutated \(shownContext)", at: place,
      notes: notes + (context.canSuspend ? [] : hints(for: use)),
      severity: isTopLevel ? .warning : .error)
    return true
  }

  private var calledContext: String {
    switch context.surroundings {
    case .main: "main actor-isolated"
    case .actor: "actor-isolated"
    case .nonisolated, .unknown: "nonisolated"
    }
  }

  private var shownContext: String {
    switch context.surroundings {
    case .main: "from the main actor"
    case .actor: "on a nonisolated actor instance"
    case .nonisolated, .unknown:
      context.isSendable ? "from a Sendable closure" : "from a nonisolated context"
    }
  }

  // MARK: Captures

  /// A variable of what is around a closure that may run beside it.
  func capture(_ declaration: Spot, named name: String, isChanged: Bool, at range: SourceRange) {
    guard let closure = concurrent.last, facts.variables.contains(declaration),
      !(closure.start..<closure.end).contains(declaration.offset)
    else { return }
    mistake(
      "\(isChanged ? "mutation of" : "reference to") captured var '\(name)' in "
        + "concurrently-executing code; this is an error in the Swift 6 language mode", at: range,
      severity: .warning)
  }
}

extension Expression {
  /// Where a use of it is said: its name, or the bracket of a subscript.
  var usedPlace: SourceRange {
    switch kind {
    case .member(_, let name): name.range
    case .subscript(let base, _):
      SourceRange(file: range.file, start: base.range.end, end: base.range.end + 1)
    default: range
    }
  }
}
