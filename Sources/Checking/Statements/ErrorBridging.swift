import SwiftSource

extension CatchClause {
  /// `catch let error as NSError`, which every error can be, as `catch` with a variable of what was
  /// caught: `let error = error as NSError`.
  var bridged: CatchClause {
    guard items.count == 1, items[0].condition == nil, let cast = items[0].pattern.errorCast else {
      return self
    }
    let place = cast.variable.range
    let caught = Expression(.name(Name("error", at: place)), at: place)
    let value = Expression(.cast(caught, cast.type, .coerce), at: place)
    let binding = VariableDeclaration.Binding(
      pattern: cast.variable, type: nil, initializer: value, accessors: nil)
    let declaration = Declaration(
      .variable(VariableDeclaration(isLet: cast.isLet, bindings: [binding], keyword: place)),
      nameRange: place, range: place)
    var clause = self
    clause.items = []
    clause.body = CodeBlock(
      [Statement(.declaration(declaration), at: place)] + body.statements, at: body.range)
    return clause
  }
}

extension Pattern {
  /// The variable that an error is bound to as Foundation's class.
  fileprivate var errorCast: (variable: Pattern, isLet: Bool, type: TypeSyntax)? {
    switch kind {
    case .binding(let isLet, let inner):
      guard case .cast(let variable, let type) = inner.kind, case .identifier = variable.kind,
        type.namesFoundationError
      else { return nil }
      return (variable, isLet, type)
    case .cast(let inner, let type):
      guard case .binding(let isLet, let variable) = inner.kind,
        case .identifier = variable.kind, type.namesFoundationError
      else { return nil }
      return (variable, isLet, type)
    default: return nil
    }
  }
}

extension TypeSyntax {
  fileprivate var namesFoundationError: Bool {
    if case .name(nil, "NSError", _) = kind { return true }
    return false
  }
}
