import Diagnostics
import SwiftSource

extension Declaration {
  /// `async let`
  var isConcurrent: Bool {
    guard case .variable = kind else { return false }
    return modifiers.contains { $0.name == "async" }
  }
}

extension Checker {
  /// Checks the files of one module and lowers them. Bodies are checked once, in order; the
  /// diagnostics are sorted by their place, those of syntax before all others, as swiftc finds
  /// them.
  public func check(files: [ParsedFile]) -> CheckedProgram {
    module = Module()
    module.files = files.map(\.source)
    diagnostics = files.flatMap(\.diagnostics)
    flowDiagnostics = []
    facts = FlowFacts()
    placeholderRanges = []
    hidesErrors = false
    laterErrors = []
    impliedSelves = []
    openChains = [:]
    lost = nil
    pendingBodies = []
    failures = 0
    speculation = 0
    solver.pending = []
    var scripts: [(ParsedFile, Context)] = []
    for (index, file) in files.enumerated() {
      let context = Context(parent: nil, file: UInt16(index))
      module.contexts.append(context)
      collect(file.items, in: context)
      if file.items.contains(where: \.isExecutable) { scripts.append((file, context)) }
    }
    module.isScript = !scripts.isEmpty
    module.isPlain = isPlain(files)
    bindExtensions()
    reportRedeclarations(module.ordered)
    for nominal in module.types { nominal.scope.moduleFile = nominal.scope.context?.file ?? 0 }
    let types = module.types
    checkDeclarations()
    let main = scripts.first.map { checkScript($0.0, in: $0.1) } ?? checkMainType()
    runPendingBodies()
    for symbol in module.ordered { if !symbol.isType { checkMember(symbol) } }
    runPendingBodies()
    reportAccess()
    reportLost()
    reportImpliedSelves()
    if !diagnostics.contains(where: { $0.severity == .error }) { diagnostics += flowDiagnostics }
    let syntax = Set(files.flatMap(\.diagnostics))
    let told = distinct(sorted(diagnostics))
    var program = CheckedProgram(
      files: module.files,
      diagnostics: told.filter(syntax.contains) + told.filter { !syntax.contains($0) },
      types: types,
      globals: module.globals, main: main)
    program.placeholders = placeholderRanges
    program.hidesErrors = hidesErrors
    program.hasDeinitializers =
      libraryHasDeinitializers || types.contains(where: \.scope.hasDeinitializer)
    return program
  }

  func sorted(_ list: [Diagnostic]) -> [Diagnostic] {
    list.enumerated().sorted { a, b in
      let x = (a.element.range.file, a.element.range.start, UInt32(a.offset))
      let y = (b.element.range.file, b.element.range.start, UInt32(b.offset))
      return x < y
    }.map(\.element)
  }

  /// Without those that were said twice: of a closure that was looked at for two overloads.
  private func distinct(_ list: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return list.filter { seen.insert($0).inserted }
  }

  // MARK: Collecting

  private func collect(_ items: [Statement], in context: Context) {
    for item in items {
      guard case .declaration(let declaration) = item.kind else { continue }
      if case .import(let path) = declaration.kind, let name = path.first {
        module.imports.insert(name)
        if path.count == 1, frameworks.isSlip(module: name) {
          error("no such module '\(name)'", at: declaration.nameRange)
        }
      }
      if case .extension(let syntax) = declaration.kind {
        module.extensions.append((declaration, syntax, context))
        continue
      }
      if case .macro(let name, _, let trailing) = declaration.kind, name == "Preview" {
        for argument in trailing {
          if case .closure(let closure) = argument.value.kind {
            module.previews.append(
              ("Preview", CallPreview(closure: closure, context: context, range: declaration.range))
            )
          }
        }
        continue
      }
      // `async let` is the top-level code's own.
      if declaration.isConcurrent { continue }
      for symbol in symbols(of: declaration, in: context) {
        module.symbols[symbol.name, default: []].append(symbol)
        module.ordered.append(symbol)
      }
    }
  }

