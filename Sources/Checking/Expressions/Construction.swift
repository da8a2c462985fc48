import Diagnostics
import SwiftSource

// Making values: calls of initializers.
extension Checker {
  /// `Type(arguments)`.
  func checkConstruction(
    of type: Type, _ syntax: CallArguments, expected: Type? = nil, at range: SourceRange,
    name: SourceRange? = nil
  ) -> Typed {
    if type.isError {
      _ = prepare(syntax)
      return .failed(at: range)
    }
    let type = solver.shallow(type)
    if type.isVoid, syntax.arguments.isEmpty, syntax.trailing.isEmpty {
      return Typed(.void, at: range) { _ in Code(.constant(.void), type: .void, at: range) }
    }
    if case .tuple(let elements) = type, !elements.isEmpty, syntax.trailing.isEmpty {
      // `Point(1, 2)`, where a typealias names a tuple.
      let made = checkTuple(syntax.arguments, type, at: range)
      return convert(made, to: type, .specified(nil))
    }
    if case .existential(let protocols) = type {
      _ = prepare(syntax)
      let shown = protocols.first?.name ?? "Any"
      let isInitialized = protocols.contains {
        members(named: "init", of: .existential([$0]), isStatic: true).isEmpty == false
      }
      error(
        isInitialized || protocols.isEmpty
          ? "type 'any \(shown)' cannot be instantiated"
          : "'any \(shown)' cannot be constructed because it has no accessible initializers",
        at: range)
      return .failed(at: range)
    }
    if case .tuple(let elements) = type, elements.count == syntax.arguments.count,
      syntax.trailing.isEmpty
    {
      let parts = Expression(.tuple(syntax.arguments), at: syntax.parentheses)
      return convert(check(parts, expected: type), to: type, .coercion)
    }
    if let nominal = type.nominal, !nominal.isBuiltin, !propertiesWithoutValue(of: nominal).isEmpty
    {
      _ = prepare(syntax)
      reportNoInitializer(type, at: range)
      return .failed(at: range)
    }
    return construct(type, dynamic: nil, syntax, expected, at: range)
  }

  func construct(
    _ type: Type, dynamic: Typed?, _ syntax: CallArguments, _ expected: Type?,
    at range: SourceRange, name: SourceRange? = nil
  ) -> Typed {
    let type = solver.shallow(type)
    if dynamic == nil, let literal = coercedLiteral(syntax, type) {
      return convert(check(literal, expected: type), to: type, .argument)
    }
    let found = initializers(of: type)
    if let nominal = type.nominal, !found.contains(where: { takes(syntax, $0) }),
      passOver(initializerOf: nominal, syntax, at: range)
    {
      _ = prepare(syntax)
      return .failed(at: range)
    }
    if let called = callMade(type, found, dynamic, syntax, expected, at: range) { return called }
    if found.isEmpty {
      if case .variable = type { return .failed(at: range) }
      let hidden = unfulfilledMembers(named: "init", of: type, isStatic: true)
      if let failed = callUnfulfilled(
        hidden, base: dynamic, syntax, expected, at: range, name: Name("init", at: range),
        constructing: type)
      {
        return failed
      }
      let arguments = prepare(syntax)
      reportNoInitializer(type, at: range)
      if speculation == 0 { reportHidden(type, arguments, syntax, at: range) }
      return .failed(at: range)
    }
    let made = resolveCall(
      found, base: dynamic, syntax, expected: expected, at: range,
      name: Name("init", at: range), constructing: type)
    return reportNotRequired(type, dynamic, at: range, name) ? .failed(at: range) : made
  }

