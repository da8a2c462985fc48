import Diagnostics
import SwiftSource

extension Expression {
  /// Whether overloads or literals tell its type.
  fileprivate var isTypedLate: Bool {
    switch kind {
    case .subscript: true
    case .name(let name): name.text.hasPrefix("$")
    case .call(let callee, _): takesLiteral && !callee.isImplicit
    default: false
    }
  }

  /// `.left` of `.left(1)`
  private var isImplicit: Bool {
    if case .member(nil, _) = kind { return true }
    return false
  }

  /// `Point()`
  fileprivate var isBareCall: Bool {
    guard case .call(let callee, let syntax) = kind, case .name(let name) = callee.kind else {
      return false
    }
    return syntax.arguments.isEmpty && syntax.trailing.isEmpty
      && name.text.first?.isUppercase ?? false
  }

  /// The operator of `list.reduce(0, +)` that may also stand before one operand.
  fileprivate var reducingSign: SourceRange? {
    guard case .call(let callee, let syntax) = kind, case .member(_?, let name) = callee.kind,
      name.text == "reduce", syntax.arguments.count == 2, syntax.trailing.isEmpty,
      syntax.arguments.allSatisfy({ $0.label == nil }),
      case .name(let sign) = syntax.arguments[1].value.kind, sign.text == "+" || sign.text == "-"
    else { return nil }
    if case .integer = syntax.arguments[0].value.kind { return sign.range }
    return nil
  }

  /// `made()`
  fileprivate var isFunctionCall: Bool {
    guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else { return false }
    return name.text.first?.isLowercase ?? false
  }
}

// Operators that a type does not have.
extension Checker {
  /// Two values of a type that has no such operator. Where the type is found late, in a subscript,
  /// in `$0` or beside literals, or the operands are part of a larger condition, swiftc says what
  /// the operator asks for.
  func reportComparison(
    of a: Typed, _ b: Typed, _ name: Name, _ left: Expression, _ right: Expression
  ) -> Bool {
    guard let asked = protocolAsked(by: name.text) else { return false }
    let isArgument = !calling.isEmpty && (left.isFunctionCall || right.isFunctionCall)
    let type = resolved(a.type)
    if isComparison(name.text), same(type, resolved(b.type)),
      reportUnconforming(type, name, left, right, name.text == "!=" ? "Equatable" : asked.name)
    {
      return true
    }
    let isOverloaded = [left, right].contains { $0.isBareCall && isMadeTwice(type) }
    guard isLogicalOperand || isArgument || isOverloaded || left.isTypedLate || right.isTypedLate
    else { return false }
    guard lacks(type, name.text, asked.known), same(type, resolved(b.type)) else { return false }
    error(
      "referencing operator function '\(name.text)' on '\(asked.name)' requires that "
        + "'\(shown(type))' conform to '\(asked.name)'", at: name.range,
      notes: name.text == "==" ? noteOfSynthesis(name, type) : [])
    return true
  }

  /// Two values of different types. Beside a text or a whole number swiftc looks at what is
  /// declared for all of its kind; otherwise the type is meant whose operator is the more certain.
  func reportUnequal(_ name: Name, _ a: Typed, _ b: Typed) -> Bool {
    let (x, y) = (resolved(a.type), resolved(b.type))
    if reportFunction(name, a, beside: b) || reportFunction(name, b, beside: a) { return true }
    guard isComparison(name.text), let p = x.nominal, let q = y.nominal, p !== q,
      !x.hasVariables, !y.hasVariables, x.wrapped == nil || y.wrapped == nil
    else { return false }
    if let kind = kindOfAll(q), isOwn(p) { return report(a, beside: y, kind, name, isLeft: true) }
    if let kind = kindOfAll(p), isOwn(q) { return report(b, beside: x, kind, name, isLeft: false) }
    if !isOwn(p), !isOwn(q), x.arguments.isEmpty, y.arguments.isEmpty {
      let texts = [(a, q), (b, p)].filter { value, other in
        other.wellKnown == .string
          && resolved(value.type).nominal?.wellKnown?.isFloatingPoint == true
      }
      guard let number = texts.first?.0, name.text == "==" || name.text == "!=",
        isPartOfLarger || isDiscarded
      else { return false }
      return blame(number, wanted: type(.string))
    }
    if reportUncomparable(name, x.wrapped ?? x, y.wrapped ?? y) { return true }
    let ranks = [x, y].map { rank(of: name.text, $0.wrapped ?? $0) }
    if x.wrapped != nil || y.wrapped != nil {
      let (optional, other) = x.wrapped == nil ? (b, a) : (a, b)
      let wanted = resolved(other.type)
      if wanted.nominal?.wellKnown == .bool { return false }
      let isOther = ranks[x.wrapped == nil ? 0 : 1] == 0
      if isOther { return blame(other, wanted: resolved(optional.type).wrapped ?? .error) }
      return blame(optional, wanted: wanted)
    }
    if ranks[0] == ranks[1] || (p.isClass && q.isClass && !module.imports.isEmpty) { return false }
    return ranks[0] < ranks[1] ? blame(a, wanted: y) : blame(b, wanted: x)
  }

