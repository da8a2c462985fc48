import Diagnostics
import SwiftSource

/// `async let x = value`: a child task that starts at once. Reading `x` awaits it, and leaving the
/// scope cancels it and awaits its end. Written out, it is
///
///     let child = _startChild { try await value }
///     defer { await child.end() }
///     var x: T { get async throws { try await child.value } }
extension Checker {
  func asyncLet(_ binding: VariableDeclaration.Binding) -> BuildOperations {
    guard let value = binding.initializer else {
      error("'async let' binding requires an initializer expression", at: binding.pattern.range)
      return { _ in [] }
    }
    let child = startChild(value, binding.type, at: binding.pattern.range)
    var parts = [child.start]
    for (name, range) in binding.pattern.boundNames {
      let path = path(to: name, in: binding.pattern)
      parts.append(childReader(name, path, of: child.name, type: child.value, at: range))
    }
    let end = Expression.awaiting(
      "end", of: child.name, isCall: true, at: binding.pattern.range)
    // Ending a child throws nothing.
    let outer = isTryHandled
    isTryHandled = true
    let inner = checkExpressionStatement(end)
    isTryHandled = outer
    parts.append { builder in [.defer(inner?(builder) ?? [])] }
    let all = parts
    return { builder in all.flatMap { $0(builder) } }
  }

  /// The child task, in a variable of a name that no program can write.
  private func startChild(
    _ value: Expression, _ syntax: TypeSyntax?, at range: SourceRange
  ) -> (name: String, value: Type, start: BuildOperations) {
    let name = "async let at \(range.start)"
    let start = solver.variableCount
    let body = Expression(.try(.plain, Expression(.await(value), at: value.range)), at: value.range)
    let closure = Closure(
      body: CodeBlock([Statement(.expression(body), at: value.range)], at: value.range))
    let call = Expression(
      .call(
        Expression(.name(Name("_startChild", at: range)), at: range),
        CallArguments(
          arguments: [],
          trailing: [Argument(label: nil, value: Expression(.closure(closure), at: value.range))],
          parentheses: range)), at: range)
    let declared = syntax.map { resolve($0, in: context) }
    let wanted = declared.flatMap { type in
      typeSymbol(of: "_Child").map { Type.nominal($0, [type]) }
    }
    let typed = check(call, expected: wanted)
    settle(from: start)
    let type = resolved(typed.type)
    let variable = LocalVariable(name, type: type, isLet: true, in: scope.function, at: range)
    scope.declare(variable)
    return (
      name, declared ?? type.arguments.first ?? .error,
      { builder in [.initialize(local: builder.slot(variable), typed.build(builder))] }
    )
  }

  private func typeSymbol(of name: String) -> NominalType? {
    for symbol in libraryLookup(name) {
      if case .type(let nominal) = symbol.kind { return nominal }
    }
    return nil
  }

  /// A variable that awaits the child, or a part of what it gives.
  private func childReader(
    _ name: String, _ path: [Int], of child: String, type: Type, at range: SourceRange
  ) -> BuildOperations {
    var type = resolved(type)
    var value = Expression.awaiting("value", of: child, at: range)
    for index in path {
      value = Expression(
        .member(base: value, name: Name(String(index), at: range)), at: range)
      guard case .tuple(let elements) = type, elements.indices.contains(index) else { break }
      type = elements[index].type
    }
    let closure = Closure(
      parameters: [], isAsync: true, isThrowing: true,
      body: CodeBlock([Statement(.expression(value), at: range)], at: range))
    let function = Type.function(FunctionType([], result: type, isAsync: true, isThrowing: true))
    let reader = checkClosure(closure, expected: function, builder: nil, at: range)
    let holder = LocalVariable("", type: function, isLet: true, in: scope.function, at: range)
    let variable = LocalVariable(name, type: type, isLet: true, in: scope.function, at: range)
    variable.getter = holder
    redeclare(variable)
    return { builder in [.initialize(local: builder.slot(holder), reader.build(builder))] }
  }
}

extension Expression {
  /// `(try await child.value)`, or `(try await child.end())`.
  fileprivate static func awaiting(
    _ member: String, of child: String, isCall: Bool = false, at range: SourceRange
  ) -> Expression {
    let base = Expression(.name(Name(child, at: range)), at: range)
    var use = Expression(.member(base: base, name: Name(member, at: range)), at: range)
    if isCall {
      let none = CallArguments(arguments: [], trailing: [], parentheses: range)
      use = Expression(.call(use, none), at: range)
    }
    return Expression(.try(.plain, Expression(.await(use), at: range)), at: range)
  }
}
