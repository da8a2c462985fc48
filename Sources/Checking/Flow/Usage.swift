import Diagnostics
import SwiftSource

/// Which variables of a body are read and written.
struct Usage {
  /// How a variable is declared, which decides the words.
  enum Form {
    /// `let x = value`, alone.
    case initialization
    /// `if let x = value`, alone.
    case condition
    case loop
    case capture
    /// `lazy var`: reading it changes it.
    case changing
    /// Any other: one of several, in a pattern, or with a written type.
    case part
  }

  private struct Variable {
    var name: String
    var range: SourceRange
    var isLet: Bool
    var form: Form
    /// The declaration that declares it, perhaps with others.
    var group: Spot?
    var isRead = false
    var isWritten = false
  }

  private var variables: [Spot: Variable] = [:]
  /// Whether the body of a function inside of the function is being followed.
  var isInFunction = false
  /// What such a function above their declaration reads and writes.
  private var readBefore: Set<Spot> = []
  private var writtenBefore: Set<Spot> = []

  /// The declaration whose variables are being declared.
  var group: Spot?

  mutating func declare(_ name: String, at range: SourceRange, isLet: Bool, _ form: Form) {
    let spot = Spot(range)
    guard variables[spot] == nil else { return }
    variables[spot] = Variable(
      name: name, range: range, isLet: isLet, form: form, group: group,
      isRead: readBefore.contains(spot), isWritten: writtenBefore.contains(spot))
  }

  mutating func forget(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .binding(_, let pattern, _, _, _), .case(let pattern, _, _):
        for (_, range) in pattern.boundNames { variables[Spot(range)] = nil }
      case .expression: break
      }
    }
  }

  mutating func read(_ declaration: Spot) {
    if isInFunction, variables[declaration] == nil { readBefore.insert(declaration) }
    variables[declaration]?.isRead = true
  }

  mutating func write(_ declaration: Spot) {
    if isInFunction, variables[declaration] == nil { writtenBefore.insert(declaration) }
    variables[declaration]?.isWritten = true
  }

  /// What is worth a warning.
  var warnings: [Diagnostic] {
    // Where one of several is changed, all are variables.
    let changing = Set(variables.values.filter(\.isWritten).compactMap(\.group))
    return variables.values.compactMap { variable in
      if variable.isRead, !variable.isWritten, variable.group.map(changing.contains) ?? false {
        return nil
      }
      return warning(variable).map { Diagnostic(.warning, $0, at: variable.range) }
    }
  }

  private func warning(_ variable: Variable) -> String? {
    let name = variable.name
    switch (variable.isRead, variable.isWritten) {
    case (true, true): return nil
    case (true, false):
      if variable.isLet || variable.form == .changing || variable.form == .capture { return nil }
      return "variable '\(name)' was never mutated; consider "
        + (variable.form == .loop
          ? "removing 'var' to make it constant" : "changing to 'let' constant")
    case (false, true):
      if variable.isLet {
        return "immutable value '\(name)' was never used; consider removing it"
      }
      return "variable '\(name)' was written to, but never read"
    case (false, false): return unused(variable)
    }
  }

  private func unused(_ variable: Variable) -> String {
    let name = variable.name
    let kind = variable.isLet ? "immutable value" : "variable"
    switch variable.form {
    case .initialization:
      return "initialization of \(kind) '\(name)' was never used; consider replacing with "
        + "assignment to '_' or removing it"
    case .condition:
      return "value '\(name)' was defined but never used; consider replacing with boolean test"
    case .capture:
      return variable.isLet
        ? "capture '\(name)' was never used"
        : "variable '\(name)' was written to, but never read"
    case .loop, .changing, .part:
      return "\(kind) '\(name)' was never used; consider replacing with '_' or removing it"
    }
  }
}
