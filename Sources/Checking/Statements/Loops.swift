import Diagnostics
import SwiftSource

// `while`, `repeat` and `for`.
extension Checker {
  func checkWhile(
    _ label: Name?, _ conditions: [Condition], _ body: CodeBlock
  ) -> BuildOperations {
    let number = scope.function.newLabel(label, isLoop: true)
    let outer = scope
    scope = LocalScope(parent: outer, function: outer.function)
    var following = FollowingErrors(isKept: !scope.function.isClosure)
    let tests = following.watch(self) { checkConditions(conditions) }
    let inner = following.watch(self) { checkBlock(body) }
    scope = outer
    scope.function.labels.removeLast()
    return { builder in [.while(label: number, tests(builder), body: inner(builder))] }
  }

  func checkRepeat(
    _ label: Name?, _ body: CodeBlock, _ condition: Expression
  ) -> BuildOperations {
    let number = scope.function.newLabel(label, isLoop: true)
    let inner = checkBlock(body)
    let start = solver.variableCount
    let test = checkCondition(condition)
    settle(from: start)
    scope.function.labels.removeLast()
    return { builder in
      [.repeatWhile(label: number, body: inner(builder), test.build(builder))]
    }
  }

  func checkFor(_ loop: ForStatement, at range: SourceRange) -> BuildOperations? {
    let start = solver.variableCount
    var following = FollowingErrors(isKept: !scope.function.isClosure || builderLoop != nil)
    following.begin(self)
    let declared = loop.type.map { resolve($0, in: context) }
    iterated = loop.sequence.anchor
    let before = failures
    var walked: Repetition?
    let sequence: Typed
    if case .keyword("repeat", let inner) = loop.sequence.kind {
      let (each, repetition) = repeated(inner)
      (sequence, walked) = (each, repetition)
    } else {
      sequence = implicitlyUnwrapped(
        check(loop.sequence, expected: declared.map { type(.array, [$0]) }))
    }
    settle(from: start)
    let sequenceType = resolved(sequence.type)
    let isMistaken = speculation == 0 && failures > before
    if loop.isAwait { noteAwait(at: nil) }
    var element = elementType(of: sequenceType, isAsync: loop.isAwait)
    if walked != nil { element = sequenceType }
    if reportUnhashable(
      sequence, "referencing instance method 'makeIterator()' on 'Dictionary'", at: range)
    {
      element = .error
    } else if element.isError,
      reportUncounted(sequenceType, loop, at: range) || reportUncalled(sequence, loop)
    {
      element = .error
    } else if element.isError, !sequenceType.isError {
      let hint = sequenceType.wrapped == nil ? "" : "; did you mean to unwrap optional?"
      error(
        "for-in loop requires '\(shown(sequenceType))' to conform to "
          + (loop.isAwait ? "'AsyncSequence'" : "'Sequence'") + hint, at: sequence.anchor)
    }
    if let declared {
      if !element.isError, !declared.isError,
        supposing({ conversion(element, declared) }) == .no
      {
        error(
          "cannot convert sequence element type '\(shown(element))' to expected type "
            + "'\(shown(declared))'", at: loop.sequence.anchor)
      }
      element = declared
    }
    // Of what does not check, nobody knows what is in it.
    if isMistaken, declared == nil { element = .error }
    let number = scope.function.newLabel(loop.label, isLoop: true)
    let outer = scope
    scope = LocalScope(parent: outer, function: outer.function)
    if case .tuple(let parts) = loop.pattern.kind, parts.count > 1 {
      if isNoTuple(element) {
        error(
          "tuple pattern cannot match values of non-tuple type '\(shown(element))'",
          at: sequence.anchor)
        element = .error
      } else if case .tuple(let elements) = element, elements.count != parts.count {
        error("pattern cannot match values of type '\(shown(element))'", at: sequence.anchor)
        element = .error
      }
    }
    let written = declared == nil ? written(elementOf: sequence) : nil
    let match = bindOrMatch(loop.pattern, element, as: written, isLet: true)
    let condition = loop.condition.map { expression -> Typed in
      let start = solver.variableCount
      let typed = checkCondition(expression)
      settle(from: start)
      return typed
    }
    let transform = builderLoop
    builderLoop = nil
    following.end(self)
    let body = following.watch(self) { transform?(loop.body) ?? checkBlock(loop.body) }
    scope = outer
    scope.function.labels.removeLast()
    let final = element
    let iteration = iterationCallees(of: sequenceType, isAsync: loop.isAwait)
    if module.usesUnsimulated, sequenceType.isError || isWalkedByUnknown(sequenceType) {
      return { _ in [] }
    }
    if let walked {
      return { builder in
        let each = sequence.build(builder)
        let start = Operation.if([.match(match(builder), each)], then: [], else: [])
        let tests = condition.map { [Test.code($0.build(builder))] } ?? []
        let turn = body(builder)
        let inner = tests.isEmpty ? turn : [.if(tests, then: turn, else: [])]
        return [.forEach(label: number, walked.packs(builder), body: [start] + inner)]
      }
    }
    return { builder in
      let local = builder.temporary("", final)
      return [
        .for(
          ForLoop(
            label: number, pattern: match(builder), sequence: sequence.build(builder),
            elementLocal: local, condition: condition?.build(builder), body: body(builder),
            iterate: iteration.iterate, advance: iteration.advance, isAwait: loop.isAwait,
            range: range))
      ]
    }
  }

