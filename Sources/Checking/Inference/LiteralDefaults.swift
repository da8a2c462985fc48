// What a literal is where nothing else says so.
extension Checker {
  /// Whether another literal tells what it is, once that has its own type: in
  /// `find(Array("abc"), "a")` the text is one of characters.
  func isPartOfLiteral(_ index: Int) -> Bool {
    solver.pending.contains { item in
      guard case .projection(let result, let base, _, _) = item,
        case .variable(index) = solver.shallow(result)
      else { return false }
      return solver.literal(of: solver.shallow(base)) != nil
    }
  }

  /// Whether what a literal stands for is to conform to `BinaryFloatingPoint`, or the like, or has
  /// an associated type that does.
  func needsFloat(_ index: Int) -> Bool {
    guard solver.literals[index] == .integer else { return false }
    return pendingProtocols(of: index).contains { conforms(type(.int), to: $0) == .no }
      || isFloatBeside(index)
  }

  /// Whether an associated type of it is that of a literal with a point: `stride(from: 0, to: 1,
  /// by: 0.25)`.
  private func isFloatBeside(_ index: Int) -> Bool {
    solver.pending.contains { item in
      guard case .projection(let result, let base, _, _) = item,
        case .variable(index) = solver.shallow(base)
      else { return false }
      let known = solver.shallow(result)
      return solver.literal(of: known) == .float || isFloatingPoint(known)
    }
  }

  func defaultType(_ literal: Solver.Literal) -> Type? {
    switch literal {
    case .integer: type(.int)
    case .float: type(.double)
    case .string: type(.string)
    case .character: type(.string)
    case .boolean: type(.bool)
    case .nothing: .void
    case .array, .dictionary, .null: nil
    }
  }
}
