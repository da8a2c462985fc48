import Diagnostics
import SwiftSource

extension Checker {
  func checkKeyPath(
    _ root: TypeSyntax?, _ components: [KeyPathComponent], _ expected: Type?,
    at range: SourceRange
  ) -> Typed {
    let wanted = expected.map { solver.shallow($0) }
    let inner = wanted.map { solver.shallow($0.wrapped ?? $0) }
    if let inner, case .function(let function) = inner, function.parameters.count > 1 {
      error(
        "cannot convert key path into a multi-argument function type '\(shown(inner))'", at: range)
      if root == nil { reportNoRoot(at: range) }
      return .failed(at: range)
    }
    if let root {
      let type = resolve(root, in: context)
      if type.isError { return .failed(at: range) }
      let (nested, rest) = nestedRoot(type, components)
      return functionOrPath(root: nested, rest, inner, at: range)
    }
    guard let inner else {
      // What is passed to something unknown may be of any root.
      if module.usesUnsimulated { return .failed(at: range) }
      reportNoRoot(at: range)
      return .failed(at: range)
    }
    switch inner {
    case .error: return .failed(at: range)
    case .nominal(_, let arguments) where !arguments.isEmpty:
      return functionOrPath(root: arguments[0], components, inner, at: range)
    case .function(let function) where function.parameters.count == 1:
      return functionOrPath(root: function.parameters[0].type, components, inner, at: range)
    default:
      reportNoRoot(at: range)
      return .failed(at: range)
    }
  }

  private func reportNoRoot(at range: SourceRange) {
    error(
      "cannot infer key path type from context; consider explicitly specifying a root type",
      at: range)
  }

  /// The types inside the root that the first components name: `\Hike.Observation.pace`.
  private func nestedRoot(
    _ root: Type, _ components: [KeyPathComponent]
  ) -> (root: Type, rest: [KeyPathComponent]) {
    var root = root
    var rest = components[...]
    while rest.count > 1, case .member(let name)? = rest.first,
      let found = members(named: name.text, of: root, isStatic: true).first(
        where: { $0.symbol.isType })
    {
      root = typeMember(found, of: root, name, at: name.range)
      rest = rest.dropFirst()
    }
    return (root, Array(rest))
  }

  private func functionOrPath(
    root: Type, _ components: [KeyPathComponent], _ wanted: Type?, at range: SourceRange
  ) -> Typed {
    let path = keyPathValue(root: root, components, wanted: wanted, at: range)
    guard let wanted, case .function(let function) = wanted, !path.type.isError,
      let value = path.pathValue
    else { return path }
    guard let parameter = function.parameters.first,
      unify(parameter.type, root), require(value, convertsTo: function.result, at: range)
    else {
      let result = resolved(function.result)
      if let parameter = function.parameters.first, unify(parameter.type, root),
        !result.hasVariables
      {
        error(
          "key path value type '\(shown(value))' cannot be converted to contextual type "
            + "'\(shown(result))'", at: range)
        return .failed(at: range)
      }
      error(
        "cannot convert value of type '\(shown(path.type))' to expected argument type '\(shown(wanted))'",
        at: range)
      return .failed(at: range)
    }
    // A key path where a function is wanted is a closure that reads it.
    let type = Type.function(FunctionType([.init(root)], result: value))
    return Typed(type, at: range) { builder in
      let code = path.build(builder)
      return Code(
        .convert(code, to: builder.checker.resolved(type)), type: builder.checker.resolved(type),
        at: range)
    }
  }

