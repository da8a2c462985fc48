import Diagnostics
import SwiftSource

/// A member that belongs to an actor, used from outside of it.
struct IsolatedUse {
  /// Whether it is the main actor's.
  var isMain: Bool
  /// `property 'n'`, `instance method 'inc()'`
  var member: String
  var isCall: Bool
  /// Where the member is declared, and the actor's name.
  var place: SourceRange
  var actor: String

  fileprivate var words: String { isMain ? "main actor-isolated" : "actor-isolated" }
}

extension Checker {
  /// What a use of a member asks of the code around it; nil where it may be used from anywhere, or
  /// where it is used by its own actor.
  func isolatedUse(of symbol: Symbol, _ base: Typed?) -> IsolatedUse? {
    if base == nil, symbol.isFunction, symbol.context.nominal == nil, symbol.localScope == nil,
      symbol.isWritten, symbol.hasAttribute("MainActor"), !scope.function.isClosure, !takesActor
    {
      return IsolatedUse(
        isMain: true, member: "\(symbol.describedKind) '\(symbol.shownName)'", isCall: true,
        place: symbol.nameRange, actor: "MainActor")
    }
    guard let base, isOutside(base), let nominal = symbol.context.nominal, !nominal.isBuiltin,
      !symbol.isStatic,
      symbol.isFunction || (symbol.binding != nil && !symbol.isLet),
      symbol.declaration?.modifiers.contains(where: { $0.name == "nonisolated" }) == false
    else { return nil }
    let isMain = nominal.scope.isMainActor || symbol.hasAttribute("MainActor")
    guard isMain || nominal.keyword == .actor, !takesActor else { return nil }
    return IsolatedUse(
      isMain: isMain,
      member: "\(symbol.describedKind) '\(symbol.isFunction ? symbol.shownName : symbol.name)'",
      isCall: symbol.isFunction, place: symbol.nameRange, actor: nominal.name)
  }
}

extension Checker {
  /// Whether a value is not the actor that the code around runs on.
  private func isOutside(_ base: Typed) -> Bool {
    guard base.isSelf || base.variable?.local?.name == "self" else { return true }
    return scope.function.root.isNonisolated
  }

  /// Whether a function around runs on an actor that it is passed.
  private var takesActor: Bool {
    var current: LocalScope? = scope
    while let one = current {
      if one.function.takesActor { return true }
      for case .variable(let variable) in one.names.values.joined() where variable.isIsolated {
        return true
      }
      current = one.parent
    }
    return false
  }
}

// An actor's members are waited for, or used by the actor alone.
extension FlowAnalysis {
  func follow(_ use: IsolatedUse, at range: SourceRange, _ name: SourceRange) {
    if use.isMain, context.surroundings != .nonisolated { return }
    if let index = context.awaits.indices.last {
      context.awaits[index].isUsed = true
      return
    }
    if context.canSuspend {
      let deed = use.isCall ? "called" : "accessed"
      // Top-level code is the main actor's, where this is no error before Swift 6.
      let isTopLevel = context.function == nil && captures.isEmpty
      return mistake(
        "\(use.words) \(use.member) cannot be \(deed) from outside of the actor"
          + (isTopLevel ? "; this is an error in the Swift 6 language mode" : ""), at: name,
        severity: isTopLevel ? .warning : .error)
    }
    if use.isCall {
      let place = context.surroundings == .mainActor ? "main actor-isolated" : "nonisolated"
      mistake(
        "call to \(use.words) \(use.member) in a synchronous \(place) context", at: name,
        notes: notesOnCall(use))
    } else {
      mistake(
        "\(use.words) \(use.member) can not be referenced from \(shownContext)", at: name,
        notes: [Diagnostic(.note, "property declared here", at: use.place)])
    }
  }

  private func notesOnCall(_ use: IsolatedUse) -> [Diagnostic] {
    var notes = [
      Diagnostic(
        .note,
        "calls to \(use.member) from outside of its actor context are implicitly asynchronous",
        at: use.place)
    ]
    if use.isMain, let function = context.synchronous {
      let kind = function.describedKind
      let hint = "add '@MainActor' to make \(kind) '\(function.shownName)' part of global actor"
      notes.append(Diagnostic(.note, "\(hint) 'MainActor'", at: function.nameRange))
    }
    return notes
  }

  /// Whether what is changed is another actor's property: only that actor may.
  func mutateIsolated(_ target: Expression) -> Bool {
    guard case .member(_, let name) = target.kind,
      let use = facts.effects[target.range]?.isolated,
      !use.isMain || context.surroundings == .nonisolated
    else { return false }
    var notes = [
      Diagnostic(
        .note, "mutation of this property is only permitted within the actor", at: use.place)
    ]
    if context.function != nil {
      let actor = use.isMain ? "MainActor" : use.actor
      let hint = "consider declaring an isolated method on '\(actor)' to perform the mutation"
      notes.append(Diagnostic(.note, hint, at: name.range))
    }
    mistake(
      "\(use.words) \(use.member) can not be mutated from \(shownContext)", at: name.range,
      notes: notes)
    return true
  }

  private var shownContext: String {
    context.surroundings == .mainActor ? "the main actor" : "a nonisolated context"
  }
}
