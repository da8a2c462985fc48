import Diagnostics
import SwiftSource

/// When an argument is passed: first those that say what others may be.
enum ArgumentTurn: CaseIterable {
  /// Key paths from a known type say what their property is: `environment(\.editMode, $mode)`.
  case rootedPaths
  /// What was checked before the overload was known.
  case checked
  /// Key paths from a type that is known by now.
  case laterRootedPaths
  /// Literals take what the others and key paths say before they take their default.
  case literals
  case others
  /// `reduce(.zero, +)`: the operator says what the implicit member is of.
  case implicitMembers
  /// `Text(.now, format: .dateTime)`: the style says what it formats.
  case toldMembers
  case keyPaths
  /// They may be left out where overloads are only ranked.
  case closures
  /// `compose({ $0 + 1 }, String.init)`: the closure says which initializer.
  case references

  static let beforeClosures = allCases.filter { $0 != .closures && $0 != .references }
}

extension Checker {
  /// Passes all but closures.
  /// - Returns: what was passed, by the argument's position; nil for what was not.
  func passInTurn(
    _ arguments: [PreparedArgument], _ matched: ArgumentMatch, _ target: CallTarget
  ) -> [Typed?] {
    var values = [Typed?](repeating: nil, count: arguments.count)
    takeNil(arguments, matched, target)
    takeClasses(arguments, matched, target)
    var waiting = arguments.indices.filter { !waitsForOthers(arguments[$0]) }
    for turn in ArgumentTurn.beforeClosures {
      if waiting.isEmpty { break }
      if turn == .others { takeWritten(arguments, matched, target) }
      pass(turn, arguments, matched, target, into: &values)
      waiting.removeAll { values[$0] != nil }
    }
    return values
  }

  /// Whether an argument is passed in the last turn: a closure that was not checked before.
  private func waitsForOthers(_ argument: PreparedArgument) -> Bool {
    argument.typed == nil && argument.expression.isClosure
  }

  /// `pick(nil, 3)`: what both are of takes nil.
  private func takeNil(
    _ arguments: [PreparedArgument], _ matched: ArgumentMatch, _ target: CallTarget
  ) {
    guard arguments.contains(where: { $0.expression.isNil }) else { return }
    for (index, list) in matched.arguments.enumerated()
    where list.contains(where: { arguments[$0].expression.isNil }) {
      guard let wanted = openType(of: target.parameters[index]),
        matched.arguments.indices.contains(where: { other in
          other != index && openType(of: target.parameters[other]) == wanted
            && matched.arguments[other].contains { !arguments[$0].expression.isNil }
        })
      else { continue }
      _ = unify(wanted, optional(solver.fresh()))
    }
  }

  /// `rows(by: [SortDescriptor(\.name)]) { (cat: Cat) in … }`: what a closure writes that it takes
  /// tells of the others, where nothing said it before.
  private func takeWritten(
    _ arguments: [PreparedArgument], _ matched: ArgumentMatch, _ target: CallTarget
  ) {
    for (argument, index) in zip(arguments, matched.parameters) {
      guard argument.typed == nil, case .closure(let closure) = argument.expression.kind,
        let written = closure.parameters, written.contains(where: { $0.type != nil }),
        case let wanted = solver.shallow(target.parameters[index].type),
        case .function(let function) = solver.shallow(wanted.wrapped ?? wanted),
        function.parameters.count == written.count
      else { continue }
      for (parameter, asked) in zip(written, function.parameters)
      where parameter.type != nil && resolved(asked.type).hasVariables {
        _ = attempt {
          if !unify(parameterInfo(parameter, in: context).type, asked.type) { failures += 1 }
        }
      }
    }
  }

  /// `pick(cat, dog)`: objects of different classes are passed as what all of them are.
  private func takeClasses(
    _ arguments: [PreparedArgument], _ matched: ArgumentMatch, _ target: CallTarget
  ) {
    guard arguments.count > 1 else { return }
    var passed: [Int: [Type]] = [:]
    for (argument, index) in zip(arguments, matched.parameters) {
      guard let typed = argument.typed, let wanted = openType(of: target.parameters[index]),
        case .variable(let variable) = solver.shallow(wanted.wrapped ?? wanted)
      else { continue }
      let type = resolved(typed.type)
      let isUnwrapped = wanted.wrapped != nil || typed.isImplicitlyUnwrapped
      passed[variable, default: []].append(isUnwrapped ? type.wrapped ?? type : type)
    }
    for (variable, types) in passed where types.contains(where: { $0 != types[0] }) {
      guard let common = commonClass(of: types),
        !target.parameters.contains(where: { holds(.variable(variable), $0.type) })
      else { continue }
      _ = unify(.variable(variable), common)
    }
  }

