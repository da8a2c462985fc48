import Diagnostics
import SwiftSource

extension Checker {
  func checkLiteral(_ expression: Expression, _ expected: Type?) -> Typed {
    let range = expression.range
    switch expression.kind {
    case .integer(let text):
      var typed = number(text, .integer, at: range)
      typed.integerLiteral = text
      return typed
    case .float(let text): return number(text, .float, at: range)
    case .boolean(let value):
      if let custom = literalType("ExpressibleByBooleanLiteral", expected) {
        return fromLiteral("booleanLiteral", .boolean(value), type(.bool), custom, at: range)
      }
      let type = type(.bool)
      return Typed(type, at: range) { _ in
        Code(.constant(.boolean(value)), type: type, at: range)
      }
    case .nil:
      if let custom = literalType("ExpressibleByNilLiteral", expected) {
        return fromLiteral("nilLiteral", .void, .void, custom, at: range)
      }
      return checkNil(expected, at: range)
    case .string(let segments):
      return checkCustomString(segments, expected, at: range) ?? checkString(segments, at: range)
    case .array(let elements): return checkArray(elements, expected, at: range)
    case .dictionary(let pairs): return checkDictionary(pairs, expected, at: range)
    case .tuple(let items): return checkTuple(items, expected, at: range)
    case .macro(let name, let arguments, let trailing):
      return checkMacro(name, arguments + trailing, expected, at: range)
    case .regex(let text): return checkRegex(text, at: range)
    default: return .failed(at: range)
    }
  }

  /// `Regex<(Substring, year: Substring)>(_literal: …)`: the groups of the literal are its type.
  private func checkRegex(_ text: String, at range: SourceRange) -> Typed {
    let isSpaced = text.contains(where: \.isNewline)
    guard let pattern = RegexPattern(text, isSpaced: isSpaced) else {
      error("cannot parse regular expression", at: range)
      return .failed(at: range)
    }
    func name(_ name: String, _ arguments: [TypeSyntax] = []) -> TypeSyntax {
      TypeSyntax(.name(base: nil, name: name, arguments: arguments), at: range)
    }
    let part = name("Substring")
    let captures = pattern.captures.map { capture in
      TypeSyntax.TupleElement(
        label: capture.name,
        type: capture.isOptional ? TypeSyntax(.optional(part), at: range) : part)
    }
    let whole = TypeSyntax.TupleElement(label: nil, type: part)
    let output =
      captures.isEmpty ? part : TypeSyntax(.tuple([whole] + captures), at: range)
    let callee = Expression(.type(name("Regex", [output])), at: range)
    let argument = Argument(
      label: Name("_literal", at: range),
      value: Expression(.string([.text(text)]), at: range))
    let arguments = CallArguments(arguments: [argument], trailing: [], parentheses: range)
    return check(Expression(.call(callee, arguments), at: range), expected: nil)
  }

  /// The type of the program that a literal is to be of, where the context wants one.
  private func literalType(_ proto: String, _ expected: Type?) -> Type? {
    guard module.takesLiterals, let expected else { return nil }
    let wanted = solver.shallow(expected)
    guard let nominal = wanted.nominal, !nominal.isBuiltin,
      let found = literalProtocols([proto]).first, conforms(wanted, to: found) == .yes
    else { return nil }
    return wanted
  }

  private func fromLiteral(
    _ label: String, _ value: Constant, _ own: Type, _ type: Type, at range: SourceRange
  ) -> Typed {
    Typed(type, at: range) { builder in
      builder.fromLiteral(
        label, Code(.constant(value), type: own, at: range), builder.checker.resolved(type),
        at: range)
    }
  }

  private func number(_ text: String, _ kind: Solver.Literal, at range: SourceRange) -> Typed {
    let type = solver.fresh(kind)
    return Typed(type, at: range) { builder in
      builder.number(text, isFloat: kind == .float, builder.checker.resolved(type), at: range)
    }
  }

