import Diagnostics
import SwiftSource

extension Checker {
  /// Checks what can be checked of the arguments before the overload is known.
  func prepare(_ syntax: CallArguments) -> [PreparedArgument] {
    let outer = passedArguments
    passedArguments = syntax.arguments.count
    defer { passedArguments = outer }
    return syntax.arguments.map { prepared($0, isTrailing: false) }
      + syntax.trailing.map { prepared($0, isTrailing: true) }
  }

  /// Arguments of what is not found: members of nothing in particular are not found either.
  func prepareUnresolved(_ syntax: CallArguments) {
    if module.usesUnsimulated {
      _ = prepare(syntax)
      return
    }
    let open = prepare(syntax).filter { $0.typed == nil }.map(\.expression)
    reportContextless(open)
    for expression in open { checkUncalled(expression) }
  }

  /// A closure that goes nowhere: nothing is known of its parameters and of what it gives.
  private func checkUncalled(_ expression: Expression) {
    guard speculation == 0, case .closure(let closure) = expression.kind else { return }
    let count = closure.parameters?.count ?? closure.highestAnonymous.map { $0 + 1 } ?? 0
    let wanted = FunctionType(
      (0..<count).map { _ in .init(.error) }, result: solver.fresh())
    apart {
      _ = checkClosure(
        closure, expected: .function(wanted), builder: nil, isEscaping: false, at: expression.range)
    }
  }

  /// What only makes sense where a type is wanted, where none is known to be.
  func reportContextless(_ expressions: [Expression]) {
    for expression in expressions {
      if let name = implicitMember(expression) {
        reportBaseless(name, at: name.range)
      } else if case .nil = expression.kind {
        error("'nil' requires a contextual type", at: expression.range)
      } else if case .keyPath(nil, _) = expression.kind {
        error(
          "cannot infer key path type from context; consider explicitly specifying a root type",
          at: expression.range)
      }
    }
  }

  /// `red` of `.red`, `.red.opacity(0.5)` or `.red(1)`.
  func implicitMember(_ expression: Expression) -> Name? {
    switch expression.kind {
    case .member(nil, let name): name
    case .member(let base?, _), .call(let base, _): implicitMember(base)
    default: nil
    }
  }

  private func prepared(_ argument: Argument, isTrailing: Bool) -> PreparedArgument {
    var result = PreparedArgument(
      label: argument.label, expression: argument.value, isTrailing: isTrailing)
    if needsContext(argument.value) { return result }
    let outer = argumentPassed
    argumentPassed = argument.value.range
    defer { argumentPassed = outer }
    guard mayTakeContext(argument.value) else {
      let typed = check(argument.value, expected: nil)
      if !isOverloaded(argument.value, typed) { result.typed = typed }
      return result
    }
    // What is wrong with it may be right, or be said otherwise, once more is known.
    let (said, failed) = (diagnostics, failures)
    let typed = check(argument.value, expected: nil)
    if failures == failed {
      // Which of several methods is meant, the parameter says.
      if !isOverloaded(argument.value, typed) { result.typed = typed }
    } else {
      (diagnostics, failures) = (said, failed)
    }
    return result
  }

  /// Whether an argument, `list.contains`, names several methods, or `$form.isOn` a binding to a
  /// `Bool!` or what is in it, or `0...width` a range of `CGFloat` or of `Double`.
  private func isOverloaded(_ expression: Expression, _ typed: Typed) -> Bool {
    if typed.isOfUnwrapped { return true }
    if case .binary(_, let name, _) = expression.withoutParentheses.kind,
      name.text == "..." || name.text == "..<"
    {
      return isFloatingPoint(operand(of: name, typed.type))
    }
    guard case .function = solver.shallow(typed.type),
      case .member(let base?, let name) = expression.kind, name.labels == nil
    else { return false }
    let owner = attempt { check(base, expected: nil) }
    guard let type = owner.map({ solver.shallow($0.type) }) else { return false }
    if case .metatype = type { return false }
    return members(named: name.text, of: type, isStatic: false).count > 1
  }

