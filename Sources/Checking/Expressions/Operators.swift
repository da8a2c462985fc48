import Diagnostics
import SwiftSource

extension Checker {
  func checkBinary(
    _ left: Expression, _ name: Name, _ right: Expression, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    switch name.text {
    case "&&", "||":
      return ownOperation(left, name, right, expected, at: range)
        ?? checkLogical(left, name, right, at: range)
    case "??":
      return ownOperation(left, name, right, expected, at: range)
        ?? checkCoalesce(left, name, right, expected, at: range)
    case "===", "!==": return checkIdentity(left, name, right, at: range)
    default: break
    }
    if isCompoundAssignment(name.text) {
      return checkCompound(left, name, right, at: range)
    }
    if let found = literalOperation(left, name, right, expected, at: range) { return found }
    let comparesNil = (name.text == "==" || name.text == "!=")
    if comparesNil, let found = checkNilComparison(left, name, right, at: range) { return found }
    // A type's own operator takes closures as any function does: `steps |> { $0.count }`.
    if !isStandard(name.text), needsContext(left) || needsContext(right),
      let found = ownOperation(left, name, right, expected, at: range)
    {
      return found
    }
    let own = (module.symbols[name.text] ?? []).filter(\.isFunction)
    if !own.isEmpty, needsContext(left) || needsContext(right) {
      // An operator of the program's: a closure finds its type as an argument does.
      let call = CallArguments(
        arguments: [Argument(label: nil, value: left), Argument(label: nil, value: right)],
        trailing: [], parentheses: range)
      let choose = {
        self.resolveCall(
          own.map { Candidate(symbol: $0, arguments: []) }, base: nil, call, expected: expected,
          at: range, name: name)
      }
      // `.now() + delay` is the library's where none of the program's takes it.
      let saved = (solver.mark(), score)
      let takes = !isStandard(name.text) || attempt(choose) != nil
      solver.rollBack(to: saved.0)
      score = saved.1
      if takes { return choose() }
    }
    let (isOutermost, outer) = (operand?.range != range, arithmetic)
    if isOutermost {
      // A text takes numbers otherwise: `otherNumber`.
      let isMixed = isArithmetic(name) && interpolated != range
      arithmetic = isMixed ? (left, name, right, expected, false) : nil
    }
    defer { if isOutermost { arithmetic = outer } }
    let wanted = expected ?? (operand?.range == range ? operand?.wanted : nil)
    var a =
      takesLiteral(right, left, name)
      ? nil : chained(left, name, expected) ?? operand(left, beside: right, of: name, wanted)
    var b = takesLiteral(left, right, name) ? nil : operand(right, beside: left, of: name, wanted)
    // One operand tells the other what it is: `x == .home`, `[] + list`.
    let bound = expected.map { operand(of: name, $0) }
    let known = a?.type ?? b?.type
    let (one, other) = a == nil ? (left, right) : (right, left)
    if known?.isError ?? false, reportBaseless(one, beside: other, of: name) {
      var result = Typed.failed(at: range)
      if isComparison(name.text) { result.type = type(.bool) }
      return result
    }
    if a == nil, let other = b {
      // `.now() + 0.5` and `.now() + delay` are of the type that is wanted.
      let isWanted =
        !isComparison(name.text)
        && (isNumber(right)
          || bound.map { !fits(left, other.type) && fits(left, $0) } ?? false)
      let wanted = isWanted ? bound : nil
      a = wanted.map { check(left, expected: $0) } ?? check(left, beside: other, of: name, 0)
    }
    if a == nil, b == nil { a = check(left, expected: bound) }
    if b == nil, let expected, let other = a, !isComparison(name.text), !fits(right, other.type),
      fits(left, expected), fits(right, expected)
    {
      // `[1] + [nil]` where `[Int?]` is wanted.
      (a, b) = (check(left, expected: expected), check(right, expected: expected))
    }
    if b == nil, let other = a {
      b = other.type.isError ? other : check(right, beside: other, of: name, 1)
    }
    guard let a, let b, !a.type.isError, !b.type.isError else {
      var result = Typed.failed(at: range)
      // `numbers.filter($0 > 1)`: what a comparison gives is known.
      if isComparison(name.text), startsAnonymously(left) || startsAnonymously(right) {
        result.type = type(.bool)
      }
      return result
    }
    if reportComparison(of: a, b, name, left, right) { return .failed(at: range) }
    let reduced = reportReduced(name, (left, a), (right, b))
    if let wanted = reduced ?? reportInner(name, (left, a), (right, b), expected, at: range) {
      var whole = Typed.failed(at: range)
      whole.type = wanted
      return whole
    }
    let isPart = isComparison(name.text) && isPartOfLarger
    if left.takesLiteral || right.takesLiteral || isPart, reportOptionals(a, b, name, at: range) {
      return .failed(at: range)
    }
    if let (x, y) = bounds(a, name, b, expected) { return binary(name, x, y, expected, at: range) }
    let (x, y) = agreeing((left, a), (right, b), name, expected, at: range) ?? (a, b)
    return asWanted(expected, (left, x), name, (right, y), at: range)
      ?? binary(name, x, y, expected, at: range)
  }

