import Checking
import Diagnostics

extension Compiler {
  /// Where a value is, and whether it is a temporary to be dropped once used.
  struct Source {
    var register: Int32
    var isTemporary: Bool
  }

  /// The value of `code` in some register: a local's own where it is one.
  mutating func source(_ code: Code) -> Source {
    switch code.kind {
    case .local(let local) where !isBoxed(local):
      return Source(register: registers[local], isTemporary: false)
    case .moved(let local) where !isBoxed(local):
      consumed.insert(local)
      return Source(register: registers[local], isTemporary: true)
    case .wrap(let inner) where !isOptional(inner.type):
      return source(inner)
    case .convert(let inner, let type) where !changes(inner.type, in: type):
      return source(inner)
    default:
      let register = allocate(for: code.type)
      evaluate(code, into: register)
      return Source(register: register, isTemporary: true)
    }
  }

  /// As `source`, but a copy where something evaluated later could change the local.
  mutating func source(_ code: Code, before later: [Code]) -> Source {
    if case .local(let local) = code.kind, !isBoxed(local), later.contains(where: \.mayAssign) {
      let register = allocate(for: code.type)
      emit(.copy, register, registers[local])
      return Source(register: register, isTemporary: true)
    }
    return source(code)
  }

  /// Drops a temporary that an instruction has read, so that it keeps nothing alive or shared.
  mutating func drop(_ source: Source) {
    if source.isTemporary, source.register >= 0 { emit(.clear, source.register) }
  }

