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

extension Checker {
  /// What a closure is that is called at once, `{ $0 + 1 }(2)`: a function of the arguments, that
  /// gives what its context wants.
  func called(
    with syntax: CallArguments, _ closure: Closure, _ expected: Type?
  ) -> Type? {
    guard syntax.trailing.isEmpty else { return nil }
    var result: Type?
    if closure.result == nil, let expected {
      let wanted = resolved(expected)
      // What an optional is wanted for may be one, or what is in it.
      let isOpen = wanted.hasVariables || wanted.isError || wanted.wrapped != nil
      if case .opaque = wanted {} else if !isOpen { result = wanted }
    }
    guard !syntax.arguments.isEmpty else {
      return result.map { .function(FunctionType([], result: $0)) }
    }
    let start = solver.variableCount
    let types = prepare(syntax).map { $0.typed.map(\.type) ?? solver.fresh() }
    settle(from: start)
    return .function(FunctionType(types.map { .init($0) }, result: result ?? solver.fresh()))
  }

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
