import Checking

extension Compiler {
  /// The operand for a part of a call or value; `later` are the parts evaluated after it.
  mutating func operand(_ code: Code, before later: [Code] = []) -> Operand {
    if case .constant(let constant) = code.kind {
      return Operand(self.constant(constant), .constant)
    }
    let source = source(code, before: later)
    if source.register < 0 { return Operand(source.register, .plain) }
    return Operand(source.register, source.isTemporary ? .take : .copy)
  }

  mutating func operands(_ codes: [Code]) -> [Operand] {
    var result: [Operand] = []
    for (index, code) in codes.enumerated() {
      let needsLater = if case .local = code.kind { true } else { false }
      result.append(operand(code, before: needsLater ? Array(codes[(index + 1)...]) : []))
      if machine.runsDeinitializers, code.usesTemporaryObject { endObjects() }
    }
    return result
  }

  mutating func compile(_ call: Call, of code: Code, into register: Int32) {
    if compileIntrinsic(call, of: code, into: register) { return }
    let skip = makeSkip()
    var values: [Code] = []
    var places: [Prepared] = []
    for argument in call.arguments {
      switch argument {
      case .value(let value): values.append(value)
      case .inout(let place): places.append(prepare(place, before: values))
      }
    }
    guard !places.isEmpty else {
      let operands = operands(values)
      return emitCall(call.callee, operands, call.types, into: register)
    }
    compileUpdating(call, values, places, skip, into: register)
  }

  private mutating func compileUpdating(
    _ call: Call, _ values: [Code], _ places: [Prepared], _ skip: Skip, into register: Int32
  ) {
    var mayBeSkipped = false
    for place in places where skipWhereNil(place, skip) { mayBeSkipped = true }
    let valueOperands = operands(values)
    lend(to: values)
    var opened: [Opened] = []
    var operands: [Operand] = []
    var nextValue = 0
    for argument in call.arguments {
      switch argument {
      case .value:
        operands.append(valueOperands[nextValue])
        nextValue += 1
      case .inout:
        let place = open(places[opened.count], after: opened.last)
        opened.append(place)
        operands.append(Operand(place.register, .inout))
      }
    }
    emitCall(call.callee, operands, call.types, into: register)
    close(opened)
    finish(skip, mayBeSkipped, into: register)
  }

  /// What a change needs that an optional chain may skip; to be asked for before any part of it is
  /// evaluated.
  mutating func makeSkip() -> Skip {
    defer { chainExit = nil }
    return Skip(label: makeLabel(), exit: chainExit)
  }

  /// Ends a change that an optional chain may skip: its value is then nil.
  mutating func finish(_ skip: Skip, _ mayBeSkipped: Bool, into register: Int32?) {
    guard mayBeSkipped, register != nil || skip.exit != nil else { return place(skip.label) }
    let end = makeLabel()
    jump(end)
    place(skip.label)
    if let exit = skip.exit {
      jump(exit)
    } else if let register {
      emit(.constant, register, constant(.nil))
    }
    place(end)
  }

  mutating func emitCall(
    _ callee: Callee, _ operands: [Operand], _ types: [Type], into register: Int32
  ) {
    switch callee {
    case .function(let function):
      let site = site(.routine, routine: machine.routine(for: function), operands, types)
      emit(.call, register, site)
    case .native(let id):
      guard let native = machine.native(id) else {
        return emit(.trap, name("navlab does not run '\(machine.declaration(of: id))' yet"))
      }
      emitCall(native, operands, types, into: register)
    case .method(let slot, _):
      emit(.callDynamic, register, site(.method(slot: slot), operands, types))
    case .requirement(let requirement, let selfType):
      let target = CallSite.Target.requirement(requirement, selfType: TypeSite(selfType))
      emit(.callDynamic, register, site(target, operands, types))
    case .synthesized(let member, let type):
      emit(.callDynamic, register, site(.synthesized(member, TypeSite(type)), operands, types))
    case .value(let code):
      let closure = source(code)
      let target = CallSite.Target.value(
        Instruction.offset(of: closure.register), isTemporary: closure.isTemporary)
      emit(.callDynamic, register, site(target, operands, types))
    }
  }

  mutating func emitCall(
    _ native: @escaping Native, _ operands: [Operand], _ types: [Type], into register: Int32
  ) {
    emit(.callNative, register, site(.native(native), operands, types))
  }

  private mutating func site(
    _ target: CallSite.Target, routine: Routine? = nil, _ operands: [Operand], _ types: [Type]
  ) -> Int32 {
    calls.append(CallSite(target, routine: routine, operands: operands, types: types))
    return Int32(calls.count - 1)
  }

  // MARK: Values made of parts

