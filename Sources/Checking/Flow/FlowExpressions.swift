import Diagnostics
import SwiftSource

// Expressions, in the order in which their parts are evaluated.
extension FlowAnalysis {
  func read(_ expression: Expression) {
    guard outermost == nil else { return readParts(of: expression) }
    let isInside = isInsideMistake
    outermost = expression.range
    isInsideMistake = isInside || checker.hasError(in: expression.range)
    readParts(of: expression)
    outermost = nil
    isInsideMistake = isInside
  }

  private func readParts(of expression: Expression) {
    switch expression.kind {
    case .integer, .float, .boolean, .nil, .regex, .discard, .selfType, .type, .missing: break
    case .string(let segments):
      for case .interpolation(let values, _) in segments { read(values) }
    case .macro(_, let arguments, let trailing): read(arguments + trailing)
    case .array(let elements): elements.forEach(read)
    case .dictionary(let pairs):
      for pair in pairs {
        read(pair.key)
        read(pair.value)
      }
    case .tuple(let elements): read(elements)
    case .name(let name):
      self.name(at: name.range, named: name.text)
      noteRecursion(nil, reading: name)
    case .self: name(at: expression.range, named: "self")
    case .super: useSelf(at: expression.range)
    case .member(let base, let name):
      member(base, name, isCall: false)
      if let base { noteRecursion(base, reading: name) }
      if let effects = facts.effects[expression.range] {
        follow(effects, of: expression.range, name.range)
      }
    case .call(let callee, let arguments): call(callee, arguments, at: expression.range)
    case .subscript(let base, let arguments):
      read(base)
      read(arguments.arguments + arguments.trailing)
      if let effects = facts.effects[expression.range] {
        follow(effects, of: expression.range, expression.usedPlace)
      }
    case .keyPath(_, let components):
      for case .subscript(let arguments) in components { read(arguments.arguments) }
    case .prefix(_, let inner), .postfix(let inner, _), .forceUnwrap(let inner),
      .optionalLink(let inner), .is(let inner, _), .cast(let inner, _, _),
      .keyword(_, let inner):
      read(inner)
    case .optionalChain(let inner): perhaps { self.read(inner) }
    case .inout(let inner): change(inner, .reference(enclosingCall ?? expression.range))
    case .binary(let left, let name, let right):
      binary(left, name, right)
      if let effects = facts.effects[expression.range], effects.kind == .operator {
        follow(effects, of: name.range, name.range)
      }
    case .assignment(let target, let value): assign(target, value, at: expression.range)
    case .ternary(let condition, let then, let otherwise):
      read(condition)
      let start = state
      read(then)
      let first = state
      state = start
      read(otherwise)
      state = .join([first, state])
    case .closure(let closure): readClosure(closure, at: expression.range)
    case .try(let mode, let inner): readTry(mode, inner, at: expression.range)
    case .await(let inner): readAwait(inner, at: expression.range)
    case .if(let statement): walk(statement)
    case .switch(let statement): walk(statement)
    }
  }

  func read(_ arguments: [Argument]) {
    for argument in arguments { read(argument.value) }
  }

  /// What may not be evaluated.
  private func perhaps(_ body: () -> Void) {
    let start = state
    body()
    state = .join([start, state])
  }

  private func binary(_ left: Expression, _ name: Name, _ right: Expression) {
    if checker.isCompoundAssignment(name.text), mutateIsolated(left) {
      read(right)
      return
    }
    if checker.isCompoundAssignment(name.text), isChanged(left) || isTracked(left) {
      read(right)
      change(left, .reference(name.range))
      return
    }
    if name.text == "/" || name.text == "%", isConstantZero(right) {
      report(.error, "division by zero", at: name.range)
    }
    read(left)
    if ["&&", "||", "??"].contains(name.text) {
      perhaps { self.read(right) }
      globalConstants = [:]
    } else {
      read(right)
    }
  }

  /// Whether it names a variable that is followed.
  private func isTracked(_ expression: Expression) -> Bool {
    guard case .name(let name) = expression.kind,
      case .local(let declaration)? = facts.referents[Spot(name.range)]
    else { return false }
    return trackedByDeclaration[declaration] != nil
  }

  private func isChanged(_ expression: Expression) -> Bool {
    facts.changed.contains(Spot(expression.range))
  }

  // MARK: Names

  func name(at range: SourceRange, named text: String) {
    let spot = Spot(range)
    switch facts.referents[spot] {
    case .local(let declaration):
      usage.read(declaration)
      capture(declaration, named: text, isChanged: facts.changed.contains(spot), at: range)
      if let mayThrow = concurrentLets[declaration] {
        readConcurrent(text, throwsError: mayThrow, at: range)
      }
      if facts.changed.contains(spot) { usage.write(declaration) }
      if let index = trackedByDeclaration[declaration] { use(index, .read, at: range) }
      for index in (captured[declaration] ?? []).sorted() { use(index, .read, at: range) }
    case .own:
      if text == "self" { useSelf(at: range) } else { useMember(text, at: range, isCall: false) }
    case nil: break
    }
    if let effects = facts.effects[range] { follow(effects, of: range, range) }
  }

