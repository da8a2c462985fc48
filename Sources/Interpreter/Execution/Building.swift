import Checking
import Diagnostics

/// Instructions that make values, and those that look at types.
extension Machine {
  @inline(never)
  func build(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>,
    _ header: UnsafeMutablePointer<RoutineHeader>
  ) throws {
    let a = r.at(i.a)
    let routine = header.pointee.routine.takeUnretainedValue()
    switch i.op {
    case .make, .makeStruct: set(i.a, a, try make(routine.makes[Int(i.b)], r, routine))
    case .isType:
      let site = routine.casts[Int(i.c)]
      let found = try cast(r.at(i.b).pointee, from: resolve(site.from), to: resolve(site.to))
      set(i.a, a, .bool(found != nil))
    case .cast: set(i.a, a, try cast(routine.casts[Int(i.c)], r.at(i.b).pointee))
    case .makeIterator: set(i.a, a, .native(try makeIterator(over: r.at(i.b).pointee)))
    default: throw mismatch(i)
    }
  }

  private func set(_ register: Int32, _ target: UnsafeMutablePointer<Value>, _ value: Value) {
    if register < 0 { target.initialize(to: value) } else { target.pointee = value }
  }

  /// The parts of a value, from registers; temporaries are emptied.
  private func parts(
    _ operands: [Operand], _ r: UnsafeMutablePointer<Value>, _ routine: Routine
  ) -> [Value] {
    [Value](unsafeUninitializedCapacity: operands.count) { buffer, count in
      for operand in operands {
        let source = r.at(operand.register)
        let slot = buffer.baseAddress.map { $0 + count }
        switch operand.mode {
        case .copy, .plain: slot?.initialize(to: source.pointee)
        case .take, .inout:
          slot?.moveInitialize(from: source, count: 1)
          source.initialize(to: .void)
        case .constant:
          slot?.initialize(to: routine.header.pointee.constants.at(operand.register).pointee)
        }
        count += 1
      }
    }
  }

  private func make(
    _ make: Make, _ r: UnsafeMutablePointer<Value>, _ routine: Routine
  ) throws -> Value {
    if case .closure(let function, let shared?) = make.kind, let made = closure(function, shared) {
      return made
    }
    let values = parts(make.operands, r, routine)
    counters.allocated += 48 + values.count * MemoryLayout<Value>.stride
    switch make.kind {
    case .tuple: return .tuple(values)
    case .array: return .array(values)
    case .dictionary(let site): return try dictionary(values, resolve(site))
    case .structure(let type, let site):
      let life = type.deinitializers.isEmpty ? [] : [Value.native(Lifetime(heap: heap))]
      return .structure(
        StructValue(type: type, arguments: arguments(of: resolve(site)), fields: values + life))
    case .enumCase(let type, let index, let site):
      return .enumCase(
        EnumValue(
          type: type, arguments: arguments(of: resolve(site)), index: index, payload: values))
    case .object(let type, let site):
      var made = Type.nominal(type, arguments(of: resolve(site)))
      if case .type(let dynamic)? = values.first?.unboxed { made = dynamic.type }
      guard case .nominal(let nominal, let arguments) = made else {
        throw Trap("an instance of no class (a defect in navlab)")
      }
      let fields = [Value](repeating: .void, count: nominal.storedProperties.count)
      return .object(makeObject(nominal, arguments: arguments, fields: fields))
    case .openedReference(let callee, let sites, let place):
      guard case .type(let metatype)? = values.first?.unboxed else {
        throw Trap("not a metatype (a defect in navlab)")
      }
      let own = metatype.type
      var types = resolve(sites)
      types.insert(own, at: place)
      if values.count > 1, case .closure(let local) = values[1] {
        return .closure(
          ClosureValue(local.body, captures: local.captures, types: types))
      }
      if case .requirement(let requirement, _) = callee {
        return .closure(
          ClosureValue(
            .callee(.requirement(requirement, selfType: own), applied: []), types: resolve(sites)))
      }
      return .closure(
        ClosureValue(.callee(callee, applied: []), types: types))
    case .weaken: return .native(WeakValue(values.first ?? .none))
    case .strengthen:
      guard case .native(let native)? = values.first, let weak = native as? WeakValue else {
        return .none
      }
      return weak.value
    case .dynamicType:
      return .type(TypeValue(values.first.map { dynamicType(of: $0) } ?? .any))
    case .closure(let function, _):
      return .closure(
        ClosureValue(.function(function), captures: values, types: currentTypes))
    case .reference(let callee, let sites):
      return .closure(
        ClosureValue(
          .callee(resolve(callee), applied: values), types: resolve(sites)))
    case .metatype(let site): return .type(TypeValue(resolve(site)))
    case .keyPath(let path):
      return .keyPath(KeyPathValue(code: path, arguments: values, types: currentTypes))
    case .interpolation(let sites):
      var text = ""
      for (value, site) in zip(values, sites) {
        // The text of an optional is its value, too.
        if case .string(let segment) = value, wrapped(resolve(site)) == nil {
          text += segment
        } else {
          text += try description(of: value, as: resolve(site))
        }
      }
      try charge(bytes: text.utf8.count)
      return .string(text)
    }
  }

