import Checking
import Diagnostics

/// Running code from outside, and from natives. None of these may suspend, but for `run` and
/// `spawn`; a callback that awaits something unfinished traps.
extension Machine {
  /// Runs a function to its end.
  /// - Parameter types: what its generic parameters stand for, its type's first.
  public func call(
    _ function: Function, _ arguments: [Value] = [], types: [Type] = []
  ) throws -> Value {
    try nested(arguments) { count in
      try start(
        .routine(routine(for: function)), count: count, types: types, destination: 0, site: nil)
    }
  }

  /// Runs a method with a mutable `self`, or other inout parameters: what they hold afterwards is
  /// put into `arguments`.
  public func call(
    _ function: Function, updating arguments: inout [Value], types: [Type] = []
  ) throws -> Value {
    let passed = arguments
    arguments = []
    inoutResults = []
    // A function's locals are known once its body is, which the first call asks for.
    defer {
      let positions = function.locals.indices.prefix(function.parameterCount)
      arguments = merged(passed, positions.filter { function.locals[$0].isInout })
    }
    return try call(function, passed, types: types)
  }

  /// The arguments with the inout ones replaced by what a call left in them.
  func merged(_ arguments: [Value], _ positions: [Int]) -> [Value] {
    var result = arguments
    for (position, value) in zip(positions, inoutResults) where position < result.count {
      result[position] = value
    }
    inoutResults = []
    return result
  }

  /// Calls what fulfils `requirement` in the value's own type.
  public func call(
    _ requirement: Requirement, on value: Value, _ arguments: [Value] = [], types: [Type] = []
  ) throws -> Value {
    let (target, types) = try witness(of: requirement, in: .any, value, types)
    let value = unboxedSelf(value)
    return try nested([value] + arguments) { count in
      try start(target, count: count, types: types, destination: 0, site: nil)
    }
  }

  private func unboxedSelf(_ value: Value) -> Value {
    if case .existential(let inner, _) = value { inner } else { value }
  }

  /// Calls a static requirement (`defaultValue`, `init(from:)`) of a type. Static members have no
  /// `self` among their arguments.
  public func call(
    _ requirement: Requirement, onType type: Type, _ arguments: [Value] = [], types: [Type] = []
  ) throws -> Value {
    let (target, types) = try witness(of: requirement, in: type, nil, types)
    return try nested(arguments) { count in
      try start(target, count: count, types: types, destination: 0, site: nil)
    }
  }

  /// Calls a static requirement with inout parameters (`PreferenceKey.reduce`): what they hold
  /// afterwards is put into `arguments`.
  public func call(
    _ requirement: Requirement, onType type: Type, updating arguments: inout [Value],
    types: [Type] = []
  ) throws -> Value {
    let (target, types) = try witness(of: requirement, in: type, nil, types)
    guard case .routine(let routine) = target else {
      return try call(requirement, onType: type, arguments, types: types)
    }
    return try call(routine.function, updating: &arguments, types: types)
  }

  /// Calls what fulfils `requirement` in the value's own type, with inout parameters: what they
  /// hold afterwards is put into `arguments`.
  public func call(
    _ requirement: Requirement, on value: Value, updating arguments: inout [Value],
    types: [Type] = []
  ) throws -> Value {
    let (target, types) = try witness(of: requirement, in: .any, value, types)
    guard case .routine(let routine) = target else {
      return try call(requirement, on: value, arguments, types: types)
    }
    var passed = [unboxedSelf(value)] + arguments
    defer { arguments = Array(passed.dropFirst()) }
    return try call(routine.function, updating: &passed, types: types)
  }

  /// Calls a mutating requirement (`IteratorProtocol.next`) of a value, and changes it.
  func call(mutating requirement: Requirement, on value: inout Value) throws -> Value {
    let (target, types) = try witness(of: requirement, in: .any, value, [])
    var passed = [unboxedSelf(value)]
    guard case .routine(let routine) = target else { return try call(requirement, on: value) }
    defer { if let changed = passed.first { value = changed } }
    return try call(routine.function, updating: &passed, types: types)
  }

  /// A member that a protocol asks for, by name: `requirement("body", of: "View")`; a method with
  /// its labels or without.
  public func requirement(_ name: String, of proto: String) -> Requirement? {
    guard let proto = types.nominal(proto) else { return nil }
    // The checker fills in requirements when a conformance is first asked for.
    if proto.requirements.isEmpty { _ = proto.conformance(to: proto) }
    return proto.requirements.first { $0.name == name }
      ?? proto.requirements.first { $0.name.hasPrefix(name + "(") }
  }

  /// The requirements of that base name, which differ in their types, in order of declaration.
  public func requirements(_ name: String, of proto: String) -> [Requirement] {
    guard let first = requirement(name, of: proto) else { return [] }
    return first.proto.requirements.filter { $0.name == first.name }
  }

  func nested(_ arguments: [Value], _ start: (Int) throws -> Value?) throws -> Value {
    try checkRoom(for: arguments.count)
    let space = argumentSpace
    for (index, value) in arguments.enumerated() { (space + index).initialize(to: value) }
    return try nested { try start(arguments.count) }
  }

