import Diagnostics
import SwiftSource

typealias BuildMatch = (FunctionBuilder) -> Match

extension Checker {
  /// One name stands twice in a pattern.
  func reportTwice(in pattern: Pattern) {
    var first: [String: SourceRange] = [:]
    for (name, range) in pattern.boundNames {
      guard let other = first[name] else {
        first[name] = range
        continue
      }
      error(
        "invalid redeclaration of '\(name)'", at: range,
        notes: [Diagnostic(.note, "'\(name)' previously declared here", at: other)])
    }
  }

  /// A pattern whose names are all bound: `let (a, b)`, a loop's variable.
  func bind(
    _ pattern: Pattern, _ type: Type, as written: WrittenType? = nil, isLet: Bool
  ) -> BuildMatch {
    switch pattern.kind {
    case .wildcard: return { _ in .anything }
    case .identifier(let name):
      let variable = LocalVariable(
        name, type: type, isLet: isLet, in: scope.function, at: pattern.range)
      variable.written = written
      scope.declare(variable)
      return { builder in .bind(local: builder.slot(variable)) }
    case .tuple(let elements):
      if elements.count == 1 { return bind(elements[0].pattern, type, as: written, isLet: isLet) }
      let types = tupleTypes(type, elements.count, at: pattern.range)
      let parts = zip(elements, types).enumerated().map { index, part in
        bind(part.0.pattern, part.1, as: written?.element(index), isLet: isLet)
      }
      return { builder in .tuple(parts.map { $0(builder) }) }
    case .binding(let isLet, let inner): return bind(inner, type, isLet: isLet)
    case .optional(let inner):
      let wrapped = solver.shallow(type).wrapped ?? .error
      let part = bind(inner, wrapped, isLet: isLet)
      return { builder in .some(part(builder)) }
    case .enumCase, .is, .cast, .expression:
      return checkPattern(pattern, type, isLet: isLet)
    }
  }

  private func tupleTypes(_ type: Type, _ count: Int, at range: SourceRange) -> [Type] {
    let type = solver.shallow(type)
    if case .tuple(let elements) = type, elements.count == count { return elements.map(\.type) }
    if case .variable = type {
      let fresh = (0..<count).map { _ in solver.fresh() }
      _ = unify(type, .tuple(fresh.map { TupleElement(label: nil, type: $0) }))
      return fresh
    }
    if !type.isError {
      if case .tuple = type {
        error("tuple pattern has the wrong length for tuple type '\(shown(type))'", at: range)
      } else {
        error("tuple pattern cannot match values of the non-tuple type '\(shown(type))'", at: range)
      }
    }
    return Array(repeating: .error, count: count)
  }

  /// A pattern of `case`: names bind only inside of `let` or `var`.
  func checkPattern(_ pattern: Pattern, _ subject: Type, isLet: Bool) -> BuildMatch {
    let type = canonical(solver.shallow(subject))
    switch pattern.kind {
    case .wildcard: return { _ in .anything }
    case .identifier: return bind(pattern, type, isLet: isLet)
    case .binding(let isLet, let inner):
      switch inner.kind {
      case .identifier, .wildcard:
        let match = bind(inner, type, isLet: isLet)
        for (name, _) in inner.boundNames {
          if case .variable(let variable)? = scope.names[name]?.first {
            variable.isCaseBinding = true
          }
        }
        return match
      default: return checkPattern(inner, type, isLet: isLet)
      }
    case .tuple(let elements):
      if elements.count == 1 { return checkPattern(elements[0].pattern, type, isLet: isLet) }
      let types = tupleTypes(type, elements.count, at: pattern.range)
      let parts = zip(elements, types).map { checkPattern($0.pattern, $1, isLet: isLet) }
      return { builder in .tuple(parts.map { $0(builder) }) }
    case .optional(let inner):
      guard let wrapped = type.wrapped else {
        if !type.isError {
          error("'?' pattern cannot match values of type '\(shown(type))'", at: pattern.range)
        }
        _ = checkPattern(inner, .error, isLet: isLet)
        return { _ in .anything }
      }
      let part = checkPattern(inner, wrapped, isLet: isLet)
      return { builder in .some(part(builder)) }
    case .is(let syntax):
      let target = resolve(syntax, in: context)
      return { builder in .cast(to: builder.checker.resolved(target), .anything) }
    case .cast(let inner, let syntax):
      let target = resolve(syntax, in: context)
      let part = checkPattern(inner, target, isLet: isLet)
      return { builder in .cast(to: builder.checker.resolved(target), part(builder)) }
    case .enumCase(let owner, let name, let payload):
      if let owner {
        let explicit = resolve(owner, in: context)
        if let match = otherEnum(explicit, type, name, payload, isLet, at: pattern.range) {
          return match
        }
      }
      return casePattern(type, name, payload, isLet, at: pattern.range)
    case .expression(let expression):
      return expressionPattern(expression, type, isLet, at: pattern.range)
    }
  }