  /// A value beside an optional one of its type, which cannot be compared.
  private func reportUncomparable(_ name: Name, _ type: Type, _ other: Type) -> Bool {
    guard type == other, name.text == "==" || name.text == "!=",
      let asked = known(.equatable), conforms(type, to: asked) == .no
    else { return false }
    error(
      "operator function '\(name.text)' requires that '\(shown(type))' conform to 'Equatable'",
      at: name.range, notes: noteOfSynthesis(name, type))
    return true
  }

  /// `chosen.id == 3`, where `id` is a method.
  private func reportFunction(_ name: Name, _ function: Typed, beside other: Typed) -> Bool {
    let wanted = defaulted(other.type)
    guard case .function = resolved(function.type), name.text == "==" || name.text == "!=",
      let nominal = wanted.nominal
    else { return false }
    if let kind = kindOfAll(nominal) {
      error(
        "type '\(shown(function.type))' cannot conform to '\(kind)'", at: name.range,
        kind: .functionForProtocol)
      return true
    }
    return rank(of: name.text, wanted) == 2 && blame(function, wanted: wanted)
  }

  /// `text == text.reversed()`: characters in another collection are no text. Where a truth is
  /// wanted swiftc takes what a call gives for an array of them.
  func reportCharacters(_ name: Name, _ a: Typed, _ b: Typed, _ expected: Type?) -> Bool {
    let values = [a, b].map { resolved($0.type) }
    guard name.text == "==" || name.text == "!=",
      let text = values.firstIndex(of: type(.string)), case let other = 1 - text,
      let nominal = values[other].nominal, nominal.isBuiltin, nominal.wellKnown == nil,
      elementType(of: values[other]) == type(.character),
      let texts = protocolNamed("StringProtocol"), conforms(values[other], to: texts) == .no
    else { return false }
    let value = [a, b][other]
    guard expected != nil, facts.callees[value.range] != nil else {
      reportOperand(value, as: values[text])
      return true
    }
    let sides = ["'String'", "'[String.Element]' (aka 'Array<Character>')"]
    error(
      "binary operator '\(name.text)' cannot be applied to operands of type \(sides[text]) and "
        + sides[other], at: name.range, notes: [noteOfOverloads(name, ["(String, String)"])])
    return true
  }

  /// A sum of a value that is no number or text. Beside a text swiftc takes it for a sequence,
  /// beside what has a sum of its own the other one is meant.
  func reportSum(_ name: Name, _ a: Typed, _ b: Typed) -> Bool {
    let types = [a, b].map { value in
      let type = resolved(value.type)
      return solver.literal(of: type).flatMap(defaultType) ?? type
    }
    guard name.text == "+", let p = types[0].nominal, let q = types[1].nominal, p !== q,
      types.allSatisfy({ $0.wrapped == nil && $0.arguments.isEmpty })
    else { return false }
    if p.wellKnown == .string && q.wellKnown == .cgFloat {
      sayBinary(name, types, notes: [])
      return true
    }
    let sums = types.map { declaresSum($0) }
    if isOwn(p), q.wellKnown == .string {
      reportAsked("Sequence", of: types[0], at: name.range)
    } else if isOwn(q), p.wellKnown == .string, q.isBuiltin, sums[1] {
      reportAsked("RangeReplaceableCollection", of: types[1], at: name.range)
    } else if isOwn(p), isOwn(q), sums[0] != sums[1] {
      return sums[0] ? blame(b, wanted: types[0]) : blame(a, wanted: types[1])
    } else {
      return false
    }
    return true
  }

  private func reportAsked(_ proto: String, of type: Type, at range: SourceRange) {
    error("operator function '+' requires that '\(shown(type))' conform to '\(proto)'", at: range)
  }

  /// Whether a type that is none of the language's declares an operator itself.
  func declaresItself(_ name: String, _ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.wellKnown == nil else { return false }
    return operators(name, type).contains { $0.symbol.context.nominal === nominal }
  }

  /// Whether two values of a type have a sum of that type.
  private func declaresSum(_ type: Type) -> Bool {
    operators("+", type).contains { candidate in
      let parameters = signature(of: candidate.symbol).parameters
      return candidate.symbol.context.nominal === type.nominal
        && parameters.map(\.type) == [type, type]
    }
  }

