import Diagnostics

/// In a closure or a builder's block, the first statement that does not check hides what is wrong
/// with those after it, but for names that are declared nowhere: swiftc looks no further.
struct FollowingErrors {
  /// For the statements of functions: each is checked on its own.
  var isKept = false
  private var hasFailed = false
  /// Whether nothing is wrong so far but bindings of constants, which swiftc finds in all statements
  /// where there is no other mistake.
  private var isOfConstants = true
  private var failures = 0
  private var placeholders = 0
  private var count = 0
  private var unknowns = 0
  private var mistakenUses = 0

  init(isKept: Bool = false) { self.isKept = isKept }

  mutating func begin(_ checker: Checker) {
    failures = checker.failures
    placeholders = checker.placeholderRanges.count
    count = checker.diagnostics.count
    unknowns = checker.module.unknown.count
    mistakenUses = checker.mistakenUses
  }

  /// Checks one of them.
  mutating func watch<Result>(_ checker: Checker, _ body: () -> Result) -> Result {
    begin(checker)
    defer { end(checker) }
    return body()
  }

  mutating func end(_ checker: Checker) {
    if checker.speculation == 0, checker.module.usesUnsimulated { forgive(checker) }
    guard !isKept, checker.speculation == 0 else { return }
    let areConstants = checker.areConstants(from: count)
    if hasFailed, isOfConstants, areConstants {
      checker.followingConstants.formUnion(checker.diagnostics[count...].map(\.range))
    } else if hasFailed, count < checker.diagnostics.count {
      let kept = checker.diagnostics[count...].filter { found in
        found.severity != .error || checker.unknownNames.contains(found.range)
      }
      if kept.count < checker.diagnostics.count - count { checker.hasHiddenMistake = true }
      // What follows from something that is passed over does not stop the program.
      if kept.count < checker.diagnostics.count - count, !checker.module.usesUnsimulated {
        checker.hidesErrors = true
      }
      checker.diagnostics.replaceSubrange(count..., with: kept)
    }
    if checker.failures != failures || checker.placeholderRanges.count != placeholders
      || checker.mistakenUses != mistakenUses
    {
      if !areConstants { isOfConstants = false }
      hasFailed = true
    }
  }

  /// A statement with something unknown in it has no errors but those of statements inside of it
  /// that have nothing unknown.
  private func forgive(_ checker: Checker) {
    let isUnknown = checker.module.unknown.count != unknowns && checker.failures != failures
    let found = checker.diagnostics[min(count, checker.diagnostics.count)...]
    let kept = found.filter {
      $0.severity != .error || !isUnknown || checker.module.certainErrors.contains($0.range)
    }
    checker.diagnostics.replaceSubrange((checker.diagnostics.count - found.count)..., with: kept)
    let errors = kept.lazy.filter { $0.severity == .error }.map(\.range)
    checker.module.certainErrors.formUnion(errors)
    if isUnknown, errors.isEmpty {
      checker.failures = failures
    } else {
      checker.module.unknown.count = unknowns
    }
  }
}

extension Checker {
  /// Whether what has been said from there on is all of bindings of constants.
  fileprivate func areConstants(from count: Int) -> Bool {
    let errors = diagnostics[min(count, diagnostics.count)...].filter { $0.severity == .error }
    return !errors.isEmpty && errors.allSatisfy { constantParts.contains($0.range) }
  }

  /// Of an expression with other mistakes only the first statement with such a binding is blamed.
  private func hideFollowingConstants(from count: Int) {
    let found = diagnostics[min(count, diagnostics.count)...]
    let isAlone = found.allSatisfy { $0.severity != .error || constantParts.contains($0.range) }
    if hasHiddenMistake || !isAlone {
      let kept = found.filter { $0.severity != .error || !followingConstants.contains($0.range) }
      diagnostics.replaceSubrange((diagnostics.count - found.count)..., with: kept)
    }
    followingConstants = []
    hasHiddenMistake = false
  }

  /// What swiftc finds only once it knows all types of an expression, or of a builder's body: where
  /// anything else in it is wrong, it is not said.
  func errorLater(_ message: String, at range: SourceRange, notes: [Diagnostic] = []) {
    guard settlesLater else { return error(message, at: range, notes: notes) }
    guard speculation == 0 else { return }
    laterErrors.insert(range)
    report(Diagnostic(.error, message, at: range, notes: notes))
    failures -= 1
  }

  /// Checks what a builder's closure gives: where none of several is meant in one of those before
  /// it in the same expression, what is wrong in it is not said, but for unknown names.
  func followingAmbiguity<Result>(at range: SourceRange, _ body: () -> Result) -> Result {
    guard speculation == 0 else { return body() }
    let count = diagnostics.count
    let isHidden =
      !builtClosures.isEmpty
      && diagnostics.contains { found in
        found.kind == .noExactMatch
          && builtClosures.contains { $0 != range && $0.union(found.range) == $0 }
      }
    let result = body()
    if !builtClosures.contains(range) { builtClosures.append(range) }
    if isHidden, count <= diagnostics.count {
      let kept = diagnostics[count...].filter {
        $0.severity != .error || unknownNames.contains($0.range)
      }
      diagnostics.replaceSubrange(count..., with: kept)
    }
    return result
  }

  /// Checks such an expression or body as a whole.
  /// Where it is wrong, what it calls is not looked at.
  func asWhole<Result>(at range: SourceRange, _ body: () -> Result) -> Result {
    let (before, count, isInner) = (failures, diagnostics.count, settlesLater)
    settlesLater = true
    if !isInner { (builtClosures, mistakenStatements) = ([], []) }
    let result = body()
    settlesLater = isInner
    guard speculation == 0 else { return result }
    if !isInner { hideFollowingConstants(from: count) }
    if failures != before {
      if !isInner { diagnostics.removeAll { isWarning($0, in: range) } }
      facts.effects = facts.effects.filter { $0.key.union(range) != range }
      facts.callees = facts.callees.filter { $0.key.union(range) != range }
    }
    guard !laterErrors.isEmpty, count <= diagnostics.count else { return result }
    let isLater = { [self] (found: Diagnostic) in
      found.severity == .error && laterErrors.contains(found.range)
    }
    if failures != before {
      diagnostics.replaceSubrange(count..., with: diagnostics[count...].filter { !isLater($0) })
    } else if !isInner {
      let settled = diagnostics[count...].filter(isLater)
      failures += settled.count
      laterErrors.subtract(settled.map(\.range))
    }
    return result
  }

  /// Of an expression that does not check, swiftc has no warnings.
  private func isWarning(_ found: Diagnostic, in range: SourceRange) -> Bool {
    found.severity == .warning && range.union(found.range) == range
  }

  /// Whether something has been said to be wrong inside of a range.
  func hasError(in range: SourceRange) -> Bool {
    diagnostics.contains {
      $0.severity == .error && $0.range.file == range.file && $0.range.start >= range.start
        && $0.range.end <= range.end
    }
  }
}
