import Diagnostics
import SwiftSource

extension Expression {
  /// A call of something by its name.
  static func called(_ name: String, _ arguments: [Argument], at range: SourceRange) -> Expression {
    Expression(
      .call(
        Expression(.name(Name(name, at: range)), at: range),
        CallArguments(arguments: arguments, trailing: [], parentheses: range)), at: range)
  }

  /// `save` of `#selector(Model.save(_:))`.
  var selectorName: String {
    switch kind {
    case .name(let name), .member(_, let name): name.text
    case .call(let callee, _): callee.selectorName
    default: ""
    }
  }
}
