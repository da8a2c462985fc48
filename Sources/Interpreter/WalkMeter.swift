/// Counts the elements that native code walks by itself: neither a range without an end nor what is
/// made of its elements outruns the budget, and Ctrl-C stops it.
public struct WalkMeter {
  private let machine: Machine
  private var count = 0
  /// The bytes of the process when the walk became a long one; nil until then.
  private var base: Int?

  public init(_ machine: Machine) { self.machine = machine }

  /// To be called for each element.
  @inline(__always)
  public mutating func step() throws {
    count &+= 1
    if count & 0x3FF == 0 { try look() }
  }

  @inline(never)
  private mutating func look() throws {
    try machine.charge(steps: 0x400)
    guard count & 0xFFFF == 0 else { return }
    // What a native makes is reached by no variable yet: the growth of the process tells of it.
    let bytes = machine.processBytes()
    let start = base ?? bytes
    base = start
    guard bytes - start <= machine.limits.memory else {
      throw LimitReached(
        .memory, allowed: machine.limits.memory, at: machine.currentRange, in: "")
    }
  }
}
