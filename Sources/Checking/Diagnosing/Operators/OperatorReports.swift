import Diagnostics
import SwiftSource

// Operators that no overload of goes with the operands.
extension Expression {
  /// Whether a literal is passed in it: `counts["a"]`, `Int("1")`.
  var takesLiteral: Bool {
    guard case .call(_, let syntax) = kind else {
      guard case .subscript(_, let syntax) = kind else { return false }
      return syntax.arguments.contains { $0.value.literalText != nil }
    }
    return syntax.arguments.contains { $0.value.literalText != nil }
  }
}

extension Checker {
  func reportBinary(
    _ name: Name, _ a: Typed, _ b: Typed, _ found: [Candidate], at range: SourceRange
  ) {
    if speculation > 0 {
      failures += 1
      return
    }
    let x = resolved(a.type)
    let y = resolved(b.type)
    if isUntold(x), isUntold(y) {
      return error("ambiguous use of operator '\(name.text)'", at: name.range)
    }
    if let wrapped = x.wrapped, fits(name, b, a, as: wrapped, isLeft: true) {
      return reportOptional(a, wrapped)
    }
    if let wrapped = y.wrapped, fits(name, a, b, as: wrapped, isLeft: false) {
      return reportOptional(b, wrapped)
    }
    if name.text == "%", x.nominal?.wellKnown?.isFloatingPoint ?? false {
      error(
        "'%' is unavailable: For floating point numbers use truncatingRemainder instead",
        at: name.range)
      return
    }
    if x == .any, y == .any, name.text == "==" || name.text == "!=" {
      // The only `==` that is no protocol's is that of types.
      for operand in [a, b] {
        error(
          "cannot convert value of type 'Any' to expected argument type "
            + "'any (~Copyable & ~Escapable).Type'", at: operand.anchor)
      }
      return
    }
    if let index = [a, b].first(where: { shown(resolved($0.type)) == "String.Index" }),
      [a, b].contains(where: { defaulted($0.type).nominal?.wellKnown == .int })
    {
      // A place in a text is no number.
      guard name.text == "+=" || name.text == "-=" else {
        return reportOperand(index, as: type(.int))
      }
      return sayBinary(name, [x, defaulted(y)], notes: [])
    }
    if reportElements(name, x, y) || reportBounds(name, a, b) { return }
    if reportMisfits([a, b], of: found) { return }
    if reportUncalled(name, a, b) || reportUnequal(name, a, b) || reportRight(name, a, b)
      || reportSum(name, a, b)
    {
      return
    }
    if let (wrong, wanted) = untypedOperand(name, a, b) ?? noNumber(name, a, b) {
      return reportOperand(wrong, as: wanted)
    }
    if reportBesideLiteral(name, a, b) { return }
    if reportAdded(name, x, y) { return }
    if name.text == "+=", x.nominal?.wellKnown == .array, y.isExistential, y != .any {
      return sayBinary(name, [x, y], notes: [])
    }
    if name.text == "+=", x.nominal?.wellKnown == .array, y.nominal?.isBuiltin == false {
      return sayAsked(name, "Sequence", of: y, isReferenced: false)
    }
    if isCompoundAssignment(name.text), !y.isFunction, let known = x.nominal?.wellKnown,
      known.isNumber && (known != .cgFloat || y.nominal?.wellKnown?.isNumber != true)
        || known == .string && name.text == "+="
        || known == .array && y.nominal?.wellKnown != .array
    {
      return reportOperand(b, as: x)
    }
    if let wrong = misfit(name, a, b) ?? misfitOfOther(name, a, b) ?? besideOwn(a, b, found) {
      return reportOperand(wrong.operand, as: wrong.wanted)
    }
    let place = name.range
    // Two parameters `some P` are of two types.
    var areOpaque = false
    if case .parameter = x { areOpaque = x != y }
    if shown(x) == shown(y), !areOpaque {
      error(
        "binary operator '\(name.text)' cannot be applied to two '\(shown(x))' operands", at: place,
        notes: noteOfSynthesis(name, x))
      return
    }
    error(
      "binary operator '\(name.text)' cannot be applied to operands of type \(quoted(typeOf: a)) and \(quoted(typeOf: b))",
      at: place,
      notes: isFactor(name, at: range)
        ? [] : partialMatches(name, defaulted(x), defaulted(y)))
  }

  /// `names += "Ann"`: what is added to an array has elements, but others.
  private func reportAdded(_ name: Name, _ x: Type, _ y: Type) -> Bool {
    guard name.text == "+=", x.nominal?.wellKnown == .array, y.nominal?.wellKnown != .array,
      let element = x.arguments.first
    else { return false }
    let base = defaulted(y)
    let other = elementType(of: base)
    guard !other.isError, other != element else { return false }
    error(
      "operator function '+=' requires the types '\(shown(element))' and "
        + "\(memberText("Element", of: base, other)) be equivalent", at: name.range)
    return true
  }

