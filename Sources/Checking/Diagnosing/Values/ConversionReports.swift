import Diagnostics
import SwiftSource

/// A value that does not go where it stands.
private struct MisplacedValue {
  let typed: Typed
  /// What is wanted, as it stands in the solver.
  let wanted: Type
  let from: Type
  let to: Type
  let purpose: Checker.Purpose

  /// The place of what is blamed.
  var anchor: SourceRange { typed.anchor }
  /// Where swiftc says of a function that it is of another kind: at the `=` of an assignment.
  var place: SourceRange {
    if case .assignment(_, let sign) = purpose { sign } else { anchor }
  }
  var isArgument: Bool { if case .argument = purpose { true } else { false } }
  var wantsBoolean: Bool { (to.wrapped ?? to).nominal?.wellKnown == .bool }
}

// Why a value does not go where it stands.
extension Checker {
  /// Reported is what the first of these has to say that knows the case; else the two types.
  func reportConversion(_ typed: Typed, to wanted: Type, _ purpose: Purpose) {
    if speculation > 0 {
      failures += 1
      return
    }
    if reportOpenBase(of: typed, to: wanted) { return }
    if isPlaceholder(resolved(typed.type)) {
      // That it is declared nowhere has been said.
      failures += 1
      hidesErrors = true
      return
    }
    let value = MisplacedValue(
      typed: typed, wanted: wanted, from: resolved(typed.type), to: resolved(wanted),
      purpose: purpose)
    let isReported =
      reportUncalled(value) || reportConstraint(typed, wanted)
      || reportNil(value) || passOver(value) || reportOptional(value) || reportNonconforming(value)
      || reportCondition(value) || reportAssignment(value)
      || reportCandidates(typed, value.to, purpose)
      || reportFunction(value)
      || reportElementCount(value) || reportArrayLiteral(value)
      || reportPath(typed, value.from, value.to)
      || reportArguments(typed, value.from, value.to, purpose)
    if !isReported { reportTypes(value) }
  }

  /// A function that would give what is wanted, were it called. An element of a literal may be
  /// anything.
  private func reportUncalled(_ value: MisplacedValue) -> Bool {
    !value.purpose.isOfLiteral && reportUncalled(value.typed, value.from, value.to)
  }

  private func reportTypes(_ value: MisplacedValue) {
    let (typed, from, to) = (value.typed, value.from, value.to)
    var (purpose, place) = (value.purpose, typed.anchor)
    if isRawValue(from, of: to) || isRawValue(to, of: from) {
      // That one is made of the other is said of the type that is asked for, whatever asks for it.
      switch purpose {
      case .result: purpose = .other
      case .assignment(_, let sign): place = sign
      default: break
      }
    }
    // What is written out is no value that has to become something else.
    if case .function(let function) = to, function.parameters.isEmpty,
      solver.literal(of: typed.type) != nil
    {
      smallChanges += 2
    }
    if typed.literal == .collection, from.nominal?.wellKnown == .dictionary {
      // `[:]`, of which nothing tells more.
      _ = unify(from, type(.dictionary, [type(.anyHashable), .any]))
    }
    if isBinding(to), let value = to.arguments.first, solver.literal(of: value) != nil,
      from.nominal != nil, !isBinding(from)
    {
      // It should be a binding of such a value.
      _ = attempt { if !unify(value, from) { failures += 1 } }
    }
    let goal = target(to, purpose)
    let (have, want) = (quoted(typeOf: typed), quoted(goal, as: written(goal, for: purpose)))
    if case .assignment(_, let sign) = purpose, case .tuple(let xs) = from,
      case .tuple(let ys) = to, xs.count == ys.count
    {
      return error(words(of: purpose, have, want), at: sign)
    }
    if have == want, failures > 0 {
      // What differs has been said of what the types are made of.
      failures += 1
      return
    }
    error(words(of: purpose, have, want), at: place)
  }

