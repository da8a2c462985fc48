import Diagnostics
import SwiftSource

/// What an argument passed by reference changes: a variable, and the stored properties and elements
/// on the way to the part that is changed.
private struct AccessPath {
  /// Where the variable is declared.
  var root: SourceRange
  /// As it is named: `self.grid`, `point.x`.
  var names: [String]
  /// Whether a part of it is named that is not stored by itself: `rows[0]` changes all of `rows`.
  var isSubscript = false
  /// Whether it is an element of an array.
  var isElement = false

  func overlaps(_ other: AccessPath) -> Bool {
    root == other.root && zip(names, other.names).allSatisfy(==)
  }
}

// Two changes of one variable at the same time: found in a later pass.
extension Checker {
  /// `swap(&rows[0], &rows[1])`
  func reportOverlaps(_ target: CallTarget, _ arguments: [PreparedArgument]) {
    guard speculation == 0 else { return }
    let changed = arguments.compactMap { argument -> (path: AccessPath, range: SourceRange)? in
      guard case .inout(let inner) = argument.expression.kind else { return nil }
      // From its `&`.
      return accessPath(inner).map { ($0, argument.range.before(1)) }
    }
    for (index, second) in changed.enumerated() {
      guard let first = changed[..<index].first(where: { $0.path.overlaps(second.path) }) else {
        continue
      }
      let isPlain = [first, second].allSatisfy { $0.path.names.count == 1 && !$0.path.isSubscript }
      if isPlain {
        flowDiagnostics.append(
          Diagnostic(
            .error, "inout arguments are not allowed to alias each other", at: second.range,
            notes: [Diagnostic(.note, "previous aliasing argument", at: first.range)]))
      }
      let isSwap =
        target.symbol?.name == "swap" && target.symbol?.context.file == .max
        && first.path.isElement && second.path.isElement
      let way =
        isSwap ? "calling MutableCollection.swapAt(_:_:)" : "copying to a local variable"
      flowDiagnostics.append(
        Diagnostic(
          .error,
          "overlapping accesses to '\(first.path.names.joined(separator: "."))', but modification "
            + "requires exclusive access; consider \(way)", at: first.range,
          notes: [Diagnostic(.note, "conflicting access is here", at: second.range)]))
    }
  }

  /// What a change of an expression changes; nil where that is a part of an object, which only a
  /// running program can tell.
  private func accessPath(_ expression: Expression) -> AccessPath? {
    switch expression.kind {
    case .name(let name):
      guard let typed = attempt({ check(expression, expected: nil) }),
        let declared = typed.declared
      else { return nil }
      guard typed.isMember == true else {
        return AccessPath(root: declared.place, names: [name.text])
      }
      guard case .candidates(let found, _?) = lookup(name), let symbol = found.first?.symbol,
        symbol.isStored, let nominal = symbol.context.nominal, !nominal.isClass
      else { return nil }
      return AccessPath(root: .none, names: ["self", name.text])
    case .self: return AccessPath(root: .none, names: ["self"])
    case .member(let base?, let name):
      guard let owner = attempt({ check(base, expected: nil) }), !isReference(owner.type),
        var path = accessPath(base)
      else { return nil }
      let isTuple = if case .tuple = solver.shallow(owner.type) { true } else { false }
      let member = members(named: name.text, of: owner.type, isStatic: false).first?.symbol
      if !path.isSubscript, isTuple || member?.isStored == true {
        path.names.append(name.text)
      } else {
        path.isSubscript = true
      }
      return path
    case .subscript(let base, _):
      guard let owner = attempt({ check(base, expected: nil) }),
        let known = solver.shallow(owner.type).nominal?.wellKnown,
        [.array, .dictionary].contains(known), var path = accessPath(base)
      else { return nil }
      path.isSubscript = true
      path.isElement = known == .array
      return path
    default: return nil
    }
  }

  /// `var name: String { name }`: a property that is read in its own getter, or set in its setter.
  func warnOfOwnAccess(_ symbol: Symbol, at range: SourceRange) {
    guard let (accessed, isSetter) = scope.function.accessed, accessed === symbol,
      range.file != .max, isSetter == isAssigning
    else { return }
    let (what, place) = isSetter ? ("modify", "setter") : ("access", "getter")
    let note = Diagnostic(
      .note, "access 'self' explicitly to silence this warning", at: range)
    report(
      Diagnostic(
        .warning, "attempting to \(what) '\(symbol.name)' within its own \(place)", at: range,
        notes: symbol.isMember ? [note] : []))
  }
}
