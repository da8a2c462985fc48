import Diagnostics
import SwiftSource

// What generic declarations ask of types, and is not so.
extension Checker {
  /// A builder's method that takes none of the components.
  func reportBuilder(
    _ name: String, _ builder: Type, _ values: [Typed], _ candidates: [Candidate],
    at range: SourceRange
  ) {
    if speculation > 0 {
      failures += 1
      return
    }
    if name == "buildExpression", let value = values.first,
      case .metatype = resolved(value.type)
    {
      return error("no exact matches in reference to static method '\(name)'", at: value.range)
    }
    // The first component that fulfils none of the constraints.
    for value in values {
      for candidate in candidates {
        for case .conforms(_, let proto) in signature(of: candidate.symbol).constraints
        where conforms(value.type, to: proto) == .no {
          reportNonconforming(value.type, proto, at: value.range)
          return
        }
      }
    }
    reportNoExact("static method '\(name)'", at: range)
  }

  /// A type does not conform to what the declaration that is used asks for.
  func reportUnfulfilled(
    _ type: Type, _ proto: NominalType, _ requirement: Solver.Requirement
  ) {
    let found = resolved(type)
    if isPlaceholder(found) {
      // That it is declared nowhere has been said.
      failures += 1
      hidesErrors = true
      return
    }
    if requirement.symbol?.name == "buildExpression", reportUnbuilt(at: requirement.range) {
      return
    }
    if let method = methodMeant(beside: found, requirement, proto) {
      smallChanges += found.nominal?.wellKnown?.isNumber == true ? -2 : 2
      return error(
        "type \(method.text) cannot conform to '\(proto.name)'", at: requirement.range,
        notes: reasons(requirement, method.type, proto, as: method.text))
    }
    guard requirement.symbol != nil, isDeclared(found) else {
      // A function is further from what is wanted than other types that never conform.
      smallChanges += found.isFunction ? 0 : 2
      return reportNonconforming(
        found, proto, at: requirement.range, notes: reasons(requirement, found, proto))
    }
    if let (part, bound) = unmetCondition(of: found, proto) {
      // The type conforms where its arguments do: the one that does not is named.
      guard !isPlaceholder(part) else {
        failures += 1
        hidesErrors = true
        return
      }
      if !isDeclared(part) { return reportNonconforming(part, bound, at: requirement.range) }
      let user = describedConditional(requirement, on: found.nominal)
      error(
        "\(user) requires that '\(shown(part))' conform to '\(bound.name)'",
        at: requirement.range)
      return
    }
    if reportTwice(requirement) { return }
    let what = proto.wellKnown == .anyObject ? "be a class type" : "conform to '\(proto.name)'"
    let needs = "requires that '\(shown(found))' \(what)"
    // That a type of the language conforms is rarely what is missing.
    let type = solver.literal(of: found).flatMap(defaultType) ?? found
    let isUnlikely = type.nominal?.wellKnown != nil || hasRawValue(type, of: proto)
    smallChanges += isUnlikely ? -2 : 2
    if proto.wellKnown == .hashable, case .type = requirement.source, speculation == 0,
      diagnostics.contains(where: {
        $0.message == "type '\(shown(found))' does not conform to protocol 'Hashable'"
      })
    {
      // Said where the dictionary's type is written; of its methods it is said again.
      guard let symbol = requirement.symbol, symbol.isFunction,
        symbol.context.nominal?.wellKnown == .dictionary
      else {
        failures += 1
        return
      }
      let user = "referencing instance method '\(symbol.fullName)' on 'Dictionary'"
      return error("\(user) \(needs)", at: requirement.range)
    }
    if isBindingOfUnknown(found), let symbol = requirement.symbol {
      reportsOfBound[requirement.range] = signature(of: symbol).generics.first?.name
    }
    error(
      "\(described(requirement)) \(needs)", at: requirement.range,
      notes: notes(on: requirement, found, proto))
  }

