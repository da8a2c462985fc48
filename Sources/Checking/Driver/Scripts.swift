import Diagnostics
import SwiftSource

extension Statement {
  /// Whether it waits where it stands, and not in what it declares.
  var waits: Bool {
    switch kind {
    case .declaration(let declaration):
      guard case .variable = declaration.kind else { return false }
      return declaration.isConcurrent || declaration.expressions.contains(where: \.waits)
    case .for(let loop) where loop.isAwait: return true
    default: return expressions.contains(where: \.waits)
    }
  }
}

extension Expression {
  fileprivate var waits: Bool {
    switch kind {
    case .await: true
    case .closure: false
    default: parts.contains(where: \.waits)
    }
  }
}

extension ParsedFile {
  /// Whether a statement of it waits.
  var waits: Bool { items.contains(where: \.waits) }
}

// Top-level statements.
extension Checker {
  /// Top-level statements as one function; its variables are the module's.
  func checkScript(_ file: ParsedFile, in context: Context) -> Function {
    context.isScript = true
    let saved = CheckerState(self)
    defer { saved.restore(self) }
    self.context = context
    let function = FunctionContext(parent: nil, result: nil)
    function.isTopLevel = true
    function.isThrowing = true
    function.isAsync = true
    function.name = "main"
    scope = LocalScope(parent: nil, function: function)
    let before = failures
    module.waitsAtTopLevel = file.waits
    var parts: [BuildOperations] = []
    for item in file.items {
      tries = 0
      if case .declaration(let declaration) = item.kind, !declaration.isConcurrent {
        let start = failures
        if case .variable = declaration.kind { parts += scriptVariables(declaration) }
        follow(globals: declaration, failuresBefore: start)
        continue
      }
      let start = failures
      if let part = checkStatement(item) {
        if failures == start { parts.append(part) }
      }
      switch item.kind {
      case .guard: parts.append(sharedVariables(item.range) { $0.getter == nil })
      // An `async let` is read through a function.
      case .declaration: parts.append(sharedVariables(item.range) { $0.getter != nil })
      default: break
      }
      follow(topLevel: item, failuresBefore: start)
    }
    let all = parts
    let range = SourceRange(file: context.file, start: 0, end: 0)
    let made = Function(name: "main", range: range) { _ in [] }
    made.isAsync = module.awaitsAtTopLevel
    made.body = finish(
      { builder in all.flatMap { $0(builder) } }, function, [], made,
      failures == before ? before : failures,
      at: range)
    return made
  }

  /// What a `guard` or an `async let` binds is the module's: functions and the initial values after
  /// it may use it.
  private func sharedVariables(
    _ place: SourceRange, where isShared: (LocalVariable) -> Bool
  ) -> BuildOperations {
    let bound = scope.names.values.joined().compactMap { entry -> LocalVariable? in
      guard case .variable(let variable) = entry, variable.global == nil,
        place.start <= variable.range.start, variable.range.end <= place.end, isShared(variable)
      else { return nil }
      return variable
    }.sorted { $0.range.start < $1.range.start }
    let shared = bound.map { variable -> (LocalVariable, GlobalVariable) in
      let kept = variable.getter ?? variable
      let type = resolved(kept.type)
      let global = GlobalVariable(name: variable.name, type: type, initializer: nil)
      kept.global = global
      module.globals.append(global)
      module.guarded[variable.name] = variable
      return (kept, global)
    }
    return { builder in
      shared.map { variable, global in
        let value = Code(.local(builder.slot(variable)), type: global.type, at: variable.range)
        return .assign(.global(global), value)
      }
    }
  }

  /// The call of `main()` of the type marked `@main`, where it declares one itself.
  func checkMainType() -> Function? {
    for nominal in module.types {
      guard let declaration = nominal.scope.declaration, let syntax = nominal.scope.syntax,
        declaration.attributes.contains(where: { $0.baseName == "main" }),
        let main = ownMembers(of: nominal, named: "main").first(where: \.isStatic)
      else { continue }
      let range = declaration.nameRange
      let member = Expression(
        .member(
          base: Expression(.name(Name(syntax.name, at: range)), at: range),
          name: Name("main", at: range)), at: range)
      var call = Expression(
        .call(member, CallArguments(arguments: [], trailing: [], parentheses: range)), at: range)
      if signature(of: main).isAsync { call = Expression(.await(call), at: range) }
      if signature(of: main).isThrowing { call = Expression(.try(.plain, call), at: range) }
      let file = ParsedFile(
        source: module.files[Int(range.file)], items: [Statement(.expression(call), at: range)],
        diagnostics: [])
      return checkScript(file, in: Context(parent: nil, file: range.file))
    }
    return nil
  }

  /// `let _ = value`: nothing is the module's.
  private func nameless(_ declaration: Declaration) -> [BuildOperations] {
    guard case .variable(let variable) = declaration.kind else { return [] }
    return variable.bindings.filter(\.pattern.boundNames.isEmpty).map {
      localBinding($0, isLet: variable.isLet, declaration)
    }
  }

  private func scriptVariables(_ declaration: Declaration) -> [BuildOperations] {
    nameless(declaration) + namedVariables(declaration)
  }

  /// `let (a, b) = value`: the value is made once, and taken apart.
  private func patternVariables(_ first: Symbol) -> BuildOperations? {
    let range = first.nameRange
    let variables = module.ordered.filter { symbol in
      symbol.declaration === first.declaration
        && symbol.binding?.pattern.range == first.binding?.pattern.range
    }
    let targets = variables.compactMap { symbol -> (GlobalVariable, [Int])? in
      _ = signature(of: symbol)
      guard let global = global(of: symbol), let pattern = symbol.binding?.pattern else {
        return nil
      }
      return (global, path(to: symbol.name, in: pattern))
    }
    guard let (whole, type) = patternInitializer(of: first) else { return nil }
    return { builder in
      let local = builder.temporary("", type)
      let call = Code(.call(Call(.function(whole), [])), type: type, at: range)
      return [.initialize(local: local, call)]
        + targets.map { global, path in
          .assign(.global(global), Code.local(local, type, at: range).element(at: path))
        }
    }
  }

  private func namedVariables(_ declaration: Declaration) -> [BuildOperations] {
    module.ordered.filter { $0.declaration === declaration }.compactMap { symbol in
      switch symbol.kind {
      case .wrapperStorage, .wrapperProjection: return nil
      default: break
      }
      if let names = symbol.binding?.pattern.boundNames, names.count > 1 {
        return names.first?.0 == symbol.name ? patternVariables(symbol) : nil
      }
      if symbol.isComputed {
        function(of: symbol).check()
        return nil
      }
      _ = signature(of: symbol)
      guard let global = global(of: symbol), let initializer = global.initializer else {
        return nil
      }
      initializer.check()
      let range = symbol.nameRange
      return { builder in
        let value = Code(.call(Call(.function(initializer), [])), type: global.type, at: range)
        return [.assign(.global(global), builder.storable(value, symbol.ownership))]
      }
    }
  }
}
