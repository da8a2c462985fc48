import Diagnostics

extension Statement {
  var node: DumpNode {
    switch kind {
    case .expression(let expression): expression.node
    case .declaration(let declaration): declaration.node
    case .if(let statement): DumpNode(statement.head, at: range, statement.children)
    case .switch(let statement): DumpNode(statement.head, at: range, statement.children)
    case .guard(let conditions, let otherwise):
      DumpNode("guard", at: range, conditions.map(\.node) + [otherwise.node("else")])
    case .while(let label, let conditions, let body):
      DumpNode(
        labelled("while", label), at: range, conditions.map(\.node) + [body.node("do")])
    case .repeatWhile(let label, let body, let condition):
      DumpNode(labelled("repeat", label), at: range, [body.node("do"), condition.node])
    case .for(let statement): statement.node(at: range)
    case .do(let label, let thrown, let body, let catches):
      DumpNode(
        labelled("do", label) + (thrown.map { " throws \($0)" } ?? ""), at: range,
        [body.node("body")] + catches.map(\.node))
    case .defer(let body): DumpNode("defer", at: range, body.statements.map(\.node))
    case .return(let value): DumpNode("return", at: range, value.map { [$0.node] } ?? [])
    case .throw(let value): DumpNode("throw", at: range, [value.node])
    case .break(let label): DumpNode("break" + (label.map { " \($0)" } ?? ""), at: range)
    case .continue(let label): DumpNode("continue" + (label.map { " \($0)" } ?? ""), at: range)
    case .fallthrough: DumpNode("fallthrough", at: range)
    }
  }
}

private func labelled(_ word: String, _ label: Name?) -> String {
  (label.map { "\($0): " } ?? "") + word
}

extension CodeBlock {
  func node(_ word: String) -> DumpNode {
    DumpNode(word, at: range, statements.map(\.node))
  }
}

extension IfStatement {
  fileprivate var head: String { labelled("if", label) }

  var children: [DumpNode] {
    var children = conditions.map(\.node) + [then.node("then")]
    switch `else` {
    case .block(let block): children.append(block.node("else"))
    case .if(let statement):
      children.append(DumpNode("else if", at: statement.range, statement.children))
    case nil: break
    }
    return children
  }
}

extension SwitchStatement {
  fileprivate var head: String { labelled("switch", label) }
  var children: [DumpNode] { [subject.node] + cases.map(\.node) }
}

extension SwitchStatement.Case {
  fileprivate var node: DumpNode {
    let word = (isUnknown ? "@unknown " : "") + (isDefault ? "default" : "case")
    return DumpNode(word, at: range, items.map(\.node) + [body.node("do")])
  }
}

extension CaseItem {
  fileprivate var node: DumpNode {
    guard let condition else { return pattern.node }
    return DumpNode("where", [pattern.node, condition.node])
  }
}

extension CatchClause {
  fileprivate var node: DumpNode {
    DumpNode("catch", at: range, items.map(\.node) + [body.node("do")])
  }
}

extension ForStatement {
  fileprivate func node(at range: SourceRange) -> DumpNode {
    var word = labelled("for", label)
    if isTry { word += " try" }
    if isAwait { word += " await" }
    if let type { word += " : \(type)" }
    var children = [pattern.node, sequence.node]
    if let condition { children.append(DumpNode("where", [condition.node])) }
    return DumpNode(word, at: range, children + [body.node("do")])
  }
}

extension Condition {
  fileprivate var node: DumpNode {
    switch self {
    case .expression(let expression): expression.node
    case .binding(let isLet, let pattern, let type, let value, let range):
      DumpNode(
        (isLet ? "let" : "var") + (type.map { " : \($0)" } ?? ""), at: range,
        [pattern.node] + (value.map { [$0.node] } ?? []))
    case .case(let pattern, let value, let range):
      DumpNode("case", at: range, [pattern.node, value.node])
    }
  }
}

extension Pattern {
  var node: DumpNode {
    switch kind {
    case .wildcard: DumpNode("_", at: range)
    case .identifier(let name): DumpNode(name, at: range)
    case .tuple(let elements): DumpNode("tuple", at: range, elements.map(elementNode))
    case .binding(let isLet, let pattern):
      DumpNode(isLet ? "let" : "var", at: range, [pattern.node])
    case .optional(let pattern): DumpNode("some", at: range, [pattern.node])
    case .is(let type): DumpNode("is \(type)", at: range)
    case .cast(let pattern, let type): DumpNode("as \(type)", at: range, [pattern.node])
    case .enumCase(let type, let name, let payload):
      DumpNode(
        "case \(type.map(\.description) ?? "").\(name)", at: range,
        payload?.map(elementNode) ?? [])
    case .expression(let expression): DumpNode("~=", at: range, [expression.node])
    }
  }

  private func elementNode(_ element: (label: Name?, pattern: Pattern)) -> DumpNode {
    guard let label = element.label else { return element.pattern.node }
    return DumpNode("\(label):", [element.pattern.node])
  }
}
