import Checking
import Diagnostics
import SwiftSource

/// Calls whose target is found only when they are made, and calls of natives.
extension Machine {
  /// Starts the call of a site; its arguments are its operands.
  /// - Returns: the result where it is there at once; nil where a frame was entered.
  @inline(never)
  func start(
    _ site: UnsafeMutablePointer<CallSite>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>, destination: Int32
  ) throws -> Value? {
    let operands = site.pointee.operands
    try checkRoom(for: operands.count)
    let types = self.types(of: site)?.list ?? []
    switch site.pointee.target {
    case .value(let register, let isTemporary):
      var closure = r.at(register).pointee
      if isTemporary, register >= 0 { r.at(register).pointee = .void }
      if case .existential(let inner, _) = closure { closure = inner }
      if case .keyPath(let path) = closure {
        closure = .closure(
          ClosureValue(.native { try $0.machine.value(at: path, of: $0.arguments[0]) }))
      }
      guard case .closure(let value) = closure else { throw Trap("not a function") }
      gather(operands, from: r, constants, to: argumentSpace)
      // A local function has type parameters of its own.
      if !types.isEmpty, case .function(let function) = value.body {
        return try start(
          .routine(routine(for: function, of: value)), count: operands.count, types: types,
          destination: destination, site: site, captures: value.captures)
      }
      return try start(
        value, count: operands.count, destination: destination, site: site)
    case .routine, .native, .method, .requirement, .synthesized:
      let first = operands.first.map { operand in
        (operand.mode == .constant ? constants : r).at(operand.register).pointee
      }
      let (target, found) = try resolve(site.pointee.target, site, first, types)
      remember(target, found, at: site, site.first(r, constants)?.nominal)
      gather(operands, from: r, constants, to: argumentSpace)
      if case .requirement = site.pointee.target, let first,
        case .existential(let inner, _) = first,
        operands[0].mode != .inout
      {
        argumentSpace.pointee = inner
      }
      return try start(
        target, count: operands.count, types: found, destination: destination, site: site)
    }
  }

  /// Keeps what a dynamic call came down to, where the next with a value of the same type has to
  /// come down to the same.
  private func remember(
    _ target: Target, _ types: [Type], at site: UnsafeMutablePointer<CallSite>,
    _ type: Unmanaged<NominalType>?
  ) {
    guard case .routine(let routine) = target, let type, !site.pointee.isGeneric,
      site.pointee.knownCount < KnownCall.limit
    else { return }
    switch site.pointee.target {
    case .method: break
    case .requirement(_, let selfType):
      // The value's own type arguments could differ from one to the next.
      let isPlain = type._withUnsafeGuaranteedRef { $0.generics.isEmpty }
      guard isPlain, !selfType.isGeneric else { return }
    case .routine, .native, .synthesized, .value: return
    }
    if !routine.header.pointee.isCompiled { Compiler.compile(routine, for: self) }
    guard site.pointee.operands.count == routine.parameterCount else { return }
    let known = site.pointee.known ?? .allocate(capacity: KnownCall.limit)
    (known + site.pointee.knownCount).initialize(
      to: KnownCall(type: type, header: routine.header, types: TypeArguments.of(types)))
    site.pointee.known = known
    site.pointee.knownCount += 1
  }

  /// Where the arguments of the next call are put.
  var argumentSpace: UnsafeMutablePointer<Value> { state.pointee.top }

  @inline(__always)
  func checkRoom(for count: Int) throws {
    guard state.pointee.top + (count + 64) < state.pointee.end else {
      throw LimitReached(.depth, allowed: limits.depth, at: .none, in: "")
    }
  }

  /// Starts a call whose `count` arguments lie in `argumentSpace`.
  func start(
    _ target: Target, count: Int, types: [Type], destination: Int32,
    site: UnsafeMutablePointer<CallSite>?, applied: Int = 0, captures: [Value] = [],
    completion: Completion? = nil
  ) throws -> Value? {
    switch target {
    case .routine(let routine):
      try enter(
        routine, count: count, captures: captures, types: types, destination: destination,
        site: site, applied: applied, completion: completion)
      return nil
    case .native(let native):
      let value = try callNative(
        native, count: count, types: types, site: site, applied: applied)
      guard let completion, !state.pointee.hasRequest else { return value }
      return try completion.then(.success(value))
    case .synthesized(let member, let type):
      let value = try withNativeArguments(count, site: site, applied: applied) { arguments in
        try synthesized(member, type, Array(arguments))
      }
      return try completion?.then(.success(value)) ?? value
    }
  }