  private func isRawValue(_ raw: Type, of type: Type) -> Bool {
    guard type.nominal?.keyword == .enum || type.nominal?.keyword == .struct,
      known(.rawRepresentable).map({ conforms(type, to: $0) == .yes }) == true
    else { return false }
    let own = memberType("RawValue", of: type)
    return raw == own || solver.literal(of: raw).flatMap(defaultType) == own
  }

  private func reportNil(_ value: MisplacedValue) -> Bool {
    guard value.typed.isNil else { return false }
    reportNil(value.typed, to: value.to, value.purpose)
    return true
  }

  /// A class of an unknown superclass may be more than it is known to be.
  private func passOver(_ value: MisplacedValue) -> Bool {
    guard let nominal = value.from.nominal, value.to.nominal?.isClass == true,
      inheritsUnknown(nominal)
    else { return false }
    meetUnknown()
    return true
  }

  private func reportOptional(_ value: MisplacedValue) -> Bool {
    guard let wrapped = value.from.wrapped, value.to.wrapped == nil || wrapped == value.to,
      asksToUnwrap(value.typed, value.purpose),
      supposing({ conversion(wrapped, value.to) != .no }) == true
    else { return false }
    reportMustUnwrap(value.typed, to: value.to.hasVariables ? wrapped : value.to)
    return true
  }

  private func reportNonconforming(_ value: MisplacedValue) -> Bool {
    let goal = value.from.wrapped == nil ? value.to.wrapped ?? value.to : value.to
    guard case .existential(let protocols) = goal, let first = protocols.first,
      !value.purpose.isOfLiteral
    else { return false }
    reportNonconforming(value.typed, value.from, first, value.purpose)
    return true
  }

  /// What is no `Bool` where a condition stands.
  private func reportCondition(_ value: MisplacedValue) -> Bool {
    if let literal = value.typed.integerLiteral, value.to.nominal?.wellKnown == .bool,
      !value.purpose.isOfLiteral, literal == "0" || literal == "1"
    {
      reportIntegerAsBoolean(literal, at: value.anchor)
      return true
    }
    guard value.wantsBoolean, value.purpose.takesCondition,
      let words = conditionWords(value.typed)
    else { return false }
    error(words, at: value.anchor)
    return true
  }

  /// `=` where `==` is meant.
  private func reportAssignment(_ value: MisplacedValue) -> Bool {
    guard let form = value.typed.assignment, value.wantsBoolean else { return false }
    if case .closureResult = value.purpose {
      // Of a literal's elements nothing is known before the closure.
      if form == .other, hasError(in: value.typed.range),
        calling.last?.target.receiver?.literal == .collection
      {
        failures += 1
        return true
      }
      error(words(of: value.purpose, "'()'", "'Bool'"), at: value.anchor)
      return true
    }
    error("use of '=' in a boolean context, did you mean '=='?", at: value.anchor)
    return true
  }

  private func reportElementCount(_ value: MisplacedValue) -> Bool {
    guard case .specified = value.purpose, case .tuple(let xs) = value.from,
      case .tuple(let ys) = value.to, xs.count != ys.count, !xs.isEmpty, !ys.isEmpty
    else { return false }
    error(
      "'\(shown(value.from))' is not convertible to '\(shown(value.to))', tuples have a "
        + "different number of elements", at: value.anchor)
    return true
  }

  /// `[1, 2]` where a dictionary is wanted.
  private func reportArrayLiteral(_ value: MisplacedValue) -> Bool {
    let goal = value.to.wrapped ?? value.to
    guard value.typed.literal == .collection, value.from.nominal?.wellKnown == .array,
      goal.nominal?.wellKnown == .dictionary
    else { return false }
    if let element = value.from.arguments.first, case .variable = element,
      solver.literal(of: element) == nil
    {
      error("use [:] to get an empty dictionary literal", at: value.anchor)
      return true
    }
    let use = if case .argument = value.purpose { "used" } else { "initialized" }
    error(
      "dictionary of type \(quoted(goal, as: written(goal, for: value.purpose))) cannot be \(use) "
        + "with array literal", at: value.anchor,
      notes: [
        Diagnostic(.note, "did you mean to use a dictionary literal instead?", at: value.anchor)
      ])
    return true
  }

