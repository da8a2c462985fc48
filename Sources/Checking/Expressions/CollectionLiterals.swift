import Diagnostics
import SwiftSource

// `[x, y]`, `[key: value]`.
extension Checker {
  /// `[Int]` and `[String: Int]` are types, whatever is wanted.
  func typeLiteral(_ expression: Expression) -> Typed? {
    writtenType(expression).map { typeValue($0, at: expression.range) }
  }

  func checkArray(
    _ elements: [Expression], _ expected: Type?, at range: SourceRange
  ) -> Typed {
    if isLost(expected) {
      for element in elements { _ = check(element, expected: .error) }
      return .failed(at: range)
    }
    let wanted = expected.map { solver.shallow($0) }.flatMap { $0.isError ? nil : $0 }
    let context = wanted.flatMap { $0.wrapped.map { solver.shallow($0) } ?? $0 }
    if let context, let custom = arrayLiteralElement(of: context) {
      takeSeveralKinds(custom, elements)
      return collect(elements, custom, makes: context, at: range)
    }
    if let context, let element = requiredElement(of: context) {
      return collect(elements, element, makes: type(.array, [element]), at: range)
    }
    if context == nil, let mixed = mixedKind(elements) {
      if mixed == .any, freeLiteral != range { return collect(elements, inAnyAt: range) }
      return reportMixed(type(.array, [mixed]), at: range)
    }
    if let context, case .existential = context, !elements.isEmpty,
      holdsSeveralKinds(at: range, { checkArray(elements, nil, at: range) })
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
    if module.usesUnsimulated
      ? !typed.isEmpty && typed.allSatisfy(\.type.isError) : typed.contains(where: \.type.isError)
    {
      return .failed(at: range)
    }
    if !join(typed, element) {
      if let pairs = collect(elements, asTuples: typed, at: range) { return pairs }
      if freeLiteral == range { return reportMixed(type(.array, [.any]), at: range) }
      // One element is no mixture: what is around does not check.
      if typed.count > 1 { return collect(elements, inAnyAt: range) }
      for item in typed { _ = unify(element, item.type) }
    }
    let type = type(.array, [element])
    return Typed(type, at: range) { builder in
      let final = builder.checker.resolved(element)
      return Code(
        .array(typed.map { builder.coerce($0.build(builder), to: final) }),
        type: builder.checker.resolved(type), at: range)
    }
  }

  /// `count([1, "a"])`: what a call asks nothing of is anything where literals of several kinds are
  /// of it.
  private func takeSeveralKinds(_ element: Type, _ literals: [Expression]) {
    guard !calling.isEmpty, case .variable(let index) = solver.shallow(element),
      solver.parameter(of: index) != nil, pendingProtocols(of: index).isEmpty,
      mixedKind(literals) == .any
    else { return }
    _ = unify(element, .any)
  }

