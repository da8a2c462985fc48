import Checking

// `repeat` and `for x in repeat`: turns over the elements of parameter packs. In a turn, a pack's
// parameter stands for the type of its element.
extension Compiler {
  mutating func expand(_ packs: Packs, _ each: Code, into register: Int32) {
    let list = allocateReleased()
    make(.array, [], into: list)
    turns(packs) { compiler in
      let value = compiler.source(each)
      compiler.emit(.appendElement, list, value.register)
      compiler.drop(value)
    }
    emitNative([Operand(list, .take)], into: register) { call in
      guard case .array(let values) = call.arguments[0] else { return .void }
      return values.isEmpty ? .void : values.count == 1 ? values[0] : .tuple(values)
    }
  }

  mutating func compileForEach(_ label: Int, _ packs: Packs, _ body: [Checking.Operation]) {
    turns(packs, label: label) { compiler in compiler.compile(body) }
  }

  private mutating func turns(
    _ packs: Packs, label: Int? = nil, _ body: (inout Compiler) -> Void
  ) {
    let parameters = packs.parameters
    let sources = packs.sources.map { source -> (register: Int32, local: Int) in
      let register = allocateReleased()
      evaluate(source.pack, into: register)
      return (register, source.local)
    }
    let outer = allocateReleased()
    emitNative([], into: outer) { call in
      .array(call.machine.currentTypes.map { .type(TypeValue($0)) })
    }
    let (counter, goesOn) = (allocateReleased(), allocateReleased())
    emit(.constant, counter, constant(.integer(0)))
    let (start, again, end) = (makeLabel(), makeLabel(), makeLabel())
    place(start)
    emitNative([Operand(outer, .copy), Operand(counter, .copy)], into: goesOn) { call in
      guard case .int(let turn) = call.arguments[1] else { return .bool(false) }
      return .bool(call.machine.enterTurn(turn, of: parameters, call.arguments[0]))
    }
    emit(.jumpIfFalse, goesOn, end.index)
    for source in sources {
      let operands = [outer, counter, source.register].map { Operand($0, .copy) }
      emitNative(operands, into: registers[source.local]) { call in
        guard case .int(let turn) = call.arguments[1] else { return .void }
        return call.machine.element(turn, of: call.arguments[2], parameters, call.arguments[0])
      }
    }
    scopes.append(Scope(leave: label.map { ($0, end) }, next: again))
    body(&self)
    scopes.removeLast()
    place(again)
    emitNative([Operand(counter, .take)], into: counter) { call in
      guard case .int(let turn) = call.arguments[0] else { return .int(0) }
      return .int(turn + 1)
    }
    emit(.loop, start.index)
    place(end)
    emitNative([Operand(outer, .take)], into: goesOn) { call in
      call.machine.leaveTurns(call.arguments[0])
      return .void
    }
  }
}

extension Machine {
  private func types(_ outer: Value) -> [Type] {
    guard case .array(let values) = outer else { return [] }
    return values.map { if case .type(let value) = $0 { value.type } else { .error } }
  }

  /// Lets the packs' parameters stand for the types of one turn.
  /// - Returns: false where there is no such turn.
  fileprivate func enterTurn(_ turn: Int, of parameters: [Int], _ outer: Value) -> Bool {
    var types = types(outer)
    for index in parameters {
      let elements = types[index].packElements
      guard turn < elements.count else { return false }
      types[index] = elements[turn].type
    }
    setCurrentTypes(types)
    return !parameters.isEmpty
  }

  /// An element of a pack: a pack of one is its element.
  fileprivate func element(
    _ turn: Int, of pack: Value, _ parameters: [Int], _ outer: Value
  ) -> Value {
    let types = types(outer)
    let count = parameters.map { types[$0].packElements.count }.min() ?? 0
    guard count != 1, case .tuple(let values) = pack, turn < values.count else { return pack }
    return values[turn]
  }

  fileprivate func leaveTurns(_ outer: Value) { setCurrentTypes(types(outer)) }

  private func setCurrentTypes(_ types: [Type]) {
    guard state.pointee.frameCount > 0 else { return }
    state.pointee.frames[state.pointee.frameCount - 1].setTypes(types)
  }
}
