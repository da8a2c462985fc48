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

  /// `document.title` of `#keyPath(Page.document.title)`: the names after the type's.
  var keyPathText: String {
    switch kind {
    case .name(let name): return name.text.first?.isUppercase ?? true ? "" : name.text
    case .member(let base, let name):
      let start = base?.keyPathText ?? ""
      return start.isEmpty ? name.text : start + "." + name.text
    default: return ""
    }
  }
}

extension CodeBlock {
  /// Whether the first `return` among the statements, or in their branches, is `.member`.
  var returnsImplicitly: Bool { firstReturn?.startsImplicitly ?? false }

  private var firstReturn: Expression? {
    for statement in statements {
      switch statement.kind {
      case .return(let value?): return value
      case .guard(_, let body): if let found = body.firstReturn { return found }
      case .if(let branch): if let found = branch.then.firstReturn { return found }
      case .expression(let expression):
        if case .if(let branch) = expression.kind, let found = branch.then.firstReturn {
          return found
        }
      default: break
      }
    }
    return nil
  }
}

extension Expression {
  /// Whether it is `.member`, or a chain or call that begins so.
  fileprivate var startsImplicitly: Bool {
    switch kind {
    case .member(nil, _): true
    case .member(let base?, _), .call(let base, _): base.startsImplicitly
    default: false
    }
  }
}

extension Checker {
  /// `#selector(save)`: the method's name, with what calls it where its parameters are those that
  /// senders pass.
  func checkSelector(_ arguments: [Argument], at range: SourceRange) -> Typed {
    let method = arguments.first?.value
    let text = Expression(.string([.text(method?.selectorName ?? "")]), at: range)
    let name = Argument(label: nil, value: text)
    if let method {
      let maker = Expression(
        .member(
          base: Expression(.name(Name("Selector", at: range)), at: range),
          name: Name("_of", at: range)), at: range)
      let call = Expression(
        .call(
          maker,
          CallArguments(
            arguments: [name, Argument(label: nil, value: method)], trailing: [],
            parentheses: range)), at: range)
      if attempt({ check(call, expected: nil) }) != nil { return check(call, expected: nil) }
    }
    return check(.called("Selector", [name], at: range), expected: nil)
  }
}