  /// A key path from a known root; its kind follows from what its components can do.
  func keyPathValue(
    root: Type, _ components: [KeyPathComponent], wanted: Type?, at range: SourceRange
  ) -> Typed {
    settleRoot(root)
    let rootType = solver.shallow(root)
    if rootType.isError, missedMembers.contains(Spot(range)) {
      reportNoRoot(at: range)
      return .failed(at: range)
    }
    if case .variable = rootType {
      if components.count == 1, case .member(let name) = components[0], name.text == "self" {
        // `\.self` needs no root yet.
      } else {
        error(
          "cannot infer key path type from context; consider explicitly specifying a root type",
          at: range)
        return .failed(at: range)
      }
    }
    var state = KeyPathState(type: rootType, isWritable: true, isReference: false)
    for component in components {
      if !step(component, &state, at: range) { return .failed(at: range) }
    }
    let kept = wanted?.arguments.dropFirst().first.map { solver.shallow($0) }
    if let kept, kept.wrapped == nil, !kept.hasVariables { unwrapImplicitly(&state) }
    let wraps = state.isOptional && solver.shallow(state.type).wrapped == nil
    if wraps { state.steps.append { _ in .init(name: "?", kind: .optionalWrap) } }
    let value = wraps ? optional(state.type) : state.type
    let kind: WellKnown =
      state.isOptional || !state.isWritable
      ? .keyPath : state.isReference ? .referenceWritableKeyPath : .writableKeyPath
    let type = self.type(kind, [root, value])
    let steps = state.steps
    var typed = Typed(type, at: range) { builder in
      let components = steps.map { $0(builder) }
      var path = KeyPathCode(
        root: builder.checker.resolved(root), value: builder.checker.resolved(value),
        components: components)
      path.kind = KeyPathCode.Kind(rawValue: kind.rawValue) ?? .readable
      return Code(.keyPath(path), type: builder.checker.resolved(type), at: range)
    }
    typed.pathValue = value
    return typed
  }

  private func settleRoot(_ root: Type) {
    if case .variable = solver.shallow(root) { _ = solvePending() }
    if case .variable(let index) = solver.shallow(root), let literal = solver.literals[index],
      let standard = defaultType(literal)
    {
      _ = unify(root, standard)
    }
  }

  private struct KeyPathState {
    var type: Type
    var isWritable: Bool
    var isReference: Bool
    var isOptional = false
    /// Whether the last step leads to a `T!`.
    var isImplicitlyUnwrapped = false
    var steps: [(FunctionBuilder) -> KeyPathCode.Component] = []
  }

  /// A `T!` that a path leads to is its value, where that is wanted.
  private func unwrapImplicitly(_ state: inout KeyPathState) {
    guard state.isImplicitlyUnwrapped, let wrapped = solver.shallow(state.type).wrapped else {
      return
    }
    state.type = wrapped
    state.steps.append { _ in .init(name: "!", kind: .forceUnwrap) }
  }

  private func step(
    _ component: KeyPathComponent, _ state: inout KeyPathState, at range: SourceRange
  ) -> Bool {
    if case .member(let name) = component, state.isImplicitlyUnwrapped,
      members(named: name.text, of: state.type, isStatic: false).isEmpty
    {
      unwrapImplicitly(&state)
    }
    state.isImplicitlyUnwrapped = false
    switch component {
    case .member(let name):
      if name.text == "self" { return true }
      return member(name, &state, at: range)
    case .optionalChain(let place):
      guard let wrapped = solver.shallow(state.type).wrapped else {
        error(
          "cannot use optional chaining on non-optional value of type '\(shown(state.type))'",
          at: range.union(place))
        return false
      }
      state.type = wrapped
      state.isOptional = true
      state.steps.append { _ in .init(name: "?", kind: .optionalChain) }
      return true
    case .forceUnwrap(let place):
      guard let wrapped = solver.shallow(state.type).wrapped else {
        error("cannot force unwrap value of non-optional type '\(shown(state.type))'", at: place)
        return false
      }
      state.type = wrapped
      state.steps.append { _ in .init(name: "!", kind: .forceUnwrap) }
      return true
    case .subscript(let arguments): return subscripted(arguments, &state, at: range)
    }
  }