  /// Whether a literal has no one type without what is around it.
  private func holdsSeveralKinds(at range: SourceRange, _ alone: () -> Typed) -> Bool {
    freeLiteral = range
    return attempt(alone) == nil
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
    if type.nominal?.wellKnown == .set, !typed.contains(where: \.type.isError) {
      requireHashable(element, in: "Set", at: range)
    }
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

  private func requireHashable(_ type: Type, in name: String, at range: SourceRange) {
    guard let hashable = known(.hashable), let symbol = libraryLookup(name).first,
      case .type(let nominal) = symbol.kind
    else { return }
    require(
      .conforms(type, hashable),
      Solver.Requirement(symbol: symbol, source: .type(nominal), range: range))
  }

  /// Elements that need a context (`.red`) take it from the first that does not.
  private func checkElements(_ elements: [Expression]) -> [Typed] {
    let tells = elements.map(tellsByItself)
    guard tells.contains(true), tells.contains(false)
    else { return elements.map { check($0, expected: nil) } }
    let known = zip(elements, tells).map { $1 ? check($0, expected: nil) : nil }
    let types = known.compactMap { $0.map { settledLiteral(solver.shallow($0.type)) } }
    // `[1, 2.5, .pi]`: among numbers the one with a fraction tells.
    let context = types.first(where: isFloatingPoint) ?? types[0]
    return zip(elements, known).map { $1 ?? check($0, expected: context) }
  }

  /// Whether an element has a type without the others: so does a key path that names its root, and
  /// what is nil otherwise.
  private func tellsByItself(_ element: Expression) -> Bool {
    switch element.kind {
    case .keyPath(_?, _): true
    case .ternary(_, let then, let otherwise):
      (then.isNil || !needsContext(then)) && (otherwise.isNil || !needsContext(otherwise))
        && !(then.isNil && otherwise.isNil)
    default: !needsContext(element)
    }
  }

  /// Elements of a literal without context: one type that all of them fit.
  private func join(_ typed: [Typed], _ element: Type) -> Bool {
    // An optional or existential among them takes the others in.
    if let optional = typed.first(where: { solver.shallow($0.type).wrapped != nil }) {
      _ = unify(element, optional.type)
    }
    takeCommonClass(typed, element)
    for item in typed where !item.type.isError {
      let saved = solver.mark()
      if require(item.type, convertsTo: element, at: item.range) { continue }
      solver.rollBack(to: saved)
      if !widen(item.type, element) { return false }
    }
    return true
  }

  /// Elements of different classes are what all of them are.
  private func takeCommonClass(_ typed: [Typed], _ element: Type) {
    let types = typed.map { resolved($0.type) }
    guard types.contains(where: { $0 != types.first }), let common = commonClass(of: types) else {
      return
    }
    _ = unify(element, common)
  }

  /// `[("none", JSON.null), ("yes", true)]`: the literals in the tuples are what one of them tells.
  private func collect(
    _ elements: [Expression], asTuples typed: [Typed], at range: SourceRange
  ) -> Typed? {
    for item in typed {
      guard case .tuple = solver.shallow(item.type) else { return nil }
      let array = type(.array, [item.type])
      let all = attempt { collect(elements, item.type, makes: array, at: range) }
      if let all { return all }
    }
    return nil
  }

  private func collect(_ elements: [Expression], inAnyAt range: SourceRange) -> Typed {
    collect(elements, .any, makes: type(.array, [.any]), at: range)
  }

  /// `Any` where literals of several kinds stand side by side, `Any?` where only nil does.
  private func mixedKind(_ elements: [Expression]) -> Type? {
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
    if onlyNil, !elements.isEmpty { return optional(.any) }
    return kinds.count > 1 && !kinds.contains(.other) ? .any : nil
  }

  /// A literal of values of several kinds, which swiftc says of it once it has its type.
  private func reportMixed(_ type: Type, at range: SourceRange) -> Typed {
    // A literal without its end has taken in what is none of its elements.
    if hasError(in: range) {
      failures += 1
      return .failed(at: range)
    }
    apart {
      error(
        "heterogeneous collection literal could only be inferred to '\(shown(type))'; add "
          + "explicit type annotation if this is intentional", at: range)
    }
    var typed = Typed.failed(at: range)
    typed.type = type
    return typed
  }

  /// A common superclass.
  private func widen(_ type: Type, _ element: Type) -> Bool {
    isSubclass(resolved(element), of: type)
  }

  func checkDictionary(
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
      holdsSeveralKinds(at: range, { checkDictionary(pairs, nil, at: range) })
    {
      return collect(pairs, key, context, makes: type(.dictionary, [key, context]), at: range)
    }
    var hasContext = false
    if let context, context.nominal?.wellKnown == .dictionary, context.arguments.count == 2 {
      (key, value) = (context.arguments[0], context.arguments[1])
      takeSeveralKinds(value, pairs.map(\.value))
      hasContext = true
    } else if context == nil, let mixed = mixedKind(pairs.map(\.value)) {
      if freeLiteral == range || mixed != .any {
        return reportMixed(type(.dictionary, [keyType(pairs), mixed]), at: range)
      }
      value = .any
    }
    if !hasContext, pairs.contains(where: { $0.value.isNil }) { value = optional(solver.fresh()) }
    let keys = pairs.map { pair in
      convert(check(pair.key, expected: key), to: key, hasContext ? .dictionaryKey : .other)
    }
    let known =
      hasContext || !pairs.allSatisfy { tellsByItself($0.value) }
      ? nil : pairs.map { check($0.value, expected: nil) }
    if let known { takeCommonClass(known, value) }
    let values = pairs.enumerated().map { index, pair in
      convert(
        known?[index] ?? check(pair.value, expected: value), to: value,
        hasContext ? .dictionaryValue : .other)
    }
    if module.usesUnsimulated, !values.isEmpty, values.allSatisfy(\.type.isError) {
      return .failed(at: range)
    }
    requireHashable(key, in: "Dictionary", at: range)
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

  /// What the keys are where nothing tells what is wanted.
  private func keyType(_ pairs: [(key: Expression, value: Expression)]) -> Type {
    if mixedKind(pairs.map(\.key)) == .any { return type(.anyHashable) }
    return pairs.first.map { settledLiteral(check($0.key, expected: nil).type) } ?? .error
  }
}