  private func member(_ base: Expression?, _ name: Name, isCall: Bool) {
    guard let base else { return }
    switch base.kind {
    case .self, .super:
      if case .own? = facts.referents[Spot(base.range)] {
        useMember(name.text, at: name.range, isCall: isCall, base: base)
      } else {
        self.name(at: base.range, named: "self")
      }
    default: read(base)
    }
  }

  private func call(_ callee: Expression, _ syntax: CallArguments, at range: SourceRange) {
    let arguments = syntax.arguments + syntax.trailing
    let (outerCall, outer) = (enclosingCall, context.isOfMainQueue)
    enclosingCall = callee.anchor
    context.isOfMainQueue = callee.isOfMainQueue
    defer {
      enclosingCall = outerCall
      context.isOfMainQueue = outer
    }
    switch callee.kind {
    case .member(let base?, let name) where name.text == "init" && base.isSelfOrSuper:
      read(arguments)
      // One that throws has given `self` nothing.
      if facts.effects[range]?.throwsError ?? false { beforeError = state }
      callInitializer(isSuper: base.isSuper, at: name.range)
    case .member(let base?, let name) where base.isSelfOrSuper:
      member(base, name, isCall: true)
      read(arguments)
    case .member(let base?, _)
    where facts.callees[range]?.isMutating == true && mutateIsolated(base):
      read(arguments)
    case .member(let base?, let name) where isChanged(base) && !(base.isSelfOrSuper):
      change(base, .part(name.range))
      read(arguments)
    case .name(let name):
      if case .own? = facts.referents[Spot(name.range)] {
        useMember(name.text, at: name.range, isCall: true)
      } else {
        self.name(at: name.range, named: name.text)
      }
      read(arguments)
    default:
      read(callee)
      read(arguments)
    }
    globalConstants = [:]
    noteRecursion(callee, at: range)
    if let effects = facts.effects[range] { follow(effects, of: range, callee.anchor) }
    if facts.neverReturning.contains(range), state.isReachable {
      // What never returns may leave by an error all the same.
      if facts.effects[range]?.throwsError ?? false { beforeError = state }
      state.unreachable = .call(range)
    }
  }

  // MARK: Changes

  enum Change {
    /// `&x` or `x += 1`: where it is said.
    case reference(SourceRange)
    /// A call of a mutating method, or a change of a part.
    case part(SourceRange)
  }

  /// The variable at the root of a place is read and written.
  private func change(_ place: Expression, _ how: Change) {
    switch place.kind {
    case .name(let name):
      let spot = Spot(name.range)
      switch facts.referents[spot] {
      case .local(let declaration):
        usage.read(declaration)
        usage.write(declaration)
        capture(declaration, named: name.text, isChanged: true, at: name.range)
        guard let index = trackedByDeclaration[declaration] else { return }
        changeTracked(index, how, at: name.range)
      case .own: changeMember(name.text, how, at: name.range)
      case nil: break
      }
    case .member(let base?, let name) where base.isSelfOrSuper:
      if case .own? = facts.referents[Spot(base.range)] {
        changeMember(name.text, how, at: name.range, base: base)
      } else {
        read(base)
      }
    case .member(let base?, _), .forceUnwrap(let base), .optionalLink(let base),
      .optionalChain(let base):
      path(base, how)
    case .subscript(let base, let arguments):
      read(arguments.arguments + arguments.trailing)
      path(base, how)
    default: read(place)
    }
  }

  /// The base of a changed part: changed itself where it is a value.
  private func path(_ base: Expression, _ how: Change) {
    if isChanged(base) { change(base, how) } else { read(base) }
  }

  func changeTracked(_ index: Int, _ how: Change, at range: SourceRange) {
    switch how {
    case .reference(let place):
      use(index, .reference, at: place)
      if state.isReachable { state.give(index) }
    case .part(let place):
      use(index, .read, at: place)
      if state.isReachable { state.give(index) }
    }
  }

  // MARK: Assignments

  private func assign(_ target: Expression, _ value: Expression, at range: SourceRange) {
    // `await` goes before the value.
    let whole = outermost
    outermost = nil
    read(value)
    outermost = whole
    assign(target, at: range)
  }