  /// Whether a type has an argument that says what another is, as `Binding<T>` does.
  private func holds(_ type: Type, _ whole: Type) -> Bool {
    var found = false
    solver.resolved(whole).walk { part in
      guard case .nominal(let nominal, let arguments) = part, !isCovariant(nominal) else { return }
      found = found || arguments.contains(type)
    }
    return found
  }

  /// What a parameter takes where nothing tells it yet: a variable, or an optional of one.
  private func openType(of parameter: ParameterInfo) -> Type? {
    var wanted = solver.shallow(parameter.type)
    if parameter.isAutoclosure, case .function(let function) = wanted {
      wanted = solver.shallow(function.result)
    }
    guard case .variable(let variable) = solver.shallow(wanted.wrapped ?? wanted),
      solver.literals[variable] == nil
    else { return nil }
    return wanted
  }

  /// Passes those arguments whose turn it is and that have not been passed.
  func pass(
    _ turn: ArgumentTurn, _ arguments: [PreparedArgument], _ matched: ArgumentMatch,
    _ target: CallTarget, into values: inout [Typed?]
  ) {
    // Chosen before any is passed: passing one tells of the others.
    let chosen = arguments.indices.filter { position in
      let parameter = target.parameters[matched.parameters[position]]
      return values[position] == nil
        && (turn == .references
          || isTurn(turn, of: arguments[position], parameter)
            && !waitsForClosures(arguments[position], parameter, arguments))
        && !(turn == .checked && isMisplaced(arguments[position], parameter))
    }
    let failuresBefore = failures
    for position in chosen {
      // Of an overload that does not fit nothing more is asked.
      if ranking > 0, failures != failuresBefore { return }
      let parameter = target.parameters[matched.parameters[position]]
      var wanted = parameter.isPack ? solver.fresh() : parameter.type
      if parameter.isAutoclosure, case .function(let function) = solver.shallow(wanted) {
        wanted = function.result
      }
      if reportCombining(at: position, of: arguments, matched, target, wanted) {
        values[position] = .failed(at: arguments[position].range)
        continue
      }
      values[position] = argument(arguments[position], parameter, wanted)
    }
  }

  /// Whether an argument is one of a type's initializers, as a function of what only a closure says.
  private func waitsForClosures(
    _ argument: PreparedArgument, _ parameter: ParameterInfo, _ arguments: [PreparedArgument]
  ) -> Bool {
    guard case .member(_, let name) = argument.expression.kind, name.text == "init",
      case .function(let function) = solver.shallow(parameter.type),
      arguments.contains(where: { $0.expression.isClosure && $0.typed == nil })
    else { return false }
    return function.parameters.contains { resolved($0.type).hasVariables }
  }

  /// Whether an argument is wrong, while others may tell more of what is wanted.
  private func isMisplaced(_ argument: PreparedArgument, _ parameter: ParameterInfo) -> Bool {
    guard speculation == 0, let typed = argument.typed, !typed.type.isError,
      parameter.isPlain, case let wanted = resolved(parameter.type), wanted.hasVariables
    else { return false }
    return !converts(typed.type, to: wanted, at: argument.range)
  }

  private func isTurn(
    _ turn: ArgumentTurn, of argument: PreparedArgument, _ parameter: ParameterInfo
  ) -> Bool {
    let expression = argument.expression
    if let type = argument.typed?.type {
      return turn == .literals || turn == .checked && solver.literal(of: type) == nil
    }
    if expression.isClosure { return turn == .closures }
    if expression.isKeyPath {
      return turn == .keyPaths
        || turn == .rootedPaths && hasKnownRoot(expression, parameter)
        || turn == .laterRootedPaths && hasKnownRoot(expression, parameter)
    }
    if leadsImplicitly(expression) {
      return turn == .toldMembers || turn == .others && !isTold(parameter.type)
    }
    guard startsImplicitly(expression) else { return turn == .others }
    return turn == .toldMembers || turn == .implicitMembers && !isTold(parameter.type)
  }