  private func member(_ name: Name, _ state: inout KeyPathState, at range: SourceRange) -> Bool {
    let base = solver.shallow(state.type)
    if case .tuple(let elements) = base,
      let index = Int(name.text) ?? elements.firstIndex(where: { $0.label == name.text }),
      elements.indices.contains(index)
    {
      state.type = elements[index].type
      state.steps.append { _ in .init(name: name.text, kind: .element(index: index)) }
      return true
    }
    let found = members(named: name.text, of: base, isStatic: false)
    let root = Typed(base, at: range, access: .place { _ in .discarded }) { _ in
      Code(.unsupported("a key path's root"), type: base, at: range)
    }
    guard let candidate = found.first(where: { !$0.symbol.isFunction }) else {
      if let dynamic = dynamicSubscript(.member(name), of: root, at: range) {
        guard !dynamic.argument.type.isError else { return false }
        through(
          dynamic.candidate, dynamic.target, dynamic.matched, [dynamic.argument], &state,
          at: range)
        return true
      }
      if base.isError { return false }
      if speculation == 0 { missedMembers.insert(Spot(range)) }
      // swiftc blames the whole path.
      let changes = smallChanges
      reportMissingMember(Name(name.text, at: range), of: root)
      smallChanges = changes
      return false
    }
    let value = property(candidate, of: root, at: name.range)
    if value.type.isError { return false }
    var isWritable = false
    if case .place = value.access { isWritable = true }
    if isReference(base) {
      state.isReference = isWritable
      state.isWritable = isWritable
    } else if isWritable, hasNonmutatingSetter(candidate.symbol) {
      state.isReference = true
    } else {
      state.isWritable = state.isWritable && isWritable
    }
    state.type = value.type
    state.isImplicitlyUnwrapped = value.isImplicitlyUnwrapped
    state.steps.append { builder in
      builder.keyPathComponent(name.text, candidate, isWritable: isWritable)
    }
    return true
  }

  /// A step through a subscript, whose arguments the key path keeps.
  private func through(
    _ candidate: Candidate, _ target: CallTarget, _ matched: ArgumentMatch, _ values: [Typed?],
    _ state: inout KeyPathState, at range: SourceRange
  ) {
    let isSettable = isSettable(candidate.symbol)
    state.type = target.result
    state.isWritable = state.isWritable && isSettable
    state.steps.append { builder in
      let codes = builder.subscriptArguments(target, matched, values, at: range)
      let checker = builder.checker
      return .init(
        name: "subscript",
        kind: .property(
          getter: checker.getter(of: candidate.symbol, candidate, isSuper: false),
          setter: isSettable
            ? checker.setter(of: candidate.symbol, candidate, isSuper: false) : nil,
          arguments: codes, types: target.types.map(checker.resolved)))
    }
  }

  private func subscripted(
    _ syntax: CallArguments, _ state: inout KeyPathState, at range: SourceRange
  ) -> Bool {
    let base = solver.shallow(state.type)
    let root = Typed(base, at: range, access: .place { _ in .discarded }) { _ in
      Code(.unsupported("a key path's root"), type: base, at: range)
    }
    let arguments = prepare(syntax)
    for candidate in members(named: "subscript", of: base, isStatic: false) {
      let result = attempt { () -> (CallTarget, [Typed?], ArgumentMatch)? in
        let target = open(candidate, base: root, at: range)
        guard let matched = match(arguments, to: target.parameters) else {
          failures += 1
          return nil
        }
        var values = [Typed?](repeating: nil, count: arguments.count)
        for (index, list) in matched.arguments.enumerated() {
          for position in list {
            let wanted = target.parameters[index].type
            let typed =
              arguments[position].typed ?? check(arguments[position].expression, expected: wanted)
            values[position] = convert(typed, to: wanted, .argument)
          }
        }
        return (target, values, matched)
      }
      guard let found = result, let (target, values, matched) = found else { continue }
      through(candidate, target, matched, values, &state, at: range)
      return true
    }
    error("value of type '\(shown(base))' has no subscripts", at: range, kind: .valueLacksSubscript)
    return false
  }

