import Diagnostics
import SwiftSource

extension Checker {
  func reportUnknown(_ name: Name) {
    if name.text == "self" || name.text.hasPrefix("$") {
      if Int(name.text.dropFirst()) != nil {
        error("anonymous closure argument not contained in a closure", at: name.range)
        return
      }
    }
    if isOperatorName(name.text) {
      error("cannot find operator '\(name.text)' in scope", at: name.range)
      return
    }
    if let near = nearest(to: name.text) {
      let fix = Diagnostic.FixIt(range: name.range, replacement: near)
      error(
        "cannot find '\(name.text)' in scope; did you mean '\(near)'?", at: name.range,
        fixIts: [fix])
      return
    }
    error("cannot find '\(name.text)' in scope", at: name.range)
  }

  func isOperatorName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return !(first == "_" || first == "$" || first.properties.isXIDStart)
  }

  /// The name in scope that swiftc would offer. It offers one for misspelt names of the module.
  private func nearest(to text: String) -> String? { nil }

  func reportMissingMember(_ name: Name, of base: Typed) {
    let type = resolved(base.type)
    if type.isError { return }
    if case .metatype(let instance) = type {
      if let hidden = hiddenMember(name.text, instance) { return reportHidden(hidden, name) }
      error("type '\(shown(instance))' has no member '\(name.text)'", at: name.range)
      return
    }
    if let wrapped = type.wrapped,
      !members(named: name.text, of: wrapped, isStatic: false).isEmpty
    {
      reportMustUnwrap(base, to: wrapped, member: name.text)
      return
    }
    if let hidden = hiddenMember(name.text, type) { return reportHidden(hidden, name) }
    if let statics = members(named: name.text, of: type, isStatic: true).first,
      !statics.symbol.isInitializer, !statics.symbol.isType
    {
      let isCase: Bool
      if case .enumCase = statics.symbol.kind { isCase = true } else { isCase = false }
      error(
        isCase
          ? "enum case '\(name.text)' cannot be used as an instance member"
          : "static member '\(name.text)' cannot be used on instance of type '\(shown(type))'",
        at: name.range)
      return
    }
    error("value of type '\(shown(type))' has no member '\(name.text)'", at: name.range)
  }

  private func hiddenMember(_ name: String, _ type: Type) -> Symbol? {
    guard let nominal = type.nominal else { return nil }
    return ownMembers(of: nominal, named: name).first { !isVisible($0) }
  }

  private func reportHidden(_ symbol: Symbol, _ name: Name) {
    if case .wrapperStorage(let original) = symbol.kind, wrapperUse(of: original) == nil {
      error("cannot find '\(name.text)' in scope", at: name.range)
      return
    }
    let level = symbol.access == .fileprivate ? "fileprivate" : "private"
    let notes =
      symbol.context.file == .max
      ? [] : [Diagnostic(.note, "'\(symbol.name)' declared here", at: symbol.nameRange)]
    error(
      "'\(name.text)' is inaccessible due to '\(level)' protection level", at: name.range,
      notes: notes)
  }

  /// The value of an optional is wanted.
  func reportMustUnwrap(_ typed: Typed, to wrapped: Type, member: String? = nil) {
    let type = shown(typed.type)
    let coalesce = Diagnostic(
      .note, "coalesce using '??' to provide a default when the optional value contains 'nil'",
      at: typed.range)
    let force = Diagnostic(
      .note, "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
      at: typed.range)
    if let member, member != "subscript" {
      let chain = Diagnostic(
        .note,
        "chain the optional using '?' to access member '\(member)' only for non-'nil' base values",
        at: typed.range)
      error(
        "value of optional type '\(type)' must be unwrapped to refer to member '\(member)' of "
          + "wrapped base type '\(shown(wrapped))'", at: typed.range, notes: [chain, force])
      return
    }
    error(
      "value of optional type '\(type)' must be unwrapped to a value of type '\(shown(wrapped))'",
      at: typed.range, notes: [coalesce, force])
  }

  func reportConversion(_ typed: Typed, to wanted: Type, _ purpose: Purpose) {
    if speculation > 0 {
      failures += 1
      return
    }
    let from = resolved(typed.type)
    let to = resolved(wanted)
    if let wrapped = from.wrapped, to.wrapped == nil {
      let saved = solver.mark()
      let fits = conversion(wrapped, to) != .no
      solver.rollBack(to: saved)
      if fits {
        reportMustUnwrap(typed, to: to.hasVariables ? wrapped : to)
        return
      }
    }
    if case .existential(let protocols) = to, let first = protocols.first {
      switch purpose {
      case .argument:
        error(
          "argument type '\(shown(from))' does not conform to expected type '\(first.name)'",
          at: typed.range)
      case .result:
        error(
          "return expression of type '\(shown(from))' does not conform to '\(first.name)'",
          at: typed.range)
      default:
        error(
          "value of type '\(shown(from))' does not conform to specified type '\(first.name)'",
          at: typed.range)
      }
      return
    }
    let a = shown(from)
    let b = shown(to)
    let message =
      switch purpose {
      case .argument: "cannot convert value of type '\(a)' to expected argument type '\(b)'"
      case .specified: "cannot convert value of type '\(a)' to specified type '\(b)'"
      case .result: "cannot convert return expression of type '\(a)' to return type '\(b)'"
      case .assignment: "cannot assign value of type '\(a)' to type '\(b)'"
      case .element: "cannot convert value of type '\(a)' to expected element type '\(b)'"
      case .dictionaryKey:
        "cannot convert value of type '\(a)' to expected dictionary key type '\(b)'"
      case .dictionaryValue:
        "cannot convert value of type '\(a)' to expected dictionary value type '\(b)'"
      case .closureResult: "cannot convert value of type '\(a)' to closure result type '\(b)'"
      case .coercion: "cannot convert value of type '\(a)' to type '\(b)' in coercion"
      case .defaultArgument:
        "default argument value of type '\(a)' cannot be converted to type '\(b)'"
      case .other: "cannot convert value of type '\(a)' to specified type '\(b)'"
      }
    error(message, at: typed.range)
  }

  func reportUndetermined(_ type: Type, _ expression: Expression) {
    if case .nil = expression.kind {
      error("'nil' requires a contextual type", at: expression.range)
      return
    }
    if case .array(let elements) = expression.kind, elements.isEmpty {
      error("empty collection literal requires an explicit type", at: expression.range)
      return
    }
    if case .dictionary(let pairs) = expression.kind, pairs.isEmpty {
      error("empty collection literal requires an explicit type", at: expression.range)
      return
    }
    if case .nominal(let nominal, let arguments) = type,
      let index = arguments.firstIndex(where: \.hasVariables), index < nominal.generics.count
    {
      error(
        "generic parameter '\(nominal.generics[index].name)' could not be inferred",
        at: expression.range)
      return
    }
    error("type of expression is ambiguous without a type annotation", at: expression.range)
  }

  // MARK: Changes that may not be

  enum Change { case assign, compound, mutatingMember, passInout }

  func reportImmutable(
    _ typed: Typed, _ expression: Expression?, _ change: Change, at range: SourceRange
  ) {
    if speculation > 0 {
      failures += 1
      return
    }
    let start =
      switch change {
      case .assign: "cannot assign to value"
      case .compound: "left side of mutating operator isn't mutable"
      case .mutatingMember: "cannot use mutating member on immutable value"
      case .passInout: "cannot pass immutable value as inout argument"
      }
    let place = changedRange(expression) ?? range
    switch typed.access {
    case .immutable(.letConstant(let name, let declared)):
      let isOwn = declared.map { $0.file != .max } ?? false
      let notes =
        isOwn
        ? [Diagnostic(.note, "change 'let' to 'var' to make it mutable", at: declared ?? place)]
        : []
      if change == .assign, isMember(expression) {
        error("cannot assign to property: '\(name)' is a 'let' constant", at: place, notes: notes)
      } else {
        error("\(start): '\(name)' is a 'let' constant", at: place, notes: notes)
      }
    case .immutable(.getOnly(let name)):
      if change == .assign, name == "subscript" {
        error("cannot assign through subscript: subscript is get-only", at: place)
      } else if change == .assign, isMember(expression) || !isPlain(expression) {
        error("cannot assign to property: '\(name)' is a get-only property", at: place)
      } else {
        error("\(start): '\(name)' is a get-only property", at: place)
      }
    case .immutable(.selfIsImmutable):
      error(
        change == .assign
          ? "cannot assign to property: 'self' is immutable" : "\(start): 'self' is immutable",
        at: place)
    case .immutable(.parameter(let name)):
      error("\(start): '\(name)' is a 'let' constant", at: place)
    case .immutable(.inaccessibleSetter(let name)):
      error(
        change == .assign
          ? "cannot assign to property: '\(name)' setter is inaccessible"
          : "\(start): '\(name)' setter is inaccessible",
        at: place)
    case .immutable(.functionCall), .immutable(.expression), .value, .place:
      switch change {
      case .assign:
        error("cannot assign to immutable expression of type '\(shown(typed.type))'", at: place)
      case .passInout:
        error(
          "cannot pass immutable value of type '\(shown(typed.type))' as inout argument", at: place)
      case .mutatingMember, .compound:
        error("\(start): function call returns immutable value", at: place)
      }
    }
  }

  private func isMember(_ expression: Expression?) -> Bool {
    guard let expression else { return false }
    if case .member = expression.kind { return true }
    return false
  }

  private func isPlain(_ expression: Expression?) -> Bool {
    guard let expression else { return false }
    if case .name = expression.kind { return true }
    return false
  }

  /// Where swiftc points: at the member's base.
  private func changedRange(_ expression: Expression?) -> SourceRange? {
    guard let expression else { return nil }
    switch expression.kind {
    case .member(let base?, let name):
      _ = base
      return SourceRange(file: name.range.file, start: name.range.start, end: name.range.end)
    default: return nil
    }
  }
}