  /// Whether a type is the member of one that another argument tells.
  private func isTold(_ type: Type) -> Bool {
    let type = solver.shallow(type)
    guard case .variable(let index) = solver.shallow(type.wrapped ?? type) else { return false }
    return solver.pending.contains { item in
      guard case .projection(let member, _, _, _) = item,
        case .variable(index) = solver.shallow(member)
      else { return false }
      return true
    }
  }

  /// Whether what a key path leads from is known without the other arguments.
  private func hasKnownRoot(_ expression: Expression, _ parameter: ParameterInfo) -> Bool {
    guard case .keyPath(nil, _) = expression.kind else { return true }
    let wanted = solver.shallow(parameter.type)
    switch solver.shallow(wanted.wrapped ?? wanted) {
    case .function(let function):
      guard let first = function.parameters.first else { return true }
      return !resolved(first.type).hasVariables
    case .nominal(_, let parts):
      return parts.first.map { !resolved($0).hasVariables } ?? true
    default: return true
    }
  }

  private func argument(
    _ argument: PreparedArgument, _ parameter: ParameterInfo, _ wanted: Type
  ) -> Typed {
    if parameter.isInout { return inoutArgument(argument, parameter, wanted) }
    var typed: Typed
    if let known = argument.typed {
      typed = known
      // Of several methods of one name, one that goes where it is passed.
      if known.isMethod(argument.expression, self),
        !converts(known.type, to: wanted, at: known.range)
      {
        typed = check(argument.expression, expected: wanted)
        if case .function(let chosen) = solver.shallow(typed.type) {
          facts.closures[Spot(argument.expression.range)] = CallEffects(
            throwsError: chosen.isThrowing, suspends: chosen.isAsync)
        }
      } else if mayGiveOther(known.type, argument.expression, wanted),
        let other = attempt({
          convert(check(argument.expression, expected: wanted), to: wanted, .argument)
        })
      {
        return other
      }
    } else if case .closure(let closure) = argument.expression.kind {
      let inner = solver.shallow(wanted)
      return checkClosure(
        closure, expected: inner.wrapped.map { solver.shallow($0) } ?? inner,
        builder: parameter.builder, isEscaping: parameter.isEscaping && !parameter.impliesSelf,
        isArgument: true, at: argument.expression.range
      ).converted(self, to: wanted, .argument)
    } else {
      let outer = retriesOperands
      retriesOperands = true
      defer { retriesOperands = outer }
      typed = checkOnce(argument.expression, expected: wanted)
    }
    if reportWrapper(argument.expression, typed, wanted) { return .failed(at: typed.range) }
    if typed.type.isError { reportCalled(argument.expression, wanted) }
    if typed.isInoutExpression {
      error(
        "'&' used with non-inout argument of type '\(shown(typed.type))'",
        at: argument.expression.range)
      return .failed(at: typed.range)
    }
    if reportsEscape(of: typed, to: parameter) { return .failed(at: typed.range) }
    let isList = argument.expression.literalForm == .collection
    if parameter.isVariadic, reportArray(typed, wanted, isLiteral: isList) {
      return .failed(at: typed.range)
    }
    if reportUncalledMember(argument.expression, typed, wanted) { return .failed(at: typed.range) }
    let found = typed
    let wanted = takingResult(of: &typed, for: wanted, argument.expression)
    hintElement(of: wanted, typed)
    let isWrapped = argument.expression.range == wrapping?.value
    typed = convert(typed, to: wanted, isWrapped ? .specified(nil) : .argument)
    if typed.type.isError, !found.type.isError { reportUninferred(in: wanted) }
    return typed
  }

