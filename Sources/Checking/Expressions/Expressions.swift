import Diagnostics
import SwiftSource

extension Checker {
  /// The type of an expression. `expected` is what its context wants: a hint, which the caller
  /// still has to convert to.
  func check(_ expression: Expression, expected: Type?) -> Typed {
    if isOutOfTries { return .failed(at: expression.range) }
    if let standIn, standIn.range == expression.range {
      return Typed(standIn.type, at: expression.range) { $0.standIn(for: .error, at: .none) }
    }
    let before = failures
    let said = speculation == 0 ? diagnostics : []
    checked = expression.range
    var typed = checkKind(of: expression, expected)
    if speculation == 0, !expression.openBases.isEmpty {
      typed = withOpenBase(expression, typed, expected, before: (said, before))
    }
    typed.type = knownHere(typed.type)
    typed.anchor = expression.anchor
    typed.literal = expression.literalForm
    switch expression.kind {
    case .assignment(let target, _):
      typed.assignment = .other
      if case .member = target.kind { typed.assignment = .member }
    case .self: typed.isSelf = true
    default: break
    }
    if typed.type.isError, failures == before { noteLost(expression.range) }
    return typed
  }

  /// Remembers an expression that came to nothing although nothing was said against it.
  func noteLost(_ range: SourceRange) {
    if lost == nil, speculation == 0, range.file != .max { lost = range }
  }

  /// An expression came to nothing, and no error says why: the program would go on without it.
  func reportLost() {
    defer { lost = nil }
    guard let lost, !module.usesUnsimulated, placeholderRanges.isEmpty,
      !diagnostics.contains(where: { $0.severity == .error })
    else { return }
    unsupported("this expression", at: lost)
  }

  private func checkKind(of expression: Expression, _ expected: Type?) -> Typed {
    depth += 1
    defer { depth -= 1 }
    if depth > 800 {
      error("the expression is nested too deeply", at: expression.range)
      return .failed(at: expression.range)
    }
    if let deferred = deferring(expression, expected) { return deferred }
    let range = expression.range
    switch expression.kind {
    case .integer, .float, .boolean, .nil, .string, .regex, .array, .dictionary, .tuple, .macro:
      return checkLiteral(expression, expected)
    case .name(let name): return checkName(name, expected: expected)
    case .self, .super, .selfType, .discard: return checkSelf(expression)
    case .member(let base?, let name):
      return checkMemberExpression(base, name, expected, at: range)
    case .member(nil, let name):
      return checkImplicitMember(name, nil, expected: expected, at: range)
    case .call(let callee, let arguments):
      return checkCall(callee, arguments, expected: expected, at: range)
    case .subscript(let base, let arguments):
      return checkSubscript(base, arguments, expected: expected, at: range)
    case .keyPath(let root, let components):
      return checkKeyPath(root, components, expected, at: range)
    case .prefix(let name, let operand):
      return checkUnary(name, operand, isPrefix: true, expected, at: range)
    case .postfix(let operand, let name):
      return checkUnary(name, operand, isPrefix: false, expected, at: range)
    case .binary(let left, let name, let right):
      return checkBinary(left, name, right, expected, at: range)
    case .assignment(let target, let value): return checkAssignment(target, value, at: range)
    case .ternary(let condition, let then, let otherwise):
      return checkTernary(condition, then, otherwise, expected, at: range)
    case .inout(let inner):
      var typed = check(inner, expected: expected)
      typed.isInoutExpression = true
      return typed
    case .forceUnwrap(let inner): return checkForceUnwrap(inner, expected, at: range)
    case .optionalLink(let inner): return checkLink(inner, at: range)
    case .optionalChain(let inner): return checkChain(inner, expected, at: range)
    case .closure(let closure):
      return checkClosure(closure, expected: expected, builder: nil, at: range)
    case .is(let inner, let type): return checkIs(inner, type, at: range)
    case .cast(let inner, let type, let mode): return checkCast(inner, type, mode, at: range)
    case .try(let mode, let inner): return checkTry(mode, inner, expected, at: range)
    case .await(let inner): return checkAwait(inner, expected, at: range)
    case .keyword("consume", let inner):
      return checkConsume(inner, expected: expected, at: range)
    case .keyword("discard", let inner): return checkDiscard(inner, at: range)
    case .keyword("repeat", let inner): return checkRepeated(inner, at: range)
    case .keyword("each", let inner): return checkEach(inner, at: range)
    case .keyword(_, let inner): return check(inner, expected: expected)
    case .type(let syntax): return typeValue(resolve(syntax, in: context), at: range)
    case .if(let statement): return checkIfExpression(statement, expected, at: range)
    case .switch(let statement): return checkSwitchExpression(statement, expected, at: range)
    case .missing:
      failures += 1
      return .failed(at: range)
    }
  }