  /// Two of one generic type, with other arguments: those are noted. A key path is as good as the
  /// one that is wanted.
  private func reportArguments(
    _ typed: Typed, _ from: Type, _ to: Type, _ purpose: Purpose
  ) -> Bool {
    let to = from.wrapped == nil ? to.wrapped ?? to : to
    guard let nominal = to.nominal else { return false }
    let isPath =
      nominal.wellKnown == .keyPath
      && [.writableKeyPath, .referenceWritableKeyPath].contains(from.nominal?.wellKnown)
    guard from.nominal === nominal || isPath, from.arguments.count == to.arguments.count,
      to.arguments.count == nominal.generics.count, !to.hasVariables, !from.hasVariables
    else { return false }
    if purpose.isOfLiteral, let have = from.wrapped, let want = to.wrapped {
      error(words(of: purpose, "'\(shown(have))'", "'\(shown(want))'"), at: typed.anchor)
      return true
    }
    let place = if case .assignment(_, let sign) = purpose { sign } else { typed.anchor }
    let notes = differences(
      of: nominal, from.arguments, to.arguments, written: typed.written?.unwrapped, at: place)
    if notes.isEmpty { return false }
    smallChanges += to.wrapped == nil ? 2 : 0
    let have =
      isPath ? "'\(shown(.nominal(nominal, from.arguments)))'" : quoted(typeOf: typed)
    let want = quoted(to, as: written(to, for: purpose))
    let isGiven = if case .specified = purpose { true } else { false }
    // What a call makes of what a closure gives is not told by its arguments.
    let isOpen =
      if case .closureResult = purpose { !calling.isEmpty && to.wrapped != nil } else { false }
    error(
      words(of: isGiven ? .assignment(nil, at: place) : purpose, have, want), at: place,
      notes: isOpen ? [] : notes)
    return true
  }

  /// Notes on the innermost arguments that differ.
  private func differences(
    of nominal: NominalType, _ from: [Type], _ to: [Type], written: WrittenType? = nil,
    at place: SourceRange
  ) -> [Diagnostic] {
    zip(nominal.generics, zip(from, to)).flatMap { generic, pair -> [Diagnostic] in
      guard pair.0 != pair.1 else { return [] }
      if let inner = pair.1.nominal, inner === pair.0.nominal, !inner.generics.isEmpty {
        return differences(of: inner, pair.0.arguments, pair.1.arguments, at: place)
      }
      let text =
        "arguments to generic parameter '\(generic.name)' (\(quoted(pair.0, as: written)) and "
        + "'\(shown(pair.1))') are expected to be equal"
      return [Diagnostic(.note, text, at: nominal.declarationPlace(of: generic) ?? place)]
    }
  }

  /// A method that the standard library has for sequences and, with another result, for
  /// collections: none of the two gives what is wanted.
  private func reportCandidates(_ typed: Typed, _ to: Type, _ purpose: Purpose) -> Bool {
    switch purpose {
    case .specified, .result, .assignment: break
    default: return false
    }
    guard let symbol = facts.callees[typed.range], symbol.isFunction, symbol.context.file == .max,
      Self.doublyDeclared.contains(symbol.name) || isFilter(symbol, of: typed),
      symbol.context.nominal?.isBuiltin == true
    else { return false }
    error(
      "no '\(symbol.name)' candidates produce the expected contextual result type '\(shown(to))'",
      at: typed.anchor)
    return true
  }

  /// Of a text, a dictionary or a set, whose own `filter` gives one.
  private func isFilter(_ symbol: Symbol, of typed: Typed) -> Bool {
    symbol.name == "filter"
      && [.string, .dictionary, .set].contains(resolved(typed.type).nominal?.wellKnown)
  }

  private static let doublyDeclared: Set<String> = [
    "reversed", "split", "prefix", "suffix", "dropFirst", "dropLast", "joined",
  ]