  /// What a function is to be that is passed and takes other arguments: what it gives is known all
  /// the same. Of `map`, so is that it throws nothing.
  private func takingResult(
    of typed: inout Typed, for wanted: Type, _ expression: Expression
  ) -> Type {
    guard speculation == 0, case .function(let own) = solver.shallow(typed.type),
      case .function(var asked) = solver.shallow(wanted), let call = calling.last,
      call.target.symbol?.context.file == .max
    else { return wanted }
    let value = typed
    if supposing({ convert(value, to: wanted, .argument) }) != nil { return wanted }
    let result = solver.shallow(own.result)
    let inner = asked.result.wrapped ?? asked.result
    if case .variable = solver.shallow(inner) {
      _ = unify(result.wrapped == nil ? inner : asked.result, result)
    }
    if call.target.symbol?.name == "map" { asked.isThrowing = own.isThrowing }
    if case .member(let base?, let name) = expression.kind, name.text == "init",
      own.parameters.count != asked.parameters.count
    {
      typed.anchor = base.range
    }
    return .function(asked)
  }

  /// Whether a call that gives something else may give what is wanted: of its own arguments,
  /// `Binding.constant(3)` where a `Binding<Double?>` goes, or an array, `letters.reversed()`.
  private func mayGiveOther(_ found: Type, _ expression: Expression, _ wanted: Type) -> Bool {
    let target = solver.shallow(wanted)
    if ambiguousCalls[expression.range] != nil {
      return !converts(found, to: wanted, at: expression.range)
    }
    guard case .call = expression.kind,
      let goal = (target.wrapped.map(solver.shallow) ?? target).nominal,
      let nominal = solver.shallow(found).nominal
    else { return false }
    let isSame = nominal === target.nominal && !solver.shallow(found).arguments.isEmpty
    let isArray = goal.wellKnown == .array && nominal.isBuiltin && nominal !== goal
    return (isSame || isArray) && !converts(found, to: wanted, at: expression.range)
  }

  /// Where an array of what only the argument tells is wanted, one of its type is.
  private func hintElement(of wanted: Type, _ typed: Typed) {
    guard speculation == 0, solver.shallow(wanted).nominal?.wellKnown == .array,
      let element = solver.shallow(wanted).arguments.first,
      case .variable = solver.shallow(element), let own = resolved(typed.type).nominal,
      own.wellKnown?.isNumber ?? false || own.wellKnown == .string || !own.isBuiltin
    else { return }
    if !converts(typed.type, to: wanted, at: typed.range) { _ = unify(element, typed.type) }
  }

  /// Whether that has been said of another argument: it comes first.
  private func missesAmpersand(in list: SourceRange) -> Bool {
    diagnostics.contains {
      $0.kind == .missingAmpersand && list.union($0.range) == list
    }
  }

  private func inoutArgument(
    _ argument: PreparedArgument, _ parameter: ParameterInfo, _ wanted: Type
  ) -> Typed {
    guard case .inout(let inner) = argument.expression.kind else {
      let typed = argument.typed ?? check(argument.expression, expected: wanted)
      if case .place = typed.access, !typed.type.isError,
        !converts(typed.type, to: wanted, at: typed.range)
      {
        reportConversion(typed, to: wanted, .argument)
      } else if case .place = typed.access, !typed.type.isError {
        error(
          "passing value of type '\(shown(typed.type))' to an inout parameter requires explicit '&'",
          at: typed.anchor, kind: .missingAmpersand)
      } else if !typed.type.isError || argument.expression.isPlainLiteral,
        let call = calling.last, !missesAmpersand(in: call.parentheses)
      {
        reportImmutable(typed, argument.expression, .passInout, at: call.place)
      }
      return .failed(at: typed.range)
    }
    var typed = argument.typed ?? check(inner, expected: nil)
    typed.isInoutExpression = false
    if typed.type.isError { return typed }
    if !unify(typed.type, wanted) {
      error(
        "cannot convert value of type '\(shown(typed.type))' to expected argument type "
          + "'\(shown(wanted))'", at: argument.expression.range)
      return .failed(at: typed.range)
    }
    if case .place = typed.access {
      noteChange(of: typed)
      return typed
    }
    reportImmutable(typed, inner, .passInout, at: argument.expression.range)
    return typed
  }
}

extension Typed {
  /// Whether it is a method of a value, as a function.
  fileprivate func isMethod(_ expression: Expression, _ checker: Checker) -> Bool {
    guard case .member(.some, _) = expression.kind, case .function = checker.solver.shallow(type)
    else { return false }
    return true
  }
}