  /// Of a case with values, beside one of its enum.
  func noteOfSynthesis(_ name: Name, _ type: Type) -> [Diagnostic] {
    guard name.text == "==" || name.text == "!=", let nominal = type.nominal,
      nominal.keyword == .enum, !nominal.isBuiltin,
      nominal.scope.ordered.contains(where: { symbol in
        guard case .enumCase = symbol.kind else { return false }
        return !signature(of: symbol).parameters.isEmpty
      })
    else { return [] }
    let text =
      "binary operator '\(name.text)' cannot be synthesized for enums with associated values"
    return [Diagnostic(.note, text, at: name.range)]
  }

  /// Whether nothing is known of a type: that of a closure's parameter which nobody tells.
  func isUntold(_ type: Type) -> Bool {
    if case .variable(let index) = type { return solver.literals[index] == nil }
    return false
  }

  /// An operand whose value, were it unwrapped, would go with the operator.
  private func reportOptional(_ operand: Typed, _ wrapped: Type) {
    if asksToUnwrap(operand) { return reportMustUnwrap(operand, to: wrapped) }
    reportOperand(operand, as: wrapped)
  }

  /// An `Any` beside a literal, which says of what type it should be.
  private func untypedOperand(
    _ name: Name, _ a: Typed, _ b: Typed
  ) -> (operand: Typed, wanted: Type)? {
    let isLeft = resolved(a.type) == .any
    let (wrong, other) = isLeft ? (a, b) : (b, a)
    guard resolved(wrong.type) == .any, let literal = solver.literal(of: other.type),
      let wanted = defaultType(literal)
    else { return nil }
    let operators: Set<String>
    switch literal {
    case .integer, .float:
      operators = isLeft ? ["+", "-", "%", "<", "<=", ">", ">=", "==", "!="] : ["+", "-", "*"]
    case .string: operators = isLeft ? ["==", "!="] : []
    default: operators = []
    }
    return operators.contains(name.text) ? (wrong, wanted) : nil
  }

  /// Both operands of a literal's kind once they are unwrapped: `counts["a"] + counts["b"]`.
  func reportOptionals(_ a: Typed, _ b: Typed, _ name: Name, at range: SourceRange) -> Bool {
    guard speculation == 0, let x = resolved(a.type).wrapped, let y = resolved(b.type).wrapped
    else { return false }
    let saved = solver.mark()
    defer { solver.rollBack(to: saved) }
    var (left, right) = (a, b)
    (left.type, right.type) = (x, y)
    guard attempt({ binary(name, a, b, nil, at: range) }) == nil,
      attempt({ binary(name, left, right, nil, at: range) }) != nil
    else { return false }
    reportMustUnwrap(a, to: x)
    reportMustUnwrap(b, to: y)
    return true
  }

  /// The bounds of a range, of which the first says what the other is to be.
  private func reportBounds(_ name: Name, _ a: Typed, _ b: Typed) -> Bool {
    guard name.text == "..<" || name.text == "...", let comparable = known(.comparable) else {
      return false
    }
    let (x, y) = (defaulted(a.type), defaulted(b.type))
    guard x != y, conforms(x, to: comparable) == .yes, y.wrapped == nil else { return false }
    if reportUncalled(b, y, x) { return true }
    if iterated == name.range || conforms(y, to: comparable) != .yes {
      reportOperand(b, as: x)
      return true
    }
    let isLiteral = solver.literal(of: resolved(a.type)) != nil
    let (first, second) = isLiteral ? (y, x) : (x, y)
    error(
      "conflicting arguments to generic parameter 'Self' ('\(shown(first))' vs. "
        + "'\(shown(second))')", at: name.range)
    return true
  }

  /// An operand that is not what the other one, or what the result is for, asks for.
  func reportOperand(_ operand: Typed, as wanted: Type) {
    let text = unabbreviated(wanted)
    if operand.isNil {
      error("'nil' is not compatible with expected argument type '\(text)'", at: operand.range)
      return
    }
    error(
      "cannot convert value of type \(quoted(typeOf: operand)) to expected argument type "
        + "'\(text)'", at: operand.anchor)
  }

  /// `Array<Int>`, as an operator's parameter is shown.
  func unabbreviated(_ type: Type) -> String {
    guard let nominal = type.nominal, nominal.wellKnown == .array,
      let element = type.arguments.first
    else { return shown(type) }
    return "\(nominal.name)<\(shown(element))>"
  }

  /// Whether the text around may be a `LocalizedStringKey`, which takes what is interpolated by
  /// other functions.
  private var mayBeLocalized: Bool { passesArgument && module.imports.contains("SwiftUI") }

