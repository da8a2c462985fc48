/// What every step of a pass touches.
///
/// Behind a pointer rather than in the tree's own fields: a class checks at run time that nobody
/// else is using a field that is being changed, which here costs more than the work itself.
struct LayoutCore {
  var records: UnsafeMutablePointer<NodeRecord>
  var placements: UnsafeMutablePointer<Placement>
  var answers: AnswerPool
  var scratch = ScratchStack()
  var depth = 0
  var limits = DepthLimits()
  var counters = LayoutCounters()
  /// The container whose steps are being written down; 0 is none.
  var traced: UInt32 = 0

  init(capacity: Int) {
    // A rigid node needs one answer, another mostly three, a flexible stack nine: room is cheaper
    // than moving, since what is not used takes no memory.
    answers = AnswerPool(capacity: capacity * 5)
    records = .allocate(capacity: capacity)
    placements = .allocate(capacity: capacity)
    records.initialize(to: .empty)
    placements.initialize(to: .none)
  }

  func deallocate() {
    records.deallocate()
    placements.deallocate()
    answers.deallocate()
    scratch.deallocate()
  }
}

extension LayoutTree {
  /// Work done since the tree was made or `resetCounters()`.
  public internal(set) var counters: LayoutCounters {
    get { core.pointee.counters }
    _modify { yield &core.pointee.counters }
  }

  @inline(__always)
  var records: UnsafeMutablePointer<NodeRecord> {
    get { core.pointee.records }
    set { core.pointee.records = newValue }
  }

  @inline(__always)
  var placements: UnsafeMutablePointer<Placement> {
    get { core.pointee.placements }
    set { core.pointee.placements = newValue }
  }

  @inline(__always)
  var answers: AnswerPool {
    get { core.pointee.answers }
    _modify { yield &core.pointee.answers }
  }

  @inline(__always)
  var scratch: ScratchStack {
    get { core.pointee.scratch }
    _modify { yield &core.pointee.scratch }
  }

  @inline(__always)
  var depth: Int {
    get { core.pointee.depth }
    set { core.pointee.depth = newValue }
  }

  @inline(__always)
  var limits: DepthLimits {
    get { core.pointee.limits }
    _modify { yield &core.pointee.limits }
  }

  /// Whether the steps of this container are wanted.
  @inline(__always)
  func isTraced(_ index: UInt32) -> Bool { core.pointee.traced == index }
}
