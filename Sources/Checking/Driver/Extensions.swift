import Diagnostics
import SwiftSource

/// Extensions: their members go to the types that they extend.
extension Checker {
  func bindExtension(
    _ declaration: Declaration, _ syntax: ExtensionDeclaration, in outer: Context
  ) {
    guard let nominal = extended(syntax.extended, in: outer) else {
      if case .name(_, let name, _) = syntax.extended.kind,
        !isUnsimulated(syntax.extended, name)
      {
        error("cannot find type '\(name)' in scope", at: syntax.extended.range)
      }
      return
    }
    let inner = extensionContext(of: nominal, syntax, in: outer)
    for modifier in declaration.modifiers {
      switch modifier.name {
      case "private", "fileprivate": inner.storedAccess = .fileprivate
      case "public": inner.storedAccess = .public
      default: break
      }
    }
    inner.isolation = writtenIsolation(of: declaration, in: outer)
    nominal.scope.extensions.append(inner)
    nominal.scope.inherited = nil
    nominal.scope.allProtocols = nil
    memberEdition += 1
    if syntax.inherited.contains(where: \.isLiteralProtocol) { module.takesLiterals = true }
    for member in syntax.members {
      for symbol in symbols(of: member, in: inner) {
        _ = ownMembers(of: nominal, named: symbol.name)
        add(symbol, to: nominal)
        extensionMembers.append(symbol)
      }
    }
  }

  func extended(_ syntax: TypeSyntax, in outer: Context) -> NominalType? {
    switch syntax.kind {
    case .array: return known(.array)
    case .optional: return known(.optional)
    case .dictionary: return known(.dictionary)
    default: break
    }
    guard let symbol = typeSymbol(named: syntax, in: outer) else { return nil }
    switch symbol.kind {
    case .type(let nominal): return nominal
    case .alias(_, let target):
      guard !symbol.isResolving else { return nil }
      symbol.isResolving = true
      defer { symbol.isResolving = false }
      return extended(target, in: symbol.context)
    default: return nil
    }
  }
}
