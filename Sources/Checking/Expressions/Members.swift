import Diagnostics
import SwiftSource

extension Checker {
  func checkMemberExpression(
    _ baseExpression: Expression, _ name: Name, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    if case .name(let module) = baseExpression.kind, isModuleName(module.text),
      case .nothing = lookup(module)
    {
      return checkName(name, expected: expected)
    }
    var hint: Type?
    if startsImplicitly(baseExpression) { hint = expected }
    let start = solver.variableCount
    if baseExpression.isSubscript { noteFree(baseExpression) }
    var base =
      writtenType(baseExpression).map { typeValue($0, at: baseExpression.range) }
      ?? checkBase(baseExpression, expected: hint)
    if base.type.isError {
      // A part of such a part is one itself.
      if bindingSubjects.contains(baseExpression.range) { bindingSubjects.insert(range) }
      return .failed(at: range)
    }
    takeFloat(base, for: name)
    settleBase(base, from: start)
    base = implicitlyUnwrapped(base, for: name.text)
    base.anchor = baseExpression.unwrappedPlace
    if case .member(.some, let method) = baseExpression.kind,
      case .function = solver.shallow(base.type),
      name.text != "self", isFunctionName(baseExpression)
    {
      error(
        "method '\(method.text)' was used as a property; add () to call it", at: method.range)
      return .failed(at: range)
    }
    if reportUncalledFunction(baseExpression, base, before: name) { return .failed(at: range) }
    return checkMember(base, name, expected: expected, at: range)
  }

  /// The type that a name or a tuple of names stands for, where it is no value.
  func writtenType(_ typed: Typed) -> Type? {
    switch solver.shallow(typed.type) {
    case .metatype(let type) where typed.isType: return type
    case .tuple(let elements):
      guard let parts = typed.tupleParts, !parts.isEmpty, parts.allSatisfy(\.isType) else {
        return nil
      }
      return .tuple(elements.map(instance))
    default: return nil
    }
  }

  /// The type that `[Int]` or `[String: Int]` is before a dot.
  func writtenType(_ expression: Expression) -> Type? {
    func part(_ expression: Expression) -> Type? {
      switch expression.kind {
      case .array, .dictionary: return writtenType(expression)
      case .name(let name) where name.text.first?.isUppercase ?? false: break
      default: return nil
      }
      guard let typed = attempt({ check(expression, expected: nil) }), typed.isType,
        case .metatype(let type) = solver.shallow(typed.type)
      else { return nil }
      return type
    }
    switch expression.kind {
    case .array(let elements) where elements.count == 1:
      return part(elements[0]).map { type(.array, [$0]) }
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = part(pairs[0].key), let value = part(pairs[0].value) else { return nil }
      return type(.dictionary, [key, value])
    default: return nil
    }
  }

  func checkMember(
    _ base: Typed, _ name: Name, expected: Type? = nil, at range: SourceRange
  ) -> Typed {
    let type = solver.shallow(base.type)
    if speculation == 0, isBindingOfUnknown(type) {
      bindingSubjects.insert(range)
      return .failed(at: range)
    }
    if name.text == "self" {
      if let parts = base.tupleParts, case .tuple(let elements) = type,
        parts.allSatisfy(\.isType)
      {
        return typeValue(.tuple(elements.map(instance)), at: range).asValue
      }
      return base.isType ? base.asValue : base
    }
    if case .metatype(let instance) = type {
      return checkStaticMember(base, instance, name, expected, at: range)
    }
    if case .tuple(let elements) = type, let found = tupleElement(base, elements, name, at: range) {
      return found
    }
    let found = members(named: name.text, of: type, isStatic: false)
    if let variable = variable(among: found, expected) {
      noteMutatingGetter(of: variable.symbol, base, at: name.range)
      warnOfDeprecation(variable.symbol, at: name.range)
      return property(variable, of: base, at: range).following(base, self)
    }
    if !found.isEmpty {
      let chosen = chooseReference(found, name, expected, base)
      if chosen.symbol.isMutating, !isReference(base.type) {
        error("cannot reference 'mutating' method as function value", at: name.range)
        return .failed(at: range)
      }
      return functionReference(chosen, of: base, at: range, name: name)
    }
    if let dynamic = dynamicMember(name, of: base, expected, at: range) { return dynamic }
    if case .variable = type {
      if argumentPassed?.start == base.range.start { missedMembers.insert(Spot(base.range)) }
      reportBaseless(name, at: range)
      return .failed(at: range)
    }
    let hidden = unfulfilledMembers(named: name.text, of: type, isStatic: false)
    if let variable = hidden.first(where: { $0.symbol.binding != nil }) {
      _ = open(variable, base: base, at: name.range)
      return .failed(at: range)
    }
    reportMissingMember(name, of: base)
    return memberUnwrapped(base, name, at: range) ?? .failed(at: range)
  }

