import Diagnostics
import SwiftSource

/// Whether every way out of a body leads through a call of what the body is of.
struct Recursion {
  /// The function, initializer or property whose body is followed.
  let symbol: Symbol
  /// The first such call on each way.
  var calls: [SourceRange] = []
  /// For each way out: whether such a call was on it.
  var exits: [Bool] = []

  /// What stands for the call among the variables that have a value on every way to a point.
  static let mark = -1
}

extension FlowAnalysis {
  /// A body may be left here.
  func mayLeave() {
    guard captures.isEmpty, silence == 0, state.isReachable else { return }
    recursion?.exits.append(state.definitely.contains(Recursion.mark))
  }

  /// A call: whether it is of the function that is followed, on the same object.
  func noteRecursion(_ callee: Expression, at range: SourceRange) {
    guard let recursion, facts.callees[range] === recursion.symbol else { return }
    switch callee.kind {
    case .name(let name): recurse(at: name.range)
    case .member(let base?, let name):
      let isClass = recursion.symbol.context.nominal?.isClass == true
      if !isClass || recursion.symbol.isStatic || base.isSelf { recurse(at: name.range) }
    default: break
    }
  }

  /// A property that is read: whether it is the one whose getter is followed.
  func noteRecursion(_ base: Expression?, reading name: Name) {
    guard let recursion, recursion.symbol.isComputed, recursion.symbol.name == name.text,
      base?.isSelf ?? true
    else { return }
    if case .local? = facts.referents[Spot(name.range)] { return }
    recurse(at: name.range)
  }

  private func recurse(at range: SourceRange) {
    guard captures.isEmpty, state.isReachable else { return }
    if silence == 0, !state.definitely.contains(Recursion.mark) { recursion?.calls.append(range) }
    state.give(Recursion.mark)
  }

  /// What is said where the body does nothing but call itself again.
  func reportRecursion() {
    mayLeave()
    guard let recursion, recursion.exits.allSatisfy(\.self) else { return }
    for call in recursion.calls {
      report(.warning, "function call causes an infinite recursion", at: call)
    }
  }
}