  /// Where the result's type is known from outside and one operand is of it, the other is blamed.
  func reportOperand(
    _ name: Name, _ a: Typed, _ b: Typed, _ expected: Type?, at range: SourceRange
  ) -> Bool {
    guard speculation == 0 else { return false }
    if let (wrong, wanted) = partOfInterpolated(a, b, at: range) {
      reportOperand(wrong, as: wanted)
      return true
    }
    if interpolated == range, !mayBeLocalized, let (wrong, wanted) = otherNumber(name, a, b) {
      reportOperand(wrong, as: wanted)
      return true
    }
    if reportCompared(name, a, b) { return true }
    guard ["+", "-", "*", "/"].contains(name.text) else { return false }
    if b.isNil, resolved(a.type).wrapped == nil, resolved(a.type).nominal != nil {
      reportOperand(b, as: resolved(a.type))
      return true
    }
    let operands = [a, b]
    let types = operands.map { defaulted($0.type) }
    let wanted = result(of: expected, types) ?? around(name, types, at: range)
    guard let wanted else { return false }
    let isWanted = types.map { $0 == wanted }
    guard isWanted[0] != isWanted[1] else { return false }
    let wrong = isWanted[0] ? 1 : 0
    guard types[wrong].wrapped == nil, types[wrong].nominal != nil,
      // A text is no text's sequence, says an operator that is unavailable.
      wanted.nominal?.wellKnown != .array || types[wrong].nominal?.wellKnown != .string
    else { return false }
    smallChanges += 2
    reportOperand(operands[wrong], as: wanted)
    return true
  }

  func defaulted(_ type: Type) -> Type {
    let type = resolved(type)
    return solver.literal(of: type).flatMap(defaultType) ?? type
  }

  /// A type with the literals in it as what they are where nothing tells more.
  func withDefaults(_ type: Type) -> Type {
    resolved(type).rewritten { part in
      guard case .variable = part else { return nil }
      return self.solver.literal(of: part).flatMap { self.defaultType($0) }
    }
  }

  /// Which of the operands' types the result must be of.
  private func result(of expected: Type?, _ types: [Type]) -> Type? {
    guard let expected else { return nil }
    let wanted = resolved(expected.wrapped ?? expected)
    if let literal = solver.literal(of: wanted), let standard = defaultType(literal) {
      return standard
    }
    if case .variable(let index) = wanted {
      let protocols = pendingProtocols(of: index)
      let fitting = types.filter { type in
        protocols.allSatisfy { conforms(type, to: $0) != .no } && !protocols.isEmpty
      }
      return fitting.count == 1 ? fitting[0] : nil
    }
    switch wanted.nominal?.wellKnown {
    case .cgFloat: return types.contains(type(.cgFloat)) ? wanted : type(.double)
    case .string, .array: return wanted
    case let known?: return known.isNumber ? wanted : nil
    case nil: return nil
    }
  }

  /// The type that the operator around asks for, whose operand this is: `n` is wrong in
  /// `"a" + n + "b"`.
  private func around(_ name: Name, _ types: [Type], at range: SourceRange) -> Type? {
    guard let operand, operand.range == range else { return nil }
    if let wanted = result(of: operand.wanted, types), !isComparison(operand.name.text) {
      return wanted
    }
    if isFactor(name, at: range) { return nil }
    self.operand = nil
    guard let other = attempt({ check(operand.other, expected: nil) }) else { return nil }
    let found = resolved(other.type)
    if solver.literal(of: found) == .integer { return types[0] }
    let wanted = defaulted(found)
    return types.contains(wanted) ? wanted : nil
  }

  /// Whether a product is an operand of another: swiftc blames the inner operator then.
  private func isFactor(_ name: Name, at range: SourceRange) -> Bool {
    guard let operand, operand.range == range else { return false }
    return ["*", "/"].contains(name.text) && ["*", "/"].contains(operand.name.text)
  }

  /// `==` of arrays whose elements cannot be compared.
  private func reportElements(_ name: Name, _ x: Type, _ y: Type) -> Bool {
    guard name.text == "==" || name.text == "!=", x == y, let equatable = known(.equatable),
      x.nominal?.wellKnown == .array || x.nominal?.wellKnown == .optional,
      let element = x.arguments.first, conforms(element, to: equatable) == .no
    else { return false }
    error(
      "operator function '\(name.text)' requires that '\(shown(element))' conform to 'Equatable'",
      at: name.range)
    return true
  }

  /// Whether the operator would take an operand if it were unwrapped.
  func fits(
    _ name: Name, _ other: Typed, _ operand: Typed, as wrapped: Type, isLeft: Bool
  ) -> Bool {
    var inner = operand
    inner.type = wrapped
    return supposing {
      _ =
        isLeft
        ? binary(name, inner, other, nil, at: name.range)
        : binary(name, other, inner, nil, at: name.range)
    } != nil
  }

