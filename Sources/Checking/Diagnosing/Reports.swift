import Diagnostics
import SwiftSource

extension Checker {
  func reportUnknown(_ name: Name) {
    if speculation == 0 { unknownNames.insert(name.range) }
    if name.text == "self" || name.text.hasPrefix("$") {
      if Int(name.text.dropFirst()) != nil {
        error("anonymous closure argument not contained in a closure", at: name.range)
        return
      }
    }
    if isOperatorName(name.text) { return reportUnknown(operator: name) }
    if let later = upcomingDeclaration(of: name) {
      error(
        "use of local variable '\(name.text)' before its declaration", at: name.range,
        notes: [Diagnostic(.note, "'\(name.text)' declared here", at: later)])
      return
    }
    if passOver(unsimulated: name.text, at: name.range) { return }
    if isInsidePartlyUnknown || isProjectionOfUnknown(name.text) {
      meetUnknown()
      return
    }
    error("cannot find '\(name.text)' in scope", at: name.range)
  }

  func reportUnknown(operator name: Name) {
    if speculation == 0 { unknownNames.insert(name.range) }
    let usual = ["++": "+= 1", "--": "-= 1", "...<": "..<"]
    let hint = usual[name.text].map { "; did you mean '\($0)'?" } ?? ""
    error("cannot find operator '\(name.text)' in scope\(hint)", at: name.range)
  }

