import Geometry

/// The cached answers of all nodes, in runs handed out from one block.
///
/// Outside the records, so that a pass over nodes that need no cache does not pay for one. A node
/// starts with one answer (a rigid node never needs more) and moves to a run of 3, 9, 27 ... when
/// it is full: nothing is ever evicted, because a cache that overflows makes nested stacks
/// exponential. The nine of layout rule 7.3 ({0, ∞, final} on each axis) fit the third size.
struct AnswerPool {
  private(set) var answers: UnsafeMutablePointer<CachedAnswer>
  private var capacity: Int
  private var used = 0
  private var freeRuns: [[UInt32]] = Array(repeating: [], count: 7)

  /// How many answers a run of each class holds; class 0 is no run.
  @inline(__always)
  static func runSize(_ runClass: Int) -> Int {
    switch runClass {
    case 0: 0
    case 1: 1
    case 2: 3
    case 3: 9
    case 4: 27
    case 5: 81
    default: 255
    }
  }

  static var largestClass: Int { 6 }

  /// Room for `capacity` answers; it grows by doubling.
  init(capacity: Int) {
    self.capacity = capacity
    answers = .allocate(capacity: capacity)
  }

  func deallocate() {
    answers.deallocate()
  }

  mutating func removeAll() {
    used = 0
    for index in freeRuns.indices { freeRuns[index].removeAll(keepingCapacity: true) }
  }

  /// The start of an unused run.
  mutating func allocate(_ runClass: Int) -> UInt32 {
    if let free = freeRuns[runClass].popLast() { return free }
    let length = Self.runSize(runClass)
    if used + length > capacity { grow(to: used + length) }
    defer { used += length }
    return UInt32(used)
  }

  mutating func release(_ start: UInt32, _ runClass: Int) {
    if runClass > 0 { freeRuns[runClass].append(start) }
  }

  private mutating func grow(to needed: Int) {
    let room = max(needed, capacity * 2)
    let larger = UnsafeMutablePointer<CachedAnswer>.allocate(capacity: room)
    larger.moveInitialize(from: answers, count: used)
    answers.deallocate()
    answers = larger
    capacity = room
  }
}

extension LayoutTree {
  /// Remembers an answer. Past 255 answers the oldest are dropped together.
  func remember(_ index: UInt32, _ width: Double, _ height: Double, _ size: Size) {
    let record = records + Int(index)
    let count = Int(record.pointee.cacheCount)
    let runClass = Int(record.pointee.cacheClass)
    if count == AnswerPool.runSize(runClass) {
      if runClass == AnswerPool.largestClass {
        record.pointee.cacheCount = 0
      } else if runClass == 0 && !record.pointee.flags.contains(.rigid) {
        moveAnswers(of: record, to: 2)
      } else {
        moveAnswers(of: record, to: runClass + 1)
      }
    }
    let slot = Int(record.pointee.cacheStart) + Int(record.pointee.cacheCount)
    answers.answers[slot] = CachedAnswer(
      proposedWidth: width.bitPattern, proposedHeight: height.bitPattern, size: size)
    record.pointee.cacheCount += 1
  }

  private func moveAnswers(of record: UnsafeMutablePointer<NodeRecord>, to runClass: Int) {
    let old = Int(record.pointee.cacheStart)
    let start = answers.allocate(runClass)
    let count = Int(record.pointee.cacheCount)
    for offset in 0..<count {
      answers.answers[Int(start) + offset] = answers.answers[old + offset]
    }
    answers.release(UInt32(old), Int(record.pointee.cacheClass))
    record.pointee.cacheStart = start
    record.pointee.cacheClass = UInt8(runClass)
  }

  /// Forgets the node's answers and keeps the room for them.
  func forgetAnswers(_ index: UInt32) {
    records[Int(index)].cacheCount = 0
    records[Int(index)].flags.remove(.rigid)
  }
}