  private func checkNil(_ expected: Type?, at range: SourceRange) -> Typed {
    var type = optional(solver.fresh())
    if let expected, let wrapped = solver.shallow(expected).wrapped { type = optional(wrapped) }
    let final = type
    var typed = Typed(final, at: range) { builder in
      Code(.constant(.nil), type: builder.checker.resolved(final), at: range)
    }
    typed.isNil = true
    return typed
  }

  // MARK: Strings

  private func checkString(_ segments: [StringSegment], at range: SourceRange) -> Typed {
    var parts: [Typed?] = []
    for segment in segments {
      switch segment {
      case .text: parts.append(nil)
      case .interpolation(let arguments, let place):
        parts.append(checkInterpolation(arguments, at: place))
      }
    }
    var isCharacter = false
    if case .text(let text)? = segments.first, segments.count == 1, text.count == 1 {
      isCharacter = true
    }
    let type = solver.fresh(.string)
    var typed = Typed(type, at: range) { builder in
      builder.string(segments, parts, builder.checker.resolved(type), at: range)
    }
    typed.isNoCharacter = !isCharacter
    return typed
  }

  private func checkInterpolation(_ arguments: [Argument], at range: SourceRange) -> Typed {
    guard let first = arguments.first else { return .failed(at: range) }
    if let own = checkOwnInterpolation(arguments, at: range) { return own }
    let start = solver.variableCount
    if arguments.count > 1, let shown = formatted(first.value, arguments[1], at: range) {
      let typed = check(shown, expected: type(.string))
      settle(from: start)
      return typed
    }
    let typed = check(first.value, expected: nil)
    settle(from: start)
    if arguments.count == 1 { warnOfInterpolation(typed) }
    return typed
  }

  // MARK: Collections

  private func checkArray(
    _ elements: [Expression], _ expected: Type?, at range: SourceRange
  ) -> Typed {
    if isLost(expected) {
      for element in elements { _ = check(element, expected: .error) }
      return .failed(at: range)
    }
    let wanted = expected.map { solver.shallow($0) }.flatMap { $0.isError ? nil : $0 }
    let context = wanted.flatMap { $0.wrapped.map { solver.shallow($0) } ?? $0 }
    if let context, let custom = arrayLiteralElement(of: context) {
      return collect(elements, custom, makes: context, at: range)
    }
    if let context, let element = requiredElement(of: context) {
      return collect(elements, element, makes: type(.array, [element]), at: range)
    }
    if context == nil, let mixed = mixedKind(elements) {
      return reportMixed("[\(mixed)]", at: range)
    }
    if let context, case .existential = context, !elements.isEmpty,
      attempt({ _ = checkArray(elements, nil, at: range) }) == nil
    {
      return collect(elements, context, makes: type(.array, [context]), at: range)
    }
    let element = solver.fresh()
    if let context, case .variable = context, elements.contains(where: { makesFromPath($0) }) {
      let array = self.type(.array, [element])
      if attempt({ () -> Void in if !unify(context, array) || !solvePending() { failures += 1 } })
        != nil
      {
        return collect(elements, element, makes: array, at: range)
      }
    }
    let typed = checkElements(elements)
    if module.usesUnsimulated, !typed.isEmpty, typed.allSatisfy(\.type.isError) {
      return .failed(at: range)
    }
    join(typed, elements, element)
    let type = type(.array, [element])
    return Typed(type, at: range) { builder in
      let final = builder.checker.resolved(element)
      return Code(
        .array(typed.map { builder.coerce($0.build(builder), to: final) }),
        type: builder.checker.resolved(type), at: range)
    }
  }

  /// Whether a literal is to be of a type that is not simulated.
  private func isLost(_ expected: Type?) -> Bool {
    guard module.usesUnsimulated, let expected else { return false }
    return solver.shallow(expected).isError
  }

  /// The element type where a type takes an array literal: `[T]`, `Set<T>`, an option set.
  private func arrayLiteralElement(of type: Type) -> Type? {
    guard let nominal = type.nominal else { return nil }
    if nominal.wellKnown == .array || nominal.wellKnown == .set { return type.arguments.first }
    guard nominal.wellKnown != .optional,
      let proto = literalProtocols(["ExpressibleByArrayLiteral"]).first,
      conforms(type, to: proto) == .yes
    else { return nil }
    let element = memberType("ArrayLiteralElement", of: type)
    return element.isError ? type : element
  }