  /// The bounds of a range of `Double` made of `CGFloat`s, or the other way: each is converted.
  private func bounds(
    _ a: Typed, _ name: Name, _ b: Typed, _ expected: Type?
  ) -> (Typed, Typed)? {
    guard let expected else { return nil }
    let bound = operand(of: name, expected)
    guard let wanted = solver.shallow(bound).nominal, isFloatingPoint(bound),
      [a, b].contains(where: {
        solver.shallow($0.type).nominal.map { isDoublePair($0, wanted) } ?? false
      }),
      require(a.type, convertsTo: bound, at: a.range),
      require(b.type, convertsTo: bound, at: b.range)
    else { return nil }
    let convert = { (typed: Typed) in
      Typed(bound, at: typed.range) { $0.coerce(typed.build($0), to: bound) }
    }
    return (convert(a), convert(b))
  }

  /// Where what the operands are by themselves would not give what is wanted, it is wanted of them:
  /// `text[..<i] + "|" + text[i...]` as a String, `[0] + Array(repeating: nil, count: 3)` as
  /// `[Int?]`.
  private func asWanted(
    _ expected: Type?, _ left: (Expression, Typed), _ name: Name, _ right: (Expression, Typed),
    at range: SourceRange
  ) -> Typed? {
    guard let expected, !isComparison(name.text), !isNumberLiteral(solver.shallow(left.1.type)),
      let known = solver.shallow(expected.wrapped ?? expected).nominal, !isNumeric(known)
    else { return nil }
    let make = { (a: Typed, b: Typed) -> Typed in
      let made = self.binary(name, a, b, expected, at: range)
      if !self.require(made.type, convertsTo: expected, at: range) { self.failures += 1 }
      return made
    }
    if supposing({ make(left.1, right.1) }) != nil { return nil }
    let wanted = expected.wrapped ?? expected
    return attempt { make(check(left.0, expected: wanted), right.1) }
      ?? attempt { make(check(left.0, expected: wanted), check(right.0, expected: wanted)) }
  }

  /// Whether the library declares operators of that name.
  private func isStandard(_ name: String) -> Bool {
    ["+", "-", "*", "/", "%", "&", "|", "^", "==", "!=", "<", ">", "<=", ">=", "...", "..<"]
      .contains(name)
  }

  func makesValue(_ operand: Expression) -> Bool {
    if case .call = operand.kind { return !startsImplicitly(operand) }
    return false
  }

  /// What the operands are of an operator that is to give `result`: of `.low ... .high`, its
  /// bounds.
  func operand(of name: Name, _ result: Type) -> Type {
    guard name.text == "..." || name.text == "..<",
      case .nominal(let range, let arguments) = solver.shallow(
        solver.shallow(result).wrapped ?? result), arguments.count == 1,
      range.isBuiltin, ["ClosedRange", "Range"].contains(range.name)
    else { return result }
    return arguments[0]
  }

  /// `.now() + delay` of `.now() + delay + pause`, where only what is wanted tells what it is.
  private func chained(_ left: Expression, _ name: Name, _ expected: Type?) -> Typed? {
    guard let expected, !isComparison(name.text), leadsImplicitly(left), fits(left, expected)
    else { return nil }
    return check(left, expected: expected)
  }

  /// Whether the first operand of a chain of operators is an implicit member.
  func leadsImplicitly(_ expression: Expression) -> Bool {
    guard case .binary(let left, let name, _) = expression.kind, !isComparison(name.text) else {
      return false
    }
    return startsImplicitly(left) || leadsImplicitly(left)
  }

