import Checking
import Diagnostics

#if canImport(Glibc)
  import Glibc
#endif

/// The count of live memory. The process's size says cheaply when to look; what counts against
/// the limit are the values that this program can reach.
extension Machine {
  /// Looks at the memory in use, from time to time.
  func checkMemory() throws {
    guard processBytes() > memoryCheckpoint else { return }
    let live = liveBytes()
    guard live <= limits.memory else {
      throw LimitReached(.memory, allowed: limits.memory, at: .none, in: "")
    }
    memoryCheckpoint = processBytes() + max(limits.memory - live, 1 << 20)
  }

  /// The most bytes that the whole process ever had in memory.
  func processBytes() -> Int {
    #if canImport(Glibc)
      var usage = rusage()
      guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else {
        return counters.allocated
      }
      return usage.ru_maxrss << 10
    #else
      return counters.allocated
    #endif
  }

  /// An estimate of what the program's values take, each counted once.
  func liveBytes() -> Int {
    var survey = Survey()
    heap.forEach(
      object: { object in
        survey.bytes += 96
        survey.add(object.fields)
      },
      box: { box in
        survey.bytes += 64
        survey.add(box.value)
      })
    for cell in globals.values { survey.add(cell.pointee.value) }
    var index = 0
    while index < state.pointee.frameCount {
      let frame = state.pointee.frames[index]
      for register in 0..<frame.routine.registers {
        survey.add(frame.registers[register])
      }
      index += 1
    }
    for fiber in fibers.values { fiber.saved?.forEachValue { survey.add($0) } }
    return survey.run()
  }
}

/// Adds up values without counting a shared one twice, and without recursion.
private struct Survey {
  var bytes = 0
  private var seen: Set<UInt> = []
  private var waiting: [Value] = []

  mutating func add(_ value: Value) {
    switch value {
    case .void, .none, .bool, .int, .double, .character, .type, .keyPath, .object, .box: break
    default: waiting.append(value)
    }
  }

  mutating func add(_ values: [Value]) {
    let address = values.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    guard !values.isEmpty, seen.insert(address).inserted else { return }
    bytes += 32 + values.count * MemoryLayout<Value>.stride
    for value in values { add(value) }
  }

  private mutating func visit(_ object: AnyObject) -> Bool {
    seen.insert(UInt(bitPattern: ObjectIdentifier(object).hashValue)).inserted
  }

  mutating func run() -> Int {
    while let value = waiting.popLast() {
      switch value {
      case .string(let text): bytes += text.utf8.count
      case .array(let values), .tuple(let values): add(values)
      case .structure(let value) where visit(value):
        bytes += 48
        add(value.fields)
      case .enumCase(let value) where visit(value):
        bytes += 48
        add(value.payload)
      case .closure(let value) where visit(value):
        bytes += 64
        add(value.captures)
      case .native(let value) where visit(value):
        bytes += 64
        var children: [Value] = []
        value.forEachChild { children.append($0) }
        bytes += children.count * MemoryLayout<Value>.stride * 2
        for child in children { add(child) }
      case .some(let inner), .existential(let inner, _):
        bytes += 48
        add(inner)
      default: break
      }
    }
    return bytes
  }
}
