import Diagnostics
import SwiftSource

// What is wrong with functions as they are declared, whatever their bodies do.
extension Checker {
  /// An operator belongs to a type as its static functions do, and is not overridden.
  func checkOperator(_ symbol: Symbol) {
    guard symbol.isOperator, let nominal = symbol.context.nominal, symbol.context.file != .max
    else { return }
    let declared = "operator '\(symbol.name)' declared in"
    let isStatic = ["static", "class"].contains { symbol.declaration?.says($0) ?? false }
    if !isStatic {
      let place =
        symbol.context.isExtension
        ? "extension of '\(nominal.name)'"
        : nominal.keyword == .protocol ? "protocol" : "type '\(nominal.name)'"
      error("\(declared) \(place) must be 'static'", at: symbol.nameRange)
    } else if nominal.isClass, symbol.declaration?.says("class") ?? false,
      ![symbol.declaration, nominal.scope.declaration].contains(where: {
        $0?.says("final") ?? false
      })
    {
      error("\(declared) non-final class '\(nominal.name)' must be 'final'", at: symbol.nameRange)
    }
  }

  /// Generic parameters that nothing in a function's signature mentions.
  func reportUnusedGenerics(of symbol: Symbol) {
    let signature = signature(of: symbol)
    guard !signature.generics.isEmpty, let clause = symbol.ownContext?.clause else { return }
    let types = signature.parameters.map(\.type) + [signature.result, signature.thrown ?? .void]
    let told = signature.constraints.flatMap { constraint -> [Type] in
      if case .same(let a, let b) = constraint { [a, b] } else { [] }
    }
    var used: Set<String> = []
    for type in types + told {
      if type.isError { return }
      type.walk { if case .parameter(let parameter) = $0 { used.insert(parameter.name) } }
    }
    for parameter in clause.parameters where !used.contains(parameter.name) {
      error(
        "generic parameter '\(parameter.name)' is not used in function signature",
        at: parameter.range)
    }
  }
}

extension Declaration {
  fileprivate func says(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }
}