  /// Adds the members of extensions to the types they extend.
  private func bindExtensions() {
    module.isBindingExtensions = true
    defer { module.isBindingExtensions = false }
    for (declaration, syntax, outer) in module.extensions {
      bindExtension(declaration, syntax, in: outer)
    }
  }

  // MARK: Redeclarations

  func reportRedeclarations(_ symbols: [Symbol]) {
    var first: [String: [Symbol]] = [:]
    for symbol in symbols {
      switch symbol.kind {
      case .wrapperStorage, .wrapperProjection, .memberwise, .synthesized: continue
      default: break
      }
      let earlier = first[symbol.name] ?? []
      if let other = earlier.first(where: { clashes($0, symbol) }) {
        error(
          "invalid redeclaration of '\(symbol.shownName)'", at: symbol.nameRange,
          notes: [
            Diagnostic(.note, "'\(other.shownName)' previously declared here", at: other.nameRange)
          ])
        if let use = wrapperUse(of: symbol) {
          for name in ["_"] + (use.projection == nil ? [] : ["$"]) {
            error(
              "invalid redeclaration of synthesized property '\(name)\(symbol.name)'",
              at: symbol.nameRange)
          }
        }
        continue
      }
      first[symbol.name, default: []].append(symbol)
    }
  }

  func clashes(_ a: Symbol, _ b: Symbol) -> Bool {
    if a.isStatic != b.isStatic || a.isRequirement != b.isRequirement { return false }
    if a.context.file != b.context.file, a.access <= .fileprivate || b.access <= .fileprivate {
      return false
    }
    if a.isCallable != b.isCallable {
      if a.isType || b.isType { return false }
      let called = signature(of: a.isCallable ? a : b)
      return called.parameters.isEmpty && !called.isAsync
    }
    guard hasSameConstraints(a.context, b.context) else { return false }
    if case .enumCase = a.kind, case .enumCase = b.kind, a.fullName != b.fullName {
      return signature(of: a).parameters.isEmpty || signature(of: b).parameters.isEmpty
    }
    guard a.isCallable else { return true }
    let x = signature(of: a)
    let y = signature(of: b)
    // By their own `where` clauses they stand apart, too.
    guard Set(x.constraints) == Set(y.constraints) else { return false }
    return a.fullName == b.fullName && x.generics.count == y.generics.count
      && x.generics.isEmpty && x.parameters.map(\.type) == y.parameters.map(\.type)
      && x.parameters.map(\.isInout) == y.parameters.map(\.isInout)
      && x.parameters.map(\.isVariadic) == y.parameters.map(\.isVariadic) && x.result == y.result
      && a.isPrefix == b.isPrefix && a.isPostfix == b.isPostfix
      && !x.result.isError
  }

  /// An extension's members stand apart from another's by its `where` clause.
  private func hasSameConstraints(_ a: Context, _ b: Context) -> Bool {
    a === b
      || (a.extensionDeclaration?.requirements.isEmpty ?? true)
        && (b.extensionDeclaration?.requirements.isEmpty ?? true)
      || ownConstraints(of: a) == ownConstraints(of: b)
  }

  // MARK: Checking

  private func checkDeclarations() {
    for nominal in module.types { checkType(nominal) }
    reportRedeclarationsOfBuiltins()
    for symbol in extensionMembers { checkMember(symbol) }
    for (_, syntax, outer) in module.extensions {
      if let nominal = extended(syntax.extended, in: outer), nominal.isBuiltin {
        checkConformances(of: nominal, in: syntax)
        reportRetroactive(nominal, in: syntax)
      }
    }
    for symbol in module.ordered
    where symbol.isFunction || symbol.isAlias || symbol.hasObservers { checkMember(symbol) }
    for (_, preview) in module.previews { checkPreview(preview) }
    runPendingBodies()
  }

  func runPendingBodies() {
    while !pendingBodies.isEmpty {
      let all = pendingBodies
      pendingBodies = []
      for body in all { body() }
    }
  }

