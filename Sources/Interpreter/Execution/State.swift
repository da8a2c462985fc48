import Checking
import Diagnostics

/// One call that is running. It counts its references itself: most calls have none, and moving
/// frames costs nothing.
struct Frame {
  let header: UnsafeMutablePointer<RoutineHeader>
  /// The next instruction.
  var pc: UnsafeMutablePointer<Instruction>
  /// Its registers; those that need no release lie below.
  var registers: UnsafeMutablePointer<Value>
  /// The caller's register for the result, as in an instruction.
  let destination: Int32
  /// How many arguments came from a partial application, before the site's.
  let applied: Int16
  /// Whether it returns to the frame below, of the same loop, and leaves nothing to be let go of.
  let returnsDirectly: Bool
  /// Where the caller's inout arguments are; nil where the call comes from outside.
  var site: UnsafeMutablePointer<CallSite>?
  private var ownedTypes: Unmanaged<TypeArguments>?
  private var ownedCompletion: Unmanaged<Completion>?

  @inline(__always)
  init(
    _ header: UnsafeMutablePointer<RoutineHeader>, _ registers: UnsafeMutablePointer<Value>,
    destination: Int32, applied: Int, returnsDirectly: Bool, site: UnsafeMutablePointer<CallSite>?,
    types: TypeArguments?, completion: Completion?
  ) {
    self.header = header
    pc = header.pointee.code
    self.registers = registers
    self.destination = destination
    self.applied = Int16(truncatingIfNeeded: applied)
    self.returnsDirectly = returnsDirectly
    self.site = site
    ownedTypes = types.map { Unmanaged.passRetained($0) }
    ownedCompletion = completion.map { Unmanaged.passRetained($0) }
  }

  var routine: Routine { header.pointee.routine.takeUnretainedValue() }
  /// The next instruction's place in the routine.
  var position: Int { pc - header.pointee.code }
  /// What its generic parameters stand for.
  var types: [Type] { ownedTypes?.takeUnretainedValue().list ?? [] }
  /// What happens with the result instead of being the call's value as it is.
  var completion: Completion? { ownedCompletion?.takeUnretainedValue() }
  @inline(__always)
  var hasCompletion: Bool { ownedCompletion != nil }

  /// The completion is done only once.
  mutating func takeCompletion() -> Completion? {
    defer { ownedCompletion = nil }
    return ownedCompletion?.takeRetainedValue()
  }

  /// Lets its generic parameters stand for other types.
  mutating func setTypes(_ list: [Type]) {
    ownedTypes?.release()
    ownedTypes = TypeArguments.of(list).map { Unmanaged.passRetained($0) }
  }

  /// Ends its references.
  @inline(__always)
  func release() {
    ownedTypes?.release()
    ownedCompletion?.release()
  }
}

/// What a call's generic parameters stand for. A class: where there are none, nothing is counted.
final class TypeArguments {
  let list: [Type]

  private init(_ list: [Type]) { self.list = list }

  static func of(_ list: [Type]) -> TypeArguments? { list.isEmpty ? nil : TypeArguments(list) }
}

/// A global variable's value.
struct GlobalCell {
  /// First, so that a pointer to the cell is one to its value.
  var value = Value.void
  var isMade = false
  let variable: GlobalVariable

  init(variable: GlobalVariable) { self.variable = variable }

  mutating func set(_ value: Value) {
    self.value = value
    isMade = true
  }
}

extension UnsafeMutablePointer<GlobalCell> {
  @inline(__always)
  var value: UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Value.self)
  }
}

/// What a native does with the result of the closure that runs in its place.
final class Completion {
  let then: (Result<Value, any Error>) throws -> Value

  init(_ then: @escaping (Result<Value, any Error>) throws -> Value) {
    self.then = then
  }
}

/// The registers and frames of what runs now. Behind a pointer, so that the instruction loop pays
/// for no exclusivity checks.
struct ExecutionState {
  /// Owned; never moves, so that a native's arguments stay where they are.
  var registers: UnsafeMutablePointer<Value>
  /// Past the last register.
  let end: UnsafeMutablePointer<Value>
  /// Owned; never moves, since loops that wait for a callback point into it.
  var frames: UnsafeMutablePointer<Frame>
  let frameCapacity: Int
  var frameCount = 0
  /// The first register that no frame uses.
  var top: UnsafeMutablePointer<Value>
  /// The most frames there may be now.
  var depthLimit: Int
  /// Steps until the budget is looked at.
  var fuel = 0
  /// The size of large values that the last native changed in place.
  var changedBytes = 0
  /// Whether a native asked for something instead of returning a result.
  var hasRequest = false

  init(depth: Int) {
    // Room for 64 registers a call; pages that no call reaches cost nothing.
    let capacity = max(1_000, depth) * 64 + 4_096
    registers = .allocate(capacity: capacity)
    end = registers + capacity
    top = registers
    frameCapacity = max(1_000, depth) + 1
    depthLimit = min(depth, frameCapacity)
    frames = .allocate(capacity: frameCapacity)
  }
}