  /// An operand that says of itself no type: it is of the other one's, `x == .home`, or of what the
  /// operator is declared for beside that, `deadline + .seconds(1)`.
  /// - Parameter position: 0 for the left operand.
  private func check(
    _ expression: Expression, beside other: Typed, of name: Name, _ position: Int
  ) -> Typed {
    let same = solver.shallow(other.type).wrapped ?? other.type
    let own = position == 0 ? other.type : same
    let isOpen = if case .variable = solver.shallow(own) { true } else { false }
    if !isOpen, fits(expression, own) {
      let typed = check(expression, expected: own)
      guard isCollectionLiteral(expression), !isComparison(name.text) else { return typed }
      // `bag + [3]`: of the bag's type only where the operator takes two of those.
      let takesTwo = supposing {
        position == 0
          ? binary(name, typed, other, nil, at: other.range)
          : binary(name, other, typed, nil, at: other.range)
      }
      return takesTwo == nil ? check(expression, expected: nil) : typed
    }
    let near = isOpen ? [] : operators(name.text, other.type, other.type)
    let known = Set(near.map { ObjectIdentifier($0.symbol) })
    let far = ownOperators(name.text).filter { !known.contains(ObjectIdentifier($0.symbol)) }
    for candidate in near + far {
      let wanted = supposing { () -> Type in
        let parameters = open(candidate, base: nil, at: expression.range).parameters
        // Only infix operators stand beside anything.
        guard parameters.count == 2,
          require(other.type, convertsTo: parameters[1 - position].type, at: other.range)
        else {
          failures += 1
          return .error
        }
        return resolved(parameters[position].type)
      }
      if let wanted, !wanted.isError, !wanted.hasVariables, fits(expression, wanted) {
        return check(expression, expected: wanted)
      }
    }
    return isOpen ? check(expression, beside: own) : check(expression, expected: own)
  }

  private func fits(_ expression: Expression, _ type: Type) -> Bool {
    supposing { check(expression, expected: type) } != nil
  }

  private func operand(
    _ expression: Expression, beside other: Expression, of name: Name, _ wanted: Type?
  ) -> Typed? {
    if needsContext(expression),
      !isCollectionLiteral(expression) || holdsImplicitElements(expression)
    {
      return nil
    }
    if givesImplicitMembers(expression) || isOfMixedLiterals(expression) { return nil }
    if takesImplicitMember(expression), !fits(expression) { return nil }
    let outer = operand
    defer { operand = outer }
    let inner = expression.withoutParentheses
    if case .binary = inner.kind { operand = (inner.range, other, name, wanted) }
    return check(expression, expected: nil)
  }

  /// Whether a collection literal has elements of which nothing is known without the others:
  /// `[.white]`, `[(1, .regular)]`, `[nil]`.
  private func holdsImplicitElements(_ expression: Expression) -> Bool {
    guard case .array(let elements) = expression.kind else { return false }
    return elements.contains { holdsImplicit($0) }
      || !elements.isEmpty && elements.allSatisfy(\.isNil)
  }

  /// Whether a call is passed a closure that gives implicit members: `map { .init(id: $0) }`.
  private func givesImplicitMembers(_ expression: Expression) -> Bool {
    guard case .call(_, let syntax) = expression.kind else { return false }
    return (syntax.arguments + syntax.trailing).contains { givesImplicitly($0.value) }
  }

  /// Whether a call is passed an implicit member, which what is wanted may have to tell:
  /// `reduce(.zero, +)`.
  private func takesImplicitMember(_ expression: Expression) -> Bool {
    guard case .call(_, let syntax) = expression.kind else { return false }
    return syntax.arguments.contains { startsImplicitly($0.value) }
  }

  private func fits(_ expression: Expression) -> Bool {
    supposing { check(expression, expected: nil) } != nil
  }

  /// Whether a collection literal is compared with a value whose type may be written so too: that
  /// one tells what the literal is.
  private func takesLiteral(_ other: Expression, _ literal: Expression, _ name: Name) -> Bool {
    isCollectionLiteral(literal) && !isCollectionLiteral(other) && !needsContext(other)
      && (module.takesLiterals || name.text == "==" || name.text == "!=")
  }

  private func isCollectionLiteral(_ expression: Expression) -> Bool {
    if case .array(let elements) = expression.kind { return !elements.isEmpty }
    return false
  }

