import Checking
import Diagnostics

/// What the instruction loop does seldom, or at length.
extension Machine {
  func mismatch(_ instruction: Instruction) -> Trap {
    Trap("a value of another type than '\(instruction.op)' expects (a defect in navlab)")
  }

  /// Two operands that are integers.
  @inline(__always)
  func integers(
    _ x: UnsafeMutablePointer<Value>, _ y: UnsafeMutablePointer<Value>,
    _ i: UnsafeMutablePointer<Instruction>
  ) throws -> (Int, Int) {
    guard case .int(let x) = x.pointee, case .int(let y) = y.pointee else {
      throw mismatch(i.pointee)
    }
    return (x, y)
  }

  @inline(__always)
  func doubles(
    _ x: UnsafeMutablePointer<Value>, _ y: UnsafeMutablePointer<Value>,
    _ i: UnsafeMutablePointer<Instruction>
  ) throws -> (Double, Double) {
    guard case .double(let x) = x.pointee, case .double(let y) = y.pointee else {
      throw mismatch(i.pointee)
    }
    return (x, y)
  }

  func rareInteger(_ op: Opcode, _ first: Value, _ second: Value, _ i: Instruction) throws -> Int {
    guard case .int(let x) = first else { throw mismatch(i) }
    if op == .negateInt {
      guard x != .min else { throw Trap.overflow }
      return -x
    }
    guard case .int(let y) = second else { throw mismatch(i) }
    switch op {
    case .divideInt:
      guard y != 0 else { throw Trap("Division by zero") }
      guard x != .min || y != -1 else { throw Trap("Division results in an overflow") }
      return x / y
    case .remainderInt:
      guard y != 0 else { throw Trap("Division by zero in remainder operation") }
      guard x != .min || y != -1 else {
        throw Trap("Division results in an overflow in remainder operation")
      }
      return x % y
    case .shiftLeft: return x << y
    default: return x >> y
    }
  }

  @inline(__always)
  static func compare(_ op: Opcode, _ x: Double, _ y: Double) -> Bool {
    switch op {
    case .lessDouble: x < y
    case .lessOrEqualDouble: x <= y
    case .equalDouble: x == y
    default: x != y
    }
  }

  /// Counts a turn of a loop.
  @inline(__always)
  func countTurn(
    _ state: UnsafeMutablePointer<ExecutionState>, _ pc: UnsafeMutablePointer<Instruction>,
    _ frame: UnsafeMutablePointer<Frame>
  ) throws {
    state.pointee.fuel &-= 1
    if state.pointee.fuel < 0 { try refuel(pc, frame) }
  }

  /// Looks at the budget, and whether the user wants to stop.
  @inline(never)
  func refuel(_ pc: UnsafeMutablePointer<Instruction>, _ frame: UnsafeMutablePointer<Frame>) throws
  {
    frame.pointee.pc = pc
    counters.steps += Machine.portion
    state.pointee.fuel = Machine.portion
    var range: SourceRange {
      let ranges = frame.pointee.routine.ranges
      let position = frame.pointee.position
      return ranges.indices.contains(position) ? ranges[position] : .none
    }
    if counters.steps > limits.steps {
      throw LimitReached(
        .steps, allowed: limits.steps, at: range, in: frame.pointee.routine.function.name)
    }
    if isInterrupted?() == true { throw Interrupted(at: range) }
    // Asking the system takes longer than some portions do.
    refuels &+= 1
    if refuels & 7 == 0 { try checkMemory() }
  }

  /// The same between two calls of a native's.
  @inline(never)
  func refuelOutside() throws {
    state.pointee.fuel = Machine.portion
    try charge(steps: Machine.portion)
    try checkMemory()
  }

  // MARK: Parts

  @inline(never)
  func field(_ index: Int, of place: UnsafeMutablePointer<Value>) throws -> Value {
    if let object = place.object {
      return object._withUnsafeGuaranteedRef { object in
        if object.type.isObservable { willRead(object, property: index) }
        return object.fields[index]
      }
    }
    switch place.pointee {
    case .structure(let structure): return structure.fields[index]
    case .existential(let inner, _): return try field(index, of: inner)
    // What stands in for a value that is not simulated has nothing in it.
    case .void: return .void
    default: throw Trap("a value without stored properties (a defect in navlab)")
    }
  }

