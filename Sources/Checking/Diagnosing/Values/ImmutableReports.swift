import Diagnostics
import SwiftSource

// Changes of what may not be changed.
extension Checker {
  enum Change { case assign, compound, mutatingMember, mutatingGetter, passInout }

  /// A lazy property is read: what it is a part of changes, or must not be changed.
  func noteMutatingGetter(of symbol: Symbol, _ base: Typed?, at range: SourceRange) {
    guard symbol.isLazy || symbol.hasMutatingGetter, let base, !isReference(base.type) else {
      return
    }
    if case .place = base.access { return noteChange(of: base) }
    reportImmutable(base, nil, .mutatingGetter, at: range)
  }

  /// - Parameters:
  ///   - expression: what would be changed, where it is written.
  ///   - range: where the change is said: the operator of `+=`, the method's name.
  func reportImmutable(
    _ typed: Typed, _ expression: Expression?, _ change: Change, at range: SourceRange
  ) {
    if speculation > 0 {
      failures += 1
      return
    }
    let words = ChangeWords(change, expression)
    if change == .passInout, expression?.isScalarLiteral ?? false {
      return error("\(words.start): literals are not mutable", at: range)
    }
    let place = change == .assign ? expression?.assignedPlace ?? range : range
    switch typed.access {
    case .immutable(.letConstant(let name, let keyword)):
      error(
        "\(words.start): '\(name)' is a 'let' constant", at: place,
        notes: mutableNote(keyword) + noteOfProperty(name, expression))
    case .immutable(.letProperty(let name, let keyword)):
      error(
        "\(words.ofProperty): '\(name)' is a 'let' constant", at: place,
        notes: mutableNote(keyword))
    case .immutable(.delegatedProperty(let name, let declared)):
      error(
        "'let' property '\(name)' may not be initialized directly; use \"self.init(...)\" or "
          + "\"self = ...\" instead", at: place,
        notes: [Diagnostic(.note, "'\(name)' declared here", at: declared)])
    case .immutable(.bound(let name)):
      error("\(words.start): '\(name)' is immutable", at: place)
    case .immutable(.getOnly("subscript")):
      error("\(words.ofSubscript): subscript is get-only", at: place)
    case .immutable(.getOnly(let name)):
      let isMade = name == "rawValue" && expression?.isMember ?? false
      let what = name.hasPrefix("$") || isMade ? "immutable" : "a get-only property"
      let isPlain = expression.map(isNameOfNoMember) ?? false
      error("\(isPlain ? words.start : words.ofProperty): '\(name)' is \(what)", at: place)
    case .immutable(.selfIsImmutable):
      let isSelf = expression?.isSelf ?? false
      error(
        "\(isSelf ? words.start : words.ofProperty): 'self' is immutable", at: place,
        notes: mutatingNote())
    case .immutable(.inaccessibleSetter(let name)):
      error("\(words.ofProperty): '\(name)' setter is inaccessible", at: place)
    case .immutable(.readOnlyKeyPath):
      error("\(words.ofSubscript): key path is read-only", at: place)
    case .immutable(.functionCall), .immutable(.expression), .value, .place:
      reportValue(typed, expression, change, words, at: place)
    }
  }

  /// The enum's case that an expression names.
  func enumCase(_ expression: Expression) -> Symbol? {
    guard case .member(let base?, let name) = expression.kind,
      let typed = attempt({ check(base, expected: nil) }),
      case .metatype(let type) = solver.shallow(typed.type),
      let found = members(named: name.text, of: type, isStatic: true).first?.symbol,
      case .enumCase = found.kind
    else { return nil }
    return found
  }

  private func mutableNote(_ keyword: SourceRange?) -> [Diagnostic] {
    guard let keyword, keyword.file != .max else { return [] }
    return [Diagnostic(.note, "change 'let' to 'var' to make it mutable", at: keyword)]
  }

  /// `count = count`, where a parameter hides the property that was meant.
  private func noteOfProperty(_ name: String, _ expression: Expression?) -> [Diagnostic] {
    guard let expression, case .name = expression.kind,
      let nominal = context.enclosingNominal,
      let own = ownMembers(of: nominal, named: name).first(where: { $0.binding != nil }),
      own.isStatic == (scope.function.root.selfVariable == nil),
      !own.isLet || scope.function.root.isInitializer
    else { return [] }
    let base = own.isStatic ? nominal.name : "self"
    let hint =
      "add explicit '\(base).' to refer to mutable \(own.describedKind) of "
      + "'\(shown(nominal.selfType))'"
    return [Diagnostic(.note, hint, at: expression.range)]
  }