  private func assign(_ target: Expression, at range: SourceRange) {
    if mutateIsolated(target) { return }
    switch target.kind {
    case .discard: break
    case .name(let name):
      switch facts.referents[Spot(name.range)] {
      case .local(let declaration):
        usage.write(declaration)
        capture(declaration, named: name.text, isChanged: true, at: name.range)
        if let index = trackedByDeclaration[declaration] {
          give(index, at: target.range.equalsSign)
        }
      case .own: assignMember(name.text, at: name.range, target: target)
      case nil: break
      }
    case .member(let base?, let name) where base.isSelf:
      if case .own? = facts.referents[Spot(base.range)] {
        assignMember(name.text, at: name.range, target: target)
      } else {
        read(base)
      }
    case .self: assignSelf()
    case .tuple(let elements): for element in elements { assign(element.value, at: range) }
    case .member(let base?, let name):
      if Int(name.text) != nil, case .name(let root) = base.kind,
        case .local(let declaration)? = facts.referents[Spot(root.range)], isChanged(base)
      {
        usage.write(declaration)
        storePart(declaration, of: base, target, isTuple: true)
      } else if case .name(let root) = base.kind, isChanged(base),
        case .local(let declaration)? = facts.referents[Spot(root.range)]
      {
        usage.read(declaration)
        usage.write(declaration)
        storePart(declaration, of: base, target, isTuple: false)
      } else {
        path(base, .part(target.range.equalsSign))
      }
    case .subscript(let base, let arguments):
      read(arguments.arguments + arguments.trailing)
      path(base, .part(target.range.equalsSign))
    case .forceUnwrap(let base), .optionalLink(let base), .optionalChain(let base):
      assign(base, at: range)
    default: read(target)
    }
  }

  /// A part of a struct or tuple that has no value yet.
  private func storePart(
    _ declaration: Spot, of base: Expression, _ target: Expression, isTuple: Bool
  ) {
    guard let index = trackedByDeclaration[declaration], state.isReachable, !isTuple,
      tracked[index].depth == captures.count, !state.definitely.contains(index)
    else { return }
    let place = target.range.equalsSign
    report(
      .error,
      "struct '\(tracked[index].name)' must be completely initialized before a member is stored to",
      at: place, notes: [definition(tracked[index])])
    state.give(index)
  }

  /// Gives a variable its value.
  func give(_ index: Int, at range: SourceRange) {
    guard tracked[index].depth == captures.count else {
      if !tracked[index].isGlobal { captures[captures.count - 1].insert(index) }
      return
    }
    guard state.isReachable else { return }
    if tracked[index].isLet, state.possibly.contains(index) { reportSecondValue(index, at: range) }
    state.give(index)
  }

  private func reportSecondValue(_ index: Int, at range: SourceRange) {
    let variable = tracked[index]
    var notes = [
      Diagnostic(.note, "change 'let' to 'var' to make it mutable", at: variable.keyword)
    ]
    if variable.hasInitialValue {
      notes.append(
        Diagnostic(
          .note, "initial value already provided in 'let' declaration", at: variable.range))
    }
    report(
      .error, "immutable value '\(variable.name)' may only be initialized once", at: range,
      notes: notes)
  }

  // MARK: Uses before a value

  enum Use { case read, reference }

  func use(_ index: Int, _ how: Use, at range: SourceRange) {
    guard state.isReachable else { return }
    let variable = tracked[index]
    guard variable.depth == captures.count else {
      if !variable.isGlobal { captures[captures.count - 1].insert(index) }
      return
    }
    guard !state.definitely.contains(index) else { return }
    let what = how == .read ? "used" : "passed by reference"
    report(
      .error, "\(variable.kind) '\(variable.name)' \(what) before being initialized", at: range,
      notes: variable.isProperty ? [] : [definition(variable)])
  }

  /// Whether the variable has no value yet where a closure captures it.
  func useInClosure(_ index: Int, at range: SourceRange) -> Bool {
    guard state.isReachable, !state.definitely.contains(index) else { return false }
    let variable = tracked[index]
    if variable.isProperty, reportSelfInClosure(at: range) { return true }
    if initializer?.handedOn == index { return false }
    report(
      .error,
      "\(variable.kind) '\(variable.name)' captured by a closure before being initialized",
      at: range, notes: variable.isProperty ? [] : [definition(variable)])
    return true
  }

  private func definition(_ variable: Tracked) -> Diagnostic {
    Diagnostic(.note, "\(variable.kind) defined here", at: variable.range)
  }
}

extension Expression {
  var isSelf: Bool {
    if case .self = kind { return true }
    return false
  }
  var isSuper: Bool {
    if case .super = kind { return true }
    return false
  }
  var isSelfOrSuper: Bool { isSelf || isSuper }
  /// `DispatchQueue.main.async`: what is passed runs on the main actor, as swiftc knows by name.
  fileprivate var isOfMainQueue: Bool {
    guard case .member(let queue?, _) = kind, case .member(let type?, let main) = queue.kind,
      case .name(let name) = type.kind
    else { return false }
    return name.text == "DispatchQueue" && main.text == "main"
  }
}
