import Diagnostics
import SwiftSource

extension Expression {
  /// `a + b`, `a ?? b`
  fileprivate var mayBeText: Bool {
    guard case .binary(_, let name, _) = withoutParentheses.kind else { return false }
    return name.text == "+" || name.text == "??"
  }
}

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
      let bool = type(.bool)
      let type = module.takesLiterals ? solver.fresh(.boolean) : bool
      return Typed(type, at: range) { builder in
        let code = Code(.constant(.boolean(value)), type: bool, at: range)
        let own = builder.checker.resolved(type)
        if own == bool || own.isError { return code }
        return builder.fromLiteral("booleanLiteral", code, own, at: range)
      }
    case .nil:
      if let custom = literalType("ExpressibleByNilLiteral", expected) {
        return fromLiteral("nilLiteral", .void, .void, custom, at: range)
      }
      return checkNil(expected, at: range)
    case .string(let segments):
      return checkCustomString(segments, expected, at: range) ?? checkString(segments, at: range)
    case .array(let elements):
      return typeLiteral(expression) ?? checkArray(elements, expected, at: range)
    case .dictionary(let pairs):
      return typeLiteral(expression) ?? checkDictionary(pairs, expected, at: range)
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

  func fromLiteral(
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
    if kind == .integer { noteOverflow(of: text, type) }
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
    // The text is put together by statements of their own.
    var following = FollowingErrors()
    for segment in segments {
      switch segment {
      case .text: parts.append(nil)
      case .interpolation(let arguments, let place):
        parts.append(following.watch(self) { checkInterpolation(arguments, at: place) })
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
    let outer = interpolated
    interpolated = first.value.range
    defer { interpolated = outer }
    // Of operands that do not go together, the texts say what the others should be.
    let isWrong =
      speculation == 0 && first.value.mayBeText
      && supposing { check(first.value, expected: nil) } == nil
    let typed = check(first.value, expected: isWrong ? type(.string) : nil)
    settle(from: start)
    if arguments.count == 1 { warnOfInterpolation(typed) }
    return typed
  }

  func checkTuple(_ items: [Argument], _ expected: Type?, at range: SourceRange) -> Typed {
    if items.count == 1, items[0].label == nil {
      if case .ternary(let condition, let then, let otherwise) = items[0].value.kind {
        return checkTernary(
          condition, then, otherwise, expected, isInParentheses: true, at: items[0].value.range)
      }
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
      let part = check(item.value, expected: fits ? wanted[index].type : nil)
      return fits && isMistaken(item.value, part, wanted[index].type) ? .failed(at: range) : part
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

  /// Arithmetic in a tuple that does not give what is wanted there: said of its operator.
  private func isMistaken(_ expression: Expression, _ typed: Typed, _ wanted: Type) -> Bool {
    guard speculation == 0, case .binary(_, let name, _) = expression.kind,
      ["+", "-", "*", "/"].contains(name.text), !typed.type.isError,
      let known = resolved(typed.type).nominal?.wellKnown, known.isNumber,
      let other = resolved(wanted).nominal?.wellKnown, other.isNumber,
      supposing({ convert(typed, to: wanted, .other) }) == nil
    else { return false }
    error(
      "binary operator '\(name.text)' cannot be applied to two '\(shown(typed.type))' operands",
      at: name.range)
    return true
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
    case "Predicate", "Rule":
      return check(.called(name, arguments, at: range), expected: expected)
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