  /// Checks the arguments against the parameters; nil, after a report, where they do not go.
  func apply(
    _ target: CallTarget, _ arguments: [PreparedArgument], expected: Type?,
    _ syntax: CallArguments, at range: SourceRange, name: Name? = nil,
    skippingClosures: Bool = false
  ) -> Typed? {
    guard let matched = match(arguments, to: target.parameters) else {
      if speculation == 0 {
        return reportMismatch(target, arguments, syntax, at: range, name: name)
      }
      failures += 1
      return nil
    }
    takeDefaults(of: target, matched)
    hint(target.result, expected)
    hintPaths(target.result, arguments, expected)
    calling.append(
      CurrentCall(
        target: target, place: name?.range ?? range, parentheses: syntax.parentheses,
        arguments: arguments, matched: matched))
    defer { calling.removeLast() }
    hintImplicit(target, arguments, matched, expected)
    widenElements(target, arguments, matched, expected)
    hintStart(target, arguments, expected)
    let failuresBefore = failures
    var values = passInTurn(arguments, matched, target)
    if ranking > 0, target.types.contains(where: isHopeless) { failures += 1 }
    if failures != failuresBefore {
      if speculation > 0 { return nil }
      abandon(target)
    }
    if arguments.contains(where: isMistaken) { nameElements(target) }
    let isLost = module.usesUnsimulated && isLost(values, matched, target)
    // Where overloads are weighed, what is wrong without closures is found before them.
    if skippingClosures, speculation == 0, !solvePending() { failCall() }
    // A closure that could not go there is no overload's reason to be tried further, but is told
    // of.
    var takesClosures = !skippingClosures || failures != failuresBefore
    if !takesClosures, !takesAnyClosure, !closuresCouldFit(arguments, matched, target) {
      if speculation > 0 { failures += 1 } else { takesClosures = true }
    }
    if takesClosures {
      if !solvePending() { failCall() }
      hintClosures(target, arguments, matched, expected)
      if failures == failuresBefore { reportStart(target, arguments, matched, expected) }
      pass(.closures, arguments, matched, target, into: &values)
      pass(.references, arguments, matched, target, into: &values)
    }
    bindPacks(target, matched, values)
    if failures == failuresBefore || speculation == 0, !solvePending() { failCall() }
    if speculation > 0, failures != failuresBefore { return nil }
    if failures != failuresBefore || arguments.contains(where: { $0.typed?.type.isError ?? false })
    {
      if speculation == 0 {
        reportUnprojected(target, arguments, matched, name?.range ?? range)
        // Of an expression that does not check, swiftc has no warnings.
        diagnostics.removeAll { $0.severity == .warning && range.union($0.range) == range }
      }
      abandon(target)
    }
    if isLost, failures == failuresBefore { return .failed(at: range) }
    if speculation == 0, failures == failuresBefore {
      reportSelfConformance(target, arguments, at: name?.range ?? range)
      reportOverlaps(target, arguments)
    }
    checkReceiver(target, name, at: range)
    checkEmptyCase(target, arguments, name, syntax)
    if ranking == 0 {
      // Of what has a mistaken part, swiftc does not ask what it does.
      if !arguments.contains(where: isMistaken) { noteEffects(target, arguments, at: range) }
      if isNever(target.result) { facts.neverReturning.insert(range) }
      if let symbol = target.symbol { facts.callees[range] = symbol }
    }
    score.defaults += matched.leavesDefaults ? 1 : 0
    return called(target, matched, values, at: range, name)
  }