  private func mutatingNote() -> [Diagnostic] {
    var function: FunctionContext? = scope.function
    while let one = function {
      if let keyword = one.methodKeyword {
        return [
          Diagnostic(.note, "mark method 'mutating' to make 'self' mutable", at: keyword)
        ]
      }
      function = one.parent
    }
    return []
  }

  private func reportValue(
    _ typed: Typed, _ expression: Expression?, _ change: Change, _ words: ChangeWords,
    at place: SourceRange
  ) {
    let root = expression?.rootCall ?? typed.range
    if let callee = facts.callees[root], callee.isFunction || callee.isInitializer {
      let what = callee.isInitializer || callee.isMember ? "function call" : "'\(callee.name)'"
      error("\(words.ofProperty): \(what) returns immutable value", at: place)
      return
    }
    switch change {
    case .assign where expression?.isLiteral ?? false:
      error("\(words.start): literals are not mutable", at: place)
    case .assign where expression.map(isFunctionName) ?? false:
      let kind = expression?.isMember ?? false ? "method" : "function"
      let name = expression?.namedText ?? ""
      error("cannot assign to value: '\(name)' is a \(kind)", at: place)
    case .assign where expression?.isOperation ?? false:
      error(
        "expression is not assignable: binary operator returns immutable value",
        at: expression?.anchor ?? place)
    case .assign where expression.flatMap(enumCase) != nil:
      error(
        "cannot assign to property: '\(expression?.namedText ?? "")' is not settable", at: place)
    case .assign:
      error("cannot assign to immutable expression of type '\(shown(typed.type))'", at: place)
    case .passInout where expression?.operation != nil:
      let what = expression?.operation ?? ""
      error("\(words.start): \(what) returns immutable value", at: place)
    case .passInout:
      error(
        "cannot pass immutable value of type '\(shown(typed.type))' as inout argument", at: place)
    case .mutatingMember where typed.literal == .plain:
      error("\(words.start): literals are not mutable", at: place)
    case .mutatingMember where typed.literal == .collection:
      error("\(words.start) of type '\(shown(typed.type))'", at: place)
    case .mutatingMember, .mutatingGetter, .compound:
      error("\(words.start): function call returns immutable value", at: place)
    }
  }
}

/// How swiftc starts to say that something cannot be changed.
private struct ChangeWords {
  var start: String
  var ofProperty: String
  var ofSubscript: String

  init(_ change: Checker.Change, _ expression: Expression?) {
    let words =
      switch change {
      case .assign: "cannot assign to property"
      case .compound: "left side of mutating operator isn't mutable"
      case .mutatingMember: "cannot use mutating member on immutable value"
      case .mutatingGetter: "cannot use mutating getter on immutable value"
      case .passInout: "cannot pass immutable value as inout argument"
      }
    start = words
    ofProperty = words
    ofSubscript = words
    guard change == .assign else { return }
    ofSubscript = "cannot assign through subscript"
    switch expression?.kind {
    case .member: break
    case .subscript:
      start = ofSubscript
      ofProperty = ofSubscript
    default: start = "cannot assign to value"
    }
  }
}

extension Expression {
  /// Where swiftc points at a target: at a member's name, a subscript's bracket.
  fileprivate var assignedPlace: SourceRange {
    switch kind {
    case .member, .subscript: anchor
    default: range
    }
  }

  fileprivate var isMember: Bool {
    if case .member = kind { return true }
    return false
  }

  /// Whether it is surely no place: a literal, or what an operator gives.
  var isComputed: Bool { isLiteral || isOperation }

  /// What an operator's value comes from, in swiftc's words; nil where it is no operation.
  fileprivate var operation: String? {
    switch withoutParentheses.kind {
    case .binary: "binary operator"
    case .prefix(let name, _): name.text == "!" ? "'!'" : "unary operator"
    default: nil
    }
  }

  fileprivate var isOperation: Bool {
    if case .binary = kind { return true }
    return false
  }

  /// The name that a name or a member ends with.
  fileprivate var namedText: String? {
    switch kind {
    case .name(let name), .member(_, let name): name.text
    default: nil
    }
  }

  /// Whether it is a literal of one value.
  fileprivate var isScalarLiteral: Bool {
    switch withoutParentheses.kind {
    case .array, .dictionary: false
    default: withoutParentheses.isLiteral
    }
  }

  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .nil, .array, .dictionary: true
    default: false
    }
  }

  /// The call that a path of members starts with.
  fileprivate var rootCall: SourceRange? {
    switch kind {
    case .call: range
    case .member(let base?, _), .subscript(let base, _): base.rootCall
    default: nil
    }
  }
}