  /// What the elements of a sequence have to be whose own type is still open: `Set<Int>([1])`.
  private func requiredElement(of type: Type) -> Type? {
    guard case .variable(let index) = type, solver.literals[index] == nil else { return nil }
    for case .projection(let element, let base, "Element", _) in solver.pending {
      guard case .variable(index) = solver.shallow(base) else { continue }
      let known = solver.shallow(element)
      if case .variable = known { continue }
      return known
    }
    return nil
  }

  private func collect(
    _ elements: [Expression], _ element: Type, makes type: Type, at range: SourceRange
  ) -> Typed {
    let typed = elements.map { convert(check($0, expected: element), to: element, .element) }
    return Typed(type, at: range) { builder in
      let final = builder.checker.resolved(element)
      let array = builder.checker.type(.array, [final])
      let code = Code(
        .array(typed.map { builder.coerce($0.build(builder), to: final) }), type: array, at: range)
      let made = builder.checker.resolved(type)
      if made.nominal?.wellKnown == .array { return code }
      return builder.fromLiteral("arrayLiteral", code, made, isVariadic: true, at: range)
    }
  }

  /// Elements that need a context (`.red`) take it from the first that does not.
  private func checkElements(_ elements: [Expression]) -> [Typed] {
    guard let first = elements.firstIndex(where: { !needsContext($0) }),
      elements.contains(where: { needsContext($0) })
    else { return elements.map { check($0, expected: nil) } }
    let known = check(elements[first], expected: nil)
    return elements.indices.map { index in
      if index == first { return known }
      let expected = needsContext(elements[index]) ? known.type : nil
      return check(elements[index], expected: expected)
    }
  }

  /// Elements of a literal without context: one type that all of them fit.
  private func join(_ typed: [Typed], _ expressions: [Expression], _ element: Type) {
    // An optional or existential among them takes the others in.
    if let optional = typed.first(where: { solver.shallow($0.type).wrapped != nil }) {
      _ = unify(element, optional.type)
    }
    if let ancestor = commonAncestor(typed) { _ = unify(element, ancestor) }
    for item in typed where !item.type.isError {
      let saved = solver.mark()
      if require(item.type, convertsTo: element, at: item.range) { continue }
      solver.rollBack(to: saved)
      if widen(item.type, element) { continue }
      return error(
        "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type "
          + "annotation if this is intentional", at: joinedRange(expressions))
    }
  }

  /// `Any` where literals of several kinds stand side by side, `Any?` where only nil does.
  private func mixedKind(_ elements: [Expression]) -> String? {
    enum Kind { case number, string, boolean, other }
    var kinds: Set<Kind> = []
    var onlyNil = true
    for element in elements {
      if case .nil = element.kind { continue }
      onlyNil = false
      switch element.kind {
      case .integer, .float: kinds.insert(.number)
      case .string: kinds.insert(.string)
      case .boolean: kinds.insert(.boolean)
      default: kinds.insert(.other)
      }
    }
    if onlyNil, !elements.isEmpty { return "Any?" }
    return kinds.count > 1 && !kinds.contains(.other) ? "Any" : nil
  }

  private func reportMixed(_ type: String, at range: SourceRange) -> Typed {
    error(
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type "
        + "annotation if this is intentional", at: range)
    return .failed(at: range)
  }

  private func joinedRange(_ expressions: [Expression]) -> SourceRange {
    var range = expressions.first?.range ?? .none
    for expression in expressions { range = range.union(expression.range) }
    // The literal's bracket stands before its first element.
    range.start = range.start > 0 ? range.start - 1 : 0
    return range
  }