  // MARK: Enum cases

  /// `Enum.name` where the subject is not of that enum: only what stands for any type, or for those
  /// that conform to a protocol, may hold one. Nil where the subject is of the enum.
  private func otherEnum(
    _ explicit: Type, _ subject: Type, _ name: Name,
    _ payload: [(label: Name?, pattern: Pattern)]?, _ isLet: Bool, at range: SourceRange
  ) -> BuildMatch? {
    guard let target = explicit.nominal, !explicit.isError, !subject.isError,
      target !== subject.nominal
    else { return nil }
    guard case .existential(let protocols) = subject,
      !protocols.contains(where: { conforms(explicit, to: $0) == .no })
    else {
      error("pattern of type '\(shown(explicit))' cannot match '\(shown(subject))'", at: name.range)
      for item in payload ?? [] { _ = checkPattern(item.pattern, .error, isLet: isLet) }
      return { _ in .anything }
    }
    let part = casePattern(explicit, name, payload, isLet, at: range)
    return { builder in .cast(to: builder.checker.resolved(explicit), part(builder)) }
  }

  private func casePattern(
    _ type: Type, _ name: Name, _ payload: [(label: Name?, pattern: Pattern)]?, _ isLet: Bool,
    at range: SourceRange
  ) -> BuildMatch {
    if type.isError {
      for item in payload ?? [] { _ = checkPattern(item.pattern, .error, isLet: isLet) }
      return { _ in .anything }
    }
    if let wrapped = type.wrapped {
      if name.text == "none" { return { _ in .none } }
      if name.text == "some" {
        let part = payload?.first.map { checkPattern($0.pattern, wrapped, isLet: isLet) }
        return { builder in .some(part?(builder) ?? .anything) }
      }
      if case .nominal = solver.shallow(wrapped), caseNamed(name.text, of: wrapped) == nil,
        wrapped.wrapped == nil
      {
        reportNoMember(name.text, ofType: shown(type), at: name.range)
        for item in payload ?? [] { _ = checkPattern(item.pattern, .error, isLet: isLet) }
        return { _ in .anything }
      }
      let part = casePattern(solver.shallow(wrapped), name, payload, isLet, at: range)
      return { builder in .some(part(builder)) }
    }
    guard let found = caseNamed(name.text, of: type) else {
      reportNoMember(name.text, ofType: shown(type), at: name.range)
      for item in payload ?? [] { _ = checkPattern(item.pattern, .error, isLet: isLet) }
      return { _ in .anything }
    }
    let types = found.payload
    guard let payload else {
      let count = types.count
      return { _ in
        .enumCase(index: found.index, Array(repeating: .anything, count: count))
      }
    }
    return payloadPattern(payload, found, types, isLet, name, at: range)
  }

  private func payloadPattern(
    _ payload: [(label: Name?, pattern: Pattern)], _ found: FoundCase, _ types: [ParameterInfo],
    _ isLet: Bool, _ name: Name, at range: SourceRange
  ) -> BuildMatch {
    if types.isEmpty, !payload.isEmpty {
      let note = Diagnostic(
        .note, "remove associated values to make the pattern match", at: name.range)
      error(
        "pattern with associated values does not match enum case '\(found.name)'", at: name.range,
        notes: [note])
      for item in payload { _ = checkPattern(item.pattern, .error, isLet: isLet) }
      return { _ in .anything }
    }
    if payload.count == 1, types.count > 1 {
      // One name takes all values as a tuple.
      reportTuplePattern(payload[0].pattern, found, types.count)
      let tuple = Type.tuple(types.map { TupleElement(label: $0.label, type: $0.type) })
      let part = checkPattern(payload[0].pattern, tuple, isLet: isLet)
      return { builder in
        if case .tuple(let parts) = part(builder) { return .enumCase(index: found.index, parts) }
        if case .anything = part(builder) {
          return .enumCase(index: found.index, types.map { _ in .anything })
        }
        return .payload(index: found.index, part(builder))
      }
    }
    if payload.count != types.count {
      reportLength(name, types, at: range)
      for item in payload { _ = checkPattern(item.pattern, .error, isLet: isLet) }
      return { _ in .anything }
    }
    for (item, info) in zip(payload, types) {
      if let label = item.label, let expected = info.label, label.text != expected {
        error("tuple pattern element label '\(label.text)' must be '\(expected)'", at: label.range)
        break
      }
    }
    let parts = zip(payload, types).map { checkPattern($0.pattern, $1.type, isLet: isLet) }
    return { builder in .enumCase(index: found.index, parts.map { $0(builder) }) }
  }

