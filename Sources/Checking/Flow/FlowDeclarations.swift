import Diagnostics
import SwiftSource

// Declarations inside of bodies, and patterns that bind names.
extension FlowAnalysis {
  func declare(_ declaration: Declaration) {
    switch declaration.kind {
    case .variable(let variable): declare(variable, declaration)
    case .function(let function):
      if let body = function.body {
        let outer = context
        context = EffectContext(
          errors: function.signature.isThrowing || function.signature.rethrowsWord != nil
            ? .handled : .unhandled,
          canSuspend: function.signature.isAsync,
          function: (name(of: function), declaration.nameRange),
          surroundings: checker.writtenIsolation(of: declaration, in: checker.context)
            ?? outer.surroundings)
        let isNested = usage.isInFunction
        usage.isInFunction = true
        captured[Spot(declaration.nameRange)] = inner(
          body, at: declaration.nameRange, describing: "local function")
        usage.isInFunction = isNested
        context = outer
      }
    case .import, .initializer, .deinitializer, .subscript, .type, .extension, .typealias,
      .associatedType, .enumCases, .operator, .precedenceGroup, .macro, .missing:
      break
    }
  }

  private func name(of function: FunctionDeclaration) -> String {
    let labels = function.signature.parameters.map { ($0.label ?? "_") + ":" }
    let isPlain = !labels.isEmpty && labels.allSatisfy { $0 == "_:" }
    return isPlain ? function.name : "\(function.name)(\(labels.joined()))"
  }

  private func declare(_ variable: VariableDeclaration, _ declaration: Declaration) {
    let isWrapped = !declaration.attributes.isEmpty
    let concurrent = declaration.modifiers.first { $0.name == "async" }
    let errors = context.errors
    if concurrent != nil { startConcurrently(at: variable.keyword) }
    defer {
      if concurrent != nil { endConcurrency() }
      context.errors = errors
    }
    for binding in variable.bindings {
      if let value = binding.initializer {
        if concurrent != nil { self.concurrent.append(value.range) }
        read(value)
        if concurrent != nil { self.concurrent.removeLast() }
      }
      if concurrent != nil { bindConcurrently(binding) }
      for accessor in binding.accessors?.list ?? [] {
        if let body = accessor.body {
          _ = inner(body, at: accessor.range, describing: "getter")
        }
      }
      let isComputed = binding.accessors?.list.contains { $0.kind == .get } ?? false
      if isComputed || isWrapped { continue }
      let isLazy = declaration.modifiers.contains { $0.name == "lazy" }
      usage.group = Spot(declaration.range)
      declare(binding.pattern, isLet: variable.isLet, form(of: binding, in: variable, isLazy))
      usage.group = nil
      if binding.initializer == nil { track(binding, variable) }
      if variable.isLet, binding.type?.namesNumber ?? true, case .identifier = binding.pattern.kind,
        let value = binding.initializer
      {
        constants[Spot(binding.pattern.range)] = value
      }
    }
  }

  private func form(
    of binding: VariableDeclaration.Binding, in variable: VariableDeclaration, _ isLazy: Bool
  ) -> Usage.Form {
    if isLazy { return .changing }
    guard case .identifier = binding.pattern.kind, variable.bindings.count == 1,
      binding.initializer != nil, binding.type == nil
    else { return .part }
    return .initialization
  }

  /// A variable without a value; optional variables start as nil.
  func track(
    _ binding: VariableDeclaration.Binding, _ variable: VariableDeclaration, isGlobal: Bool = false
  ) {
    guard let type = binding.type else { return }
    if !variable.isLet {
      switch type.kind {
      case .optional, .implicitlyUnwrapped: return
      case .name(_, "Optional", _): return
      default: break
      }
    }
    for (name, range) in binding.pattern.boundNames {
      trackedByDeclaration[Spot(range)] = tracked.count
      tracked.append(
        Tracked(
          name: name, range: range, isLet: variable.isLet, keyword: variable.keyword,
          depth: captures.count, isGlobal: isGlobal))
    }
  }

  /// The names that a pattern binds; what it compares with is read.
  func declare(_ pattern: Pattern, isLet: Bool?, _ form: Usage.Form) {
    switch pattern.kind {
    case .wildcard, .is: break
    case .identifier(let name):
      usage.declare(name, at: pattern.range, isLet: isLet ?? true, form)
    case .tuple(let elements):
      let inner: Usage.Form = form == .loop ? .loop : .part
      for element in elements { declare(element.pattern, isLet: isLet, inner) }
    case .binding(let isLet, let inner): declare(inner, isLet: isLet, form)
    case .optional(let inner): declare(inner, isLet: isLet, form == .loop ? .loop : .part)
    case .cast(let inner, _): declare(inner, isLet: isLet, .part)
    case .enumCase(_, _, let payload):
      for element in payload ?? [] {
        declare(element.pattern, isLet: isLet, form == .loop ? .loop : .part)
      }
    case .expression(let expression): read(expression)
    }
  }

