import Diagnostics
import SwiftSource

/// Calls that turn out to be of `callAsFunction`.
extension Checker {
  /// `Operation.add(2, 3)`: the case has no associated values, but `callAsFunction`.
  func callsPlainCase(_ symbol: Symbol, of type: Type, _ syntax: CallArguments) -> Bool {
    guard case .enumCase = symbol.kind, signature(of: symbol).parameters.isEmpty else {
      return false
    }
    return members(named: "callAsFunction", of: type, isStatic: false).contains {
      takes(syntax, $0)
    }
  }

  /// `Flow(spacing: 8) { … }`, where no initializer takes a closure: the instance is made, and its
  /// `callAsFunction` gets the trailing closure.
  func callMade(
    _ type: Type, _ initializers: [Candidate], _ dynamic: Typed?, _ syntax: CallArguments,
    _ expected: Type?, at range: SourceRange
  ) -> Typed? {
    guard !syntax.trailing.isEmpty, type.nominal != nil,
      !members(named: "callAsFunction", of: type, isStatic: false).isEmpty,
      !initializers.contains(where: {
        signature(of: $0.symbol).takesClosure && takes(syntax, $0)
      })
    else { return nil }
    var own = syntax
    own.trailing = []
    var rest = syntax
    rest.arguments = []
    let made = construct(type, dynamic: dynamic, own, nil, at: range)
    return callValue(made, rest, expected, at: range)
  }
}

extension Signature {
  /// Whether an argument can be a closure.
  fileprivate var takesClosure: Bool {
    parameters.contains { parameter in
      switch parameter.type {
      case .function: true
      case .nominal(let type, let arguments) where type.name == "Optional":
        arguments.contains {
          if case .function = $0 { return true }
          return false
        }
      case .nominal, .parameter, .member, .tuple, .metatype, .existential, .opaque, .variable,
        .error:
        false
      }
    }
  }
}