  /// More or fewer names than a case has values. Where the pattern decides an `if` or chooses a
  /// view, the values have no labels for swiftc.
  private func reportLength(_ name: Name, _ types: [ParameterInfo], at range: SourceRange) {
    let values = types.map { TupleElement(label: solvesPatterns ? nil : $0.label, type: $0.type) }
    let place =
      solvesPatterns
      ? name.range : SourceRange(file: range.file, start: name.range.end, end: range.end)
    if values.count == 1, values[0].label == nil, !solvesPatterns {
      error(
        "tuple pattern cannot match values of the non-tuple type '\(shown(values[0].type))'",
        at: place)
    } else {
      let one = values.count == 1 && solvesPatterns ? values[0].type : .tuple(values)
      error("tuple pattern has the wrong length for tuple type '\(shown(one))'", at: place)
    }
  }

  private func reportTuplePattern(_ pattern: Pattern, _ found: FoundCase, _ count: Int) {
    switch pattern.kind {
    case .binding, .identifier:
      let notes =
        found.place.file == .max
        ? [] : [Diagnostic(.note, "'\(found.name)' declared here", at: found.place)]
      report(
        Diagnostic(
          .warning,
          "enum case '\(found.baseName)' has \(count) associated values; matching them as a tuple is "
            + "deprecated", at: pattern.range, notes: notes))
    default: break
    }
  }

  struct FoundCase {
    /// `image(url:)`
    var name: String
    var baseName: String
    var place: SourceRange
    var index: Int
    var payload: [ParameterInfo]
  }

  func caseNamed(_ name: String, of type: Type) -> FoundCase? {
    guard let nominal = type.nominal else { return nil }
    for symbol in ownMembers(of: nominal, named: name) {
      guard case .enumCase(let index, _) = symbol.kind else { continue }
      let parameters = signature(of: symbol).parameters.map { info -> ParameterInfo in
        var copy = info
        copy.type = substitute(info.type, type.arguments)
        return copy
      }
      return FoundCase(
        name: symbol.shownName, baseName: symbol.name, place: symbol.nameRange, index: index,
        payload: parameters)
    }
    return nil
  }

  // MARK: Expressions

  private func expressionPattern(
    _ expression: Expression, _ type: Type, _ isLet: Bool, at range: SourceRange
  ) -> BuildMatch {
    if let found = caseExpression(expression, type, isLet, at: range) { return found }
    if case .nil = expression.kind, type.wrapped != nil { return { _ in .none } }
    if let inner = expression.optionalPattern, let wrapped = type.wrapped {
      let part = expressionPattern(inner, solver.shallow(wrapped), isLet, at: inner.range)
      return { builder in .some(part(builder)) }
    }
    if case .tuple(let items) = expression.kind, items.count > 1 {
      let types = tupleTypes(type, items.count, at: range)
      let parts = zip(items, types).map {
        expressionPattern($0.value, solver.shallow($1), isLet, at: $0.value.range)
      }
      return { builder in .tuple(parts.map { $0(builder) }) }
    }
    if case .is(_, let syntax) = expression.kind {
      let target = resolve(syntax, in: context)
      return { builder in .cast(to: builder.checker.resolved(target), .anything) }
    }
    if case .discard = expression.kind { return { _ in .anything } }
    if !type.isError, missingCase(expression, type) { return { _ in .anything } }
    return valuePattern(expression, type, at: range)
  }

  /// `.name`, `.name(values)`, `Type.name`: a case, where the subject is of that enum.
  private func caseExpression(
    _ expression: Expression, _ type: Type, _ isLet: Bool, at range: SourceRange
  ) -> BuildMatch? {
    var name: Name?
    var payload: [(label: Name?, pattern: Pattern)]?
    var owner: Expression?
    switch expression.kind {
    case .member(let base, let member):
      name = member
      owner = base
    case .call(let callee, let arguments):
      guard case .member(let base, let member) = callee.kind, arguments.trailing.isEmpty else {
        return nil
      }
      name = member
      owner = base
      payload = arguments.arguments.map { argument in
        (argument.label, Pattern(.expression(argument.value), at: argument.value.range))
      }
    default: return nil
    }
    guard let name else { return nil }
    let inner = type.wrapped.map { solver.shallow($0) } ?? type
    if let owner {
      let typed = attempt { check(owner, expected: nil) }
      guard let typed, typed.isType, case .metatype(let explicit) = typed.type else { return nil }
      guard caseNamed(name.text, of: explicit) != nil else { return nil }
      if let match = otherEnum(explicit, type, name, payload, isLet, at: range) { return match }
    } else if type.wrapped != nil, name.text == "none" || name.text == "some" {
      return casePattern(type, name, payload, isLet, at: range)
    } else if caseNamed(name.text, of: inner) == nil {
      guard inner.nominal?.keyword == .enum,
        members(named: name.text, of: inner, isStatic: true).isEmpty
      else { return nil }
    }
    return casePattern(type, name, payload, isLet, at: range)
  }

