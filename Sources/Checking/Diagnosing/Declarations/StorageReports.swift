import Diagnostics
import SwiftSource

/// Properties that cannot be stored where they are declared.
extension Checker {
  /// `let (a, b) = pair()` in a struct.
  func reportPatternOfConstants(_ symbol: Symbol) {
    guard symbol.isLet, !symbol.isStatic, let pattern = symbol.binding?.pattern, pattern.isTuple,
      pattern.boundNames.first?.1 == symbol.nameRange,
      symbol.context.nominal?.keyword == .struct, symbol.binding?.initializer != nil
    else { return }
    error(
      "binding multiple 'let' stored properties from a single initializer expression in a struct "
        + "is unsupported", at: pattern.range)
  }

  /// `static var x = 1` of a generic type, which has no one place for it.
  func reportGenericStorage(_ symbol: Symbol) {
    guard symbol.isStatic, !symbol.isComputed, symbol.context.file != .max,
      let nominal = symbol.context.nominal, symbol.binding != nil
    else { return }
    if nominal.keyword == .protocol {
      error("static stored properties not supported in protocol extensions", at: symbol.nameRange)
    } else if !nominal.generics.allSatisfy({ isFixed($0, in: symbol.context) }) {
      error("static stored properties not supported in generic types", at: symbol.nameRange)
    }
  }

  /// Whether an extension says what a generic parameter is: `extension Box where T == Int`.
  private func isFixed(_ parameter: GenericParameter, in context: Context) -> Bool {
    constraints(in: context).contains { constraint in
      guard case .same(let left, let right) = constraint else { return false }
      return left == .parameter(parameter) || right == .parameter(parameter)
    }
  }
}