  /// Arguments that are left out say what their default values are.
  private func takeDefaults(of target: CallTarget, _ matched: ArgumentMatch) {
    guard matched.leavesDefaults, let symbol = target.symbol else { return }
    for (index, list) in matched.arguments.enumerated()
    where list.isEmpty && target.parameters[index].hasDefault {
      guard let own = inferredDefault(of: symbol, index) else { continue }
      _ = unify(target.parameters[index].type, substitute(own, target.types))
    }
  }

  private func called(
    _ target: CallTarget, _ matched: ArgumentMatch, _ values: [Typed?], at range: SourceRange,
    _ name: Name?
  ) -> Typed {
    let place = range.from(name?.range)
    var result = Typed(erased(target), at: range) { builder in
      builder.call(target, matched, values, at: place)
    }
    result.written = target.symbol.flatMap { signature(of: $0).written }?
      .member(of: target.receiver)
    result.isImplicitlyUnwrapped = target.symbol?.isImplicitlyUnwrapped ?? false
    return result
  }

  /// - Returns: what the call gives, had it the arguments that are meant.
  @discardableResult func reportMismatch(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ syntax: CallArguments,
    at range: SourceRange, name: Name?
  ) -> Typed? {
    let mismatch = mismatch(arguments, target.parameters)
    if case .labels(_, let expected) = mismatch, let name, let symbol = target.symbol,
      isDeclaredTwice(symbol)
        || isOfCollections(symbol) && arguments.allSatisfy({ $0.label == nil }),
      isPlainCall(arguments)
    {
      let given = relabelled(arguments, expected)
      let fits = supposing { apply(target, given, expected: nil, syntax, at: range) } != nil
      if !fits || isDeclaredTwice(symbol) {
        smallChanges += fits || !isDeclaredTwice(symbol) ? 2 : -6
        let candidate = Candidate(
          symbol: symbol, arguments: target.types, base: target.receiver?.type)
        reportNoExact([candidate], arguments, syntax, name, at: range)
        return nil
      }
    }
    if reportUnwrittenTuple(target, arguments, syntax) { return nil }
    if reportHidden(by: target, name, mismatch, at: range) { return nil }
    report(mismatch, target, arguments, syntax, at: range)
    // What else is wrong.
    switch mismatch {
    case .count(let missing, let extra, let expected, _, _):
      reportUninferred(missing, target, arguments, at: name?.range ?? range)
      if missing.isEmpty {
        if range == wrapping?.wrapper { reportUnwrapped(target, at: range) }
        let given = relabelled(arguments, expected)
        return checkGiven(extra, target, given, syntax, at: range, name: name)
      }
      guard extra.isEmpty else { return nil }
      let given = relabelled(arguments, expected)
      return checkBeside(missing, target, given, syntax, at: range, name: name)
    case .labels(_, let expected):
      return checkRelabeled(target, arguments, expected, syntax, at: range, name: name)
    case .swapped(let owners):
      checkSwapped(owners, target, arguments, at: name?.range ?? range)
      abandon(target)
    case .order(let index, let later):
      var ordered = arguments
      ordered.insert(ordered.remove(at: index), at: later)
      return checkOrdered(target, ordered, syntax, at: range, name: name)
    case .reordered(let positions, _):
      let ordered = positions.map { arguments[$0] }
      return checkOrdered(target, ordered, syntax, at: range, name: name)
    case .trailingClosure: break
    }
    return nil
  }

  private func checkOrdered(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ syntax: CallArguments,
    at range: SourceRange, name: Name?
  ) -> Typed? {
    guard match(arguments, to: target.parameters) != nil else { return nil }
    return apply(target, arguments, expected: nil, syntax, at: range, name: name)
  }