  /// Starts a closure whose `count` arguments lie in `argumentSpace`.
  func start(
    _ closure: ClosureValue, count: Int, destination: Int32,
    site: UnsafeMutablePointer<CallSite>?, completion: Completion? = nil
  ) throws -> Value? {
    switch closure.body {
    case .function(let function):
      return try start(
        .routine(routine(for: function, of: closure)), count: count, types: closure.types,
        destination: destination, site: site, captures: closure.captures,
        completion: completion)
    case .native(let native):
      return try start(
        .native(native), count: count, types: closure.types, destination: destination,
        site: site, completion: completion)
    case .callee(let callee, let applied):
      let arguments = argumentSpace
      if !applied.isEmpty {
        (arguments + applied.count).moveInitialize(from: arguments, count: count)
        for (index, value) in applied.enumerated() { (arguments + index).initialize(to: value) }
      }
      let total = count + applied.count
      let first = total > 0 ? arguments[0] : nil
      let (target, types) = try resolve(callee, first, closure.types)
      if case .requirement = callee, case .existential(let inner, _)? = first, !wantsInoutResults {
        arguments[0] = inner
      }
      return try start(
        target, count: total, types: types, destination: destination, site: site,
        applied: applied.count, completion: completion)
    }
  }

  /// Runs a site's native; its arguments are the site's operands.
  func callNative(
    _ site: UnsafeMutablePointer<CallSite>, from r: UnsafeMutablePointer<Value>,
    _ constants: UnsafeMutablePointer<Value>
  ) throws -> Value {
    guard let native = site.pointee.native else { throw Trap("not a native") }
    let operands = site.pointee.operands
    try checkRoom(for: operands.count)
    let arguments = argumentSpace
    state.pointee.top = gather(operands, from: r, constants, to: arguments)
    var invocation = Invocation(
      arguments: Arguments(registers: arguments, count: operands.count), types: types(of: site),
      machine: self)
    var value: Value
    do {
      value = try native(&invocation)
    } catch {
      takeBack(operands, from: arguments, to: r)
      throw error
    }
    takeBack(operands, from: arguments, to: r)
    try chargeChanges(largeSize(of: &value))
    return value
  }

  /// Ends a call of a native: what it leaves in inout arguments goes back to where they came from,
  /// which is empty meanwhile.
  @inline(__always)
  private func takeBack(
    _ operands: UnsafeMutableBufferPointer<Operand>, from arguments: UnsafeMutablePointer<Value>,
    to r: UnsafeMutablePointer<Value>
  ) {
    state.pointee.top = arguments
    var argument = arguments
    for operand in operands {
      if operand.mode == .inout {
        state.pointee.changedBytes += largeSize(of: argument)
        r.at(operand.register).moveInitialize(from: argument, count: 1)
      } else {
        argument.deinitialize(count: 1)
      }
      argument += 1
    }
  }

  /// Counts what a native made, and what it changed.
  @inline(__always)
  private func chargeChanges(_ made: Int) throws {
    let bytes = made + state.pointee.changedBytes
    guard bytes > 0 else { return }
    state.pointee.changedBytes = 0
    try charge(bytes: bytes)
  }

  /// Runs a native whose `count` arguments lie in `argumentSpace`.
  func callNative(
    _ native: NativeBody, count: Int, types: [Type], site: UnsafeMutablePointer<CallSite>?,
    applied: Int = 0
  ) throws -> Value {
    var value = try withNativeArguments(count, site: site, applied: applied) { arguments in
      var invocation = Invocation(
        arguments: arguments, types: TypeArguments.of(types), machine: self)
      return try native(&invocation)
    }
    try chargeChanges(largeSize(of: &value))
    return value
  }

  /// The bytes of text or an array where there are many: what natives make and change is counted
  /// by its size, whoever grew it.
  @inline(__always)
  private func largeSize(of value: UnsafeMutablePointer<Value>) -> Int {
    if let text = value.string {
      let count = text.pointee.utf8.count
      return count > 1 << 12 ? count : 0
    }
    guard let elements = value.array else { return 0 }
    let count = elements.pointee.count
    return count > 1 << 9 ? count * MemoryLayout<Value>.stride : 0
  }

  /// Hands the `count` values in `argumentSpace` to `body`; what it leaves there goes back to where
  /// inout arguments came from.
  @inline(__always)
  private func withNativeArguments(
    _ count: Int, site: UnsafeMutablePointer<CallSite>?, applied: Int,
    _ body: (Arguments) throws -> Value
  ) throws -> Value {
    let arguments = argumentSpace
    state.pointee.top = arguments + count
    defer {
      state.pointee.top = arguments
      if let site {
        if site.pointee.inoutCount > 0 {
          handBack(site, arguments, count: count, applied: applied)
        }
      } else if wantsInoutResults {
        inoutResults = Array(UnsafeBufferPointer(start: arguments, count: count))
      }
      var index = 0
      while index < count {
        (arguments + index).deinitialize(count: 1)
        index &+= 1
      }
    }
    return try body(Arguments(registers: arguments, count: count))
  }

  private func handBack(
    _ site: UnsafeMutablePointer<CallSite>, _ arguments: UnsafeMutablePointer<Value>, count: Int,
    applied: Int
  ) {
    let operands = site.pointee.operands
    guard state.pointee.frameCount > 0 else { return }
    let caller = state.pointee.frames[state.pointee.frameCount - 1].registers
    var index = 0
    while index < operands.count {
      if operands[index].mode == .inout, index + applied < count {
        state.pointee.changedBytes += largeSize(of: arguments + index + applied)
        let value = (arguments + index + applied).move()
        (arguments + index + applied).initialize(to: .void)
        caller.at(operands[index].register).pointee = value
      }
      index += 1
    }
  }

