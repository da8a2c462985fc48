import Checking

extension Compiler {
  mutating func compile(_ loop: ForLoop) {
    if let (first, last, isClosed) = integerRange(loop.sequence) {
      return compileRange(loop, first, last, isClosed: isClosed)
    }
    if let array = arrayOfIndices(loop.sequence) { return compileIndices(loop, of: array) }
    if let stride = integerStride(loop.sequence) { return compileStride(loop, stride) }
    let outer = range
    range = loop.range
    if let (array, index, element) = enumeratedArray(loop) {
      compileArray(loop, source(array), index: index, element: element)
      range = outer
      return
    }
    let sequence = source(loop.sequence)
    if let iterate = loop.iterate, let advance = loop.advance {
      compileProtocol(loop, sequence, iterate, advance)
    } else if isArray(loop.sequence.type) {
      compileArray(loop, sequence, element: loop.pattern)
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
  /// It and its limit wrap, so that a range may end at `Int.max` or begin at `Int.min`.
  private mutating func compileRange(
    _ loop: ForLoop, _ first: Code, _ last: Code, isClosed: Bool
  ) {
    let counter = allocatePlain()
    let limit = allocatePlain()
    // `nextInRange` finds the limit just below the counter.
    assert(limit == counter - 1)
    evaluate(first, into: counter)
    evaluate(last, into: limit)
    let outer = range
    range = loop.sequence.range
    emitNative([Operand(counter, .copy), Operand(limit, .copy)], into: limit) { call in
      guard case .int(let first) = call.arguments[0], case .int(let last) = call.arguments[1],
        first <= last
      else { throw Trap("Range requires lowerBound <= upperBound", at: call.range) }
      // Where it would wrap onto the start, nobody counts to the end.
      if isClosed, first == .min, last == .max { return .int(.max) }
      return .int(isClosed ? last &+ 1 : last)
    }
    range = outer
    let one = allocatePlain()
    emit(.integer, one, 1)
    emit(.subtractWrapping, counter, counter, one)
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

  /// `stride(from:to:by:)` and `stride(from:through:by:)` of integers.
  private struct IntegerStride {
    var bounds: [Code]
    var includesEnd: Bool
  }

  private func integerStride(_ sequence: Code) -> IntegerStride? {
    guard case .nominal(let nominal, _) = sequence.type, nominal.isBuiltin,
      nominal.name == "StrideTo" || nominal.name == "StrideThrough",
      case .call(let call) = sequence.kind, case .function(let function) = call.callee,
      let head = function.entry.flatMap({ machine.head(of: $0) }), head.name == "stride"
    else { return nil }
    let bounds = call.arguments.compactMap { argument -> Code? in
      if case .value(let code) = argument, scalar(code.type) == .int { code } else { nil }
    }
    guard bounds.count == 3, call.arguments.count == 3 else { return nil }
    return IntegerStride(bounds: bounds, includesEnd: nominal.name == "StrideThrough")
  }

  /// How often the body runs is known before it does: the turns are counted.
  private mutating func compileStride(_ loop: ForLoop, _ stride: IntegerStride) {
    let counter = allocatePlain()
    let limit = allocatePlain()
    let turn = allocatePlain()
    let element = plainElement(loop)
    let current = allocatePlain()
    let last = allocatePlain()
    let step = allocatePlain()
    let outer = range
    defer { range = outer }
    for (code, register) in zip(stride.bounds, [current, last, step]) {
      evaluate(code, into: register)
    }
    let includesEnd = stride.includesEnd
    range = loop.sequence.range
    emitNative([current, last, step].map { Operand($0, .copy) }, into: limit) { call in
      guard case .int(let first) = call.arguments[0], case .int(let last) = call.arguments[1],
        case .int(let step) = call.arguments[2], step != 0
      else { throw Trap("Stride size must not be zero", at: call.range) }
      return .int(turns(from: first, to: last, by: step, includesEnd: includesEnd))
    }
    emit(.integer, counter, -1)
    emit(.subtractWrapping, current, current, step)
    let advance = { (compiler: inout Compiler) in
      compiler.emit(.addWrapping, current, current, step)
      compiler.emit(.copy, element, current)
    }
    compileTurns(loop, element: element, atStart: advance) { compiler, body in
      compiler.emit(.nextInRange, turn, counter, body.index)
    }
  }

  /// The array of `for (index, element) in array.enumerated()`, and the two patterns.
  private func enumeratedArray(_ loop: ForLoop) -> (Code, index: Match, element: Match)? {
    guard case .tuple(let parts) = loop.pattern, parts.count == 2,
      case .call(let call) = loop.sequence.kind, case .native(let id) = call.callee,
      let head = machine.head(of: id), head.owner == "Sequence", head.name == "enumerated",
      case .value(let array)? = call.arguments.first, isArray(array.type)
    else { return nil }
    return (array, parts[0], parts[1])
  }

  private mutating func plainElement(_ loop: ForLoop) -> Int32 {
    if case .bind(let local) = loop.pattern, !isBoxed(local), registers[local] < 0 {
      return registers[local]
    }
    return allocatePlain()
  }

  private mutating func element(_ pattern: Match) -> Int32 {
    if case .bind(let local) = pattern, !isBoxed(local) { return registers[local] }
    return allocateReleased()
  }

  /// - Parameters:
  ///   - index: what is matched against each element's position, where that is wanted.
  ///   - pattern: what is matched against the element.
  private mutating func compileArray(
    _ loop: ForLoop, _ sequence: Source, index: Match? = nil, element pattern: Match
  ) {
    // The loop walks the array as it was when it began.
    var array = sequence.register
    if !sequence.isTemporary {
      array = allocateReleased()
      emit(.copy, array, sequence.register)
    }
    let counter = allocatePlain()
    emit(.integer, counter, -1)
    let element = element(pattern)
    let patterns = index.map { [($0, counter), (pattern, element)] }
    compileTurns(loop, element: element, matching: patterns) { compiler, body in
      compiler.emit(.nextInArray, element, counter, body.index)
      // Never run: says where the array is.
      compiler.emit(.clear, array)
    }
    emit(.clear, array)
  }

  private mutating func compileNative(_ loop: ForLoop, _ sequence: Source) {
    let iterator = allocateReleased()
    emit(.makeIterator, iterator, sequence.register)
    drop(sequence)
    let element = element(loop.pattern)
    compileTurns(loop, element: element) { compiler, body in
      compiler.emit(.nextInIterator, element, iterator, body.index)
    }
    emit(.clear, iterator)
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
  /// - Parameters:
  ///   - parts: what is matched in place of the loop's pattern, each with its register.
  ///   - atStart: what each turn begins with.
  private mutating func compileTurns(
    _ loop: ForLoop, element: Int32, isOptional: Bool = false,
    matching parts: [(Match, Int32)]? = nil, atStart: (inout Compiler) -> Void = { _ in },
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
    atStart(&self)
    freshBoxes(of: loop.pattern)
    for (pattern, register) in parts ?? [(loop.pattern, element)] {
      bind(pattern, register, orJumpTo: again)
    }
    if let condition = loop.condition { jump(to: again, unless: condition) }
    scopes.append(Scope(leave: (loop.label, end), next: again))
    freshBoxes(of: loop.body)
    let bound = (parts ?? [(loop.pattern, element)]).flatMap { boundLocals(of: $0.0) }
    compile(loop.body, binding: bound)
    scopes.removeLast()
    self.end(after: outer)
    next = inner
    place(again)
    range = loop.range
    advance(&self, body)
    place(end)
    clearObjects(of: bound)
  }

  private mutating func bind(_ pattern: Match, _ element: Int32, orJumpTo again: Label) {
    if case .bind(let local) = pattern, registers[local] == element, !isBoxed(local) { return }
    match(pattern, element, orJumpTo: again)
  }
}

/// How many numbers a stride has; as many as can be counted where there are more.
private func turns(from first: Int, to last: Int, by step: Int, includesEnd: Bool) -> Int {
  let (low, high) = step > 0 ? (first, last) : (last, first)
  guard low < high || includesEnd && low == high else { return 0 }
  let distance = UInt(bitPattern: high) &- UInt(bitPattern: low)
  let before = (includesEnd ? distance : distance - 1) / step.magnitude
  return Int(clamping: before) &+ (before < Int.max ? 1 : 0)
}