  /// `&value` where no argument is passed.
  func withoutInout(_ typed: Typed, _ expression: Expression) -> Typed {
    guard typed.isInoutExpression else { return typed }
    error("'&' may only be used to pass an argument to inout parameter", at: expression.range)
    return .failed(at: typed.range)
  }

  /// A type's name where a value is wanted.
  /// - Parameter isIndex: whether it stands in a subscript, where it used to be taken.
  func withoutType(_ typed: Typed, isIndex: Bool = false) -> Typed {
    guard typed.isType else { return typed }
    let message = "expected member name or initializer call after type name"
    var place = typed.anchor
    // Of a type in brackets, at the last one.
    if typed.literal == .collection { place.start = max(1, place.end) - 1 }
    var notes = [Diagnostic(.note, "use '.self' to reference the type object", at: place)]
    if case .metatype(let type) = solver.shallow(typed.type), !initializers(of: type).isEmpty {
      let add = "add arguments after the type to construct a value of the type"
      notes.insert(Diagnostic(.note, add, at: place), at: 0)
    }
    if isIndex {
      let text = message + "; this will be an error in Swift 6"
      report(Diagnostic(.warning, text, at: typed.range, notes: notes))
      return typed.asValue
    }
    errorLater(message, at: typed.range, notes: notes)
    return typed.asValue
  }

  private func checkSelf(_ expression: Expression) -> Typed {
    let range = expression.range
    switch expression.kind {
    case .selfType:
      guard let own = context.selfType else {
        error("cannot find 'Self' in scope", at: range)
        return .failed(at: range)
      }
      return selfClass(at: range) ?? typeValue(own, at: range)
    case .super:
      if selfVariable() == nil, let own = selfClass(at: range),
        let parent = context.enclosingNominal.flatMap({ superclass(of: $0) })
      {
        var typed = own.asValue
        typed.type = .metatype(parent)
        typed.isSuper = true
        return typed
      }
      guard let variable = selfVariable(), let own = solver.shallow(variable.type).nominal,
        let parent = superclass(of: own)
      else {
        if let own = context.enclosingNominal, isPartlyUnknown(own) { return .failed(at: range) }
        let own = context.enclosingNominal.flatMap { $0.keyword == .class ? $0 : nil }
        let place =
          own.map { "in class '\($0.name)' because it has no superclass" }
          ?? "outside of a class computed property, method, initializer, deinitializer, or subscript"
        error("'super' cannot be used \(place)", at: range)
        return .failed(at: range)
      }
      var typed = use(variable, at: range)
      typed.type = substitute(parent, solver.shallow(variable.type).arguments)
      typed.isSuper = true
      return typed
    case .discard:
      guard isAssigning else {
        error("'_' can only appear in a pattern or on the left side of an assignment", at: range)
        return .failed(at: range)
      }
      return Typed(solver.fresh(), at: range, access: .place { _ in .discarded }) { _ in
        Code(.unsupported("'_' as a value"), type: .error, at: range)
      }
    default:
      if let variable = selfVariable() { return use(variable, at: range) }
      if let own = context.selfType {
        return (selfClass(at: range) ?? typeValue(own, at: range)).asValue
      }
      error(
        "cannot find 'self' in scope; did you mean to use it in a type or extension context?",
        at: range)
      return .failed(at: range)
    }
  }