  // MARK: Targets

  private func resolve(
    _ target: CallSite.Target, _ site: UnsafeMutablePointer<CallSite>, _ first: Value?,
    _ types: [Type]
  ) throws -> (Target, [Type]) {
    switch target {
    case .routine:
      guard let routine = site.pointee.routine else { throw Trap("a call without a target") }
      return (.routine(routine.takeUnretainedValue()), types)
    case .native(let native): return (.native(native), types)
    case .method(let slot): return try method(slot, first, types)
    case .requirement(let requirement, let selfType):
      return try witness(
        of: requirement, in: resolve(selfType), first, types)
    case .synthesized(let member, let type): return (.synthesized(member, resolve(type)), types)
    case .value: throw Trap("a call without a target")
    }
  }

  func resolve(
    _ callee: Callee, _ first: Value?, _ types: [Type]
  ) throws -> (Target, [Type]) {
    switch callee {
    case .function(let function): return (.routine(routine(for: function)), types)
    case .native(let id):
      guard let native = native(id) else {
        throw Trap("navlab does not run '\(declaration(of: id))' yet")
      }
      return (.native(native), types)
    case .method(let slot, _): return try method(slot, first, types)
    case .requirement(let requirement, let selfType):
      return try witness(of: requirement, in: selfType, first, types)
    case .synthesized(let member, let type):
      return (.synthesized(member, type.substituting(types, in: self)), types)
    case .value: throw Trap("a call without a target")
    }
  }

  private func method(
    _ slot: Int, _ first: Value?, _ types: [Type]
  ) throws -> (Target, [Type]) {
    var found: NominalType?
    switch first?.unboxed {
    case .object(let object): found = object.type
    case .type(let metatype): if case .nominal(let type, _) = metatype.type { found = type }
    default: break
    }
    guard let nominal = found, nominal.methods.indices.contains(slot) else {
      throw Trap("a method of no object (a defect in navlab)")
    }
    return (.routine(routine(for: nominal.methods[slot])), types)
  }

  /// What fulfils a requirement in `selfType`, or in the value's own type where that is unknown.
  func witness(
    of requirement: Requirement, in selfType: Type, _ first: Value?, _ types: [Type]
  ) throws -> (Target, [Type]) {
    let type = conformingType(selfType, first, isStatic: requirement.isStatic)
    guard case .nominal(let nominal, let arguments) = type,
      let conformance = nominal.conformance(to: requirement.proto)
    else {
      throw Trap(
        "'\(name(of: type))' does not conform to '\(requirement.proto.name)'")
    }
    guard let witness = conformance.witnesses[requirement] else {
      if let written = writtenByCompiler(requirement) {
        return (.synthesized(written, type), types)
      }
      throw Trap(
        "'\(name(of: type))' has no '\(requirement.name)' of '\(requirement.proto.name)'")
    }
    let lead = witness.takesSelf ? [type] : arguments
    return try resolve(witness.callee, first, lead + types)
  }

  /// The members that the compiler writes where nobody else does.
  private func writtenByCompiler(_ requirement: Requirement) -> Synthesized? {
    guard requirement.proto.isBuiltin else { return nil }
    switch requirement.baseName {
    case "==": return .equals
    case "hash": return .hash
    case "<": return .compare
    case "allCases": return .allCases
    case "rawValue": return .rawValue
    default: return nil
    }
  }

  private func conformingType(_ selfType: Type, _ first: Value?, isStatic: Bool) -> Type {
    switch selfType {
    case .existential, .error, .variable, .parameter, .member:
      guard let first else { return selfType }
      if case .type(let value) = first { return value.type }
      return dynamicType(of: first)
    case .opaque(let opaque, _) where opaque.underlying == nil:
      return first.map { dynamicType(of: $0) } ?? selfType
    case .nominal(let nominal, _) where nominal.keyword == .class:
      // A subclass may fulfil it in its own way.
      if !isStatic, let first, case .object = first.unboxed { return dynamicType(of: first) }
      return selfType
    case .nominal, .function, .tuple, .metatype, .opaque: return selfType
    }
  }
}

extension Value {
  /// The value inside an existential's box.
  var unboxed: Value {
    if case .existential(let value, _) = self { value.unboxed } else { self }
  }
}

extension UnsafeMutablePointer<CallSite> {
  /// Where the first argument is.
  @inline(__always)
  func first(
    _ r: UnsafeMutablePointer<Value>, _ constants: UnsafeMutablePointer<Value>
  ) -> UnsafeMutablePointer<Value>? {
    guard let operand = pointee.operands.first else { return nil }
    return (operand.mode == .constant ? constants : r).at(operand.register)
  }
}