  /// Everything in a type: its layout, its members, what it promises.
  func checkType(_ nominal: NominalType) {
    complete(nominal)
    _ = inherited(of: nominal)
    if let context = nominal.scope.context { _ = constraints(in: context) }
    reportRedeclarations(nominal.scope.ordered)
    layOut(nominal)
    if nominal.isClass { fillMethods(nominal) }
    checkOverrides(of: nominal)
    checkRequiredInitializers(of: nominal)
    checkRawValues(of: nominal)
    checkRecursion(of: nominal)
    for symbol in nominal.scope.ordered where !symbol.context.isExtension { checkMember(symbol) }
    if let own = deinitializer(of: nominal) {
      own.check()
      if !nominal.isClass { nominal.deinitializers = [own] }
    }
    checkAttributes(of: nominal)
    checkStoredProperties(of: nominal)
    checkRefinement(of: nominal)
    checkConformances(of: nominal)
    checkSendable(nominal)
    checkObservable(nominal)
  }

  /// What keeps a class without initializers of its own from being made.
  func propertiesWithoutValue(of nominal: NominalType) -> [Symbol] {
    let parent = superclass(of: nominal)?.nominal
    guard nominal.isClass, parent?.isBuiltin != true, !isPartlyUnknown(nominal),
      !nominal.scope.ordered.contains(where: {
        if case .initializer = $0.kind { return $0.declaration != nil && !$0.isConvenience }
        return false
      })
    else { return [] }
    return nominal.scope.storedSymbols.filter { symbol in
      symbol.binding?.initializer == nil
        && !(isOptionalSyntax(symbol.binding?.type) && !symbol.isLet)
        && wrapperUse(of: symbol).map { memberTakesValue(symbol, $0) } ?? true
    }
  }

  private func checkStoredProperties(of nominal: NominalType) {
    let missing = propertiesWithoutValue(of: nominal)
    guard !missing.isEmpty else { return }
    // What a macro or a wrapper makes of a property is not written where a note could stand.
    let written = missing.filter { !nominal.isObservable && wrapperUse(of: $0) == nil }
    let notes = written.map {
      Diagnostic(
        .note,
        "stored property '\($0.name)' without initial value prevents synthesized initializers",
        at: $0.nameRange)
    }
    error(
      "class '\(nominal.name)' has no initializers",
      at: nominal.scope.declaration?.nameRange ?? .none,
      notes: notes)
  }

  /// One member or global: its type, then its body and initial value.
  func checkMember(_ symbol: Symbol) {
    _ = signature(of: symbol)
    checkOperator(symbol)
    guard symbol.context.file != .max, !symbol.isRequirement else { return }
    checkBodies(of: symbol)
  }

  /// What a declaration runs: its body or accessors, its initial value, its default arguments.
  func checkBodies(of symbol: Symbol) {
    switch symbol.kind {
    case .function(let syntax):
      reportUnusedGenerics(of: symbol)
      if let word = syntax.signature.rethrowsWord { checkRethrowing(symbol, at: word) }
      if syntax.body != nil { function(of: symbol).check() }
    case .initializer(let syntax):
      reportUnusedGenerics(of: symbol)
      reportDesignated(symbol)
      if syntax.body != nil { function(of: symbol).check() }
    case .subscript(let syntax):
      function(of: symbol).check()
      if syntax.accessors.list.contains(where: { $0.kind == .set }) {
        setterFunction(of: symbol).check()
      }
    case .variable(_, _):
      checkVariable(symbol)
      reportGenericStorage(symbol)
      reportPatternOfConstants(symbol)
    case .alias(let clause, _) where clause.parameters.isEmpty:
      _ = type(of: symbol, arguments: [], symbol.nameRange, in: symbol.context)
    case .type, .alias, .associatedType, .enumCase, .memberwise, .synthesized, .wrapperStorage,
      .wrapperProjection:
      break
    }
    for index in defaultIndices(of: symbol) { _ = defaultArgument(of: symbol, index) }
  }