  /// A type does not inherit from the class that a generic declaration asks for.
  func reportNotInheriting(_ type: Type, _ parent: Type, _ requirement: Solver.Requirement) {
    let asked = constraints(of: requirement).compactMap { constraint -> Type? in
      guard case .subclass(let own, _) = constraint else { return nil }
      return own
    }
    error(
      "\(described(requirement)) requires that '\(shown(type))' inherit from '\(shown(parent))'",
      at: requirement.range,
      notes: asked.count == 1 ? notes(on: requirement, [(asked[0], type)]) : [])
  }

  /// `ForEach(items.count, id: \.self)`, `Text(name.first)`: where a property does not conform, and
  /// there is a method of its name, neither does, and swiftc says so of the method: of one that is
  /// generic, as `count(where:)`, where a type asks, and of others where the function does.
  private func methodMeant(
    beside found: Type, _ requirement: Solver.Requirement, _ proto: NominalType
  ) -> (type: Type, text: String)? {
    guard speculation == 0, let call = calling.last, let symbol = call.target.symbol,
      let own = asking(requirement, proto)
    else { return nil }
    let isNumber = found.nominal?.wellKnown?.isNumber == true
    switch requirement.source {
    case .type: guard isNumber else { return nil }
    case .declaration:
      guard !isNumber, found.nominal?.isBuiltin == true,
        found.wrapped.map({ conforms($0, to: proto) == .no }) ?? true
      else { return nil }
    case .extension: return nil
    }
    let parameters = signature(of: symbol).parameters
    for index in parameters.indices where parameters[index].type == own {
      for position in call.matched.arguments[index] {
        guard case .member(let base?, let name) = call.arguments[position].expression.kind,
          let owner = supposing({ check(base, expected: nil) }),
          let method = members(named: name.text, of: solver.shallow(owner.type), isStatic: false)
            .first(where: \.symbol.isFunction)
        else { continue }
        let type = reference(to: method, isGeneric: isNumber)
        return (type, quoted(reference: type, to: method))
      }
    }
    return nil
  }

  /// A method's type as it is named: what it throws is what its argument throws.
  private func reference(to method: Candidate, isGeneric: Bool) -> Type {
    let signature = signature(of: method.symbol)
    let whole = substitute(.function(signature.functionType), method.arguments)
    guard signature.isRethrowing, case .function(var type) = whole else { return whole }
    type.isThrowing = true
    if !isGeneric { return .function(type) }
    let thrown = Type.parameter(GenericParameter(name: "E", index: 0))
    type.thrown = thrown
    for index in type.parameters.indices {
      guard case .function(var taken) = type.parameters[index].type else { continue }
      taken.thrown = thrown
      type.parameters[index].type = .function(taken)
    }
    return .function(type)
  }

  /// Whether it is rather the raw value of a type that would conform.
  private func hasRawValue(_ type: Type, of proto: NominalType) -> Bool {
    guard known(.rawRepresentable).map({ conforms(type, to: $0) == .yes }) == true else {
      return false
    }
    return conforms(memberType("RawValue", of: type), to: proto) == .yes
  }

  /// What a builder takes nothing of, in a closure for a declaration beside which there is one with
  /// the same labels and another builder, `toolbar(content:)`: none of the two is meant. A builder
  /// that is generic is out of the question where nothing tells what of.
  func reportUnbuilt(at range: SourceRange) -> Bool {
    guard let symbol = calling.dropLast().last?.target.symbol,
      let nominal = symbol.context.nominal
    else { return false }
    let builders = ownMembers(of: nominal, named: symbol.name)
      .filter { $0.fullName == symbol.fullName }
      .compactMap { signature(of: $0).parameters.last?.builder?.nominal }
      .filter(\.generics.isEmpty)
    guard builders.contains(where: { $0 !== builders[0] }) else { return false }
    error("no exact matches in reference to static method 'buildExpression'", at: range)
    return true
  }

  /// Which parameter of the program's own declaration asks it of a type.
  private func notes(
    on requirement: Solver.Requirement, _ type: Type, _ proto: NominalType
  ) -> [Diagnostic] {
    asking(requirement, proto).map { notes(on: requirement, [($0, type)]) } ?? []
  }