  func partialMatches(
    _ name: Name, _ x: Type, _ y: Type
  ) -> [Diagnostic] {
    let texts = partialLists(name, x, y)
    return texts.isEmpty ? [] : [noteOfOverloads(name, Array(texts))]
  }

  func noteOfOverloads(_ name: Name, _ texts: [String]) -> Diagnostic {
    Diagnostic(
      .note,
      "overloads for '\(name.text)' exist with these partially matching parameter lists: "
        + texts.sorted().joined(separator: ", "), at: name.range)
  }

  /// The parameters of the operators that one operand goes with.
  private func partialLists(_ name: Name, _ x: Type, _ y: Type) -> Set<String> {
    let sides = [x, y].map { shown($0) }
    if name.text == "+", sides.contains("String"),
      ![x, y].contains(where: { $0.isFunction || $0.nominal?.wellKnown?.isNumber ?? false })
    {
      return []
    }
    var texts = Set<String>()
    for candidate in operators(name.text, x, y) {
      let parameters = signature(of: candidate.symbol).parameters
      guard parameters.count == 2 else { continue }
      let types = parameters.map { shown(substitute($0.type, candidate.arguments)) }
      let isChanging = parameters[0].isInout
      // What is changed is to be of the type itself.
      if candidate.symbol.context.nominal?.keyword != .protocol,
        types[0] == sides[0] || types[1] == sides[1] && !isChanging
      {
        if isGenericHere(candidate, parameters) { continue }
        let list = parameters.map {
          shown(substitute($0.type, candidate.arguments), as: $0.written)
        }
        texts.insert("(\(isChanging ? "inout " : "")\(list.joined(separator: ", ")))")
      }
    }
    return texts.union(ownOverloads(name, x, y))
  }

  /// Whether more is to be solved than the comparison that is checked: in a closure, and beside
  /// others. What a statement depends on is no such value.
  var isPartOfLarger: Bool {
    scope.function.isClosure || isLogicalOperand && !isStatementCondition
  }

  /// In a larger expression, where all that an operator is declared for is one operand's type: the
  /// other one is to be of it. A number or text that is compared is not to be what a literal is.
  private func reportCompared(_ name: Name, _ a: Typed, _ b: Typed) -> Bool {
    let (x, y) = (defaulted(a.type), defaulted(b.type))
    guard isPartOfLarger, isComparison(name.text), a.integerLiteral == nil,
      solver.literal(of: resolved(a.type)) == nil, x.wrapped == nil, y.wrapped == nil,
      !x.isFunction, !y.isFunction
    else { return false }
    // Of texts and whole numbers swiftc asks what is declared for all of their kind.
    if isOfManyComparisons(x), y.nominal?.wellKnown == nil, y.nominal != nil { return false }
    if isOfManyComparisons(y), x.nominal?.wellKnown == nil, x.nominal != nil { return false }
    let lists = partialLists(name, x, y)
    guard lists.count == 1 else { return false }
    for (known, wrong) in [(x, b), (y, a)] where lists == ["(\(shown(known)), \(shown(known)))"] {
      reportOperand(wrong, as: known)
      return true
    }
    return false
  }

  /// The standard library has arithmetic for each number type, where ours has it for all.
  private func ownOverloads(_ name: Name, _ x: Type, _ y: Type) -> [String] {
    guard isArithmetic(name) else { return [] }
    let double = type(.double)
    let sum = MixedArithmetic(imports: module.imports)
    return [x, y].filter { $0.nominal?.wellKnown?.isNumber ?? false }.map {
      "(\(shown($0)), \(shown($0)))"
    } + (x == double ? sum.lists(of: name.text, besideDouble: true) : [])
      + (y == double ? sum.lists(of: name.text, besideDouble: false) : [])
  }

  /// Whether an operator goes with a number on that side in one way alone, so that what stands
  /// beside it is to blame.
  func isCertain(_ name: Name, beside number: Type, isLeft: Bool) -> Bool {
    let kind: MixedArithmetic.Kind
    switch number.nominal?.wellKnown {
    case .int?: kind = .int
    case .double?: kind = .double
    default: return true
    }
    return MixedArithmetic(imports: module.imports).isCertain(
      name.text, beside: kind, isLeft: isLeft)
  }

  /// Declared for a protocol or of its own parameters: swiftc does not list it.
  private func isGenericHere(_ candidate: Candidate, _ parameters: [ParameterInfo]) -> Bool {
    if !signature(of: candidate.symbol).generics.isEmpty { return true }
    if candidate.symbol.context.nominal?.generics.isEmpty == false { return true }
    guard let known = candidate.symbol.context.nominal?.wellKnown else { return false }
    switch candidate.symbol.name {
    case "==", "<": return known.isFloatingPoint
    case "!=", ">", "<=", ">=": return !known.isInteger
    default: return false
    }
  }
}
