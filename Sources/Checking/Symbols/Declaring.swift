import Diagnostics
import SwiftSource

extension Checker {
  /// Makes the symbols of one declaration, without looking at their types.
  /// - Parameter native: the library's entry that it is.
  func symbols(
    of declaration: Declaration, in context: Context, native: Int? = nil
  ) -> [Symbol] {
    let made = made(declaration, in: context, native: native)
    for symbol in made { symbol.entry = native }
    return made
  }

  private func made(_ declaration: Declaration, in context: Context, native: Int?) -> [Symbol] {
    switch declaration.kind {
    case .variable(let variable):
      return variable.bindings.flatMap { binding in
        variableSymbols(binding, isLet: variable.isLet, declaration, context, native)
      }
    case .function(let function):
      let symbol = make(.function(function), function.name, declaration, context)
      if function.body == nil { symbol.native = native }
      return [symbol]
    case .initializer(let initializer):
      let symbol = make(.initializer(initializer), "init", declaration, context)
      if initializer.body == nil { symbol.native = native }
      return [symbol]
    case .subscript(let subscripted):
      let symbol = make(.subscript(subscripted), "subscript", declaration, context)
      if subscripted.accessors.list.allSatisfy({ $0.body == nil }) { symbol.native = native }
      return [symbol]
    case .type(let type):
      return [declareType(type, declaration, in: context)]
    case .typealias(let name, let generics, let type):
      return [make(.alias(generics, type), name, declaration, context)]
    case .associatedType(let name, let inherited, let standard):
      return [
        make(.associatedType(inherited: inherited, default: standard), name, declaration, context)
      ]
    case .enumCases(let cases):
      let isIndirect =
        declaration.isIndirect || context.nominal?.scope.declaration?.isIndirect ?? false
      return cases.map { item in
        let index = context.nominal?.cases.count ?? 0
        context.nominal?.cases.append(EnumCase(name: item.name, isIndirect: isIndirect))
        let symbol = Symbol(
          .enumCase(index: index, item), name: item.name, declaration: declaration,
          context: context, nameRange: item.range)
        symbol.isStatic = true
        return symbol
      }
    case .import, .deinitializer, .extension, .operator, .precedenceGroup, .macro, .missing:
      return []
    }
  }

  private func variableSymbols(
    _ binding: VariableDeclaration.Binding, isLet: Bool, _ declaration: Declaration,
    _ context: Context, _ native: Int?
  ) -> [Symbol] {
    binding.pattern.boundNames.flatMap { name, range -> [Symbol] in
      let symbol = Symbol(
        .variable(binding, isLet: isLet), name: name, declaration: declaration, context: context,
        nameRange: range)
      apply(declaration, to: symbol)
      if let native, binding.initializer == nil {
        let bodies = binding.accessors?.list.contains { $0.body != nil } ?? false
        if !bodies,
          binding.accessors != nil || symbol.isStatic || !symbol.isMember
            || context.extensionDeclaration != nil
        {
          symbol.native = native
        }
      }
      guard declaration.mayBeWrapped else { return [symbol] }
      let storage = Symbol(
        .wrapperStorage(symbol), name: "_" + name, declaration: declaration, context: context,
        nameRange: range)
      let projection = Symbol(
        .wrapperProjection(symbol), name: "$" + name, declaration: declaration, context: context,
        nameRange: range)
      for extra in [storage, projection] {
        extra.isStatic = symbol.isStatic
        extra.access = extra === storage ? min(.private, symbol.access) : symbol.access
      }
      return [symbol, storage, projection]
    }
  }

  private func make(
    _ kind: Symbol.Kind, _ name: String, _ declaration: Declaration, _ context: Context
  ) -> Symbol {
    let symbol = Symbol(
      kind, name: name, declaration: declaration, context: context,
      nameRange: declaration.nameRange)
    apply(declaration, to: symbol)
    return symbol
  }

  private func apply(_ declaration: Declaration, to symbol: Symbol) {
    if symbol.context.isExtension { symbol.access = symbol.context.extensionAccess }
    for modifier in declaration.modifiers { apply(modifier, to: symbol) }
    symbol.setterAccess = min(symbol.setterAccess, symbol.access)
    for modifier in declaration.modifiers where modifier.detail == "set" {
      symbol.setterAccess = Symbol.Access(modifier.name) ?? symbol.setterAccess
    }
    if symbol.context.nominal?.keyword == .protocol, symbol.context.isProtocolBody {
      symbol.isFinal = false
    }
    for attribute in declaration.attributes where attribute.baseName == "_disfavoredOverload" {
      symbol.isDisfavored = true
    }
    for attribute in declaration.attributes where attribute.baseName == "available" {
      guard let argument = attribute.arguments?.first else { continue }
      let message = argument.value.plainText ?? ""
      switch argument.label?.text {
      case "unavailable": symbol.unavailable = message
      case "deprecated":
        let name = attribute.arguments?.dropFirst().first?.value.plainText
        symbol.deprecation = Deprecation(message: message, newName: name)
      default: break
      }
    }
  }