  /// Arguments beside some that are missing: what else is wrong with them.
  private func checkBeside(
    _ missing: [Int], _ target: CallTarget, _ arguments: [PreparedArgument],
    _ syntax: CallArguments, at range: SourceRange, name: Name?
  ) -> Typed? {
    var target = target
    let lacking = missing.map { target.parameters[$0].type }
    target.parameters = target.parameters.indices.filter { !missing.contains($0) }.map {
      target.parameters[$0]
    }
    guard match(arguments, to: target.parameters) != nil else { return nil }
    // What only those would tell is not asked for.
    abandon(lacking)
    let result = apply(target, arguments, expected: nil, syntax, at: range, name: name)
    abandon(target)
    // What a generic one gives is told by what is missing, too.
    if speculation == 0, let symbol = target.symbol, signature(of: symbol).result.isGeneric {
      return .failed(at: range)
    }
    return result
  }

  /// Arguments under the labels that they should have: what else is wrong with them.
  private func checkRelabeled(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ labels: [String?],
    _ syntax: CallArguments, at range: SourceRange, name: Name?
  ) -> Typed? {
    if arguments.count(where: \.isTrailing) > 1 { return nil }
    let arguments = relabelled(arguments, labels)
    guard match(arguments, to: target.parameters) != nil else {
      // Something else is wrong that is not said.
      smallChanges -= 4
      return nil
    }
    let outer = relabels
    relabels = true
    defer { relabels = outer }
    return apply(target, arguments, expected: nil, syntax, at: range, name: name)
  }

  func relabelled(
    _ arguments: [PreparedArgument], _ labels: [String?]
  ) -> [PreparedArgument] {
    var result = arguments
    for (index, label) in labels.enumerated() where index < result.count {
      result[index].label = label.map { Name($0, at: result[index].range) }
    }
    return result
  }

  /// Arguments beside some that are too many: what else is wrong with them.
  private func checkGiven(
    _ extra: [Int], _ target: CallTarget, _ arguments: [PreparedArgument],
    _ syntax: CallArguments, at range: SourceRange, name: Name?
  ) -> Typed? {
    let given = arguments.indices.filter { !extra.contains($0) }.map { arguments[$0] }
    guard match(given, to: target.parameters) != nil else { return nil }
    return apply(target, given, expected: nil, syntax, at: range, name: name)
  }

  private func isMistaken(_ argument: PreparedArgument) -> Bool {
    !module.usesUnsimulated && argument.typed?.type.isError ?? false
  }

  /// `Slider(value: $volume)` without such a `volume`, or with one whose value is mistaken: what
  /// only that would tell is not known.
  private func reportUnprojected(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ matched: ArgumentMatch,
    _ range: SourceRange
  ) {
    let isUnknown = { (position: Int) -> Bool in
      guard let name = arguments[position].expression.firstName else { return false }
      return name.text.hasPrefix("$")
        && (self.unknownNames.contains(name.range) || self.isMistaken(arguments[position]))
    }
    // Of rows of a binding it is said with the collection.
    guard !makesRowsOfBinding(target), matched.arguments.joined().contains(where: isUnknown)
    else { return }
    let unknown = target.parameters.indices.filter { index in
      matched.arguments[index].allSatisfy(isUnknown)
    }
    reportUninferred(unknown, target, arguments, at: range)
  }

  /// Whether an argument of a framework that is not simulated leaves nothing to call with: what
  /// more is asked of its type than to be one, nobody knows.
  private func isLost(
    _ values: [Typed?], _ matched: ArgumentMatch, _ target: CallTarget
  ) -> Bool {
    let lost = matched.arguments.enumerated().filter { _, list in
      list.contains { values[$0]?.type.isError ?? false }
    }
    guard !lost.isEmpty else { return false }
    let isAsked = target.types.contains { type in
      guard case .variable(let index) = solver.shallow(type) else { return false }
      return !pendingProtocols(of: index).isEmpty
    }
    abandon(target)
    return isAsked || lost.contains { !resolved(target.parameters[$0.offset].type).isError }
  }