  /// Whether an expression's type depends on what its context wants.
  func needsContext(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .closure, .keyPath, .array, .dictionary, .nil, .if, .switch, .discard: return true
    case .member(nil, _): return true
    case .call(let callee, _):
      return startsImplicitly(callee) || startsWithOpenLiteral(callee) || makesFromPath(expression)
    case .member(let base?, let name):
      return name.text == "init" || startsImplicitly(base) || startsWithOpenLiteral(base)
    case .subscript(let base, _), .forceUnwrap(let base), .optionalChain(let base),
      .optionalLink(let base):
      return startsImplicitly(base) || startsWithOpenLiteral(base)
    case .tuple(let items): return items.contains { needsContext($0.value) }
    case .ternary(_, let then, let otherwise): return needsContext(then) || needsContext(otherwise)
    case .try(_, let inner), .await(let inner), .keyword(_, let inner), .inout(let inner):
      return needsContext(inner)
    case .prefix(_, let inner), .postfix(let inner, _): return needsContext(inner)
    case .binary(let left, let name, let right):
      if name.text == "??" { return needsContext(left) || needsContext(right) }
      if isOfMixedLiterals(expression) { return true }
      if leadsImplicitly(left) { return !isComparison(name.text) }
      if isNumber(right) { return startsImplicitly(left) && !isComparison(name.text) }
      return startsImplicitly(left) && startsImplicitly(right)
    case .name(let name): return isOverloadedFunction(name)
    case .macro(let name, _, _): return name == "Predicate"
    case .string(let segments): return segments.contains { isContextual($0) }
    case .integer, .float, .boolean, .regex, .self, .super, .selfType, .assignment, .is,
      .cast, .type, .missing:
      return false
    }
  }

  /// `"Show \(\.$name)"`: only a type with an interpolation of its own says whose key path that is.
  private func isContextual(_ segment: StringSegment) -> Bool {
    guard case .interpolation(let arguments, _) = segment, let first = arguments.first else {
      return false
    }
    if case .keyPath(nil, _) = first.value.kind { return true }
    return arguments.count == 1 && startsImplicitly(first.value)
  }

  /// `SortDescriptor(\.name)`: what the path starts from is the context's to say.
  func makesFromPath(_ expression: Expression) -> Bool {
    guard case .call(let callee, let syntax) = expression.kind, case .name(let name) = callee.kind,
      name.genericArguments.isEmpty, case .keyPath(nil, _)? = syntax.arguments.first?.value.kind,
      case .candidates(let found, _) = lookup(name)
    else { return false }
    return found.first?.symbol.isType ?? false
  }

  func isNumber(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .float: true
    default: false
    }
  }

  func isComparison(_ name: String) -> Bool {
    ["==", "!=", "<", ">", "<=", ">=", "~="].contains(name)
  }

  /// `.blue.opacity(0.5)`: a chain that starts with an implicit member.
  func startsImplicitly(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(nil, _): true
    case .member(let base?, _), .call(let base, _), .subscript(let base, _),
      .forceUnwrap(let base), .optionalChain(let base), .optionalLink(let base):
      startsImplicitly(base)
    case .tuple(let items): items.count == 1 && startsImplicitly(items[0].value)
    default: false
    }
  }

  /// `[.red, .blue].reversed()`: a chain that starts with a literal whose elements only the end of
  /// the chain tells.
  private func startsWithOpenLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): !elements.isEmpty && elements.allSatisfy(startsImplicitly)
    case .member(let base?, _), .call(let base, _), .subscript(let base, _),
      .forceUnwrap(let base), .optionalChain(let base), .optionalLink(let base):
      startsWithOpenLiteral(base)
    default: false
    }
  }

  private func isOverloadedFunction(_ name: Name) -> Bool {
    if isOperatorName(name.text) { return true }
    if !scope.lookup(name.text).isEmpty { return false }
    guard case .candidates(let found, _) = lookup(name) else { return false }
    return found.count > 1 && found.allSatisfy(\.symbol.isFunction)
  }

  // MARK: Conversions with messages

  /// What a value is converted for, which decides how swiftc says that it does not fit.
  enum Purpose {
    case argument, result, subscriptAssignment, element, dictionaryKey
    case dictionaryValue, closureResult, coercion, defaultArgument, thrown, other
    /// With the type of what is assigned to, as written, and the place of its `=`.
    case assignment(WrittenType?, at: SourceRange)
    /// An initial value, with the type as written.
    case specified(TypeSyntax?)

    /// Whether a value that is no `Bool` where one is wanted is said to be no condition.
    var takesCondition: Bool {
      switch self {
      case .argument, .result, .assignment, .specified: true
      default: false
      }
    }

    /// Whether it is an element of a literal.
    var isOfLiteral: Bool {
      switch self {
      case .element, .dictionaryKey, .dictionaryValue: true
      default: false
      }
    }
  }

  /// A literal where a value is wanted that conforms to what its default type does not.
  private func unfitLiteral(_ typed: Typed, _ target: Type) -> Typed? {
    guard case .existential(let protocols) = target, !protocols.isEmpty,
      let standard = solver.literal(of: typed.type).flatMap(defaultType),
      supposing({ conversion(standard, target) == .no }) == true
    else { return nil }
    var copy = typed
    copy.type = standard
    return copy
  }

  func convert(_ typed: Typed, to wanted: Type, _ purpose: Purpose) -> Typed {
    let target = solver.shallow(wanted)
    if target.isError { return typed }
    if typed.type.isError {
      guard module.usesUnsimulated, hasStandIn(target) else { return typed }
      return Typed(wanted, at: typed.range) { $0.standIn(for: wanted, at: typed.range) }
    }
    if reportsEscape(of: typed, to: target, purpose) { return .failed(at: typed.range) }
    var isMisfit = typed.isNoCharacter && target.nominal?.wellKnown == .character
    // Anything may be an `Any`, but a nil of nothing.
    if typed.isNil, case .existential = target { isMisfit = true }
    if typed.isType {
      let value = typed.asValue
      if require(typed.type, convertsTo: wanted, at: typed.range) { return withoutType(typed) }
      if fitsButForRequirements(value, wanted, purpose) { return value }
      reportConversion(value, to: wanted, purpose)
      return .failed(at: typed.range)
    }
    if let literal = unfitLiteral(typed, target) {
      reportConversion(literal, to: wanted, purpose)
      return .failed(at: typed.range)
    }
    if isMisfit || !require(typed.type, convertsTo: wanted, at: typed.range) {
      if typed.isImplicitlyUnwrapped, let value = unwrapped(typed, at: typed.range),
        speculation > 0 || attempt({ convert(value, to: wanted, purpose) }) != nil
      {
        return convert(value, to: wanted, purpose)
      }
      if !isMisfit, fitsButForRequirements(typed, wanted, purpose) {
        return Typed(wanted, at: typed.range) { typed.build($0) }
      }
      reportConversion(typed, to: wanted, purpose)
      return .failed(at: typed.range)
    }
    warnOfCoercion(typed, to: target)
    warnOfReordering(typed, to: target)
    var result = Typed(wanted, at: typed.range) { builder in
      builder.coerce(typed.build(builder), to: wanted)
    }
    result.variable = typed.variable
    if case .place = typed.access, resolved(typed.type) == resolved(wanted) {
      result.access = typed.access
    }
    return result
  }
}

extension Typed {
  func converted(_ checker: Checker, to type: Type, _ purpose: Checker.Purpose) -> Typed {
    checker.convert(self, to: type, purpose)
  }

  /// A type's name used as the value of its metatype.
  var asValue: Typed {
    var copy = self
    copy.isType = false
    return copy
  }
}