  /// Whether a name is an operator's: emoji are letters.
  func isOperatorName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if first.isASCII { return "/=-+!*%<>&|^~?.".unicodeScalars.contains(first) }
    switch first.value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2027, 0x2030...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
      0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      return true
    default: return false
    }
  }

  func reportMissingMember(_ name: Name, of base: Typed, isCalled: Bool = false) {
    let type = resolved(base.type)
    if passesArgument { missedMembers.insert(Spot(base.range)) }
    if type.isError || isPlaceholder(type) || passOver(unsimulated: name.text, at: name.range) {
      return
    }
    if case .metatype(let instance) = type {
      if let nominal = instance.nominal,
        passOver(unknownMember: name, of: nominal, isStatic: true)
      {
        return
      }
      if let hidden = hiddenMember(name.text, instance) { return reportHidden(hidden, name) }
      error("type '\(shown(instance))' has no member '\(name.text)'", at: name.range)
      return
    }
    let inner = type.wrapped.map { solver.literal(of: $0).flatMap(defaultType) ?? $0 }
    if let wrapped = inner, !members(named: name.text, of: wrapped, isStatic: false).isEmpty {
      reportMustUnwrap(base, to: wrapped, member: name.text)
      return
    }
    if let wrapped = inner, case .tuple(let elements) = wrapped,
      elements.contains(where: { $0.label == name.text })
        || Int(name.text).map(elements.indices.contains) == true
    {
      return reportMustUnwrap(base, to: wrapped, member: name.text)
    }
    if let nominal = type.nominal, passOver(unknownMember: name, of: nominal) { return }
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
        at: base.range)
      return
    }
    if case .tuple = type {
      error("value of tuple type '\(shown(type))' has no member '\(name.text)'", at: name.range)
      return
    }
    if reportMissingDynamic(name, of: base, isCalled: isCalled) { return }
    smallChanges -= 20
    error("value of type \(quoted(typeOf: base)) has no member '\(name.text)'", at: name.range)
  }

  /// A member that cannot be seen from here, of a type or of one of its superclasses.
  private func hiddenMember(_ name: String, _ type: Type) -> Symbol? {
    var current = type.nominal
    while let nominal = current {
      if let found = ownMembers(of: nominal, named: name).first(where: { !isVisible($0) }) {
        return found
      }
      current = superclass(of: nominal)?.nominal
    }
    return nil
  }

  private func reportHidden(_ symbol: Symbol, _ name: Name) {
    if case .wrapperStorage(let original) = symbol.kind, wrapperUse(of: original) == nil {
      error("cannot find '\(name.text)' in scope", at: name.range)
      return
    }
    let level = symbol.access == .fileprivate ? "fileprivate" : "private"
    let notes =
      symbol.context.file == .max
      ? [] : [Diagnostic(.note, "'\(symbol.shownName)' declared here", at: symbol.nameRange)]
    error(
      "'\(name.text)' is inaccessible due to '\(level)' protection level", at: name.range,
      notes: notes)
  }

  func reportConversion(_ typed: Typed, to wanted: Type, _ purpose: Purpose) {
    if speculation > 0 {
      failures += 1
      return
    }
    let to = resolved(wanted)
    if reportConstraint(typed, wanted) { return }
    if typed.isNil { return reportNil(typed, to: to, purpose) }
    let from = resolved(typed.type)
    if case .metatype = from, case .variable(let index) = solver.shallow(wanted),
      let proto = pendingProtocols(of: index).first, let call = calling.last
    {
      smallChanges += 1
      return error("type '\(shown(from))' cannot conform to '\(proto.name)'", at: call.place)
    }
    // A class of an unknown superclass may be more than it is known to be.
    if let nominal = from.nominal, to.nominal?.isClass == true, inheritsUnknown(nominal) {
      meetUnknown()
      return
    }
    if let wrapped = from.wrapped, to.wrapped == nil, asksToUnwrap(typed, purpose),
      supposing({ conversion(wrapped, to) != .no }) == true
    {
      return reportMustUnwrap(typed, to: to.hasVariables ? wrapped : to)
    }
    if case .existential(let protocols) = to, let first = protocols.first,
      !purpose.isOfLiteral
    {
      return reportNonconforming(typed, from, first, purpose)
    }
    if let literal = typed.integerLiteral, to.nominal?.wellKnown == .bool,
      literal == "0" || literal == "1"
    {
      return reportIntegerAsBoolean(literal, at: typed.anchor)
    }
    if (to.wrapped ?? to).nominal?.wellKnown == .bool, purpose.takesCondition,
      let words = conditionWords(typed)
    {
      return error(words, at: typed.anchor)
    }
    if let form = typed.assignment, (to.wrapped ?? to).nominal?.wellKnown == .bool {
      if case .closureResult = purpose {
        if form == .member { return error(words(of: purpose, "'()'", "'Bool'"), at: typed.anchor) }
        if hasError(in: typed.range) {
          failures += 1
          return
        }
      }
      return error("use of '=' in a boolean context, did you mean '=='?", at: typed.anchor)
    }
    if reportCandidates(typed, to, purpose) { return }
    if reportFunction(typed, from, to) || reportUncalled(typed, from, to) { return }
    // What is written out is no value that has to become something else.
    if case .function(let function) = to, function.parameters.isEmpty,
      solver.literal(of: typed.type) != nil
    {
      smallChanges += 2
    }
    if case .specified = purpose, case .tuple(let xs) = from, case .tuple(let ys) = to,
      xs.count != ys.count, !xs.isEmpty, !ys.isEmpty
    {
      return error(
        "'\(shown(from))' is not convertible to '\(shown(to))', tuples have a different number of "
          + "elements", at: typed.anchor)
    }
    if case .specified = purpose, differInArguments(from, to) {
      return error(
        "cannot assign value of type '\(shown(from))' to type '\(shown(to))'", at: typed.anchor)
    }
    if reportPath(typed, from, to) || reportArguments(typed, from, to, purpose) { return }
    let goal = target(to, purpose)
    let (have, want) = (quoted(typeOf: typed), quoted(goal, as: written(goal, for: purpose)))
    if have == want, failures > 0 {
      // What differs has been said of what the types are made of.
      failures += 1
      return
    }
    error(words(of: purpose, have, want), at: typed.anchor)
  }

  /// Two of one generic type, with other arguments: those are noted. A key path is as good as the
  /// one that is wanted.
  private func reportArguments(
    _ typed: Typed, _ from: Type, _ to: Type, _ purpose: Purpose
  ) -> Bool {
    guard let nominal = to.nominal, nominal.isBuiltin, to.wrapped == nil else { return false }
    let isPath =
      nominal.wellKnown == .keyPath
      && [.writableKeyPath, .referenceWritableKeyPath].contains(from.nominal?.wellKnown)
    guard from.nominal === nominal || isPath, from.arguments.count == to.arguments.count,
      to.arguments.count == nominal.generics.count, !to.hasVariables, !from.hasVariables
    else { return false }
    let notes = zip(nominal.generics, zip(from.arguments, to.arguments)).compactMap {
      generic, pair -> Diagnostic? in
      guard pair.0 != pair.1 else { return nil }
      return Diagnostic(
        .note,
        "arguments to generic parameter '\(generic.name)' ('\(shown(pair.0))' and "
          + "'\(shown(pair.1))') are expected to be equal", at: typed.anchor)
    }
    if notes.isEmpty { return false }
    smallChanges += 2
    let have =
      isPath ? "'\(shown(.nominal(nominal, from.arguments)))'" : quoted(typeOf: typed)
    let want = quoted(to, as: written(to, for: purpose))
    error(words(of: purpose, have, want), at: typed.anchor, notes: notes)
    return true
  }

  /// A method that the standard library has for sequences and, with another result, for collections:
  /// none of the two gives what is wanted.
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

  /// Of a text, whose own `filter` gives a text.
  private func isFilter(_ symbol: Symbol, of typed: Typed) -> Bool {
    symbol.name == "filter" && resolved(typed.type).nominal?.wellKnown == .string
  }

  private static let doublyDeclared: Set<String> = [
    "reversed", "split", "prefix", "suffix", "dropFirst", "dropLast", "joined",
  ]

  /// A function that waits, throws or takes other arguments than the one that is wanted.
  private func reportFunction(_ typed: Typed, _ from: Type, _ to: Type) -> Bool {
    let target = to.wrapped ?? to
    guard case .function(let a) = from, case .function(let b) = target else { return false }
    let throwsMore = a.isThrowing && !b.isThrowing
    if throwsMore {
      // Whether what nobody knows throws, nobody knows.
      if module.usesUnsimulated { return true }
      error(
        "invalid conversion from throwing function of type '\(shown(from))' to non-throwing "
          + "function type '\(shown(target))'", at: typed.anchor)
    }
    if a.isAsync, !b.isAsync {
      error(
        to.wrapped == nil
          ? "cannot pass function of type '\(shown(from))' to parameter expecting synchronous "
            + "function type"
          : "invalid conversion from 'async' function of type '\(shown(from))' to synchronous "
            + "function type '\(shown(target))'", at: typed.anchor)
      return true
    }
    if throwsMore { return true }
    guard a.parameters.count != b.parameters.count, let call = calling.last,
      !call.takesOneUnnamed, call.parentheses.file == typed.range.file
    else { return false }
    // Of several arguments, or one with a label, swiftc blames the list.
    error(words(of: .argument, "'\(shown(from))'", "'\(shown(target))'"), at: call.parentheses)
    return true
  }

  /// Whether two types are of one generic type of the program, with other arguments.
  private func differInArguments(_ a: Type, _ b: Type) -> Bool {
    guard let x = a.nominal, let y = b.nominal else { return false }
    return x === y && !x.isBuiltin && a != b
  }

  /// An argument that would fit, but for what its callee asks of a generic parameter: whether that
  /// is what is wrong.
  private func reportConstraint(_ typed: Typed, _ wanted: Type) -> Bool {
    guard let call = calling.last, case .variable(let index) = wanted,
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
            .note, "add '?' to form the optional type '\(shown(type))?'", at: written.range)
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