  func field(_ index: Int, of value: Value) throws -> Value {
    var value = value
    return try field(index, of: &value)
  }

  /// Changes a field of the struct or object in `base`. The new value is moved out of `value`,
  /// unless that is below the base: a local may need it again.
  @inline(never)
  func setField(
    _ base: UnsafeMutablePointer<Value>, _ index: Int, to value: UnsafeMutablePointer<Value>,
    isTaken: Bool
  ) throws {
    if let structure = base.structure {
      StructValue.makeUnique(structure)
      structure.pointee.fields[index] = value.move()
    } else if let object = base.object {
      object._withUnsafeGuaranteedRef { object in
        guard object.type.isObservable else {
          object.fields[index] = value.move()
          return
        }
        willChange(object, property: index)
        let old = object.fields[index]
        object.fields[index] = value.move()
        relate(object, at: index, from: old)
      }
    } else {
      throw Trap("a value without stored properties (a defect in navlab)")
    }
    if isTaken { value.initialize(to: .void) }
  }

  private func takeField(
    _ base: UnsafeMutablePointer<Value>, _ index: Int, into result: UnsafeMutablePointer<Value>
  ) throws {
    result.pointee = .void
    if let structure = base.structure {
      StructValue.makeUnique(structure)
      swap(&structure.pointee.fields[index], &result.pointee)
    } else if let object = base.object {
      object._withUnsafeGuaranteedRef { object in
        if object.type.isObservable {
          willRead(object, property: index)
          // The other ends are compared with what was there, and observers may read it.
          if object.type.relationships[index] != nil || !object.observers.isEmpty {
            result.pointee = object.fields[index]
            return
          }
        }
        swap(&object.fields[index], &result.pointee)
      }
    } else {
      throw Trap("a value without stored properties (a defect in navlab)")
    }
  }

  @inline(never)
  func setIndexed(
    _ base: UnsafeMutablePointer<Value>, at index: UnsafeMutablePointer<Value>,
    to value: UnsafeMutablePointer<Value>, isTaken: Bool
  ) throws {
    guard case .int(let position) = index.pointee, let elements = base.array else {
      throw Trap("not an array (a defect in navlab)")
    }
    guard position >= 0, position < elements.pointee.count else {
      throw Trap("Index out of range")
    }
    if isTaken {
      elements.pointee[position] = value.move()
      value.initialize(to: .void)
    } else {
      // All elements are numbers then.
      elements.pointee.withUnsafeMutableBufferPointer { elements in
        (elements.baseAddress.unsafelyUnwrapped + position).setPlain(from: value)
      }
    }
  }

  @inline(never)
  func swapElements(
    of base: UnsafeMutablePointer<Value>, _ i: UnsafeMutablePointer<Value>,
    _ j: UnsafeMutablePointer<Value>
  ) throws {
    guard let elements = base.array, case .int(let i) = i.pointee, case .int(let j) = j.pointee
    else { throw Trap("not an array (a defect in navlab)") }
    let all = elements.pointee.indices
    guard all.contains(i), all.contains(j) else { throw Trap("Index out of range") }
    elements.pointee.swapAt(i, j)
  }

  @inline(never)
  func append(_ element: Value, to base: UnsafeMutablePointer<Value>) throws {
    guard let elements = base.array else { throw Trap("not an array (a defect in navlab)") }
    counters.allocated += MemoryLayout<Value>.stride
    elements.pointee.append(element)
  }

