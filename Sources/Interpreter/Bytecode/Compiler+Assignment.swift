import Checking

extension Compiler {
  mutating func assign(_ place: Place, _ value: Code) {
    if case .local(let local) = place {
      defer {
        begin(local)
        consumed.remove(local)
      }
      guard isBoxed(local) else { return evaluate(value, into: registers[local]) }
      let value = source(value)
      emit(.storeBox, registers[local], value.register)
      return drop(value)
    }
    let skip = makeSkip()
    let prepared = prepare(place, before: [value])
    let mayBeSkipped = skipWhereNil(prepared, skip)
    store(value, in: prepared)
    finish(skip, mayBeSkipped, into: nil)
  }

  mutating func store(_ value: Code, in place: Prepared) {
    switch place {
    case .weak(let inner):
      store(Code(.weaken(value), type: value.type, at: value.range), in: inner)
    case .discarded: evaluate(value)
    case .local, .unwrapped:
      let source = source(value)
      let opened = open(place, after: nil)
      emit(.copy, opened.register, source.register)
      drop(source)
      close([opened])
    case .global(let variable):
      let source = source(value)
      emit(.storeGlobal, variable, source.register)
      drop(source)
    case .field(let base, let index):
      store(value, in: base) { compiler, base, value in
        compiler.emit(.setField, base, index, value)
      }
    case .objectField(let base, let index):
      emit(.setField, base, index, owned(value))
    case .element(let base, let index):
      store(value, in: base) { compiler, base, value in
        compiler.emit(.setElement, base, index, value)
      }
    case .indexed(let base, let index, let place):
      let constant = plainConstant(value)
      let register = constant ?? owned(value)
      let opened = open(base, after: nil)
      let outer = range
      range = place
      emit(constant == nil ? .setIndexed : .setIndexedConstant, opened.register, index, register)
      range = outer
      close([opened])
    case .property(let base, let property): store(value, in: base, property)
    case .keyPath(let base, let path):
      let register = owned(value)
      let opened = openForStore(base)
      if let opened {
        let operand = Operand(opened.register, base.isPlace ? .inout : .copy)
        emitKeyPath(write: Operand(register, .take), operand, path)
        close([opened])
      }
    }
  }

  /// The position of a constant that needs no release.
  private mutating func plainConstant(_ value: Code) -> Int32? {
    guard case .constant(let constant) = value.kind, isPlain(value.type) else { return nil }
    return self.constant(constant)
  }

  private mutating func store(
    _ value: Code, in base: Prepared, _ emit: (inout Compiler, Int32, Int32) -> Void
  ) {
    let register = owned(value)
    let opened = open(base, after: nil)
    emit(&self, opened.register, register)
    close([opened])
  }

  private mutating func store(_ value: Code, in base: PreparedOwner, _ property: PreparedProperty) {
    let operand = operand(value)
    let opened = openForStore(base)
    let baseOperand = opened.map { Operand($0.register, base.isPlace ? .inout : .copy) }
    set(property, base: baseOperand, operand)
    if let opened { close([opened]) }
  }

  private mutating func openForStore(_ base: PreparedOwner) -> Opened? {
    switch base {
    case .none: nil
    case .place(let place): open(place, after: nil)
    case .value(let register): Opened(register: register)
    }
  }

  /// The value in a register that may be emptied.
  private mutating func owned(_ value: Code) -> Int32 {
    let source = source(value)
    if source.isTemporary { return source.register }
    let register = allocateReleased()
    emit(.copy, register, source.register)
    return register
  }

  // MARK: Key paths

  mutating func emitKeyPath(read base: Operand, _ path: Int32, into register: Int32) {
    emitNative([base, Operand(path, .copy)], into: register) { call in
      guard case .keyPath(let path) = call.arguments[1] else { throw Trap("not a key path") }
      return try call.machine.value(at: path, of: call.arguments[0])
    }
  }

  mutating func emitKeyPath(write value: Operand, _ base: Operand, _ path: Int32) {
    emitNative([base, Operand(path, .copy), value], into: allocateReleased()) { call in
      guard case .keyPath(let path) = call.arguments[1] else { throw Trap("not a key path") }
      try call.machine.set(call.arguments[2], at: path, of: &call.arguments[0])
      return .void
    }
  }

  mutating func emitNative(
    _ operands: [Operand], into register: Int32, _ native: @escaping Native
  ) {
    emitCall(native, operands, [], into: register)
  }
}