  mutating func make(_ code: Code, into register: Int32) {
    switch code.kind {
    case .tuple(let parts):
      if parts.isEmpty { return emit(.constant, register, constant(.void)) }
      make(.tuple, operands(parts), into: register)
    case .array(let parts): make(.array, operands(parts), into: register)
    case .dictionary(let pairs):
      let parts = operands(pairs.flatMap { [$0.0, $0.1] })
      make(.dictionary(TypeSite(code.type)), parts, into: register)
    case .structure(let type, let parts):
      make(.structure(type, TypeSite(code.type)), operands(parts), into: register)
    case .newObject(let type, let dynamic):
      let parts = operands(dynamic.map { [$0] } ?? [])
      make(.object(type, TypeSite(code.type)), parts, into: register)
    case .openedReference(let callee, let metatype, let types, let place):
      var parts = [metatype]
      if case .value(let function) = callee { parts.append(function) }
      make(
        .openedReference(callee, types.map(TypeSite.init), at: place), operands(parts),
        into: register)
    case .weaken(let object): make(.weaken, operands([object]), into: register)
    case .strengthen(let kept): make(.strengthen, operands([kept]), into: register)
    case .dynamicType(let object): make(.dynamicType, operands([object]), into: register)
    case .enumCase(let type, let index, let parts):
      enumCase(type, index, operands(parts), code.type, into: register)
    case .closure(let function, let captures):
      let shared = captures.isEmpty ? SharedClosure() : nil
      make(.closure(function, shared: shared), captures.map { capture($0) }, into: register)
    case .reference(let callee, let applied, let types):
      make(.reference(callee, types.map(TypeSite.init)), operands(applied), into: register)
    case .metatype(let type): make(.metatype(TypeSite(type)), [], into: register)
    case .keyPath(let path):
      let arguments = path.components.flatMap { component in
        if case .property(_, _, let arguments, _) = component.kind { arguments } else { [Code]() }
      }
      make(.keyPath(path), operands(arguments), into: register)
    case .interpolation(let parts):
      let types = parts.map { TypeSite($0.type) }
      make(.interpolation(types), operands(parts), into: register)
    default: break
    }
  }

  mutating func make(_ kind: Make.Kind, _ operands: [Operand], into register: Int32) {
    routine.makes.append(Make(kind: kind, operands: operands))
    emit(.make, register, Int32(routine.makes.count - 1))
  }

  private mutating func enumCase(
    _ type: NominalType, _ index: Int, _ operands: [Operand], _ full: Type, into register: Int32
  ) {
    if isCertainlyOptional(full) {
      // Its cases are written as `nil` and the value itself.
      guard let operand = operands.first else { return emit(.constant, register, constant(.nil)) }
      if operand.mode == .constant { emit(.constant, register, operand.register) }
      return emit(.wrap, register, operand.mode == .constant ? register : operand.register)
    }
    if operands.isEmpty, case .nominal(_, let arguments) = full, arguments.isEmpty {
      let value = Value.enumCase(EnumValue(type: type, index: index))
      return emit(.constant, register, constant(value: value))
    }
    make(.enumCase(type, index: index, TypeSite(full)), operands, into: register)
  }

  /// A closure's captures: the box of a shared variable, and copies of the others.
  private mutating func capture(_ local: Int) -> Operand {
    if isBoxed(local) {
      // Makes the box where the variable has no value yet (local functions that call each other).
      emit(.storeBox, registers[local], registers[local], 1)
    }
    return Operand(registers[local], .copy)
  }
}

extension Code {
  /// Whether it is a member of an object that nothing else holds: that one goes before what the
  /// value is for.
  var usesTemporaryObject: Bool {
    switch kind {
    case .field(let base, _), .element(let base, _), .isType(let base, _): return base.makesObject
    case .erase(let inner, _), .wrap(let inner), .convert(let inner, _):
      return inner.usesTemporaryObject
    case .coalesce(let inner, _), .attempt(let inner, _), .await(let inner):
      return inner.usesTemporaryObject
    case .chain(let subject, _, let body, _):
      return subject.makesObject || subject.usesTemporaryObject || body.usesTemporaryObject
    case .array(let parts): return parts.contains { $0.usesTemporaryObject }
    case .call(let call):
      if case .value(let receiver)? = call.arguments.first { return receiver.makesObject }
      return false
    case .interpolation(let parts): return parts.contains { $0.usesTemporaryObject }
    default: return false
    }
  }

  private var makesObject: Bool {
    switch kind {
    case .wrap(let inner), .convert(let inner, _): return inner.makesObject
    case .array(let parts), .tuple(let parts): return parts.contains { $0.makesObject }
    case .call:
      guard case .nominal(let nominal, _) = type.wrapped ?? type else { return false }
      return nominal.isClass
    default: return false
    }
  }
}
