import Diagnostics
import SwiftSource

// What a type that says that it is `Sendable` is made of: warnings before Swift 6.
extension Checker {
  func checkSendable(_ nominal: NominalType) {
    guard !nominal.isBuiltin,
      nominal.keyword == .struct || nominal.isClass || nominal.keyword == .enum,
      nominal.scope.syntax?.inherited.contains(where: \.isSendable) ?? false,
      isolation(of: nominal) == .nonisolated, let place = nominal.scope.declaration?.nameRange
    else { return }
    if nominal.isClass {
      if superclass(of: nominal).map({ $0.nominal?.name != "NSObject" }) ?? false {
        warn("'Sendable' class '\(nominal.name)' cannot inherit from another class", at: place)
      }
      if !(nominal.scope.declaration?.modifiers.contains { $0.name == "final" } ?? false) {
        warn(
          "non-final class '\(nominal.name)' cannot conform to the 'Sendable' protocol", at: place)
      }
    }
    let word = (nominal.generics.isEmpty ? "" : "generic ") + nominal.keyword.rawValue
    let owner = "'Sendable'-conforming \(word) '\(nominal.name)'"
    for symbol in nominal.scope.storedSymbols where wrapperUse(of: symbol) == nil {
      let what = "stored property '\(symbol.name)' of \(owner)"
      if nominal.isClass, !symbol.isLet {
        warn("\(what) is mutable", at: symbol.nameRange)
      } else {
        reportUnsendable(signature(of: symbol).result, in: nominal, what, at: symbol.nameRange)
      }
    }
    for symbol in nominal.scope.ordered {
      guard case .enumCase = symbol.kind else { continue }
      for parameter in signature(of: symbol).parameters {
        let what = "associated value '\(parameter.label ?? symbol.name)' of \(owner)"
        reportUnsendable(parameter.type, in: nominal, what, at: symbol.nameRange)
      }
    }
  }

  private func reportUnsendable(
    _ type: Type, in owner: NominalType, _ what: String, at place: SourceRange
  ) {
    guard let (part, note) = unsendablePart(of: type, in: owner, at: place) else { return }
    let shownType = part.isFunction ? part.withoutSugar : shown(part)
    warn("\(what) has non-Sendable type '\(shownType)'", at: place, notes: [note])
  }

  /// The first part of a type that surely is not `Sendable`, with what is said of it.
  private func unsendablePart(
    of type: Type, in owner: NominalType, at place: SourceRange
  ) -> (Type, Diagnostic)? {
    let type = resolved(type)
    switch type {
    case .function(let function) where !function.isSendable && !function.isMainActor:
      let note = "a function type must be marked '@Sendable' to conform to 'Sendable'"
      return (type, Diagnostic(.note, note, at: place))
    case .parameter(let parameter) where !isAsked(type, owner):
      guard let declared = owner.declarationPlace(of: parameter) else { return nil }
      let note =
        "consider making generic parameter '\(parameter.name)' conform to the 'Sendable' protocol"
      return (type, Diagnostic(.note, note, at: declared))
    case .nominal(let nominal, let arguments):
      if !nominal.isBuiltin, nominal.isClass, nominal.keyword != .actor,
        isolation(of: nominal) == .nonisolated,
        !allProtocols(of: nominal).contains(where: { $0.wellKnown == .sendable }),
        let declared = nominal.scope.declaration?.nameRange
      {
        let note = "class '\(nominal.name)' does not conform to the 'Sendable' protocol"
        return (type, Diagnostic(.note, note, at: declared))
      }
      guard nominal.isBuiltin, nominal.parent == nil, !arguments.isEmpty else { return nil }
      return arguments.lazy.compactMap { self.unsendablePart(of: $0, in: owner, at: place) }.first
        .map { (type, $0.1) }
    default: return nil
    }
  }

  /// Whether a generic parameter of a type has to be `Sendable`.
  private func isAsked(_ parameter: Type, _ owner: NominalType) -> Bool {
    guard let context = owner.scope.context else { return true }
    return constraints(in: context).contains { constraint in
      guard case .conforms(parameter, let proto) = constraint else { return false }
      return allProtocols(of: proto).contains { $0.wellKnown == .sendable }
    }
  }

  private func warn(_ words: String, at place: SourceRange, notes: [Diagnostic] = []) {
    report(
      Diagnostic(
        .warning, "\(words); this is an error in the Swift 6 language mode", at: place, notes: notes
      ))
  }
}

extension TypeSyntax {
  fileprivate var isSendable: Bool {
    if case .name(nil, "Sendable", _) = kind { true } else { false }
  }
}
