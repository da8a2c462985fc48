import Diagnostics

extension Statement {
  var isExpression: Bool {
    if case .expression = kind { return true }
    return false
  }

  /// A wrapped variable whose value goes on with a modifier after an empty line, or is a literal
  /// with one on the next line, as fragments in documentation have it: the variable, and the
  /// modifier as an expression without a base.
  func separatingModifier(in source: SourceFile) -> [Statement] {
    guard case .declaration(let declaration) = kind, !declaration.attributes.isEmpty,
      case .variable(var variable) = declaration.kind,
      let value = variable.bindings.last?.initializer,
      let parts = value.cutBeforeModifier(in: source)
    else { return [self] }
    variable.bindings[variable.bindings.count - 1].initializer = parts.value
    let alone = Declaration(
      .variable(variable), attributes: declaration.attributes, modifiers: declaration.modifiers,
      nameRange: declaration.nameRange, range: declaration.range)
    return [
      Statement(.declaration(alone), at: range),
      Statement(.expression(parts.modifier), at: parts.modifier.range),
    ]
  }
}

extension Expression {
  /// What stands before the first empty line of a chain, or is a literal before a line break, and
  /// the rest; nil where it has none.
  fileprivate func cutBeforeModifier(
    in source: SourceFile
  ) -> (value: Expression, modifier: Expression)? {
    switch kind {
    case .call(let callee, let arguments):
      guard let parts = callee.cutBeforeModifier(in: source) else { return nil }
      return (parts.value, rest(.call(parts.modifier, arguments), after: parts.modifier))
    case .member(let base?, let name):
      if let parts = base.cutBeforeModifier(in: source) {
        return (parts.value, rest(.member(base: parts.modifier, name: name), after: parts.modifier))
      }
      let gap = source.text.utf8.dropFirst(Int(base.range.end))
        .prefix { $0 != UInt8(ascii: ".") }
      let breaks = gap.count { $0 == UInt8(ascii: "\n") }
      guard breaks > 1 || breaks == 1 && base.isPlainLiteral,
        gap.allSatisfy({ [9, 10, 13, 32].contains($0) })
      else { return nil }
      let start = base.range.end + UInt32(gap.count)
      let place = SourceRange(file: range.file, start: start, end: range.end)
      return (base, Expression(.member(base: nil, name: name), at: place))
    default: return nil
    }
  }

  private var isPlainLiteral: Bool {
    switch kind {
    case .boolean, .integer, .float, .nil: true
    default: false
    }
  }

  private func rest(_ kind: Kind, after part: Expression) -> Expression {
    Expression(
      kind, at: SourceRange(file: range.file, start: part.range.start, end: range.end))
  }
}