  func binary(
    _ name: Name, _ a: Typed, _ b: Typed, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    if a.isImplicitlyUnwrapped || b.isImplicitlyUnwrapped, name.text != "==", name.text != "!=" {
      return binary(
        name, implicitlyUnwrapped(a), implicitlyUnwrapped(b), expected, at: range)
    }
    if let fast = sameTypeOperator(name, a, b, expected, at: range) { return fast }
    let found = operators(name.text, a.type, b.type)
    let arguments = [
      PreparedArgument(label: nil, expression: Expression(.missing, at: a.range), typed: a),
      PreparedArgument(label: nil, expression: Expression(.missing, at: b.range), typed: b),
    ]
    if found.isEmpty, !isDeclaredOperator(name.text) {
      reportUnknown(operator: name)
      return .failed(at: range)
    }
    guard let chosen = chooseOperator(found, arguments, expected, at: range) else {
      if let (left, right) = asOneClass(a, b) ?? asArraysOfAnything(name, a, b, expected) {
        return binary(name, left, right, expected, at: range)
      }
      if let bits = reportBitwise(name, a, b, at: range) { return bits }
      if !reportProjected(name, a, b), !reportUncalledOperand(name, a, b, expected, at: range),
        !reportMixedArithmetic(), !reportOwnOperand(name, a, b, found, expected),
        !reportOperand(name, a, b, expected, at: range)
      {
        reportBinary(name, a, b, found, at: range)
      }
      return afterMistake(name, a, b, expected, at: range)
    }
    let target = open(chosen, base: nil, at: range)
    let call = CallArguments(arguments: [], trailing: [], parentheses: range)
    return apply(target, arguments, expected: expected, call, at: range, name: name)
      ?? .failed(at: range)
  }

  /// Two values of the program's own type, which an operator is not for: where a number is wanted
  /// it is said, too, that what they would give is none.
  private func afterMistake(
    _ name: Name, _ a: Typed, _ b: Typed, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    let type = resolved(a.type)
    guard speculation == 0, let wanted = expected.map(resolved)?.nominal?.wellKnown,
      wanted.isNumber, type.nominal?.isBuiltin == false, resolved(b.type) == type,
      ["+", "-", "*", "/", "%"].contains(name.text) || isComparison(name.text)
    else { return .failed(at: range) }
    return Typed(isComparison(name.text) ? self.type(.bool) : type, at: range) { _ in
      Code(.unsupported("an expression with errors"), type: .error, at: range)
    }
  }

