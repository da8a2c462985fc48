import Diagnostics
import SwiftSource

/// Why a member that is named as a requirement does not fulfil it, apart from its type.
private enum WitnessConflict {
  case isStatic
  case isInstance
  case isMutating
  case notSettable
  case isThrowing
  case isAsync

  var words: String {
    switch self {
    case .isStatic: "candidate operates on a type, not an instance as required"
    case .isInstance: "candidate operates on an instance, not a type as required"
    case .isMutating: "candidate is marked 'mutating' but protocol does not allow it"
    case .notSettable: "candidate is not settable, but protocol requires it"
    case .isThrowing: "candidate throws, but protocol does not allow it"
    case .isAsync: "candidate is 'async', but protocol requirement is not"
    }
  }
}

// What is said of the members that were meant to fulfil a requirement.
extension Checker {
  /// Whether something other than its type keeps a member from fulfilling a requirement.
  func isUnfit(_ symbol: Symbol, for requirement: Symbol) -> Bool {
    conflict(of: symbol, with: requirement) != nil
  }

  private func conflict(of symbol: Symbol, with requirement: Symbol) -> WitnessConflict? {
    guard symbol.isWritten else { return nil }
    if case .enumCase = symbol.kind {
    } else if symbol.isStatic != requirement.isStatic {
      return symbol.isStatic ? .isStatic : .isInstance
    }
    if symbol.isMutating, !requirement.isMutating, symbol.context.nominal?.isClass == false {
      return .isMutating
    }
    if !requirement.isFunction, !symbol.isFunction, isSettable(requirement), !isSettable(symbol) {
      return .notSettable
    }
    guard symbol.isFunction || symbol.isInitializer else { return nil }
    let (found, wanted) = (signature(of: symbol), signature(of: requirement))
    if found.isAsync, !wanted.isAsync { return .isAsync }
    if found.isThrowing, !wanted.isThrowing, !found.isRethrowing { return .isThrowing }
    return nil
  }

  /// Why each member of a requirement's own name does not fulfil it.
  func notesOnCandidates(for requirement: Symbol, of nominal: NominalType) -> [Diagnostic] {
    candidates(for: requirement, of: nominal).compactMap { own in
      if let conflict = conflict(of: own, with: requirement) {
        return Diagnostic(.note, conflict.words, at: own.nameRange)
      }
      let type = describedType(of: own, in: nominal)
      guard type != describedType(of: requirement, in: nominal) else { return nil }
      let words = "candidate has non-matching type '\(type)'" + inferred(in: requirement, nominal)
      return Diagnostic(.note, words, at: own.nameRange)
    }
  }

  /// ` [with Value = Int]`: what a type has for the associated types that a requirement names.
  private func inferred(in requirement: Symbol, _ nominal: NominalType) -> String {
    let signature = self.signature(of: requirement)
    var names: [String] = []
    for type in signature.parameters.map(\.type) + [signature.result] {
      _ = type.rewritten {
        if case .member(_, let name) = $0, !names.contains(name) { names.append(name) }
        return nil
      }
    }
    let known = names.compactMap { name in
      typeWitness(name, of: nominal).map { "\(name) = \(shown($0))" }
    }
    return known.isEmpty ? "" : " [with \(known.joined(separator: ", "))]"
  }

  /// The members that a program's type has under a requirement's whole name.
  private func candidates(for requirement: Symbol, of nominal: NominalType) -> [Symbol] {
    let labels = signature(of: requirement).parameters.map(\.label)
    return ownMembers(of: nominal, named: requirement.name).filter { own in
      own.isWritten && own.isSameKind(as: requirement)
        && signature(of: own).parameters.map(\.label) == labels
    }
  }

