import Diagnostics
import SwiftSyntax

extension Converter {
  func closure(_ node: ClosureExprSyntax) -> Closure {
    let signature = node.signature
    let effects = signature?.effectSpecifiers
    let captures = signature?.capture?.items.map(capture) ?? []
    let parameters = signature?.parameterClause.map(parameters)
    closures.append(parameters.map { .named($0.map(\.name)) } ?? .anonymous)
    defer { closures.removeLast() }
    return Closure(
      captures: captures,
      attributes: signature.map { attributes($0.attributes) } ?? [],
      parameters: parameters,
      clause: signature?.parameterClause.map { range(of: $0) },
      isAsync: effects?.asyncSpecifier != nil,
      isThrowing: effects?.throwsClause != nil,
      thrownType: thrownType(effects?.throwsClause),
      result: signature?.returnClause.map { type($0.type) },
      body: CodeBlock(statements(of: node.statements), at: range(of: node)))
  }

  private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture {
    var specifier = node.specifier.map { $0.specifier.text }
    if let detail = node.specifier?.detail { specifier?.append("(\(detail.text))") }
    return Closure.Capture(
      specifier: specifier, name: name(node.name),
      value: node.initializer.map { expression($0.value) })
  }

  private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [Parameter] {
    switch clause {
    case .simpleInput(let list):
      return list.map {
        Parameter(label: nil, name: text($0.name), type: nil, range: range(of: $0.name))
      }
    case .parameterClause(let clause):
      return clause.parameters.map(parameter)
    @unknown default:
      return []
    }
  }

  private func parameter(_ node: ClosureParameterSyntax) -> Parameter {
    let token = node.secondName ?? node.firstName
    return Parameter(
      label: nil, name: text(token), attributes: attributes(node.attributes),
      type: node.type.map(type), isVariadic: node.ellipsis != nil, range: range(of: token))
  }
}

// MARK: - Key paths

extension Converter {
  func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    Expression(
      .keyPath(
        root: node.root.map(type), components: node.components.compactMap { component($0) }),
      at: range(of: node))
  }

  private func component(_ node: KeyPathComponentSyntax) -> KeyPathComponent? {
    switch node.component {
    case .property(let property):
      var name = name(property.declName)
      name.genericArguments = genericArguments(property.genericArgumentClause)
      return .member(name)
    case .subscript(let node):
      return .subscript(
        CallArguments(
          arguments: arguments(node.arguments), trailing: [], parentheses: range(of: node)))
    case .optional(let node):
      let place = range(of: node)
      return node.questionOrExclamationMark.text == "?"
        ? .optionalChain(place) : .forceUnwrap(place)
    default:
      reportUnsupported("key path to a method", at: range(of: node))
      return nil
    }
  }
}