  /// A property of what an optional wraps, where the optional is to be unwrapped: what else is
  /// wrong with it is said too.
  private func memberUnwrapped(_ base: Typed, _ name: Name, at range: SourceRange) -> Typed? {
    guard speculation == 0, let wrapped = solver.shallow(base.type).wrapped,
      let found = members(named: name.text, of: wrapped, isStatic: false).first,
      found.symbol.binding != nil
    else { return nil }
    var inner = base
    inner.type = wrapped
    return property(found, of: inner, at: range).following(inner, self)
  }

  /// The type that a tuple's element of a metatype stands for.
  private func instance(_ element: TupleElement) -> TupleElement {
    guard case .metatype(let type) = solver.shallow(element.type) else { return element }
    return TupleElement(label: element.label, type: type)
  }

  private func tupleElement(
    _ base: Typed, _ elements: [TupleElement], _ name: Name, at range: SourceRange
  ) -> Typed? {
    let found = Int(name.text) ?? elements.firstIndex { $0.label == name.text }
    guard let index = found, elements.indices.contains(index) else { return nil }
    let type = elements[index].type
    var result = Typed(type, at: range) { builder in
      Code(
        .element(base.build(builder), index: index), type: builder.checker.resolved(type), at: range
      )
    }
    result.variable = base.variable
    switch base.access {
    case .place(let make): result.access = .place { .element(make($0), index: index) }
    case .immutable(let reason): result.access = .immutable(reason)
    case .value: break
    }
    return result
  }

  private func checkStaticMember(
    _ base: Typed, _ instance: Type, _ name: Name, _ expected: Type?, at range: SourceRange
  ) -> Typed {
    let instance = solver.shallow(instance)
    if name.text == "Type" { return typeValue(.metatype(instance), at: range) }
    let found = members(named: name.text, of: instance, isStatic: true)
    if let first = found.first {
      if first.symbol.isType {
        return typeValue(typeMember(first, of: instance, name, at: range), at: range)
      }
      if name.text != "init", let variable = variable(among: found, expected) {
        return property(variable, of: base, at: range)
      }
      let chosen = chooseReference(found, name, expected, base)
      return functionReference(chosen, of: base, at: range, constructing: instance)
    }
    let unapplied = members(named: name.text, of: instance, isStatic: false)
    if let first = unapplied.first, first.symbol.isFunction {
      // `Color.background`: what a catalog gives comes before a view's method.
      let isWanted = if case .function? = expected.map(solver.shallow) { true } else { false }
      if !isWanted, first.symbol.context.nominal?.name == "View",
        let asset = assetSymbol(name, instance, hidesMethod: true, at: range)
      {
        return asset
      }
      return unappliedReference(first, instance, at: range)
    }
    if !unapplied.isEmpty {
      reportInstanceMember(name, instance, of: base)
      return .failed(at: range)
    }
    if let asset = assetSymbol(name, instance, at: range) { return asset }
    if let dynamic = dynamicMember(name, of: base, expected, at: range) { return dynamic }
    reportMissingMember(name, of: base)
    return .failed(at: range)
  }

  /// Where the type is `self`, no value of it was meant.
  func reportInstanceMember(_ name: Name, _ instance: Type, of base: Typed) {
    let hint =
      base.isSelf || !base.isType ? "" : "; did you mean to use a value of this type instead?"
    error(
      "instance member '\(name.text)' cannot be used on type '\(shown(instance))'\(hint)",
      at: base.range)
  }

  func typeMember(_ found: Candidate, of base: Type, _ name: Name, at range: SourceRange) -> Type {
    switch found.symbol.kind {
    case .type(let inner):
      let given = name.genericArguments.map { resolve($0, in: context) }
      let missing = max(0, inner.generics.count - base.arguments.count - given.count)
      return .nominal(inner, base.arguments + given + (0..<missing).map { _ in solver.fresh() })
    default: return memberType(name.text, of: base)
    }
  }

  /// `Type.method`: a function of the instance that gives the method.
  func unappliedReference(_ candidate: Candidate, _ instance: Type, at range: SourceRange) -> Typed
  {
    let target = open(candidate, base: nil, at: range)
    let method = FunctionType(
      target.parameters.map(\.asFunctionParameter), result: target.result,
      isAsync: target.isAsync, isThrowing: target.isThrowing)
    let type = Type.function(FunctionType([.init(instance)], result: .function(method)))
    return Typed(type, at: range) { builder in
      builder.unapplied(target, method, type, at: range)
    }
  }