  /// Only what a function is given can throw through one that `rethrows`, or what conforms to a
  /// protocol whose own methods do: `AsyncSequence`.
  private func checkRethrowing(_ symbol: Symbol, at word: SourceRange) {
    let takesThrowing = signature(of: symbol).parameters.contains { parameter in
      guard case .function(let function) = parameter.type.wrapped ?? parameter.type else {
        return false
      }
      return function.isThrowing
    }
    let constraints = constraints(in: symbol.context) + signature(of: symbol).constraints
    let protocols = constraints.compactMap { constraint -> NominalType? in
      if case .conforms(_, let proto) = constraint { proto } else { nil }
    }
    let reading = protocols + [symbol.context.nominal].compactMap(\.self)
    if !takesThrowing, !reading.contains(where: \.canRethrow) {
      error("'rethrows' function must take a throwing function argument", at: word)
    }
  }

  private func defaultIndices(of symbol: Symbol) -> [Int] {
    signature(of: symbol).parameters.indices.filter { index in
      if case .memberwise = symbol.kind { return false }
      return signature(of: symbol).parameters[index].hasDefault
    }
  }

  private func checkVariable(_ symbol: Symbol) {
    checkWrapped(symbol)
    inside(symbol.context) { checkOwnership(of: symbol) }
    if module.isScript, !symbol.isMember, symbol.context.isScript {
      if symbol.hasObservers { setterFunction(of: symbol).check() }
      return
    }
    if symbol.isComputed {
      function(of: symbol).check()
      if isSettable(symbol), wrapperUse(of: symbol) == nil { setterFunction(of: symbol).check() }
      return
    }
    if symbol.hasObservers { setterFunction(of: symbol).check() }
    if symbol.isLazy {
      function(of: symbol).check()
      return
    }
    let givesOpaque = symbol.opaque != nil || symbol.binding?.type?.givesOpaque == true
    if givesOpaque, !hasDefault(symbol) {
      error(
        "property declares an opaque return type, but has no initializer expression from which to "
          + "infer an underlying type", at: symbol.nameRange)
    }
    let before = failures
    _ = initialValue(of: symbol)
    defer { follow(initialValueOf: symbol, failuresBefore: before) }
    if let global = global(of: symbol) { global.initializer?.check() }
  }

  private func checkPreview(_ preview: CallPreview) {
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    context = preview.context
    let function = FunctionContext(parent: nil, result: nil)
    scope = LocalScope(parent: nil, function: function)
    guard let function = previewFunction(preview) else { return }
    module.previewFunctions.append(function)
  }

  func previewFunction(_ preview: CallPreview) -> Function? {
    guard let view = known(.view) else { return nil }
    var builder: Type?
    for symbol in libraryLookup("ViewBuilder") {
      if case .type(let nominal) = symbol.kind { builder = .nominal(nominal, []) }
    }
    guard let builder else { return nil }
    _ = view
    let inner = FunctionContext(parent: nil, result: solver.fresh())
    inner.name = "#Preview"
    scope = LocalScope(parent: nil, function: inner)
    let before = failures
    let operations =
      preview.closure.body.hasReturn
      ? checkBlock(preview.closure.body, isNested: false)
      : checkBuilder(preview.closure.body, builder, wanted: inner.result)
    settle(from: 0)
    let made = Function(name: "#Preview", range: preview.range) { _ in [] }
    made.body = finish(operations, inner, [], made, before, at: preview.range)
    follow(preview.closure.body, failuresBefore: before)
    return made
  }
}

extension Symbol {
  var isCallable: Bool {
    switch kind {
    case .function, .initializer, .subscript: true
    default: false
    }
  }
}

extension Statement {
  /// Whether it runs: top-level code, where it stands in a file.
  var isExecutable: Bool {
    if case .declaration = kind { return false }
    return true
  }
}

extension Code {
  static func local(_ local: Int, _ type: Type, at range: SourceRange) -> Code {
    Code(.local(local), type: type, at: range)
  }

  /// A part of a tuple, inside as many others as `path` is long.
  func element(at path: [Int]) -> Code {
    path.reduce(self) { code, index in
      guard case .tuple(let parts) = code.type, parts.indices.contains(index) else { return code }
      return Code(.element(code, index: index), type: parts[index].type, at: code.range)
    }
  }
}

extension NominalType {
  /// Whether it is a protocol whose conformances say what its methods throw.
  fileprivate var canRethrow: Bool {
    scope.declaration?.attributes.contains { $0.baseName == "rethrows" } ?? false
  }
}