  private func apply(_ modifier: Modifier, to symbol: Symbol) {
    if let access = Symbol.Access(modifier.name) {
      if modifier.detail == nil { symbol.access = access }
      return
    }
    switch modifier.name {
    case "static":
      symbol.isStatic = true
      symbol.isFinal = true
    case "class": symbol.isStatic = true
    case "mutating": symbol.isMutating = true
    case "consuming": symbol.isConsuming = true
    case "nonmutating": symbol.isNonmutating = true
    case "override": symbol.isOverride = true
    case "final": symbol.isFinal = true
    case "convenience": symbol.isConvenience = true
    case "lazy": symbol.isLazy = true
    case "weak": symbol.ownership = .weak
    case "unowned": symbol.ownership = .unowned
    case "prefix": symbol.isPrefix = true
    case "postfix": symbol.isPostfix = true
    default: break
    }
  }

  /// The attribute that names a property wrapper, found by looking at the library's and module's
  /// types; nil for attributes of the language, and where it may not wrap.
  func wrapperAttribute(of declaration: Declaration, in context: Context) -> Attribute? {
    if declaration.namesSeveral { return nil }
    if case .variable(let variable) = declaration.kind, variable.isLet { return nil }
    return wrapperAttribute(among: declaration.attributes, in: context)
  }

  func wrapperAttribute(among attributes: [Attribute], in context: Context) -> Attribute? {
    attributes.first { isWrapper($0, in: context) }
  }

  func isWrapper(_ attribute: Attribute, in context: Context) -> Bool {
    guard !KnownAttribute.names.contains(attribute.baseName) else { return false }
    return typeSymbol(named: attribute.name, in: context).map(isWrapper) ?? false
  }

  /// Whether a type wraps properties, or is another name of one that does.
  private func isWrapper(_ symbol: Symbol) -> Bool {
    guard case .alias(_, let syntax) = symbol.kind else { return symbol.isWrapper }
    guard let aliased = typeSymbol(named: syntax, in: symbol.context), aliased !== symbol else {
      return false
    }
    return isWrapper(aliased)
  }

  /// A type's symbol, its members declared, its generic parameters named.
  func declareType(
    _ syntax: TypeDeclaration, _ declaration: Declaration, in outer: Context
  ) -> Symbol {
    let isBuiltin = outer.file == .max
    let nominal = NominalType(
      name: syntax.name, keyword: syntax.keyword, parent: outer.enclosingNominal,
      isBuiltin: isBuiltin)
    let inner = Context(parent: outer, nominal: nominal, file: outer.file)
    inner.isProtocolBody = syntax.keyword == .protocol
    if syntax.keyword == .protocol {
      let own = GenericParameter(name: "Self", index: inner.generics.count)
      inner.generics.append(own)
      inner.named["Self"] = own
    }
    if syntax.keyword == .protocol {
      inner.clause = GenericClause(requirements: syntax.generics.requirements)
    } else {
      addGenerics(syntax.generics, to: inner)
    }
    nominal.generics = inner.generics
    nominal.scope.context = inner
    nominal.scope.declaration = declaration
    nominal.scope.syntax = syntax
    nominal.findConformance = { [unowned self] nominal, proto in
      self.conformance(of: nominal, to: proto)
    }
    nominal.findTypeWitness = { [unowned self] nominal, name in
      self.typeWitness(name, of: nominal)
    }
    // A class of the library's that says so is observed as one with the macro is.
    nominal.isObservable =
      nominal.isBuiltin && nominal.isClass
      && syntax.inherited.contains {
        if case .name(_, "Observable", _) = $0.kind { return true }
        return false
      }
    for attribute in declaration.attributes {
      if attribute.baseName == "Observable" { nominal.isObservable = true }
      if attribute.baseName == "Model", nominal.isClass {
        nominal.isObservable = true
        nominal.scope.isModel = true
      }
    }
    if !isBuiltin {
      module.types.append(nominal)
      if syntax.inherited.contains(where: \.isLiteralProtocol) { module.takesLiterals = true }
    }
    addMembers(syntax.members, to: nominal, in: inner)
    if isBuiltin, nominal.scope.hasDeinitializer { libraryHasDeinitializers = true }
    return make(.type(nominal), syntax.name, declaration, outer)
  }

  func addMembers(_ members: [Declaration], to nominal: NominalType, in inner: Context) {
    for member in members {
      if case .deinitializer = member.kind { nominal.scope.hasDeinitializer = true }
      reportPreview(member, in: nominal)
      for symbol in symbols(of: member, in: inner) { add(symbol, to: nominal) }
    }
  }

