import Diagnostics
import SwiftSource

/// A member that belongs to an actor, used from outside of it.
struct IsolatedUse {
  /// Whether it is the main actor's.
  var isMain: Bool
  /// `property 'n'`, `instance method 'inc()'`
  var member: String
  var isCall: Bool

  fileprivate var words: String { isMain ? "main actor-isolated" : "actor-isolated" }
}

extension Checker {
  /// What a use of a member asks of the code around it; nil where it may be used from anywhere, or
  /// where it is used by its own actor.
  func isolatedUse(of symbol: Symbol, _ base: Typed?) -> IsolatedUse? {
    guard let base, !base.isSelf, base.variable?.local?.name != "self",
      let nominal = symbol.context.nominal, !nominal.isBuiltin, !symbol.isStatic,
      symbol.isFunction || (symbol.binding != nil && !symbol.isLet),
      symbol.declaration?.modifiers.contains(where: { $0.name == "nonisolated" }) == false
    else { return nil }
    let isMain = nominal.scope.isMainActor || symbol.hasAttribute("MainActor")
    guard isMain || nominal.keyword == .actor, !takesActor else { return nil }
    return IsolatedUse(
      isMain: isMain,
      member: "\(symbol.describedKind) '\(symbol.isFunction ? symbol.fullName : symbol.name)'",
      isCall: symbol.isFunction)
  }
}

extension Checker {
  /// Whether a function around runs on an actor that it is passed.
  private var takesActor: Bool {
    var current: LocalScope? = scope
    while let one = current {
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
      mistake("call to \(use.words) \(use.member) in a synchronous \(place) context", at: name)
    } else {
      mistake("\(use.words) \(use.member) can not be referenced from \(shownContext)", at: name)
    }
  }

  /// Whether what is changed is another actor's property: only that actor may.
  func mutateIsolated(_ target: Expression) -> Bool {
    guard case .member(_, let name) = target.kind,
      let use = facts.effects[target.range]?.isolated,
      !use.isMain || context.surroundings == .nonisolated
    else { return false }
    mistake("\(use.words) \(use.member) can not be mutated from \(shownContext)", at: name.range)
    return true
  }

  private var shownContext: String {
    context.surroundings == .mainActor ? "the main actor" : "a nonisolated context"
  }
}
