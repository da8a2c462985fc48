import Diagnostics
import SwiftSource

/// String literals whose parts go through functions of the program: a type's own
/// `StringInterpolation`, and what programs add to `String`'s.
extension Checker {
  /// A literal with interpolations where a type of the program is wanted; nil for all others.
  func checkCustomString(
    _ segments: [StringSegment], _ expected: Type?, at range: SourceRange
  ) -> Typed? {
    guard let expected, segments.contains(where: \.isInterpolation) else { return nil }
    let wanted = solver.shallow(expected)
    let made = solver.shallow(wanted.wrapped ?? wanted)
    guard let nominal = made.nominal, !nominal.isBuiltin || hasOwnInterpolation(nominal),
      let proto = protocolNamed("ExpressibleByStringInterpolation"),
      conforms(made, to: proto) == .yes
    else { return nil }
    let collector = memberType("StringInterpolation", of: made)
    guard let (variable, start) = collecting(collector, segments, at: range) else { return nil }
    let before = failures
    var steps: [Typed] = []
    for segment in segments {
      switch segment {
      case .text(let text):
        let literal = Argument(label: nil, value: Expression(.string([.text(text)]), at: range))
        steps.append(append("appendLiteral", [literal], to: variable, at: range))
      case .interpolation(let arguments, let place):
        steps.append(append("appendInterpolation", arguments, to: variable, at: place))
      }
    }
    if failures != before { return .failed(at: range) }
    let finished = use(variable, at: range)
    let value = Typed(made, at: range) { builder in
      builder.fromLiteral(
        "stringInterpolation", finished.build(builder), builder.checker.resolved(made), at: range)
    }
    return collected(start, steps, value, at: range)
  }

  /// Whether a type of the library collects the parts of such a literal itself.
  private func hasOwnInterpolation(_ nominal: NominalType) -> Bool {
    ownMembers(of: nominal, named: "StringInterpolation").contains { symbol in
      if case .type = symbol.kind { return true }
      return false
    }
  }

  /// `\\(…)` in a `String`, where the program has an `appendInterpolation` that takes it.
  func checkOwnInterpolation(_ arguments: [Argument], at range: SourceRange) -> Typed? {
    guard context.file != .max, let nominal = nominalNamed("DefaultStringInterpolation") else {
      return nil
    }
    let own = ownMembers(of: nominal, named: "appendInterpolation").filter {
      $0.context.file != .max
    }
    guard !own.isEmpty else { return nil }
    let type = Type.nominal(nominal, [])
    let isPlain = arguments.count == 1 && arguments[0].label == nil
    let make = { () -> Typed? in
      guard let (variable, start) = self.collecting(type, [], at: range) else { return nil }
      let step = self.append(
        "appendInterpolation", arguments, to: variable, at: range, own: isPlain)
      if step.type.isError { return nil }
      let text = self.checkMember(
        self.use(variable, at: range), Name("description", at: range), at: range)
      return self.collected(start, [step], text, at: range)
    }
    guard isPlain else { return make() }
    let fits: Void? = attempt { if make() == nil { failures += 1 } }
    return fits == nil ? nil : make()
  }

  /// The variable that collects the parts, and its first value.
  private func collecting(
    _ type: Type, _ segments: [StringSegment], at range: SourceRange
  ) -> (LocalVariable, (FunctionBuilder) -> Operation)? {
    let texts = segments.map { segment in
      if case .text(let text) = segment { return text.utf8.count }
      return 0
    }
    func number(_ value: Int) -> Expression { Expression(.integer(String(value)), at: range) }
    let made = checkConstruction(
      of: type,
      CallArguments(
        arguments: [
          Argument(label: Name("literalCapacity", at: range), value: number(texts.reduce(0, +))),
          Argument(
            label: Name("interpolationCount", at: range),
            value: number(segments.filter(\.isInterpolation).count)),
        ], trailing: [], parentheses: range), at: range)
    if made.type.isError { return nil }
    let variable = LocalVariable("", type: type, isLet: false, in: scope.function, at: range)
    variable.isMutated = true
    return (variable, { .initialize(local: $0.slot(variable), made.build($0)) })
  }

  private func append(
    _ name: String, _ arguments: [Argument], to variable: LocalVariable, at range: SourceRange,
    own: Bool = false
  ) -> Typed {
    let found = members(named: name, of: variable.type, isStatic: false)
    return resolveCall(
      own ? found.filter { $0.symbol.context.file != .max } : found,
      base: use(variable, at: range),
      CallArguments(arguments: arguments, trailing: [], parentheses: range), expected: nil,
      at: range, name: Name(name, at: range))
  }

  private func collected(
    _ start: @escaping (FunctionBuilder) -> Operation, _ steps: [Typed], _ value: Typed,
    at range: SourceRange
  ) -> Typed {
    Typed(value.type, at: range) { builder in
      let type = builder.checker.resolved(value.type)
      let result = builder.temporary("", type)
      let operations =
        [start(builder)] + steps.map { .evaluate($0.build(builder)) }
        + [.initialize(local: result, value.build(builder))]
      return Code(.block(operations, local: result), type: type, at: range)
    }
  }

  func nominalNamed(_ name: String) -> NominalType? {
    for symbol in libraryLookup(name) {
      if case .type(let nominal) = symbol.kind { return nominal }
    }
    return nil
  }
}

extension StringSegment {
  var isInterpolation: Bool {
    if case .interpolation = self { return true }
    return false
  }
}

extension Checker {
  /// What a localized text shows of `\(x, specifier: "%.2f")`, `\(x, format: .percent)` and
  /// `\(date, style: .time)`: `String(format: "%.2f", x)`, `x.formatted(.percent)`, the date's
  /// text.
  func formatted(
    _ value: Expression, _ how: Argument, at range: SourceRange
  ) -> Expression? {
    func argument(_ label: String?, _ value: Expression) -> Argument {
      Argument(label: label.map { Name($0, at: range) }, value: value)
    }
    func call(_ base: Expression, _ name: String, _ arguments: [Argument]) -> Expression {
      Expression(
        .call(
          Expression(.member(base: base, name: Name(name, at: range)), at: range),
          CallArguments(arguments: arguments, trailing: [], parentheses: range)), at: range)
    }
    switch how.label?.text {
    case "specifier":
      let arguments = [argument("format", how.value), argument(nil, value)]
      return .called("String", arguments, at: range)
    case "format": return call(value, "formatted", [argument(nil, how.value)])
    case "style":
      let text = Expression(.name(Name("Text", at: range)), at: range)
      return call(text, "_styled", [argument(nil, value), argument("style", how.value)])
    case "formatter":
      let text = Expression(.name(Name("Text", at: range)), at: range)
      return call(text, "_formatted", [argument(nil, value), argument("formatter", how.value)])
    default: return nil
    }
  }
}