  /// `.name` where the subject has no such case.
  private func missingCase(_ expression: Expression, _ type: Type) -> Bool {
    guard case .member(nil, let name) = expression.kind,
      members(named: name.text, of: type.wrapped ?? type, isStatic: true).isEmpty
    else { return false }
    if type.nominal?.wellKnown == .string {
      // A text is compared with one of several kinds.
      error(
        "reference to member '\(name.text)' cannot be resolved without a contextual type",
        at: name.range)
    } else {
      reportNoMember(name.text, ofType: shown(type), at: name.range)
    }
    return true
  }

  /// A value, compared by `~=`: equality, or a range's `contains`.
  private func valuePattern(
    _ expression: Expression, _ type: Type, at range: SourceRange
  ) -> BuildMatch {
    if let wrapped = type.wrapped, expression.isPlainLiteral {
      let part = valuePattern(expression, solver.shallow(wrapped), at: range)
      return { builder in .some(part(builder)) }
    }
    let start = solver.variableCount
    let local = LocalVariable("", type: type, isLet: true, in: scope.function, at: range)
    let subject = Typed(type, at: range) { builder in
      Code(.local(builder.slot(local)), type: builder.checker.resolved(type), at: range)
    }
    let found = operators("~=", type)
    if !found.isEmpty {
      var value: Typed
      if let known = attempt({ check(expression, expected: type) }) {
        _ = known
        value = check(expression, expected: type)
      } else {
        value = check(expression, expected: nil)
      }
      if value.type.isError { return { _ in .anything } }
      // A path is of the kind that the subject is: `case \.name` beside any `KeyPath`.
      if expression.isKeyPath { value = convert(value, to: type, .other) }
      let arguments = [
        PreparedArgument(label: nil, expression: expression, typed: value),
        PreparedArgument(label: nil, expression: expression, typed: subject),
      ]
      let all =
        found
        + operators("~=", value.type).filter { one in
          !found.contains { $0.symbol === one.symbol }
        }
      if let chosen = chooseOperator(all, arguments, nil, at: range) {
        let call = CallArguments(arguments: [], trailing: [], parentheses: range)
        let typed = apply(
          open(chosen, base: nil, at: range), arguments, expected: nil, call, at: range)
        settle(from: start)
        if let typed {
          return { builder in .expression(local: builder.slot(local), typed.build(builder)) }
        }
      }
      settle(from: start)
      if let wrapped = type.wrapped.map(solver.shallow), fits(expression, wrapped) {
        // A value is compared with what is in an optional.
        let part = valuePattern(expression, wrapped, at: range)
        return { builder in .some(part(builder)) }
      }
      let isRaw = type.nominal?.scope.rawType.map { resolved(value.type) == $0 } ?? false
      if value.isType {
        let say = {
          self.error(
            "'is' keyword required to pattern match against type name", at: expression.anchor)
        }
        // Other values are left out all the same.
        if resolved(value.type) == .metatype(type) { say() } else { apart(say) }
        if case .metatype(let instance) = resolved(value.type),
          instance == type || isSubclass(type, of: instance)
        {
          report(Diagnostic(.warning, "'is' test is always true", at: expression.anchor))
        }
        return { _ in .anything }
      }
      if resolved(value.type) == type, type.nominal?.isBuiltin == false {
        error(
          "operator function '~=' requires that '\(shown(type))' conform to 'Equatable'",
          at: expression.anchor)
        return { _ in .anything }
      }
      error(
        isRaw
          ? "cannot convert value of type '\(shown(value.type))' to expected argument type "
            + "'\(shown(type))'"
          : "expression pattern of type '\(shown(value.type))' cannot match values of type "
            + "'\(shown(type))'", at: expression.anchor)
      return { _ in .anything }
    }
    let value = check(expression, expected: type)
    if value.type.isError || type.isError { return { _ in .anything } }
    let typed = binary(Name("==", at: range), value, subject, nil, at: range)
    settle(from: start)
    return { builder in .expression(local: builder.slot(local), typed.build(builder)) }
  }
}

extension Checker {
  /// Whether an expression is of a type that can be compared with values of `type`.
  private func fits(_ expression: Expression, _ type: Type) -> Bool {
    let fits: Void? = attempt { _ = valuePattern(expression, type, at: expression.range) }
    return fits != nil
  }
}

extension Expression {
  /// `x` of `case x?:`
  var optionalPattern: Expression? {
    switch kind {
    case .optionalChain(let inner): inner.optionalPattern
    case .optionalLink(let inner): inner
    default: nil
    }
  }
}