  /// The class that objects of several classes have in common; nil for anything else.
  private func commonAncestor(_ typed: [Typed]) -> Type? {
    let types = typed.map { resolved($0.type) }
    guard let first = types.first, types.contains(where: { $0 != first }),
      types.allSatisfy({ $0.nominal?.isClass == true })
    else { return nil }
    var current: Type? = first
    while let candidate = current {
      if types.allSatisfy({ isSubclass($0, of: candidate) }) { return candidate }
      current = candidate.nominal.flatMap { superclass(of: $0) }.map {
        substitute($0, candidate.arguments)
      }
    }
    return nil
  }

  /// A common superclass.
  private func widen(_ type: Type, _ element: Type) -> Bool {
    isSubclass(resolved(element), of: type)
  }

  private func checkDictionary(
    _ pairs: [(key: Expression, value: Expression)], _ expected: Type?, at range: SourceRange
  ) -> Typed {
    if isLost(expected) {
      for part in pairs.flatMap({ [$0.key, $0.value] }) { _ = check(part, expected: .error) }
      return .failed(at: range)
    }
    let wanted = expected.map { solver.shallow($0) }.flatMap { $0.isError ? nil : $0 }
    let context = wanted.flatMap { $0.wrapped.map { solver.shallow($0) } ?? $0 }
    if context == nil || context?.nominal?.wellKnown == .dictionary {
      warnOfDuplicates(pairs, expected)
    }
    if let context, let custom = dictionaryLiteralTypes(of: context) {
      return collect(pairs, custom.key, custom.value, makes: context, at: range)
    }
    var key = solver.fresh()
    var value = solver.fresh()
    if let context, case .existential = context, !pairs.isEmpty,
      attempt({ _ = checkDictionary(pairs, nil, at: range) }) == nil
    {
      return collect(pairs, key, context, makes: type(.dictionary, [key, context]), at: range)
    }
    var hasContext = false
    if let context, context.nominal?.wellKnown == .dictionary, context.arguments.count == 2 {
      (key, value) = (context.arguments[0], context.arguments[1])
      hasContext = true
    } else if context == nil, let mixed = mixedKind(pairs.map(\.value)) {
      let key = pairs.first.map { shown(defaultShown(check($0.key, expected: nil).type)) } ?? "_"
      return reportMixed("[\(key) : \(mixed)]", at: range)
    }
    if !hasContext, pairs.contains(where: { $0.value.isNil }) { value = optional(solver.fresh()) }
    let keys = pairs.map { pair in
      convert(check(pair.key, expected: key), to: key, hasContext ? .dictionaryKey : .other)
    }
    let values = pairs.map { pair in
      convert(check(pair.value, expected: value), to: value, hasContext ? .dictionaryValue : .other)
    }
    if module.usesUnsimulated, !values.isEmpty, values.allSatisfy(\.type.isError) {
      return .failed(at: range)
    }
    if let hashable = known(.hashable) { require(.conforms(key, hashable), at: range) }
    let type = type(.dictionary, [key, value])
    return Typed(type, at: range) { builder in
      Code(
        .dictionary(zip(keys, values).map { ($0.build(builder), $1.build(builder)) }),
        type: builder.checker.resolved(type), at: range)
    }
  }

  /// What the pairs are where a type of the program takes a dictionary literal.
  private func dictionaryLiteralTypes(of type: Type) -> (key: Type, value: Type)? {
    guard let nominal = type.nominal, nominal.wellKnown != .dictionary,
      nominal.wellKnown != .optional,
      let proto = literalProtocols(["ExpressibleByDictionaryLiteral"]).first,
      conforms(type, to: proto) == .yes
    else { return nil }
    let (key, value) = (memberType("Key", of: type), memberType("Value", of: type))
    return key.isError || value.isError ? nil : (key, value)
  }

