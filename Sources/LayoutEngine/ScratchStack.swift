import Geometry

/// One child while its container is measured or arranged.
struct Slot {
  var node: UInt32 = 0
  /// In the k-th slot: which child comes k-th in the order of flexibility.
  var order: UInt32 = 0
  /// The distance to the child before.
  var gap = 0.0
  var low = 0.0
  var flexibility = 0.0
  var priority = 0.0
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  var proposedWidth = 0.0
  var proposedHeight = 0.0
}

/// The children being worked on, of all containers on the way down: a stack that only grows, so
/// that measuring does not allocate. Its base may move: go through `slots` after any call.
struct ScratchStack {
  private(set) var slots: UnsafeMutablePointer<Slot>
  private var capacity: Int
  private(set) var count = 0
  /// How often room was asked for, ever.
  private(set) var pushes = 0
  /// The stack that was measured last.
  var measured = MeasuredStack()

  init() {
    capacity = 256
    slots = .allocate(capacity: capacity)
  }

  func deallocate() {
    slots.deallocate()
  }

  /// Room for `length` slots, in whatever state; returns the index of the first.
  mutating func push(_ length: Int) -> Int {
    let base = count
    if count + length > capacity {
      let room = max(capacity * 2, count + length)
      let larger = UnsafeMutablePointer<Slot>.allocate(capacity: room)
      larger.moveInitialize(from: slots, count: count)
      slots.deallocate()
      slots = larger
      capacity = room
    }
    count += length
    pushes += 1
    return base
  }

  /// Gives back everything from `base` on.
  mutating func pop(to base: Int) {
    count = base
  }
}

/// Whose slots lie above the top of the scratch stack, as its measurement left them: nobody writes
/// there before the next push. A container that is placed right after it was measured, as the root
/// of a pass is, takes them as they are.
struct MeasuredStack {
  var node: UInt32 = 0
  /// The proposal's bits.
  var width: UInt64 = 0
  var height: UInt64 = 0
  /// Where its lowest child begins, beside the alignment line.
  var lowest = 0.0
  var base = 0
  var pushes = -1

  /// Whether these are the slots of this node for this proposal, when they were pushed for it again
  /// after `pushes`.
  func isFor(
    _ index: UInt32, _ axis: Axis, _ major: Double, _ minor: Double, _ base: Int, _ pushes: Int
  ) -> Bool {
    node == index && self.base == base && self.pushes == pushes
      && width == (axis == .horizontal ? major : minor).bitPattern
      && height == (axis == .horizontal ? minor : major).bitPattern
  }
}

/// Explicit alignment guides that were asked for since the last change.
struct GuideTable {
  struct Query: Hashable {
    var index: UInt32
    var key: UInt8
    var proposedWidth: UInt64
    var proposedHeight: UInt64
  }

  var answers: [Query: Double] = [:]
  /// The defaults of custom alignments, from raw value `AlignmentKey.firstCustom` on.
  var customDefaults: [(ViewDimensions) -> Double] = []
  var customAxes: [Axis] = []
}

/// How deep a pass may go on the caller's stack and on one of its own.
struct DepthLimits {
  /// Levels that any thread's stack holds.
  static let ordinary = 120
  /// Levels that the large stack holds.
  static let large = 20_000

  var current = Self.ordinary
  /// The pass went below `current` and has to be done again on the large stack.
  var isExceeded = false
  /// This tree has needed the large stack before.
  var needsLargeStack = false
}