  /// What `#Preview` among a type's members makes would be one of them: it cannot make a value of
  /// that type before all of them are known.
  private func reportPreview(_ member: Declaration, in nominal: NominalType) {
    guard case .macro(let name, _, _) = member.kind, name == "Preview",
      ReferencedNames(of: member).names.contains(nominal.name)
    else { return }
    error("circular reference expanding freestanding macro '\(name)'", at: member.range)
  }

  func add(_ symbol: Symbol, to nominal: NominalType) {
    nominal.scope.members[symbol.name, default: []].append(symbol)
    if nominal.scope.complete.removeValue(forKey: symbol.name) != nil { memberEdition += 1 }
    nominal.scope.ordered.append(symbol)
    if symbol.isOverride, symbol.binding != nil {
      module.overriddenProperties.insert(symbol.name)
    }
    if symbol.isOperator, symbol.context.file != libraryContext.file {
      // One that is not said to be static is meant to be: `checkOperator` says so.
      symbol.isStatic = true
      module.operatorMembers[symbol.name, default: []].append(symbol)
    }
    if case .associatedType = symbol.kind { nominal.scope.associatedTypes.append(symbol) }
  }

  /// Names the parameters of `<…>` in a context.
  func addGenerics(_ clause: GenericClause, to context: Context) {
    context.clause = clause
    for syntax in clause.parameters {
      let parameter = GenericParameter(
        name: syntax.name, index: context.generics.count, isPack: syntax.isPack)
      context.generics.append(parameter)
      context.named[syntax.name] = parameter
    }
  }
}

extension Declaration {
  /// Whether an attribute may name a property wrapper: which ones do is known when types are.
  var mayBeWrapped: Bool {
    !namesSeveral
      && attributes.contains { attribute in
        !KnownAttribute.names.contains(attribute.baseName)
          && (attribute.baseName.first?.isUppercase ?? false)
      }
  }

  /// Whether it declares several variables, `var a = 1, b = 2`, which nothing wraps.
  var namesSeveral: Bool { variableNames.count > 1 }

  /// Where the names of its variables stand.
  var variableNames: [SourceRange] {
    guard case .variable(let variable) = kind else { return [] }
    return variable.bindings.flatMap { $0.pattern.boundNames.map(\.1) }
  }
}

extension Expression {
  /// The text of a string literal without interpolations.
  fileprivate var plainText: String? {
    guard case .string(let segments) = kind, case .text(let text)? = segments.first else {
      return nil
    }
    return text
  }
}

extension Declaration {
  var ownership: Ownership {
    for modifier in modifiers {
      if modifier.name == "weak" { return .weak }
      if modifier.name == "unowned" { return .unowned }
    }
    return .strong
  }
}

extension TypeSyntax {
  /// Whether what conforms to it may be written as a literal.
  var isLiteralProtocol: Bool {
    guard case .name(_, let name, _) = kind else { return false }
    return name.hasPrefix("ExpressibleBy") || name == "OptionSet" || name == "SetAlgebra"
  }
}

extension Context {
  var isExtension: Bool { extensionDeclaration != nil }
  var extensionAccess: Symbol.Access { storedAccess ?? .internal }
}

enum KnownAttribute {
  /// Attributes of the language: never property wrappers.
  static let names: Set<String> = [
    "MainActor", "main", "available", "discardableResult", "escaping", "autoclosure", "frozen",
    "inlinable", "objc", "Observable", "Entry", "Previewable", "Sendable", "preconcurrency",
    "unknown", "resultBuilder", "propertyWrapper", "dynamicMemberLookup", "dynamicCallable",
    "testable", "usableFromInline", "nonobjc", "IBAction", "IBOutlet", "NSManaged",
    "warn_unqualified_access",
    "ObservationIgnored", "ObservationTracked", "_disfavoredOverload", "retroactive", "unchecked",
    "Model", "ModelActor", "Relationship", "Attribute", "Transient", "concurrent", "isolated",
    "inline",
    "convention", "UIApplicationDelegateAdaptorMacro",
  ]
}

extension Pattern {
  /// `(a, b)`, with names in it.
  var isTuple: Bool {
    if case .tuple = kind { return true }
    return false
  }

  /// The names that a `let` or `var` with this pattern declares, in order.
  var boundNames: [(String, SourceRange)] {
    switch kind {
    case .identifier(let name): return [(name, range)]
    case .tuple(let elements): return elements.flatMap(\.pattern.boundNames)
    case .binding(_, let pattern), .optional(let pattern), .cast(let pattern, _):
      return pattern.boundNames
    case .enumCase(_, _, let payload): return payload?.flatMap(\.pattern.boundNames) ?? []
    case .wildcard, .is, .expression: return []
    }
  }
}

extension Symbol {
  /// Whether it is a type marked `@propertyWrapper`.
  var isWrapper: Bool { hasAttribute("propertyWrapper") }
  var isResultBuilder: Bool { hasAttribute("resultBuilder") }

  func hasAttribute(_ name: String) -> Bool {
    declaration?.attributes.contains { $0.baseName == name } ?? false
  }
}
