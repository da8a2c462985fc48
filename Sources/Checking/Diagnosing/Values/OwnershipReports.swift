import Diagnostics
import SwiftSource

/// A property or variable of objects, which it may not keep alive.
struct Reference {
  var ownership: Ownership
  var kind: String
  var name: String
  var place: SourceRange

  init(_ symbol: Symbol) {
    ownership = symbol.ownership
    kind = symbol.isMember ? "property" : "variable"
    (name, place) = (symbol.name, symbol.nameRange)
  }

  init(_ variable: LocalVariable) {
    (ownership, kind) = (variable.ownership, "variable")
    (name, place) = (variable.name, variable.range)
  }
}

// References that keep nothing alive, and values where objects are wanted.
extension Checker {
  /// `weak var delegate = Delegate()`, `owner.delegate = .init()`: nothing else keeps the object.
  func warnOfLost(_ value: Expression, _ reference: Reference, at sign: SourceRange) {
    guard speculation == 0, reference.ownership != .strong, let made = facts.callees[value.range],
      made.isInitializer, made.context.nominal?.isClass == true
    else { return }
    let word = reference.ownership == .weak ? "weak" : "unowned"
    let notes = [
      Diagnostic(
        .note, "a strong reference is required to prevent the instance from being deallocated",
        at: sign),
      Diagnostic(.note, "'\(reference.name)' declared here", at: reference.place),
    ]
    report(
      Diagnostic(
        .warning,
        "instance will be immediately deallocated because \(reference.kind) '\(reference.name)' is "
          + "'\(word)'", at: sign, notes: notes))
  }

  /// `weak` and `unowned` are for objects, and what is weak may become nil.
  func checkOwnership(of symbol: Symbol) {
    guard symbol.ownership != .strong, symbol.binding != nil else { return }
    let type = signature(of: symbol).result
    guard !type.isError else { return }
    let word = symbol.ownership == .weak ? "weak" : "unowned"
    if symbol.ownership == .weak, type.wrapped == nil, symbol.binding?.type != nil {
      error(
        "'weak' variable should have optional type '\(shown(optional(type)))'", at: symbol.nameRange
      )
    }
    let object = type.wrapped ?? type
    guard !isReference(object), !object.isError else { return }
    switch object {
    // What the library models as a value may be an object of Apple's.
    case .nominal(let nominal, _) where nominal.isBuiltin && nominal.wellKnown == nil: return
    case .existential(let protocols)
    where protocols.contains { $0.isBuiltin || $0.scope.isPartlyUnknown || isPartlyUnknown($0) }:
      return
    case .existential, .parameter, .member:
      error(
        "'\(word)' must not be applied to non-class-bound '\(shown(object))'; consider adding a "
          + "protocol conformance that has a class bound", at: symbol.nameRange)
    default:
      error(
        "'\(word)' may only be applied to class and class-bound protocol types, not "
          + "'\(shown(object))'", at: symbol.nameRange)
    }
  }
}