  /// A function that waits, throws or takes other arguments than the one that is wanted.
  private func reportFunction(_ value: MisplacedValue) -> Bool {
    let (typed, from, to) = (value.typed, value.from, value.to)
    let target = to.wrapped ?? to
    guard case .function(let a) = from, case .function(let b) = target else { return false }
    let throwsMore = a.isThrowing && !b.isThrowing
    if throwsMore {
      // Whether what nobody knows throws, nobody knows.
      if module.usesUnsimulated { return true }
      error(
        "invalid conversion from throwing function of type '\(shown(from))' to non-throwing "
          + "function type '\(shown(target))'", at: value.place)
    }
    if a.isAsync, !b.isAsync {
      let isPassed = to.wrapped == nil && value.isArgument
      let hint = "'async' inferred from asynchronous operation used here"
      error(
        isPassed
          ? "cannot pass function of type '\(shown(from))' to parameter expecting synchronous "
            + "function type"
          : "invalid conversion from 'async' function of type '\(shown(from))' to synchronous "
            + "function type '\(shown(target))'", at: value.place,
        notes: isPassed
          ? firstAwaits[Spot(typed.range)].map { [Diagnostic(.note, hint, at: $0)] } ?? [] : [])
      return true
    }
    if throwsMore { return true }
    guard a.parameters.count != b.parameters.count, let call = calling.last,
      !call.takesOneUnnamed, call.parentheses.file == typed.range.file
    else { return false }
    // Of several arguments, or one with a label, swiftc blames the list.
    error(
      words(of: .argument, "'\(shown(from))'", "'\(shown(target))'"), at: call.parentheses)
    return true
  }

  /// An argument that would fit, but for what its callee asks of a generic parameter: whether that
  /// is what is wrong.
  private func reportConstraint(_ typed: Typed, _ wanted: Type) -> Bool {
    guard let call = calling.last, case .variable(let index) = wanted, !typed.type.isFunction,
      call.target.types.contains(where: { if case .variable(index) = $0 { true } else { false } })
    else { return false }
    let target = call.target
    let bare = target.parameters.count {
      if case .variable(index) = $0.type { true } else { false }
    }
    guard bare > 1 else { return false }
    let saved = solver.mark()
    defer { solver.rollBack(to: saved) }
    let known = solver.shallow(wanted)
    if conversion(typed.type, wanted) != .no { return false }
    let position = target.types.firstIndex { if case .variable(index) = $0 { true } else { false } }
    guard let symbol = target.symbol, let position else { return false }
    let generics = symbol.context.generics + signature(of: symbol).generics
    guard position < generics.count, resolved(typed.type).wrapped == nil, !typed.isNil else {
      return false
    }
    if reportUnasked(typed, known, generics[position], of: symbol) { return true }
    // What only a literal says comes last, but of two where the result is a type's of its own.
    let areLiterals = solver.literal(of: known) != nil && solver.literal(of: typed.type) != nil
    let isInOrder = areLiterals && (isOverloaded(symbol) || isPassedOn(target.result, index))
    let isLast = solver.literal(of: known) != nil && !isInOrder
    let types = isLast ? [typed.type, known] : [known, typed.type]
    error(
      "conflicting arguments to generic parameter '\(generics[position].name)' "
        + "('\(shown(types[0]))' vs. '\(shown(types[1]))')", at: call.place)
    return true
  }

  /// Of two values that are to be of one type, one that is not of what is asked of it: it is to be
  /// of the other's.
  private func reportUnasked(
    _ typed: Typed, _ known: Type, _ generic: GenericParameter, of symbol: Symbol
  ) -> Bool {
    let fulfils = { [self] (type: Type) in
      (signature(of: symbol).constraints + constraints(in: symbol.context)).allSatisfy {
        guard case .conforms(.parameter(generic), let proto) = $0 else { return true }
        return conforms(defaulted(type), to: proto) != .no
      }
    }
    let isFit = (fulfils(typed.type), fulfils(known))
    guard isFit.0 != isFit.1 else { return false }
    let other = calling.last?.arguments.first {
      $0.range != typed.range && $0.typed.map { resolved($0.type) == resolved(known) } ?? false
    }
    guard let place = isFit.0 ? other?.expression.anchor : typed.anchor else { return false }
    let types = isFit.0 ? [known, typed.type] : [typed.type, known]
    error(
      words(of: .argument, "'\(shown(types[0]))'", "'\(shown(types[1]))'"), at: place)
    return true
  }