  // MARK: Conditions

  /// What is always true or false of conditions, where that is worth saying.
  @discardableResult
  func read(_ conditions: [Condition]) -> ConstantCondition? {
    for condition in conditions {
      switch condition {
      case .expression(let expression): read(expression)
      case .binding(let isLet, let pattern, let type, let value, _):
        if let value { read(value) } else { readShorthand(pattern) }
        _ = type
        declare(pattern, isLet: isLet, conditions.count == 1 ? .condition : .part)
      case .case(let pattern, let value, _):
        read(value)
        declare(pattern, isLet: nil, .part)
      }
    }
    guard conditions.count == 1, case .expression(let only) = conditions[0] else { return nil }
    return constant(only)
  }

  /// `if let x`: the outer variable of that name is read. Its place is the new one's too.
  private func readShorthand(_ pattern: Pattern) {
    name(at: pattern.range, named: pattern.boundNames.first?.0 ?? "self")
  }

  // MARK: Closures and inner functions

  /// A function inside this one, called later. Gives the tracked variables that it uses.
  func inner(
    _ body: CodeBlock, at place: SourceRange, describing what: String
  ) -> Set<Int> {
    captures.append([])
    let (outermost, known) = (self.outermost, constants)
    self.outermost = nil
    // What a closure captures is a variable to it.
    constants = [:]
    defer { (self.outermost, constants) = (outermost, known) }
    apart {
      walk(body)
      reportMissingReturn(body, facts.results[Spot(place)], what)
    }
    let used = captures.removeLast()
    if !captures.isEmpty {
      captures[captures.count - 1].formUnion(used.filter { tracked[$0].depth < captures.count })
    }
    return used.filter { tracked[$0].depth == captures.count }
  }

  func readClosure(_ closure: Closure, at range: SourceRange) {
    for capture in closure.captures {
      if let value = capture.value {
        read(value)
      } else {
        name(at: capture.name.range, named: capture.name.text)
      }
      usage.declare(
        capture.name.text, at: capture.name.range, isLet: capture.specifier != "weak", .capture)
    }
    let outer = context
    let effects = checker.facts.closures[Spot(range)]
    context = EffectContext(
      errors: effects?.throwsError == false ? .unhandled : .handled,
      canSuspend: effects?.suspends ?? true,
      surroundings: effects?.isMain == true || outer.isOfMainQueue
        ? .mainActor : effects?.runsApart == true ? .nonisolated : outer.surroundings)
    context.isSendable = effects?.isSendable ?? false
    if context.isSendable { concurrent.append(range) }
    defer { if effects?.isSendable ?? false { concurrent.removeLast() } }
    let used = inner(closure.body, at: range, describing: "closure")
    context = outer
    var isSaid = false
    for index in used.sorted() where !(isSaid && tracked[index].isProperty) {
      if useInClosure(index, at: range), tracked[index].isProperty { isSaid = true }
    }
  }

  /// The end of a body that must give a value is reached without one.
  func reportMissingReturn(_ body: CodeBlock, _ result: Type?, _ what: String) {
    guard state.isReachable, let result else { return }
    let type = checker.resolved(result)
    if type.isVoid || type.isError || type.hasVariables { return }
    // A closure that ends gives `()`, also where that is wrapped.
    if what == "closure", type.wrapped?.isVoid == true { return }
    if checker.isNever(type) {
      report(
        .error,
        "function with uninhabited return type 'Never' is missing call to another "
          + "never-returning function on all paths", at: body.endBrace)
    } else {
      let message = "missing return in \(what) expected to return '\(checker.shown(type))'"
      guard let last = body.statements.last, case .expression = last.kind,
        let value = checker.facts.statements[last.range], checker.resolved(value) == type
      else { return report(.error, message, at: body.endBrace) }
      let note = Diagnostic(
        .note, "did you mean to return the last expression?", at: last.range)
      report(.error, message, at: last.range, notes: [note])
    }
  }
}

extension TypeSyntax {
  /// Whether a number written for it is of the type, or a truth.
  var namesNumber: Bool {
    if case .name(nil, let name, _) = kind { return ["Int", "Double", "Bool"].contains(name) }
    return false
  }
}