  /// Whether a literal in a type is to be what its default type is not: nothing else decides it
  /// later, but for `Double`.
  private func isHopeless(_ type: Type) -> Bool {
    solver.contains(type) { index in
      guard let literal = solver.literals[index], let standard = defaultType(literal) else {
        return false
      }
      let others = literal == .integer ? [standard, self.type(.double)] : [standard]
      let protocols = pendingProtocols(of: index)
      return others.allSatisfy { type in protocols.contains { conforms(type, to: $0) == .no } }
    }
  }

  /// `E.plain()`
  private func checkEmptyCase(
    _ target: CallTarget, _ arguments: [PreparedArgument], _ name: Name?, _ syntax: CallArguments
  ) {
    guard case .enumCase? = target.symbol?.kind, let symbol = target.symbol, let name,
      target.parameters.isEmpty, arguments.isEmpty,
      syntax.parentheses.end > syntax.parentheses.start
    else { return }
    error("enum case '\(symbol.name)' has no associated values", at: name.range)
  }

  /// After an error: what the call's generic parameters are is not to be asked any more.
  private func abandon(_ target: CallTarget) {
    nameElements(target)
    abandon(target.types)
  }

  private func abandon(_ types: [Type]) {
    for type in types {
      if case .variable = solver.shallow(type), solver.literal(of: type) == nil {
        _ = unify(type, .error)
      }
    }
  }

  /// Something that the call needs does not hold.
  private func failCall() {
    if speculation > 0 {
      failures += 1
      return
    }
    var kept: [Solver.Pending] = []
    let all = solver.pending
    for item in all {
      solver.pending = [item]
      if solvePending() {
        kept += solver.pending
      } else {
        reportFailing(item)
      }
    }
    solver.pending = kept
  }

  /// Whether closures have a number of parameters that the overload could take.
  private func closuresCouldFit(
    _ arguments: [PreparedArgument], _ matched: ArgumentMatch, _ target: CallTarget
  ) -> Bool {
    for (position, index) in matched.parameters.enumerated() {
      guard arguments[position].typed == nil,
        case .closure(let closure) = arguments[position].expression.kind
      else { continue }
      let wanted = solver.shallow(target.parameters[index].type)
      let inner = solver.shallow(wanted.wrapped ?? wanted)
      switch inner {
      case .function(let function):
        if !couldTake(closure, function) { return false }
      case .variable, .error: break
      case .existential(let protocols): if !protocols.isEmpty { return false }
      default: return false
      }
    }
    return true
  }

  private func couldTake(_ closure: Closure, _ function: FunctionType) -> Bool {
    let count = function.parameters.count
    if let parameters = closure.parameters {
      if parameters.count == count { return true }
      if count == 1, case .tuple(let elements) = solver.shallow(function.parameters[0].type) {
        return elements.count == parameters.count
      }
      return false
    }
    guard let used = closure.highestAnonymous else {
      return count == 0 || (count == 1 && solver.shallow(function.parameters[0].type).isVoid)
    }
    return used + 1 == count || (count == 1 && used > 0)
  }

  private func bindPacks(_ target: CallTarget, _ matched: ArgumentMatch, _ values: [Typed?]) {
    for index in target.parameters.indices where target.parameters[index].isPack {
      let parameter = target.parameters[index]
      let declared = target.symbol.map { signature(of: $0).parameters[index].type }
      bind(parameter, declared: declared, to: matched.arguments[index].compactMap { values[$0] })
      for position in matched.arguments[index] {
        guard let value = values[position] else { continue }
        for (pack, proto) in target.packProtocols where declared == .parameter(pack) {
          require(.conforms(value.type, proto), at: value.range)
        }
      }
    }
  }

  private func checkReceiver(_ target: CallTarget, _ name: Name?, at range: SourceRange) {
    guard target.isMutating, let receiver = target.receiver, !receiver.type.isError else { return }
    if case .place = receiver.access {
      noteChange(of: receiver)
      return
    }
    reportImmutable(receiver, nil, .mutatingMember, at: name?.range ?? receiver.range)
  }
}