  /// The only parameter that is asked to conform to a protocol.
  private func asking(_ requirement: Solver.Requirement, _ proto: NominalType) -> Type? {
    let found = constraints(of: requirement).compactMap { constraint -> Type? in
      guard case .conforms(let own, proto) = constraint else { return nil }
      return own
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Why a function or a tuple, which never conforms, would have to.
  private func reasons(
    _ requirement: Solver.Requirement, _ type: Type, _ proto: NominalType, as text: String? = nil
  ) -> [Diagnostic] {
    guard !isDeclared(type), let symbol = requirement.symbol, let own = asking(requirement, proto)
    else { return [] }
    var place = symbol.nameRange
    if case .type(let nominal) = requirement.source {
      place = nominal.scope.declaration?.nameRange ?? place
    }
    return reasons(
      "\(described(requirement)) where '\(own)' = \(text ?? "'\(shown(type))'")",
      at: requirement.range,
      declared: place.file == .max ? nil : place)
  }

  /// Which of its parameters ask to be the same.
  private func notes(
    on requirement: Solver.Requirement, same a: Type, _ b: Type
  ) -> [Diagnostic] {
    let asking = constraints(of: requirement).compactMap { constraint -> [(Type, Type)]? in
      guard case .same(let x, let y) = constraint else { return nil }
      return [(x, a), (y, b)]
    }
    return asking.count == 1 ? notes(on: requirement, asking[0]) : []
  }

  private func notes(
    on requirement: Solver.Requirement, _ values: [(own: Type, value: Type)]
  ) -> [Diagnostic] {
    guard let symbol = requirement.symbol else { return [] }
    let place =
      switch requirement.source {
      case .declaration: symbol.isWritten ? symbol.nameRange : .none
      case .type(let nominal): nominal.scope.declaration?.nameRange ?? .none
      case .extension: symbol.context.extensionDeclaration?.keyword ?? .none
      }
    let texts = values.compactMap { own, value in
      switch own {
      case .parameter, .member: "'\(own)' = '\(shown(value))'"
      default: nil
      }
    }
    guard place.file != .max, !texts.isEmpty else { return [] }
    return [Diagnostic(.note, "where \(texts.joined(separator: ", "))", at: place)]
  }

  private func constraints(of requirement: Solver.Requirement) -> [Constraint] {
    guard let symbol = requirement.symbol else { return [] }
    switch requirement.source {
    case .declaration: return signature(of: symbol).constraints
    case .type(let nominal): return nominal.scope.context.map { ownConstraints(of: $0) } ?? []
    case .extension: return ownConstraints(of: symbol.context)
    }
  }

  /// The argument of a type that keeps it from conforming, and what that would have to conform to.
  func unmetCondition(of type: Type, _ proto: NominalType) -> (Type, NominalType)? {
    guard case .nominal(let nominal, let arguments) = type,
      let place = conformanceContext(of: nominal, to: proto), place.isExtension,
      allProtocols(of: nominal).contains(where: { $0 === proto })
    else { return nil }
    for case .conforms(.parameter(let own), let bound) in ownConstraints(of: place)
    where own.index < arguments.count && conforms(arguments[own.index], to: bound) == .no {
      return (resolved(arguments[own.index]), bound)
    }
    return nil
  }

  func reportNonconforming(
    _ type: Type, _ proto: NominalType, at range: SourceRange, notes: [Diagnostic] = []
  ) {
    let type = resolved(type)
    let isFunction = if case .function = type { true } else { false }
    let needs =
      isDeclared(type)
      ? "does not conform to protocol '\(proto.name)'" : "cannot conform to '\(proto.name)'"
    error(
      "type '\(shown(type))' \(needs)", at: range, notes: notes,
      kind: isFunction ? .functionForProtocol : .other)
    // Nor is it known what a generic type, of which none is made, would be of.
    guard case .metatype(.nominal(let nominal, let arguments)) = type else { return }
    for (generic, argument) in zip(nominal.generics, arguments) where argument.hasVariables {
      reportUninferred(generic.name, at: range)
    }
  }

  /// Two types are not the same one, as the declaration that is used asks.
  /// - Parameter text: how the second is written, where it is a member of another type.
  func reportDifferent(
    _ a: Type, _ b: Type, as text: String? = nil, _ requirement: Solver.Requirement
  ) {
    let types = "the types '\(shown(a))' and \(text ?? "'\(shown(b))'") be equivalent"
    if reportTwice(requirement) { return }
    guard requirement.symbol != nil else {
      error("cannot convert value of type '\(shown(a))' to '\(shown(b))'", at: requirement.range)
      return
    }
    // Nearer than to convert what is passed to an element.
    smallChanges += text == nil ? 0 : 2
    error(
      "\(described(requirement)) requires \(types)", at: requirement.range,
      notes: notes(on: requirement, same: a, b))
  }

  /// A member type is not what the declaration that is used asks it to be: a known type is named
  /// last.
  func reportDifferent(
    _ wanted: Type, member: Type, as text: String, _ requirement: Solver.Requirement
  ) {
    let isToBeKnown = constraints(of: requirement).contains { constraint in
      guard case .same(let a, let b) = constraint else { return false }
      return a.isGeneric != b.isGeneric
    }
    if isToBeKnown {
      reportDifferent(member, wanted, requirement)
    } else {
      reportDifferent(wanted, member, as: text, requirement)
    }
  }

  /// What the standard library has twice, of a type and of its protocol, is neither of the two.
  private func reportTwice(_ requirement: Solver.Requirement) -> Bool {
    guard let symbol = requirement.symbol, !symbol.isInitializer, isDeclaredTwice(symbol)
    else { return false }
    reportNoExact(
      "\(symbol.describedKind) '\(symbol.name)'",
      at: requirement.range)
    return true
  }

  /// Functions, tuples and existentials never conform; the message says it so.
  func isDeclared(_ type: Type) -> Bool {
    switch type {
    case .nominal, .parameter, .opaque, .member: true
    case .variable(let index): solver.literals[index] != nil
    case .function, .tuple, .metatype, .existential, .error: false
    }
  }

  /// - Parameter receiver: the type that a protocol's member is used on.
  private func described(
    _ requirement: Solver.Requirement, on receiver: NominalType? = nil
  ) -> String {
    guard let symbol = requirement.symbol else { return "" }
    let name = symbol.isFunction ? symbol.shownName : symbol.fullName
    let what = "\(symbol.describedKind) '\(name)'"
    switch requirement.source {
    case .declaration: return what
    case .extension(let nominal):
      let owner = declaringProtocol(of: symbol, nominal) ?? nominal
      return symbol.binding != nil ? what : "referencing \(what) on '\(owner.name)'"
    case .type(let nominal):
      if nominal.keyword == .protocol, let receiver {
        return "referencing \(what) on '\(receiver.name)'"
      }
      return isGenericOverload(symbol, of: nominal)
        ? "referencing \(what) on '\(nominal.name)'"
        : "generic \(nominal.keyword.rawValue) '\(nominal.name)'"
    }
  }

  /// As `described`, where it is the conformance of a type that asks: swiftc takes the type around
  /// the member for what does, if that is not generic.
  private func describedConditional(
    _ requirement: Solver.Requirement, on receiver: NominalType?
  ) -> String {
    guard case .declaration = requirement.source, let symbol = requirement.symbol, symbol.isMember,
      let owner = symbol.context.nominal
    else { return described(requirement, on: receiver) }
    if owner.keyword != .protocol, owner.generics.isEmpty,
      !symbol.context.isExtension || owner.isBuiltin
    {
      return "\(owner.keyword.rawValue) '\(owner.name)'"
    }
    let what = described(requirement)
    guard let receiver, !symbol.isInitializer else { return what }
    return "referencing \(what) on '\(receiver.name)'"
  }

  /// Whether an initializer with generic parameters of its own is one of several with its labels.
  private func isGenericOverload(_ symbol: Symbol, of nominal: NominalType) -> Bool {
    symbol.isInitializer && !signature(of: symbol).generics.isEmpty
      && ownMembers(of: nominal, named: symbol.name).contains {
        $0 !== symbol && $0.fullName == symbol.fullName
      }
  }

  /// The protocol whose extension has a member, too, that the library declares for one type.
  private func declaringProtocol(of symbol: Symbol, _ nominal: NominalType) -> NominalType? {
    guard nominal.isBuiltin, nominal.keyword != .protocol else { return nil }
    return allProtocols(of: nominal).first { proto in
      ownMembers(of: proto, named: symbol.name).contains { $0.fullName == symbol.fullName }
    }
  }

  /// `$items.append(1)`: key paths lead to no method.
  private func reportDynamicMethod(_ name: Name, of type: Type, _ root: Type) -> Bool {
    guard let nominal = type.nominal,
      let method = members(named: name.text, of: root, isStatic: false).first,
      method.symbol.isFunction
    else { return false }
    let signature = signature(of: method.symbol)
    guard signature.generics.isEmpty else { return false }
    var written = FunctionType(signature.parameters.map(\.asFunctionParameter), result: .void)
    written.result = signature.result
    let function = substitute(.function(written), method.arguments)
    error(
      "dynamic key path member lookup cannot refer to instance method '\(method.symbol.shownName)'",
      at: name.range)
    error(
      "cannot call value of non-function type '\(nominal.name)<\(shown(function))>'",
      at: name.range, kind: .callOfValue)
    return true
  }

  /// A member that the wrapper of a property has, and not the property's value:
  /// `dismiss.wrappedValue`.
  private func reportWrapped(_ name: Name, of base: Typed) -> Bool {
    guard let use = base.wrapper else { return false }
    for type in [use.projection, use.storage].compactMap(\.self) where type != base.type {
      guard let found = members(named: name.text, of: type, isStatic: false).first else { continue }
      error(
        "referencing \(found.symbol.describedKind) '\(found.symbol.shownName)' requires wrapper "
          + "'\(shown(type))'", at: base.range)
      let value = substitute(signature(of: found.symbol).result, found.arguments)
      mistakenCalls[base.range.union(name.range)] = resolved(value)
      return true
    }
    return false
  }

  /// A member of a wrapped property that neither the value nor, through key paths, the projection
  /// has: swiftc tries the latter, and says so.
  func reportMissingDynamic(_ name: Name, of base: Typed, isCalled: Bool) -> Bool {
    if let root = dynamicRoot(of: resolved(base.type)) {
      // A list tries its elements as bindings of anything, too; a model is some one.
      let isModel = resolved(base.type).nominal?.name == "Bindable"
      if isModel, module.usesUnsimulated, root.isError || root.hasVariables {
        meetUnknown()
        return true
      }
      if isCalled, reportDynamicMethod(name, of: resolved(base.type), root) { return true }
      error(
        "value of type '\(shown(base.type))' has no dynamic member '\(name.text)' using key path "
          + "from root type '\(shown(root))'", at: name.range, kind: .valueLacksSubscript)
      return true
    }
    if reportWrapped(name, of: base) { return true }
    guard let projection = base.wrapper?.projection, let root = dynamicRoot(of: projection) else {
      return false
    }
    error(
      "referencing subscript 'subscript(dynamicMember:)' requires wrapper '\(shown(projection))'",
      at: base.range)
    error(
      "value of type '\(shown(base.type))' has no dynamic member '\(name.text)' using key path "
        + "from root type '\(shown(root))'", at: name.range, kind: .valueLacksSubscript)
    if isCalled {
      error(
        "cannot call value of non-function type 'Binding<Subject>'", at: name.range,
        kind: .callOfValue)
    }
    bindingSubjects.insert(base.range.union(name.range))
    return true
  }
}