  /// A member found by `@dynamicMemberLookup`: through a key path, as `Binding`'s are.
  func dynamicMember(
    _ name: Name, of base: Typed, _ expected: Type? = nil, at range: SourceRange
  ) -> Typed? {
    guard let found = dynamicSubscript(.member(name), of: base, expected, at: range) else {
      return nil
    }
    var result = value(of: found, base, at: range)
    result.isOfUnwrapped = leadsToUnwrapped(.member(name), found.target)
    return result
  }

  /// `$scores["Ann"]`: a subscript of what a dynamic type's key paths lead from.
  func dynamicSubscript(_ syntax: CallArguments, of base: Typed, at range: SourceRange) -> Typed? {
    dynamicSubscript(.subscript(syntax), of: base, at: range).map { value(of: $0, base, at: range) }
  }

  private func value(
    of found: DynamicSubscript, _ base: Typed, at range: SourceRange
  ) -> Typed {
    if found.argument.type.isError { return .failed(at: range) }
    return subscriptValue(
      found.target, found.candidate, base, [found.argument], found.matched, at: range)
  }

  /// The subscript that a dynamic member is, with the name or key path it is given.
  struct DynamicSubscript {
    var target: CallTarget
    var candidate: Candidate
    var argument: Typed
    var matched: ArgumentMatch { ArgumentMatch(parameters: [0], parameterCount: 1) }
  }

  /// The subscript through which a dynamic member is found; its argument failed where it is
  /// unknown what the key path leads to.
  func dynamicSubscript(
    _ component: KeyPathComponent, of base: Typed, _ expected: Type? = nil, at range: SourceRange
  ) -> DynamicSubscript? {
    var type = solver.shallow(base.type)
    var isStatic = false
    if case .metatype(let instance) = type { (type, isStatic) = (solver.shallow(instance), true) }
    guard case .nominal(let nominal, let arguments) = type, isDynamic(nominal) else { return nil }
    let subscripts = ownMembers(of: nominal, named: "subscript").filter {
      $0.isStatic == isStatic && signature(of: $0).parameters.first?.label == "dynamicMember"
        && holds(ownConstraints(of: $0.context), arguments) != .no
    }
    let candidates = subscripts.map { Candidate(symbol: $0, arguments: arguments, base: type) }
    // Of several, one that gives what is wanted here.
    let fitting = candidates.filter { candidate in
      guard let expected, candidates.count > 1 else { return false }
      return supposing {
        conversion(open(candidate, base: base, at: range).result, expected) != .no
      } == true
    }
    for group in [fitting, candidates] {
      // A key path is found before a name.
      for isNamed in [false, true] {
        for candidate in group {
          let target = open(candidate, base: base, at: range)
          if let expected, leadsToUnwrapped(component, target) {
            _ = unify(target.result, expected)
          }
          let isOnly = candidates.count == 1
          let argument =
            isNamed
            ? throughString(component, target, at: range)
            : throughKeyPath(component, target, isOnly: isOnly, at: range)
          guard let argument else { continue }
          return DynamicSubscript(target: target, candidate: candidate, argument: argument)
        }
      }
    }
    return nil
  }

  /// What the key paths of a type's dynamic members lead from; nil where it has none.
  func dynamicRoot(of type: Type) -> Type? {
    guard case .nominal(let nominal, let arguments) = type, isDynamic(nominal) else { return nil }
    for symbol in ownMembers(of: nominal, named: "subscript") {
      guard let parameter = signature(of: symbol).parameters.first,
        parameter.label == "dynamicMember", parameter.type.arguments.count == 2
      else { continue }
      return substitute(parameter.type.arguments[0], arguments)
    }
    return nil
  }

  func isDynamic(_ nominal: NominalType) -> Bool {
    nominal.scope.declaration?.attributes.contains { $0.baseName == "dynamicMemberLookup" } ?? false
  }

  /// A member that only a key path to read leads to, where one to write is wanted.
  private func reportReadOnly(
    _ component: KeyPathComponent, of root: Type, at range: SourceRange
  ) {
    guard case .member(let name) = component,
      let found = members(named: name.text, of: root, isStatic: false).first
    else { return }
    let base = Typed(root, at: range, access: .place { _ in .discarded }) { _ in
      Code(.unsupported("a key path's root"), type: root, at: range)
    }
    if speculation == 0 { constantParts.insert(name.range) }
    reportImmutable(property(found, of: base, at: name.range), nil, .assign, at: name.range)
  }