  private func isOverloaded(_ symbol: Symbol) -> Bool {
    symbol.context.file == .max && !symbol.isMember && libraryLookup(symbol.name).count > 1
  }

  /// Whether a call's result, of the type of a generic parameter, is an argument itself.
  private func isPassedOn(_ result: Type, _ variable: Int) -> Bool {
    if case .variable(variable) = result { return passesArgument }
    return false
  }

  /// What swiftc names: of an optional what is inside, but not of an element.
  private func target(_ type: Type, _ purpose: Purpose) -> Type {
    switch purpose {
    case .argument, .specified, .result, .assignment, .subscriptAssignment:
      type.wrapped ?? type
    default: type
    }
  }

  private func reportNonconforming(
    _ typed: Typed, _ from: Type, _ proto: NominalType, _ purpose: Purpose
  ) {
    let words =
      switch purpose {
      case .argument:
        "argument type '\(shown(from))' does not conform to expected type '\(proto.name)'"
      case .result: "return expression of type '\(shown(from))' does not conform to '\(proto.name)'"
      case .thrown:
        "thrown expression type '\(shown(from))' does not conform to '\(proto.name)'"
      default:
        "value of type '\(shown(from))' does not conform to specified type '\(proto.name)'"
      }
    if case .metatype = from { return error(words, at: typed.range) }
    error(words, at: typed.anchor)
  }

  /// `nil` where no optional is wanted.
  private func reportNil(_ typed: Typed, to type: Type, _ purpose: Purpose) {
    let b = quoted(type, as: written(type, for: purpose))
    switch purpose {
    case .assignment: error("'nil' cannot be assigned to type \(b)", at: typed.range)
    case .subscriptAssignment:
      error("'nil' cannot be assigned to subscript of type \(b)", at: typed.range)
    case .specified(let syntax):
      let notes = syntax.map { written in
        [
          Diagnostic(
            .note, "add '?' to form the optional type '\(shown(optional(type)))'", at: written.range
          )
        ]
      }
      error(
        "'nil' cannot initialize specified type \(b)", at: typed.range, notes: notes ?? [])
    case .result: error("'nil' is incompatible with return type \(b)", at: typed.range)
    case .element:
      error("'nil' is not compatible with expected element type \(b)", at: typed.range)
    case .dictionaryKey:
      error("'nil' is not compatible with expected dictionary key type \(b)", at: typed.range)
    case .dictionaryValue:
      error("'nil' is not compatible with expected dictionary value type \(b)", at: typed.range)
    case .closureResult:
      error("'nil' is not compatible with closure result type \(b)", at: typed.range)
    case .argument, .coercion, .defaultArgument, .thrown, .other:
      error("'nil' is not compatible with expected argument type \(b)", at: typed.range)
    }
  }

  /// - Parameters a, b: the types, quoted.
  private func words(of purpose: Purpose, _ a: String, _ b: String) -> String {
    switch purpose {
    case .argument: "cannot convert value of type \(a) to expected argument type \(b)"
    case .specified, .other: "cannot convert value of type \(a) to specified type \(b)"
    case .result: "cannot convert return expression of type \(a) to return type \(b)"
    case .assignment: "cannot assign value of type \(a) to type \(b)"
    case .subscriptAssignment: "cannot assign value of type \(a) to subscript of type \(b)"
    case .element: "cannot convert value of type \(a) to expected element type \(b)"
    case .dictionaryKey:
      "cannot convert value of type \(a) to expected dictionary key type \(b)"
    case .dictionaryValue:
      "cannot convert value of type \(a) to expected dictionary value type \(b)"
    case .closureResult: "cannot convert value of type \(a) to closure result type \(b)"
    case .coercion: "cannot convert value of type \(a) to type \(b) in coercion"
    case .defaultArgument:
      "default argument value of type \(a) cannot be converted to type \(b)"
    case .thrown: "thrown expression type \(a) does not conform to 'Error'"
    }
  }
}