  /// `Self()`, `kind.init()`: a subclass, which a metatype may stand for, need not have an
  /// initializer that is not required.
  private func reportNotRequired(
    _ type: Type, _ dynamic: Typed?, at range: SourceRange, _ name: SourceRange?
  ) -> Bool {
    guard dynamic != nil, speculation == 0, let callee = facts.callees[range], callee.isWritten,
      case .initializer = callee.kind, let nominal = callee.context.nominal,
      nominal.keyword == .class, !callee.isRequired,
      nominal.scope.declaration?.modifiers.contains(where: { $0.name == "final" }) == false
    else { return false }
    let isSelf = scope.function.selfVariable != nil || scope.function.classVariable != nil
    let shownType = isSelf && context.enclosingNominal === nominal ? "Self" : shown(type)
    error(
      "constructing an object of class type '\(shownType)' with a metatype value must use a "
        + "'required' initializer", at: name ?? range,
      notes: [
        Diagnostic(
          .note, "selected non-required initializer '\(callee.fullName)'", at: callee.nameRange)
      ])
    return true
  }

  /// `Unicode.Scalar("A")`: a literal of the type, where the type takes such literals, and no call
  /// of an initializer. The initializers of numbers and strings give the same.
  private func coercedLiteral(_ syntax: CallArguments, _ type: Type) -> Expression? {
    guard syntax.arguments.count == 1, syntax.trailing.isEmpty, let nominal = type.nominal,
      syntax.arguments[0].label == nil, nominal.wellKnown == nil || nominal.wellKnown == .character
    else { return nil }
    let literal: Solver.Literal
    switch syntax.arguments[0].value.kind {
    case .integer: literal = .integer
    case .float: literal = .float
    case .boolean: literal = .boolean
    case .string(let segments):
      guard case .text(let text)? = segments.first, segments.count == 1 else { return nil }
      // A text of several letters is no character.
      let takesText = literalProtocols(["ExpressibleByStringLiteral"]).contains {
        conforms(type, to: $0) == .yes
      }
      if !takesText, text.count != 1 { return nil }
      literal = .string
    default: return nil
    }
    return accepts(literal, type) ? syntax.arguments[0].value : nil
  }

  func takes(_ syntax: CallArguments, _ candidate: Candidate) -> Bool {
    let arguments =
      syntax.arguments.map { PreparedArgument(label: $0.label, expression: $0.value) }
      + syntax.trailing.map {
        PreparedArgument(label: $0.label, expression: $0.value, isTrailing: true)
      }
    return match(arguments, to: signature(of: candidate.symbol).parameters) != nil
  }

  func initializers(of type: Type) -> [Candidate] {
    members(named: "init", of: type, isStatic: true)
  }

  private func hiddenInitializers(of type: Type) -> [Symbol] {
    guard let nominal = type.nominal, !nominal.isBuiltin else { return [] }
    return ownMembers(of: nominal, named: "init").filter { !isVisible($0) }
  }

  /// What is wrong with the arguments of the only initializer, which cannot be seen from here.
  private func reportHidden(
    _ type: Type, _ arguments: [PreparedArgument], _ syntax: CallArguments, at range: SourceRange
  ) {
    let hidden = hiddenInitializers(of: type)
    guard hidden.count == 1 else { return }
    let candidate = Candidate(symbol: hidden[0], arguments: type.arguments, base: type)
    let target = open(candidate, base: nil, at: range, constructing: type)
    if match(arguments, to: target.parameters) == nil {
      reportMismatch(target, arguments, syntax, at: range, name: nil)
    }
  }

  func reportNoInitializer(_ type: Type, at range: SourceRange) {
    // A member that cannot be seen is said to be so.
    if let nominal = type.nominal, let hidden = hiddenInitializers(of: type).first {
      let word = hidden.access == .fileprivate ? "fileprivate" : "private"
      error(
        "'\(shown(nominal.selfType))' initializer is inaccessible due to '\(word)' protection level",
        at: range,
        notes: hidden.nameRange.file != .max
          ? [Diagnostic(.note, "'\(hidden.fullName)' declared here", at: hidden.nameRange)] : [])
      return
    }
    if case .parameter = type {
      return reportNoMember("init", ofType: shown(type), at: range)
    }
    error(
      "'\(shown(type))' cannot be constructed because it has no accessible initializers", at: range)
  }
}