  /// Instructions that move one part of a value.
  @inline(never)
  func part(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>,
    _ header: UnsafeMutablePointer<RoutineHeader>
  ) throws {
    let a = r.at(i.a)
    let b = r.at(i.b)
    switch i.op {
    case .getFieldDropping:
      let field = try field(Int(i.c), of: b)
      b.pointee = .void
      set(i.a, a, field)
    case .takeField: try takeField(b, Int(i.c), into: a)
    case .getElement:
      guard case .tuple(let parts) = b.pointee.unboxed else { throw mismatch(i) }
      set(i.a, a, parts[Int(i.c)])
    case .setElement:
      guard case .tuple(var parts) = a.pointee else { throw mismatch(i) }
      a.pointee = .void
      parts[Int(i.b)] = r.at(i.c).pointee
      if i.c >= 0 { r.at(i.c).pointee = .void }
      a.pointee = .tuple(parts)
    case .takeElement:
      guard case .tuple(var parts) = b.pointee else { throw mismatch(i) }
      b.pointee = .void
      a.pointee = .void
      swap(&parts[Int(i.c)], &a.pointee)
      b.pointee = .tuple(parts)
    case .getPayload:
      guard case .enumCase(let value) = b.pointee.payloadHolder else { throw mismatch(i) }
      set(i.a, a, value.payload[Int(i.c)])
    case .takeIndexed:
      guard case .int(let index) = r.at(i.c).pointee, let elements = b.array else {
        throw mismatch(i)
      }
      guard index >= 0, index < elements.pointee.count else { throw Trap("Index out of range") }
      a.pointee = .void
      swap(&elements.pointee[index], &a.pointee)
    case .unwrap, .unwrapPlace: try unwrap(i, a, b)
    case .wrap:
      switch b.pointee {
      case .none, .some: a.pointee = .some(b.pointee)
      default: set(i.a, a, b.pointee)
      }
    case .storeBox: storeBox(i, a, b)
    case .takeBox:
      guard case .box(let box) = b.pointee else { throw mismatch(i) }
      a.pointee = .void
      swap(&box.value, &a.pointee)
    case .enterBox: a.pointee = .box(BoxValue(a.pointee, heap: heap))
    default: set(i.a, a, erase(b.pointee, from: resolve(cast(header, i).from)))
    }
  }

  @inline(__always)
  private func set(_ register: Int32, _ target: UnsafeMutablePointer<Value>, _ value: Value) {
    if register < 0 { target.initialize(to: value) } else { target.pointee = value }
  }

  private func cast(
    _ header: UnsafeMutablePointer<RoutineHeader>, _ i: Instruction
  ) -> CastSite {
    header.pointee.routine._withUnsafeGuaranteedRef { $0.casts[Int(i.c)] }
  }

  private func unwrap(
    _ i: Instruction, _ a: UnsafeMutablePointer<Value>, _ b: UnsafeMutablePointer<Value>
  ) throws {
    switch i.op == .unwrap ? b.pointee : a.pointee {
    case .none where i.op == .unwrap && i.c == 2:
      throw Trap("Attempted to read an unowned reference but the object was already destroyed")
    case .none:
      let how = i.op == .unwrap && i.c == 1 ? "implicitly unwrapping" : "unwrapping"
      throw Trap("Unexpectedly found nil while \(how) an Optional value")
    case .some(let inner): set(i.a, a, inner)
    default: if i.op == .unwrap { set(i.a, a, b.pointee) }
    }
  }

  /// Into the box in `a`, which is made where there is none; with `c` only that.
  private func storeBox(
    _ i: Instruction, _ a: UnsafeMutablePointer<Value>, _ b: UnsafeMutablePointer<Value>
  ) {
    if i.c == 1 {
      if case .box = a.pointee { return }
      a.pointee = .box(BoxValue(.void, heap: heap))
    } else if case .box(let box) = a.pointee {
      box.value = b.pointee
    } else {
      a.pointee = .box(BoxValue(b.pointee, heap: heap))
    }
  }

  func trap(_ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ routine: Routine) throws -> Trap {
    let message = routine.names[Int(i.a)]
    guard i.c == 1 else { return Trap(message) }
    return Trap("\(message): \(try debugDescription(of: r.at(i.b).pointee))")
  }
}

extension Value {
  /// The value whose case a pattern asks for.
  var payloadHolder: Value {
    switch self {
    case .existential(let inner, _), .some(let inner): inner.payloadHolder
    default: self
    }
  }
}