  /// Whether a value of the static type could be nil, or is of a type not known yet.
  func isOptional(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal, _): nominal.isBuiltin && nominal.name == "Optional"
    case .function, .tuple, .metatype: false
    case .parameter, .member, .existential, .opaque, .variable, .error: true
    }
  }

  /// Whether the static type is an optional.
  func isCertainlyOptional(_ type: Type) -> Bool {
    if case .nominal(let nominal, _) = type {
      return nominal.isBuiltin && nominal.name == "Optional"
    }
    return false
  }

  /// Whether a conversion boxes elements: `[Int]` to `[Any]`. Others leave the value as it is.
  private func changes(_ from: Type, in to: Type) -> Bool {
    switch (from, to) {
    case (.existential, .existential): false
    case (_, .existential): true
    case (.nominal(let a, let xs), .nominal(let b, let ys)) where a === b:
      zip(xs, ys).contains { changes($0, in: $1) }
    case (.tuple(let xs), .tuple(let ys)):
      zip(xs, ys).contains { changes($0.type, in: $1.type) }
    default: false
    }
  }

  /// Evaluates for the effect only.
  mutating func evaluate(_ code: Code) {
    switch code.kind {
    case .call(let call):
      let outer = range
      if code.range != .none { range = code.range }
      defer { range = outer }
      let register = allocate(for: code.type)
      if case (.update, _)? = intrinsic(call), compileIntrinsic(call, of: code, into: register) {
        return
      }
      compile(call, of: code, into: register)
      if !code.type.isVoid { drop(Source(register: register, isTemporary: true)) }
    case .assign(let place, let value):
      let outer = range
      if code.range != .none { range = code.range }
      assign(place, value)
      range = outer
    default:
      let value = source(code)
      if !code.type.isVoid { drop(value) }
    }
  }

  /// Puts the value of `code` into a register, which changes only when all of `code` is evaluated.
  mutating func evaluate(_ code: Code, into register: Int32) {
    let outer = range
    if code.range != .none { range = code.range }
    defer { range = outer }
    switch code.kind {
    case .constant(let constant): load(constant, into: register)
    case .local(let local):
      emit(isBoxed(local) ? .loadBox : .copy, register, registers[local])
    case .moved(let local):
      consumed.insert(local)
      emit(isBoxed(local) ? .takeBox : .take, register, registers[local])
    case .global(let variable): emit(.loadGlobal, register, global(variable))
    case .field(let base, let index): getField(base, index, into: register)
    case .element(let base, let index):
      let base = source(base)
      emit(.getElement, register, base.register, Int32(index))
      drop(base)
    case .call(let call): compile(call, of: code, into: register)
    case .load(let place): load(place, into: register)
    case .assign(let place, let value):
      assign(place, value)
      emit(.constant, register, constant(.void))
    case .tuple, .array, .dictionary, .structure, .newObject, .enumCase, .closure, .reference,
      .metatype, .openedReference, .dynamicType, .weaken, .strengthen, .keyPath, .interpolation:
      make(code, into: register)
    case .wrap(let inner): wrap(inner, into: register)
    case .unwrap(let code, let isImplicit):
      let inner = source(code)
      // Of what keeps no object alive, only the unowned does not say that it may be nil.
      let isUnowned =
        if case .strengthen(let kept) = code.kind { kept.type.wrapped == nil } else { false }
      emit(.unwrap, register, inner.register, isUnowned ? 2 : isImplicit ? 1 : 0)
      drop(inner)
    case .chain(let subject, let local, let body, let wraps):
      chain(subject, local, body, wraps: wraps, into: register)
    case .erase(let inner, let from):
      cast(.erase, inner, from: from, to: code.type, into: register)
    case .convert(let inner, let type):
      if changes(inner.type, in: type) {
        cast(.cast, inner, from: inner.type, to: type, isForced: true, into: register)
      } else {
        evaluate(inner, into: register)
      }
    case .isType(let inner, let type):
      cast(.isType, inner, from: inner.type, to: type, into: register)
    case .cast(let inner, let type, let kind):
      cast(
        .cast, inner, from: inner.type, to: type, isForced: kind == .forced, into: register)
    case .ternary(let condition, let first, let second):
      choose(condition, first, second, into: register)
    case .and, .or: truth(code, into: register)
    case .coalesce(let first, let second): coalesce(first, second, into: register)
    case .block(let operations, let local):
      compile(operations)
      emit(isBoxed(local) ? .loadBox : .copy, register, registers[local])
      if machine.runsDeinitializers, registers[local] >= 0 { emit(.clear, registers[local]) }
    case .attempt(let inner, let traps): attempt(inner, traps: traps, into: register)
    case .await(let inner): evaluate(inner, into: register)
    case .expansion(let packs, let each): expand(packs, each, into: register)
    case .unsupported(let what): emit(.trap, name("navlab does not run '\(what)' yet"))
    }
  }

  private mutating func load(_ constant: Constant, into register: Int32) {
    if case .integer(let number) = constant, let small = Int32(exactly: number) {
      emit(.integer, register, small)
    } else {
      emit(.constant, register, self.constant(constant))
    }
  }

  private mutating func getField(_ base: Code, _ index: Int, into register: Int32) {
    let base = source(base)
    let drops = base.isTemporary && base.register >= 0
    emit(drops ? .getFieldDropping : .getField, register, base.register, Int32(index))
  }

  private mutating func wrap(_ inner: Code, into register: Int32) {
    guard isOptional(inner.type) else { return evaluate(inner, into: register) }
    let inner = source(inner)
    emit(.wrap, register, inner.register)
    drop(inner)
  }

  private mutating func cast(
    _ op: Opcode, _ inner: Code, from: Type, to type: Type, isForced: Bool = false,
    into register: Int32
  ) {
    let inner = source(inner)
    emit(op, register, inner.register, castSite(from: from, to: type, isForced: isForced))
    drop(inner)
  }

  /// A register for halves of a result: not a local's own, which the rest may still read.
  private mutating func scratch(for register: Int32) -> Int32 {
    guard isLocal(register) else { return register }
    return register < 0 ? allocatePlain() : allocateReleased()
  }

  private mutating func settle(_ scratch: Int32, into register: Int32) {
    if scratch != register { emit(.take, register, scratch) }
  }

  private mutating func chain(
    _ subject: Code, _ local: Int, _ body: Code, wraps: Bool, into register: Int32
  ) {
    let end = makeLabel()
    let isNil = makeLabel()
    let result = scratch(for: register)
    // A change finds nil where it takes the value out.
    if body.changedLinks > 0 {
      chainExit = isNil
      if wraps { wrap(body, into: result) } else { evaluate(body, into: result) }
      jump(end)
      place(isNil)
      emit(.constant, result, constant(.nil))
      place(end)
      return settle(result, into: register)
    }
    let subject = source(subject)
    emit(.jumpIfNone, subject.register, isNil.index)
    if isBoxed(local) {
      emit(.clear, registers[local])
      emit(.storeBox, registers[local], subject.register)
    } else {
      emit(.unwrap, registers[local], subject.register)
    }
    drop(subject)
    if wraps { wrap(body, into: result) } else { evaluate(body, into: result) }
    if registers[local] >= 0 { emit(.clear, registers[local]) }
    jump(end)
    place(isNil)
    drop(subject)
    emit(.constant, result, constant(.nil))
    place(end)
    settle(result, into: register)
  }

  private mutating func choose(
    _ condition: Code, _ first: Code, _ second: Code, into register: Int32
  ) {
    let otherwise = makeLabel()
    let end = makeLabel()
    jump(to: otherwise, unless: condition)
    evaluate(first, into: register)
    jump(end)
    place(otherwise)
    evaluate(second, into: register)
    place(end)
  }

  private mutating func truth(_ code: Code, into register: Int32) {
    let no = makeLabel()
    let end = makeLabel()
    jump(to: no, unless: code)
    emit(.constant, register, constant(.boolean(true)))
    jump(end)
    place(no)
    emit(.constant, register, constant(.boolean(false)))
    place(end)
  }

  private mutating func coalesce(_ first: Code, _ second: Code, into register: Int32) {
    let isNil = makeLabel()
    let end = makeLabel()
    let subject = source(first)
    emit(.jumpIfNone, subject.register, isNil.index)
    let keepsOptional = second.type == first.type
    emit(keepsOptional ? .copy : .unwrap, register, subject.register)
    drop(subject)
    jump(end)
    place(isNil)
    evaluate(second, into: register)
    // The right side is a function of its own.
    if machine.runsDeinitializers, second.usesTemporaryObject { endObjects() }
    place(end)
  }

  private mutating func attempt(_ inner: Code, traps: Bool, into register: Int32) {
    let failed = makeLabel()
    let end = makeLabel()
    let error = allocateReleased()
    let result = scratch(for: register)
    let start = code.count
    if traps || isCertainlyOptional(inner.type) {
      evaluate(inner, into: result)
    } else {
      wrap(inner, into: result)
    }
    handle(from: start, .catch, failed, register: error)
    jump(end)
    place(failed)
    if traps {
      emit(.trap, name("'try!' expression unexpectedly raised an error"), error, 1)
    } else {
      emit(.clear, error)
      emit(.constant, result, constant(.nil))
    }
    place(end)
    settle(result, into: register)
  }
}