  /// `(Int) -> String`, `<T> (T) -> ()`, `(name: String)` of an initializer: a member's type, as it
  /// is said to be wanted or not to match.
  func describedType(of symbol: Symbol, in nominal: NominalType) -> String {
    let signature = self.signature(of: symbol)
    func shownHere(_ type: Type) -> String {
      guard symbol.isRequirement, !(nominal.isClass && symbol.isFunction) else {
        return shown(type)
      }
      // What a subclass makes of a function is left open.
      return shown(substitute(type, [nominal.selfType]))
    }
    switch symbol.kind {
    case .function, .subscript:
      let names = signature.generics.map(\.name).joined(separator: ", ")
      let clause = names.isEmpty ? "" : "<\(names)> "
      return clause + shownHere(.function(signature.functionType))
    case .initializer:
      let parameters = signature.parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + shownHere(parameter.type)
      }
      return "(\(parameters.joined(separator: ", ")))"
    default: return shownHere(signature.result)
    }
  }

  /// A member that would fulfil a requirement but for its labels, where none has the right ones.
  func mislabeledWitness(for requirement: Symbol, of nominal: NominalType) -> Symbol? {
    guard requirement.isFunction || requirement.isInitializer,
      candidates(for: requirement, of: nominal).isEmpty
    else { return nil }
    let wanted = signature(of: requirement)
    return ownMembers(of: nominal, named: requirement.name).first { own in
      guard own.isSameKind(as: requirement), !isUnfit(own, for: requirement) else { return false }
      let found = signature(of: own)
      return found.parameters.count == wanted.parameters.count
        && found.parameters.map(\.label) != wanted.parameters.map(\.label)
        && zip(found.parameters, wanted.parameters).allSatisfy {
          $0.type == substitute($1.type, [nominal.selfType])
        }
        && (own.isInitializer || found.result == substitute(wanted.result, [nominal.selfType]))
    }
  }

  func reportLabels(of own: Symbol, _ requirement: Symbol, _ proto: NominalType) {
    let asked = requirement.isInitializer ? requirement.fullName : requirement.shownName
    let notes =
      requirement.context.file == .max
      ? []
      : [
        Diagnostic(
          .note, "requirement '\(asked)' declared here",
          at: requirement.nameRange)
      ]
    error(
      "\(own.describedKind) '\(own.shownName)' has different argument labels from those required "
        + "by protocol '\(proto.name)' ('\(asked)')", at: own.nameRange,
      notes: notes)
  }

  /// `func copy() -> Self` of a class that may have subclasses: each has to give its own.
  func checkSelfResult(
    of own: Symbol, _ requirement: Symbol, _ nominal: NominalType, _ proto: NominalType
  ) {
    guard own.isFunction, own.isWritten, own.context.nominal === nominal,
      nominal.keyword == .class, signature(of: requirement).returnsSelf || givesSelf(requirement),
      !signature(of: own).returnsSelf,
      nominal.scope.declaration?.modifiers.contains(where: { $0.name == "final" }) == false
    else { return }
    error(
      "method '\(own.fullName)' in non-final class '\(nominal.name)' must return 'Self' to conform "
        + "to protocol '\(proto.name)'", at: own.nameRange)
  }

  /// Whether a requirement's result is what `Self` stands for.
  private func givesSelf(_ requirement: Symbol) -> Bool {
    let result = signature(of: requirement).result
    if case .parameter(let own) = result.wrapped ?? result { return own.index == 0 }
    return false
  }

  /// What fulfils a requirement has to be seen wherever the type and the protocol are.
  func checkAccess(of own: Symbol, _ requirement: Symbol, _ nominal: NominalType) {
    guard own.isWritten, own.context.nominal === nominal, !own.isOperator,
      let proto = requirement.context.nominal
    else { return }
    let (ofProtocol, ofType) = (access(of: proto), access(of: nominal))
    let wanted = max(min(ofProtocol, ofType), .fileprivate)
    let isSetter = own.access >= wanted
    guard own.access < wanted || (isSettable(requirement) && own.setterAccess < wanted) else {
      return
    }
    let why =
      ofProtocol > ofType && ofType < .public && !(ofType == .internal && !proto.isBuiltin)
      ? "be as accessible as its enclosing type because it matches a requirement in protocol "
      : "be declared \(wanted) because it matches a requirement in \(ofProtocol) protocol "
    let kind = own.isFunction ? "method" : own.isStatic ? "property" : own.describedKind
    var name = kind
    if kind != "subscript" { name += " '\(own.fullName)'" }
    error(
      "\(isSetter ? "setter for " : "")\(name) must \(why)'\(proto.name)'", at: own.nameRange,
      notes: [
        Diagnostic(
          .note, "mark the \(own.describedKind) as '\(wanted)' to satisfy the requirement",
          at: own.nameRange)
      ])
  }

  /// From where a type is seen: as it says, and no further than what is around it.
  private func access(of nominal: NominalType) -> Symbol.Access {
    if nominal.isBuiltin { return .public }
    let words = nominal.scope.declaration?.modifiers.filter { $0.detail == nil } ?? []
    let own =
      words.lazy.compactMap { Symbol.Access($0.name) }.first ?? nominal.extensionAccess ?? .internal
    return nominal.parent.map { min(own, access(of: $0)) } ?? own
  }
}

extension Symbol {
  /// Whether it stands in the program's text: the compiler's own additions do not.
  var isWritten: Bool { declaration != nil && nameRange.file != .max }

  fileprivate func isSameKind(as other: Symbol) -> Bool {
    switch (kind, other.kind) {
    case (.function, .function), (.variable, .variable), (.initializer, .initializer),
      (.subscript, .subscript):
      true
    default: false
    }
  }
}

extension Symbol.Access {
  /// What a modifier says of access; nil for others.
  init?(_ word: String) {
    switch word {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "public", "open", "package": self = .public
    default: return nil
    }
  }
}