  func isDeclaredOperator(_ name: String) -> Bool {
    ["+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "...", "..<"].contains(name)
  }

  func chooseOperator(
    _ found: [Candidate], _ arguments: [PreparedArgument], _ expected: Type?, at range: SourceRange
  ) -> Candidate? {
    let call = CallArguments(arguments: [], trailing: [], parentheses: range)
    var best: (Candidate, Score, Int)?
    for candidate in found {
      let before = score
      score = Score()
      let result = supposing { () -> (Score, Int) in
        let target = open(candidate, base: nil, at: range)
        let typed = apply(target, arguments, expected: expected, call, at: range)
        if !holdsOfTexts() { failures += 1 }
        if let typed, let expected, isConcrete(expected) {
          if !require(typed.type, convertsTo: expected, at: range) {
            score.nonDefaultLiterals += 10
          }
        }
        if candidate.symbol.isDisfavored { score.disfavored += 1 }
        return (score, target.types.count + (candidate.isRequirement ? 100 : 0))
      }
      score = before
      guard let (cost, generics) = result else { continue }
      if let current = best {
        if cost < current.1 || (cost == current.1 && generics < current.2) {
          best = (candidate, cost, generics)
        }
      } else {
        best = (candidate, cost, generics)
      }
    }
    return best?.0
  }

  private func isConcrete(_ type: Type) -> Bool {
    if case .variable = solver.shallow(type) { return false }
    return true
  }

  /// Arithmetic and comparison of two values of one numeric type: no search.
  private func sameTypeOperator(
    _ name: Name, _ a: Typed, _ b: Typed, _ expected: Type?, at range: SourceRange
  ) -> Typed? {
    guard Self.numericOperators.contains(name.text) else { return nil }
    if name.text == "%", isFloatingPoint(a.type) || isFloatingPoint(b.type) { return nil }
    let isComparison = Self.comparisons.contains(name.text)
    let x = solver.shallow(a.type)
    let y = solver.shallow(b.type)
    switch (x, y) {
    case (.variable, .variable):
      guard isNumberLiteral(x), isNumberLiteral(y), unify(x, y) else { return nil }
      return deferred(name, a, b, x, isComparison, at: range)
    case (.variable, .nominal(let nominal, _)):
      guard isNumeric(nominal), isNumberLiteral(x), unify(x, y) else { return nil }
      return deferred(name, a, b, y, isComparison, at: range)
    case (.nominal(let nominal, _), .variable):
      guard isNumeric(nominal), isNumberLiteral(y), unify(x, y) else { return nil }
      return deferred(name, a, b, x, isComparison, at: range)
    case (.nominal(let p, _), .nominal(let q, _)):
      if p === q, isNumeric(p) { return deferred(name, a, b, x, isComparison, at: range) }
      guard isDoublePair(p, q) else { return nil }
      let wantsCGFloat =
        expected.map { solver.shallow($0.wrapped ?? $0).nominal?.wellKnown == .cgFloat } ?? false
      return deferred(name, a, b, type(wantsCGFloat ? .cgFloat : .double), isComparison, at: range)
    default: return nil
    }
  }

  func isFloatingPoint(_ type: Type) -> Bool {
    solver.shallow(type).nominal?.wellKnown?.isFloatingPoint ?? false
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
  private static let numericOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&+", "&-", "&*",
  ]

  func isNumberLiteral(_ type: Type) -> Bool {
    let literal = solver.literal(of: type)
    return literal == .integer || literal == .float
  }

  func isNumeric(_ nominal: NominalType) -> Bool {
    guard let known = nominal.wellKnown else { return false }
    return known.isInteger || known.isFloatingPoint
  }

  /// An operator on one type, which may still be a literal's: its overload is looked up when that
  /// is settled.
  private func deferred(
    _ name: Name, _ a: Typed, _ b: Typed, _ type: Type, _ isComparison: Bool,
    at range: SourceRange
  ) -> Typed {
    let result = isComparison ? self.type(.bool) : type
    let isByZero = b.integerLiteral == "0" && (name.text == "/" || name.text == "%")
    if isByZero { suspects.append { true } }
    return Typed(result, at: range) { builder in
      let operand = builder.checker.resolved(type)
      let left = builder.coerce(a.build(builder), to: operand)
      let right = builder.coerce(b.build(builder), to: operand)
      if isByZero { builder.checker.reportDivisionByZero(operand, at: name.range) }
      return builder.numericOperator(
        name, left, right, operand, builder.checker.resolved(result), at: range.from(name.range))
    }
  }

  /// The operator functions that could take such operands: those in the operands' types, then the
  /// generic and global ones.
  func operators(_ name: String, _ types: Type...) -> [Candidate] {
    var found: [Candidate] = []
    var seen = Set<ObjectIdentifier>()
    func add(_ candidate: Candidate) {
      if seen.insert(ObjectIdentifier(candidate.symbol)).inserted { found.append(candidate) }
    }
    for type in types {
      let type = resolved(type)
      let known = type.wrapped.map { [type, $0] } ?? [type]
      for one in known {
        for candidate in members(named: name, of: settledLiteral(one), isStatic: true)
        where candidate.symbol.isFunction {
          var found = candidate
          if case .variable = one, candidate.symbol.context.nominal?.keyword == .protocol {
            // A literal's type is still open: `150...400` may be of any number.
            found.arguments = [one]
            found.base = one
          }
          if takesOthers(candidate.symbol) {
            // Either operand may be the one that tells what the type is of.
            found.arguments = candidate.arguments.map { _ in solver.fresh() }
          }
          add(found)
        }
      }
    }
    for symbol in (module.symbols[name] ?? []) + libraryLookup(name) where symbol.isFunction {
      add(Candidate(symbol: symbol, arguments: []))
    }
    // An operator that only programs have is found wherever it is declared.
    if !isStandard(name) { ownOperators(name).forEach(add) }
    return found
  }

  /// A literal's own type where nothing else has settled it.
  func settledLiteral(_ type: Type) -> Type {
    guard case .variable(let index) = type, let literal = solver.literals[index],
      let standard = defaultType(literal)
    else { return type }
    return standard
  }
}
