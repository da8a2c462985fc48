import Diagnostics
import SwiftSource

extension Checker {
  /// `words.reduce(0, +)`: a function of two values of one type, where they are to be of two.
  /// swiftc takes a sign for the one before a number; otherwise what is started with is to be an
  /// element.
  func reportCombining(
    at position: Int, of arguments: [PreparedArgument], _ matched: ArgumentMatch,
    _ target: CallTarget, _ wanted: Type
  ) -> Bool {
    let argument = arguments[position]
    guard speculation == 0, case .name(let name) = argument.expression.kind,
      case .function(let function) = solver.shallow(wanted), function.parameters.count == 2,
      case let (start, element) = (function.parameters[0].type, function.parameters[1].type),
      case let (first, second) = (defaulted(start), defaulted(element)), first != second,
      let known = first.nominal?.wellKnown, second.nominal != nil || second.isExistential,
      first == defaulted(function.result), isOfOneType(name),
      supposing({ convert(check(argument.expression, expected: wanted), to: wanted, .argument) })
        == nil
    else { return false }
    if known.isNumber, name.text == "+" || name.text == "-" {
      error(
        "cannot convert value of type '(\(shown(first))) -> \(shown(first))' to expected argument "
          + "type '\(shown(wanted))'", at: argument.range)
      return true
    }
    guard !(known.isNumber && isOperatorName(name.text)),
      let initial = arguments.indices.first(where: { index in
        index != position && target.parameters[matched.parameters[index]].type == start
      })
    else { return false }
    error(
      "cannot convert value of type '\(shown(first))' to expected argument type "
        + "'\(shown(second))'", at: arguments[initial].typed?.anchor ?? arguments[initial].range)
    return true
  }

  /// Whether all functions of a name that the library has take two values of one type: `+`, `max`.
  private func isOfOneType(_ name: Name) -> Bool {
    if isOperatorName(name.text) { return true }
    guard case .candidates(let found, _) = lookup(name) else { return false }
    return found.allSatisfy { candidate in
      let types = signature(of: candidate.symbol).parameters.map(\.type)
      return candidate.symbol.context.file == .max && types.allSatisfy { $0 == types[0] }
    }
  }
}