  /// `StringProtocol` for texts, `BinaryInteger` for whole numbers: what has comparisons for all.
  private func kindOfAll(_ nominal: NominalType) -> String? {
    if nominal.wellKnown == .string { return "StringProtocol" }
    return nominal.wellKnown?.isInteger ?? false ? "BinaryInteger" : nil
  }

  /// Whether a type is none of the language's own.
  private func isOwn(_ nominal: NominalType) -> Bool {
    nominal.wellKnown == nil || nominal.wellKnown == .cgFloat
  }

  private func report(
    _ value: Typed, beside other: Type, _ kind: String, _ name: Name, isLeft: Bool
  ) -> Bool {
    let type = resolved(value.type)
    if type.nominal?.scope.rawType == other { return blame(value, wanted: other) }
    let lead =
      isLeft
      ? "referencing operator function '\(name.text)' on '\(kind)'"
      : "operator function '\(name.text)'"
    error("\(lead) requires that '\(shown(type))' conform to '\(kind)'", at: name.range)
    return true
  }

  private func blame(_ value: Typed, wanted: Type) -> Bool {
    error(
      "cannot convert value of type '\(shown(value.type))' to expected argument type "
        + "'\(shown(wanted))'", at: value.anchor)
    return true
  }

  /// How certainly an operator is for values of a type: 2 where the type declares it itself, 1
  /// where it is made for it, or declared for a protocol.
  private func rank(of name: String, _ type: Type) -> Int {
    guard let asked = protocolAsked(by: name)?.known ?? (name == "!=" ? .equatable : nil),
      let proto = known(asked), conforms(type, to: proto) != .no, let nominal = type.nominal
    else { return 0 }
    // Numbers and collections have theirs from protocols, or where their elements do.
    if nominal.isBuiltin {
      return type.arguments.isEmpty && nominal.wellKnown?.isNumber != true ? 2 : 1
    }
    return declaresItself(name == "!=" ? "==" : name, type) ? 2 : 1
  }

  /// Whether a struct can be made without arguments by both of the initializers that the compiler
  /// writes.
  private func isMadeTwice(_ type: Type) -> Bool {
    guard let nominal = type.nominal, nominal.keyword == .struct, !nominal.isBuiltin,
      !nominal.scope.storedSymbols.isEmpty
    else { return false }
    return !ownMembers(of: nominal, named: "init").contains(where: \.isWritten)
  }

  /// The protocol that swiftc misses of operands which an operator is not for, and the one that
  /// would be enough.
  private func protocolAsked(by name: String) -> (name: String, known: WellKnown?)? {
    switch name {
    case "==": ("Equatable", .equatable)
    case "!=": ("BinaryInteger", .equatable)
    case "<", "<=", ">", ">=": ("Comparable", .comparable)
    case "+", "-", "*", "/": ("FloatingPoint", nil)
    default: nil
    }
  }

  private func same(_ a: Type, _ b: Type) -> Bool {
    if let nominal = a.nominal { return nominal === b.nominal }
    return a == b
  }

  /// Whether neither a type of the program, or a generic parameter, nor anything for all types
  /// declares an operator.
  private func lacks(_ type: Type, _ name: String, _ asked: WellKnown?) -> Bool {
    switch type {
    case .parameter: break
    case .nominal(let nominal, _) where !nominal.isBuiltin: break
    default: return false
    }
    if let proto = asked.flatMap({ known($0) }), conforms(type, to: proto) != .no { return false }
    return !operators(name, type).contains {
      $0.symbol.context.nominal === type.nominal && type.nominal != nil || $0.isRequirement
        || $0.symbol.context.nominal?.isBuiltin == false
    } && !(module.symbols[name] ?? []).contains(where: \.isFunction)
  }

  /// `list.reduce(0, +) / 2.0`, where the list is of another type: the sum is to be of the other
  /// operand's type, and no `+` gives that.
  /// - Returns: the type of the other operand, which the whole is of.
  func reportReduced(
    _ name: Name, _ left: (Expression, Typed), _ right: (Expression, Typed)
  ) -> Type? {
    guard speculation == 0, ["+", "-", "*", "/"].contains(name.text) else { return nil }
    for (sum, other) in [(left, right), (right, left)] {
      guard let sign = sum.0.reducingSign,
        case let wanted = solver.literal(of: other.1.type).flatMap(defaultType)
          ?? resolved(other.1.type),
        case let element = resolved(sum.1.type), wanted != element,
        let known = wanted.nominal?.wellKnown, known.isNumber,
        let own = element.nominal?.wellKnown, own.isNumber, known != .cgFloat, own != .cgFloat,
        solver.literal(of: other.1.type) != .integer
      else { continue }
      let (x, e) = (shown(wanted), shown(element))
      error(
        "cannot convert value of type '(\(x)) -> \(x)' to expected argument type "
          + "'(\(x), \(e)) throws -> \(x)'", at: sign)
      return wanted
    }
    return nil
  }
}