  /// Runs a loop of its own to the call's end.
  func nested(_ start: () throws -> Value?) throws -> Value {
    nesting += 1
    defer { nesting -= 1 }
    return try deeper { try runLoop(start) }
  }

  private func runLoop(_ start: () throws -> Value?) throws -> Value {
    let floor = state.pointee.frameCount
    if let value = try start() {
      guard state.pointee.hasRequest else { return value }
      switch try fulfilRequest(destination: 0, floor: floor) {
      case .value(let value): return value
      case .waits: throw Trap("nothing can wait here")
      case .entered: break
      }
    }
    guard case .finished(let value) = try execute(downTo: floor) else {
      throw Trap("nothing can wait here")
    }
    return value
  }

  /// Guards the thread's stack against what calls itself without end.
  @inline(__always)
  func deeper<Result>(_ body: () throws -> Result) throws -> Result {
    var marker: UInt8 = 0
    let top = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
    if stackDepth == 0 { stackBase = top }
    guard stackBase &- top < UInt(limits.stack) else {
      throw LimitReached(.depth, allowed: stackDepth, at: currentRange, in: "")
    }
    stackDepth += 1
    defer { stackDepth -= 1 }
    return try body()
  }

  /// A global variable's value, made now if nobody read it before.
  public func value(of variable: GlobalVariable) throws -> Value {
    try value(in: cell(of: variable))
  }

  func value(in cell: UnsafeMutablePointer<GlobalCell>) throws -> Value {
    if cell.pointee.isMade { return cell.pointee.value }
    let variable = cell.pointee.variable
    guard let initializer = variable.initializer else {
      guard variable.isAwaited else { return .void }
      throw Trap("'\(variable.name)' has no value yet: the line that sets it still waits")
    }
    let value = try call(initializer)
    cell.pointee.set(value)
    return value
  }

  /// Where a global variable's value is kept.
  func cell(of variable: GlobalVariable) -> UnsafeMutablePointer<GlobalCell> {
    if let known = globals[ObjectIdentifier(variable)] { return known }
    let cell = UnsafeMutablePointer<GlobalCell>.allocate(capacity: 1)
    cell.initialize(to: GlobalCell(variable: variable))
    globals[ObjectIdentifier(variable)] = cell
    return cell
  }

  /// Lets go of a global variable's value: it is made anew when it is read next.
  public func forget(_ variable: GlobalVariable) {
    guard let cell = globals[ObjectIdentifier(variable)] else { return }
    cell.pointee.value = .void
    cell.pointee.isMade = false
  }

  public func set(_ variable: GlobalVariable, to value: Value) {
    cell(of: variable).pointee.set(value)
  }

  /// Runs the `deinit` of every object that went meanwhile, and of what goes with those.
  public func runDeinitializers() throws {
    guard !heap.ending.isEmpty else { return }
    var waiting: [Value] = heap.takeEnding().reversed()
    while !waiting.isEmpty {
      try end(waiting.removeLast())
      waiting += heap.takeEnding().reversed()
    }
  }

  private func end(_ value: Value) throws {
    let type: NominalType
    switch value {
    case .object(let object): type = object.type
    case .structure(let remains): type = remains.type
    default: return
    }
    for function in type.deinitializers { _ = try call(function, [value]) }
  }

  /// An instance of a class, without running an initializer.
  public func makeObject(_ type: NominalType, arguments: [Type] = [], fields: [Value])
    -> ObjectValue
  {
    ObjectValue(type: type, arguments: arguments, fields: fields, heap: heap)
  }

  /// Tells everything that observes `object` that it is about to change (`objectWillChange.send`).
  public func notifyObservers(of object: ObjectValue) {
    for observer in object.observers { observer.objectWillChange(object) }
  }

  /// Prints; stops the program where it printed too much.
  public func print(_ text: String) throws {
    counters.printed += text.utf8.count
    guard counters.printed <= limits.output else {
      throw LimitReached(.output, allowed: limits.output, at: currentRange, in: "")
    }
    output.write(text)
  }

  /// Counts work that a native does by itself (a loop over a million elements), so that it cannot
  /// outrun the budget.
  public func charge(steps: Int) throws {
    counters.steps += steps
    guard counters.steps <= limits.steps else {
      throw LimitReached(.steps, allowed: limits.steps, at: currentRange, in: "")
    }
    if isInterrupted?() == true { throw Interrupted(at: currentRange) }
  }

  /// Counts memory before a native asks for it: `Array(repeating:count:)`, joined strings.
  public func charge(bytes: Int) throws {
    let (sum, overflows) = counters.allocated.addingReportingOverflow(max(0, bytes))
    guard !overflows, bytes <= limits.memory else {
      throw LimitReached(.memory, allowed: limits.memory, at: currentRange, in: "")
    }
    let checks = sum >> 24 != counters.allocated >> 24
    counters.allocated = sum
    if checks { try checkMemory() }
  }
}