extension Code {
  /// Whether evaluating it could assign to a local of the same function.
  var mayAssign: Bool {
    switch kind {
    case .constant, .local, .global, .closure, .metatype, .unsupported: false
    case .newObject(_, let dynamic): dynamic?.mayAssign ?? false
    case .openedReference(.value(let function), let base, _, _):
      function.mayAssign || base.mayAssign
    case .openedReference(_, let base, _, _), .dynamicType(let base), .weaken(let base),
      .strengthen(let base), .field(let base, _),
      .element(let base, _), .wrap(let base), .unwrap(let base, _),
      .erase(let base, _), .convert(let base, _), .isType(let base, _), .cast(let base, _, _),
      .await(let base), .attempt(let base, _):
      base.mayAssign
    case .tuple(let parts), .array(let parts), .structure(_, let parts), .interpolation(let parts),
      .enumCase(_, _, let parts), .reference(_, let parts, _):
      parts.contains { $0.mayAssign }
    case .dictionary(let pairs): pairs.contains { $0.0.mayAssign || $0.1.mayAssign }
    case .call(let call):
      call.arguments.contains { argument in
        switch argument {
        case .value(let code): code.mayAssign
        case .inout: true
        }
      }
    case .and(let a, let b), .or(let a, let b), .coalesce(let a, let b):
      a.mayAssign || b.mayAssign
    case .ternary(let a, let b, let c): a.mayAssign || b.mayAssign || c.mayAssign
    case .moved, .expansion, .keyPath, .load, .assign, .chain, .block: true
    }
  }
}
