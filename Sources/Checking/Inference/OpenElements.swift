import Diagnostics
import SwiftSource

// What is in a collection literal may be anything, where nothing is asked of it and what stands
// beside it is of another type.
extension Checker {
  /// `t([1], "a")` of a `t<T>(_: [T], _: T)`: `T` is anything, where the arguments go then and do
  /// not as they are. So it is what is wanted of the result where `T` is that: `print(max(1,
  /// "a"))`.
  func widenElements(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ matched: ArgumentMatch,
    _ expected: Type?
  ) {
    var open = openElements(target, arguments, matched)
    if open.isEmpty, arguments.count > 1, let expected, isOpen(target.result),
      !resolved(expected).hasVariables
    {
      open = [(target.result, expected)]
    }
    guard !open.isEmpty else { return }
    let pass = {
      _ = self.passInTurn(arguments, matched, target)
      if !self.solvePending() { self.failures += 1 }
    }
    guard supposing(pass) == nil else { return }
    _ = attempt {
      if !open.allSatisfy({ unify($0.type, $0.widest) }) || supposing(pass) == nil { failures += 1 }
    }
  }

  private func isOpen(_ type: Type) -> Bool {
    guard case .variable(let index) = solver.shallow(type) else { return false }
    return solver.parameter(of: index) != nil && pendingProtocols(of: index).isEmpty
  }

  /// The generic parameters of a call that its collection literals, or their elements, are of, with
  /// what takes any elements.
  private func openElements(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ matched: ArgumentMatch
  ) -> [(type: Type, widest: Type)] {
    guard arguments.count > 1 else { return [] }
    return arguments.indices.compactMap { position in
      guard case .array = arguments[position].expression.kind else { return nil }
      let wanted = solver.shallow(target.parameters[matched.parameters[position]].type)
      if isOpen(wanted) { return (wanted, type(.array, [.any])) }
      guard case .nominal(_, let parts) = wanted, let element = parts.last, isOpen(element) else {
        return nil
      }
      return (element, .any)
    }
  }

  /// `numbers + ["x"]`: arrays, of which one is written out, as arrays of anything.
  func asArraysOfAnything(
    _ name: Name, _ a: Typed, _ b: Typed, _ expected: Type?
  ) -> (Typed, Typed)? {
    guard name.text == "+", a.literal == .collection || b.literal == .collection,
      [a, b].allSatisfy({ solver.shallow($0.type).nominal?.wellKnown == .array }),
      case let any = type(.array, [.any]), [a, b].contains(where: { resolved($0.type) != any }),
      expected.map({ resolved($0) == any }) ?? true
    else { return nil }
    return (convert(a, to: any, .other), convert(b, to: any, .other))
  }

  /// Objects of two classes, or arrays of them, as what both are, which an operator of a protocol
  /// may compare and `+` joins.
  func asOneClass(_ a: Typed, _ b: Typed) -> (Typed, Typed)? {
    let (x, y) = (resolved(a.type), resolved(b.type))
    let classes = [x.wrapped ?? x, y.wrapped ?? y]
    guard classes[0] != classes[1], let common = commonClass(of: classes) else { return nil }
    return (
      convert(a, to: x.wrapped == nil ? common : optional(common), .other),
      convert(b, to: y.wrapped == nil ? common : optional(common), .other)
    )
  }
}