  private func throughKeyPath(
    _ component: KeyPathComponent, _ target: CallTarget, isOnly: Bool, at range: SourceRange
  ) -> Typed? {
    guard
      case .nominal(let path, let parts)? = target.parameters.first.map({ solver.shallow($0.type) }),
      parts.count == 2, let known = path.wellKnown,
      known == .keyPath || known == .writableKeyPath || known == .referenceWritableKeyPath
    else { return nil }
    let root = solver.shallow(parts[0])
    if case .variable = root { return nil }
    guard leads(component, from: root) else { return nil }
    let keyPath = keyPathValue(
      root: root, [component], wanted: target.parameters[0].type, at: range)
    // What cannot be written is another subscript's.
    if !isOnly, known != .keyPath, solver.shallow(keyPath.type).nominal?.wellKnown == .keyPath {
      return nil
    }
    if module.usesUnsimulated, keyPath.type.isError || keyPath.pathValue.map(isUnknown) ?? false {
      return .failed(at: range)
    }
    guard !keyPath.type.isError, unify(keyPath.pathValue ?? .error, parts[1]) else { return nil }
    if known != .keyPath, keyPath.type.nominal?.wellKnown == .keyPath {
      reportReadOnly(component, of: root, at: range)
    }
    return keyPath
  }

  /// Whether the member is a `T!`, which is its value where that is wanted.
  private func leadsToUnwrapped(_ component: KeyPathComponent, _ target: CallTarget) -> Bool {
    guard case .member(let name) = component,
      let root = target.parameters.first?.type.arguments.first
    else { return false }
    return members(named: name.text, of: solver.shallow(root), isStatic: false)
      .first?.symbol.isImplicitlyUnwrapped ?? false
  }

  /// Whether a type has what a key path's component names.
  private func leads(_ component: KeyPathComponent, from root: Type) -> Bool {
    switch component {
    case .member(let name):
      return isElement(name.text, of: root)
        || members(named: name.text, of: root, isStatic: false).contains {
          !$0.symbol.isFunction
        }
    case .subscript: return !members(named: "subscript", of: root, isStatic: false).isEmpty
    case .optionalChain, .forceUnwrap: return false
    }
  }

  /// Whether nothing is known of a value, or of what may be in it.
  func isUnknown(_ type: Type) -> Bool {
    let type = solver.shallow(type)
    if case .variable = type { return true }
    return type.isError || type.wrapped.map(isUnknown) ?? false
  }

  /// Whether a tuple has an element of that label or number.
  private func isElement(_ name: String, of type: Type) -> Bool {
    guard case .tuple(let elements) = type else { return false }
    return elements.contains { $0.label == name }
      || Int(name).map(elements.indices.contains) == true
  }

  private func throughString(
    _ component: KeyPathComponent, _ target: CallTarget, at range: SourceRange
  ) -> Typed? {
    guard case .member(let name) = component,
      let wanted = target.parameters.first?.type,
      solver.shallow(wanted).nominal?.wellKnown == .string
    else { return nil }
    return Typed(wanted, at: range) { _ in
      Code(.constant(.string(name.text)), type: wanted, at: range)
    }
  }
}

extension Typed {
  /// A part of a value is part of the variable that holds it.
  func following(_ base: Typed, _ checker: Checker) -> Typed {
    var copy = self
    if !checker.isReference(base.type) { copy.variable = base.variable }
    return copy
  }
}

extension FunctionBuilder {
  func unapplied(
    _ target: CallTarget, _ method: FunctionType, _ type: Type, at range: SourceRange
  ) -> Code {
    let type = checker.resolved(type)
    guard case .function(let outer) = type, let own = outer.parameters.first?.type else {
      return Code(.unsupported("an unapplied method"), type: type, at: range)
    }
    let context = FunctionContext(parent: function, result: outer.result)
    context.isClosure = true
    let instance = LocalVariable("self", type: own, isLet: true, in: context, at: range)
    let types = target.types.map(checker.resolved)
    return closure(context, parameters: [instance], type: type, at: range, name: "implicit closure")
    {
      inner in
      let value = Code(.local(inner.slot(instance)), type: own, at: range)
      let reference = Code.Kind.reference(
        target.callee(inner), applied: [value], types: target.callee(inner).types(types))
      return [.return(Code(reference, type: outer.result, at: range))]
    }
  }
}
