import Diagnostics

extension Expression {
  var node: DumpNode {
    DumpNode(head, at: range, children)
  }

  private var head: String {
    switch kind {
    case .integer(let text), .float(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .nil: "nil"
    case .string(let segments): segments.text.map(quoted) ?? "string"
    case .regex(let text): "regex \(quoted(text))"
    case .macro(let name, _, _): "#\(name)"
    case .array: "array"
    case .dictionary: "dictionary"
    case .tuple: "tuple"
    case .name(let name): name.description
    case .self: "self"
    case .super: "super"
    case .selfType: "Self"
    case .discard: "_"
    case .member(nil, let name): ".\(name)"
    case .member(_, let name): "member \(name)"
    case .call: "call"
    case .subscript: "subscript"
    case .keyPath(let root, _): "keyPath" + (root.map { " \($0)" } ?? "")
    case .prefix(let name, _): "prefix \(name)"
    case .postfix(_, let name): "postfix \(name)"
    case .binary(_, let name, _): "\(name)"
    case .assignment: "="
    case .ternary: "?:"
    case .inout: "&"
    case .forceUnwrap: "unwrap"
    case .optionalLink: "link"
    case .optionalChain: "chain"
    case .closure(let closure): closure.head
    case .is(_, let type): "is \(type)"
    case .cast(_, let type, let mode):
      switch mode {
      case .coerce: "as \(type)"
      case .conditional: "as? \(type)"
      case .forced: "as! \(type)"
      }
    case .try(let mode, _):
      switch mode {
      case .plain: "try"
      case .optional: "try?"
      case .forced: "try!"
      }
    case .await: "await"
    case .keyword(let word, _): word
    case .type(let type): "type \(type)"
    case .if: "if"
    case .switch: "switch"
    case .missing: "missing"
    }
  }

  private var children: [DumpNode] {
    switch kind {
    case .integer, .float, .boolean, .nil, .regex, .name, .self, .super, .selfType, .discard,
      .type, .missing, .member(nil, _):
      []
    case .string(let segments): segments.text == nil ? segments.map(\.node) : []
    case .macro(_, let arguments, let trailing):
      arguments.map(\.node) + trailing.map(\.trailingNode)
    case .array(let elements): elements.map(\.node)
    case .dictionary(let pairs):
      pairs.map { DumpNode(":", [$0.key.node, $0.value.node]) }
    case .tuple(let elements): elements.map(\.node)
    case .member(let base?, _): [base.node]
    case .call(let base, let call), .subscript(let base, let call): [base.node] + call.nodes
    case .keyPath(_, let components): components.map(\.node)
    case .prefix(_, let operand), .postfix(let operand, _), .inout(let operand),
      .forceUnwrap(let operand), .optionalLink(let operand), .optionalChain(let operand),
      .is(let operand, _), .cast(let operand, _, _), .try(_, let operand), .await(let operand),
      .keyword(_, let operand):
      [operand.node]
    case .binary(let left, _, let right), .assignment(let left, let right):
      [left.node, right.node]
    case .ternary(let condition, let then, let otherwise):
      [condition.node, then.node, otherwise.node]
    case .closure(let closure): closure.children
    case .if(let statement): statement.children
    case .switch(let statement): statement.children
    }
  }
}

extension Argument {
  var node: DumpNode {
    guard let label else { return value.node }
    return DumpNode("\(label):", at: label.range, [value.node])
  }

  var trailingNode: DumpNode {
    DumpNode("trailing" + (label.map { " \($0):" } ?? ""), [value.node])
  }
}

extension CallArguments {
  fileprivate var nodes: [DumpNode] { arguments.map(\.node) + trailing.map(\.trailingNode) }
}

extension [StringSegment] {
  /// The text of a string without interpolations.
  fileprivate var text: String? {
    if isEmpty { return "" }
    if count == 1, case .text(let text) = self[0] { return text }
    return nil
  }
}

extension StringSegment {
  fileprivate var node: DumpNode {
    switch self {
    case .text(let text): DumpNode(quoted(text))
    case .interpolation(let arguments, let range):
      DumpNode("interpolation", at: range, arguments.map(\.node))
    }
  }
}

extension KeyPathComponent {
  fileprivate var node: DumpNode {
    switch self {
    case .member(let name): DumpNode(".\(name)", at: name.range)
    case .subscript(let call): DumpNode("[]", at: call.parentheses, call.arguments.map(\.node))
    case .optionalChain(let range): DumpNode("?", at: range)
    case .forceUnwrap(let range): DumpNode("!", at: range)
    }
  }
}

extension Closure {
  fileprivate var head: String {
    var words = ["closure"]
    words += attributes.map { "@\($0.name)" }
    if isAsync { words.append("async") }
    if isThrowing { words.append("throws" + (thrownType.map { "(\($0))" } ?? "")) }
    if let result { words.append("-> \(result)") }
    return words.joined(separator: " ")
  }

  fileprivate var children: [DumpNode] {
    var children = captures.map { capture in
      let specifier = capture.specifier.map { "\($0) " } ?? ""
      return DumpNode(
        "capture \(specifier)\(capture.name)", at: capture.name.range,
        capture.value.map { [$0.node] } ?? [])
    }
    if let parameters {
      children.append(DumpNode("parameters", parameters.map(\.node)))
    }
    return children + body.statements.map(\.node)
  }
}