  /// A closure that captures nothing, made once; nil where it keeps the frame's types.
  private func closure(_ function: Function, _ shared: SharedClosure) -> Value? {
    guard currentTypes.isEmpty else { return nil }
    if let known = shared.value { return .closure(known) }
    let made = ClosureValue(.function(function))
    shared.value = made
    return .closure(made)
  }

  /// A requirement's `selfType` may name the frame's parameters.
  private func resolve(_ callee: Callee) -> Callee {
    switch callee {
    case .requirement(let requirement, let selfType):
      .requirement(requirement, selfType: selfType.substituting(currentTypes, in: self))
    case .synthesized(let member, let type):
      .synthesized(member, type.substituting(currentTypes, in: self))
    case .function, .native, .method, .value: callee
    }
  }

  func arguments(of type: Type) -> [Type] {
    if case .nominal(_, let arguments) = type { arguments } else { [] }
  }

  private func dictionary(_ values: [Value], _ type: Type) throws -> Value {
    let arguments = arguments(of: type)
    var table = ValueTable()
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      if try table.set(values[index + 1], for: values[index], in: self) != nil {
        throw Trap("Dictionary literal contains duplicate keys")
      }
    }
    return .native(
      DictionaryValue(
        key: arguments.first ?? .any, value: arguments.count > 1 ? arguments[1] : .any,
        table: table))
  }

  // MARK: Casts

  private func cast(_ site: CastSite, _ value: Value) throws -> Value {
    let target = resolve(site.to)
    let source = resolve(site.from)
    if let found = try cast(value, from: source, to: target) {
      switch found {
      // An optional that was asked for stands in that of the question.
      case .none, .some: return site.isForced ? found : .some(found)
      default: return found
      }
    }
    guard site.isForced else { return .none }
    var held = source
    while let inner = wrapped(held) { held = inner }
    if case .none = value, wrapped(source) != nil {
      throw Trap("Unexpectedly found nil while unwrapping an Optional value")
    }
    let own = name(of: dynamicType(of: value, as: held), isQualified: true)
    let other = name(of: target, isQualified: true)
    throw Trap("Could not cast value of type '\(own)' to '\(other)'")
  }

  @inline(never)
  func castMatches(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ routine: Routine
  ) throws -> Bool {
    let site = routine.casts[Int(i.c)]
    let value = r.at(i.b).pointee
    guard let found = try cast(value, from: resolve(site.from), to: resolve(site.to)) else {
      return false
    }
    set(i.a, r.at(i.a), found)
    return true
  }
}