  /// `object[keyPath: path]`
  func checkKeyPathSubscript(_ base: Typed, _ expression: Expression, at range: SourceRange)
    -> Typed
  {
    let value = solver.fresh()
    let path = check(expression, expected: type(.keyPath, [base.type, value]))
    if path.type.isError { return .failed(at: range) }
    if let untyped = readUntyped(base, path, at: range) { return untyped }
    guard case .nominal(let nominal, let arguments) = solver.shallow(path.type),
      arguments.count == 2,
      require(base.type, convertsTo: arguments[0], at: base.range)
    else {
      error("key path value root type mismatch", at: range)
      return .failed(at: range)
    }
    let result = arguments[1]
    let root = Typed(base.type, at: range) { base.build($0) }
    var typed = Typed(result, at: range) { builder in
      let place = Place.keyPath(.value(root.build(builder)), path: path.build(builder))
      return Code(.load(place), type: builder.checker.resolved(result), at: range)
    }
    if nominal.wellKnown == .referenceWritableKeyPath || isReference(base.type) {
      typed.access = .place { .keyPath(.value(root.build($0)), path: path.build($0)) }
    } else if nominal.wellKnown == .writableKeyPath, case .place(let make) = base.access {
      typed.access = .place { .keyPath(.place(make($0)), path: path.build($0)) }
      typed.variable = base.variable
    } else if nominal.wellKnown == .writableKeyPath, case .immutable = base.access {
      typed.access = base.access
    } else {
      typed.access = .immutable(.readOnlyKeyPath)
    }
    return typed
  }

  /// A key path as written that cannot be written through, as the one that is wanted can.
  func reportPath(_ typed: Typed, _ from: Type, _ to: Type) -> Bool {
    guard typed.pathValue != nil, let x = from.nominal, let y = to.nominal,
      keyPathRank(x) < keyPathRank(y), keyPathRank(x) > 0, from.arguments == to.arguments
    else { return false }
    error(
      "cannot convert key path type '\(shown(from))' to contextual type '\(shown(to))'",
      at: typed.anchor)
    return true
  }

  /// A key path that does not say what it leads to: its value is `Any`.
  private func readUntyped(_ base: Typed, _ path: Typed, at range: SourceRange) -> Typed? {
    let result: Type
    switch solver.shallow(path.type).nominal?.wellKnown {
    case .partialKeyPath: result = .any
    case .anyKeyPath: result = optional(.any)
    default: return nil
    }
    return Typed(result, at: range) { builder in
      let place = Place.keyPath(.value(base.build(builder)), path: path.build(builder))
      return Code(.load(place), type: result, at: range)
    }
  }
}

extension FunctionBuilder {
  func keyPathComponent(
    _ name: String, _ candidate: Candidate, isWritable: Bool
  ) -> KeyPathCode.Component {
    let symbol = candidate.symbol
    if case .wrapperStorage(let original) = symbol.kind, let index = checker.slot(of: original) {
      return .init(name: name, kind: .field(index: index))
    }
    let isPlain =
      checker.wrapperUse(of: symbol) == nil && symbol.isStored && !symbol.isLazy
      && symbol.ownership == .strong
    if isPlain, !symbol.hasObservers, let index = checker.slot(of: symbol) {
      return .init(name: name, kind: .field(index: index))
    }
    let types = candidate.arguments.map(checker.resolved)
    if checker.wrapperUse(of: symbol) != nil {
      return .init(
        name: name,
        kind: .property(
          getter: .function(checker.wrappedGetter(of: symbol)),
          setter: isWritable ? .function(checker.wrappedSetter(of: symbol)) : nil, arguments: [],
          types: types))
    }
    return .init(
      name: name,
      kind: .property(
        getter: checker.getter(of: symbol, candidate, isSuper: false),
        setter: isWritable ? checker.setter(of: symbol, candidate, isSuper: false) : nil,
        arguments: [], types: types))
  }
}