  private func collect(
    _ pairs: [(key: Expression, value: Expression)], _ key: Type, _ value: Type,
    makes type: Type, at range: SourceRange
  ) -> Typed {
    let typed = pairs.map { pair in
      (
        convert(check(pair.key, expected: key), to: key, .dictionaryKey),
        convert(check(pair.value, expected: value), to: value, .dictionaryValue)
      )
    }
    let pair = Type.tuple([key, value].map { TupleElement(label: nil, type: $0) })
    return Typed(type, at: range) { builder in
      let final = builder.checker.resolved(pair)
      let codes = typed.map {
        builder.coerce(
          Code(.tuple([$0.build(builder), $1.build(builder)]), type: final, at: range), to: final)
      }
      let array = Code(.array(codes), type: builder.checker.type(.array, [final]), at: range)
      return builder.fromLiteral(
        "dictionaryLiteral", array, builder.checker.resolved(type), isVariadic: true, at: range)
    }
  }

  /// A type, literals as what they are without a context.
  private func defaultShown(_ type: Type) -> Type {
    solver.literal(of: type).flatMap { defaultType($0) } ?? type
  }

  private func checkTuple(_ items: [Argument], _ expected: Type?, at range: SourceRange) -> Typed {
    if items.count == 1, items[0].label == nil {
      var inner = check(items[0].value, expected: expected)
      inner.isInoutExpression = false
      return inner
    }
    var wanted: [TupleElement] = []
    if let whole = expected.map({ solver.shallow($0) }),
      case .tuple(let elements) = solver.shallow(whole.wrapped ?? whole)
    {
      wanted = elements
    }
    let fits = wanted.count == items.count
    let typed = items.enumerated().map { index, item in
      check(item.value, expected: fits ? wanted[index].type : nil)
    }
    if typed.contains(where: \.type.isError) { return .failed(at: range) }
    if !typed.isEmpty, typed.allSatisfy(\.isType) { return tupleType(items, typed, at: range) }
    if expected == nil, let empty = typed.first(where: \.isNil) {
      error("'nil' requires a contextual type", at: empty.range)
      return .failed(at: range)
    }
    let type = Type.tuple(
      zip(items, typed).map { TupleElement(label: $0.label?.text, type: $1.type) })
    var result = Typed(type, at: range) { builder in
      Code(
        .tuple(typed.map { $0.build(builder) }), type: builder.checker.resolved(type), at: range)
    }
    result.tupleParts = typed
    return result
  }

  /// `(String, Int)` where a type stands: before `.self`.
  private func tupleType(_ items: [Argument], _ typed: [Typed], at range: SourceRange) -> Typed {
    let elements = zip(items, typed).map { item, part in
      if case .metatype(let type) = solver.shallow(part.type) {
        return TupleElement(label: item.label?.text, type: type)
      }
      return TupleElement(label: item.label?.text, type: part.type)
    }
    let type = Type.tuple(elements)
    return Typed(.metatype(type), at: range, isType: true) { builder in
      let own = builder.checker.resolved(type)
      return Code(.metatype(own), type: .metatype(own), at: range)
    }
  }

  private func checkMacro(
    _ name: String, _ arguments: [Argument], _ expected: Type?, at range: SourceRange
  ) -> Typed {
    switch name {
    case "file", "fileID", "filePath", "function", "line", "column":
      let type = solver.fresh(name == "line" || name == "column" ? .integer : .string)
      let function = scope.function
      return Typed(type, at: range) { builder in
        builder.location(name, in: function, builder.checker.resolved(type), at: range)
          ?? Code(.unsupported("#\(name)"), type: .error, at: range)
      }
    case "selector": return checkSelector(arguments, at: range)
    case "Predicate":
      return check(.called("Predicate", arguments, at: range), expected: expected)
    case "colorLiteral": return check(.called("UIColor", arguments, at: range), expected: nil)
    case "imageLiteral":
      let named = arguments.map { Argument(label: Name("named", at: range), value: $0.value) }
      let image = Expression.called("UIImage", named, at: range)
      return check(Expression(.forceUnwrap(image), at: range), expected: nil)
    case "keyPath":
      let path = arguments.first?.value.keyPathText ?? ""
      return check(Expression(.string([.text(path)]), at: range), expected: expected)
    case "externalMacro":
      unsupported("#\(name)", at: range)
      return .failed(at: range)
    default:
      if !passOver(unsimulated: name, at: range) { error("no macro named '\(name)'", at: range) }
      return .failed(at: range)
    }
  }
}