  private func bindOrMatch(
    _ pattern: Pattern, _ type: Type, as written: WrittenType?, isLet: Bool
  ) -> (FunctionBuilder) -> Match {
    switch pattern.kind {
    case .identifier, .tuple, .wildcard: bind(pattern, type, as: written, isLet: isLet)
    case .binding(let isLet, let inner): bindOrMatch(inner, type, as: written, isLet: isLet)
    default: checkPattern(pattern, type, isLet: isLet)
    }
  }

  /// What a sequence gives; `.error` for what is none.
  private func isNoTuple(_ type: Type) -> Bool {
    switch solver.shallow(type) {
    case .nominal, .function, .metatype, .existential: true
    case .tuple, .parameter, .member, .opaque, .variable, .error: false
    }
  }

  func elementType(of type: Type, isAsync: Bool = false) -> Type {
    if type.isError { return .error }
    if isAsync {
      guard let asynchronous = protocolNamed("AsyncSequence"),
        conforms(type, to: asynchronous) == .yes
      else { return .error }
      return resolved(memberType("Element", of: type))
    }
    guard let sequence = known(.sequence) else {
      return type.nominal?.wellKnown == .array ? type.arguments.first ?? .error : .error
    }
    if conforms(type, to: sequence) == .yes {
      let element = resolved(memberType("Element", of: type))
      if !element.isError { return element }
    }
    return .error
  }

  func protocolNamed(_ name: String) -> NominalType? {
    for symbol in libraryLookup(name) {
      if case .type(let nominal) = symbol.kind, nominal.keyword == .protocol { return nominal }
    }
    return nil
  }

  /// How a sequence of the program is walked; nothing for the library's, which is walked directly.
  private func iterationCallees(
    of type: Type, isAsync: Bool
  ) -> (iterate: Callee?, advance: Callee?) {
    let names =
      isAsync
      ? ("AsyncSequence", "makeAsyncIterator", "AsyncIterator", "AsyncIteratorProtocol")
      : ("Sequence", "makeIterator", "Iterator", "IteratorProtocol")
    guard isAsync || !(type.nominal?.isBuiltin ?? true),
      let sequence = protocolNamed(names.0), conforms(type, to: sequence) == .yes,
      let iterators = protocolNamed(names.3),
      let make = ownMembers(of: sequence, named: names.1).first(where: \.isRequirement),
      let next = ownMembers(of: iterators, named: "next").first(where: \.isRequirement)
    else { return (nil, nil) }
    let iterator = resolved(memberType(names.2, of: type))
    guard conforms(iterator, to: iterators) == .yes else { return (nil, nil) }
    return (
      .requirement(requirement(of: make), selfType: type),
      .requirement(requirement(of: next), selfType: iterator)
    )
  }
}
