import Checking

extension Compiler {
  mutating func compile(_ loop: ForLoop) {
    if let (first, last, isClosed) = integerRange(loop.sequence) {
      return compileRange(loop, first, last, isClosed: isClosed)
    }
    if let array = arrayOfIndices(loop.sequence) { return compileIndices(loop, of: array) }
    let outer = range
    range = loop.range
    let sequence = source(loop.sequence)
    if let iterate = loop.iterate, let advance = loop.advance {
      compileProtocol(loop, sequence, iterate, advance)
    } else if isArray(loop.sequence.type) {
      compileArray(loop, sequence)
    } else {
      compileNative(loop, sequence)
    }
    range = outer
  }

  /// The bounds where the sequence is written as a range of integers.
  private func integerRange(_ sequence: Code) -> (Code, Code, isClosed: Bool)? {
    guard case .call(let call) = sequence.kind, let (intrinsic, arguments) = intrinsic(call),
      arguments.count == 2, case .value(let first) = arguments[0],
      case .value(let last) = arguments[1]
    else { return nil }
    if case .openRange = intrinsic { return (first, last, false) }
    if case .closedRange = intrinsic { return (first, last, true) }
    return nil
  }

  /// The counter stands in a register of its own, since the body may change or keep its variable.
  private mutating func compileRange(
    _ loop: ForLoop, _ first: Code, _ last: Code, isClosed: Bool
  ) {
    let counter = allocatePlain()
    let limit = allocatePlain()
    // `nextInRange` finds the limit just below the counter.
    assert(limit == counter - 1)
    evaluate(first, into: counter)
    evaluate(last, into: limit)
    emitNative(
      [Operand(counter, .copy), Operand(limit, .copy)], into: allocateReleased()
    ) { call in
      guard case .int(let first) = call.arguments[0], case .int(let last) = call.arguments[1],
        first > last
      else { return .void }
      throw Trap("Range requires lowerBound <= upperBound", at: call.range)
    }
    if isClosed { emit(.addNumber, limit, limit, 1) }
    emit(.subtractNumber, counter, counter, 1)
    let element = plainElement(loop)
    compileTurns(loop, element: element) { compiler, body in
      compiler.emit(.nextInRange, element, counter, body.index)
    }
  }

  /// `array.indices`
  private func arrayOfIndices(_ sequence: Code) -> Code? {
    guard case .call(let call) = sequence.kind, case .function(let function) = call.callee,
      let head = function.entry.flatMap({ machine.head(of: $0) }), head.owner == "Array",
      head.name == "indices", case .value(let array)? = call.arguments.first
    else { return nil }
    return array
  }

  private mutating func compileIndices(_ loop: ForLoop, of array: Code) {
    let counter = allocatePlain()
    let limit = allocatePlain()
    let array = source(array)
    emit(.arrayCount, limit, array.register)
    drop(array)
    emit(.integer, counter, -1)
    let element = plainElement(loop)
    compileTurns(loop, element: element) { compiler, body in
      compiler.emit(.nextInRange, element, counter, body.index)
    }
  }

  private mutating func plainElement(_ loop: ForLoop) -> Int32 {
    if case .bind(let local) = loop.pattern, !isBoxed(local), registers[local] < 0 {
      return registers[local]
    }
    return allocatePlain()
  }

  private mutating func element(_ loop: ForLoop) -> Int32 {
    if case .bind(let local) = loop.pattern, !isBoxed(local) { return registers[local] }
    return allocateReleased()
  }

  private mutating func compileArray(_ loop: ForLoop, _ sequence: Source) {
    // The loop walks the array as it was when it began.
    var array = sequence.register
    if !sequence.isTemporary {
      array = allocateReleased()
      emit(.copy, array, sequence.register)
    }
    let counter = allocatePlain()
    emit(.integer, counter, -1)
    let element = element(loop)
    compileTurns(loop, element: element) { compiler, body in
      compiler.emit(.nextInArray, element, counter, body.index)
      // Never run: says where the array is.
      compiler.emit(.clear, array)
    }
    emit(.clear, array)
    if machine.runsDeinitializers, element >= 0 { emit(.clear, element) }
  }

  private mutating func compileNative(_ loop: ForLoop, _ sequence: Source) {
    let iterator = allocateReleased()
    emit(.makeIterator, iterator, sequence.register)
    drop(sequence)
    let element = element(loop)
    compileTurns(loop, element: element) { compiler, body in
      compiler.emit(.nextInIterator, element, iterator, body.index)
    }
    emit(.clear, iterator)
    if machine.runsDeinitializers, element >= 0 { emit(.clear, element) }
  }

  /// Over a sequence that the program declares, or an asynchronous one.
  private mutating func compileProtocol(
    _ loop: ForLoop, _ sequence: Source, _ iterate: Callee, _ advance: Callee
  ) {
    let iterator = allocateReleased()
    let mode: Operand.Mode = sequence.isTemporary && sequence.register >= 0 ? .take : .copy
    emitCall(iterate, [Operand(sequence.register, mode)], [], into: iterator)
    let element = allocateReleased()
    compileTurns(loop, element: element, isOptional: true) { compiler, body in
      compiler.emitCall(advance, [Operand(iterator, .inout)], [], into: element)
      compiler.emit(.jumpIfSome, element, body.index)
    }
    emit(.clear, iterator)
  }

  /// The body, entered by what `advance` emits: it jumps to the body's label with the next element,
  /// or goes on at the end.
  private mutating func compileTurns(
    _ loop: ForLoop, element: Int32, isOptional: Bool = false,
    advance: (inout Compiler, Label) -> Void
  ) {
    let body = makeLabel()
    let again = makeLabel()
    let end = makeLabel()
    jump(again)
    place(body)
    let inner = next
    let outer = live.count
    if isOptional { emit(.unwrap, element, element) }
    bind(loop, element, orJumpTo: again)
    if let condition = loop.condition { jump(to: again, unless: condition) }
    scopes.append(Scope(leave: (loop.label, end), next: again))
    freshBoxes(of: loop.body)
    compile(loop.body)
    scopes.removeLast()
    self.end(after: outer)
    next = inner
    place(again)
    range = loop.range
    advance(&self, body)
    place(end)
  }

  private mutating func bind(_ loop: ForLoop, _ element: Int32, orJumpTo again: Label) {
    freshBoxes(of: loop.pattern)
    if case .bind(let local) = loop.pattern, registers[local] == element, !isBoxed(local) {
      return
    }
    match(loop.pattern, element, orJumpTo: again)
  }
}
