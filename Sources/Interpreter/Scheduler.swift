/// The virtual clock and what waits for it. Tasks and callbacks run in the order in which they
/// became ready; nothing runs by itself. A class: the machine and the app share it.
public final class Scheduler {
  /// Seconds since the program started.
  public private(set) var now: Double = 0
  private var queue: [Entry] = []
  private var sequence = 0
  /// Asked when something that nobody waits for stops the program: whether it goes on without that.
  public var goesOn: ((any Error) throws -> Bool)?
  /// How much was performed that nobody waits for, since the app was launched.
  public var performed = 0
  /// What of that is passed over, by its number.
  public var passedOver: Set<Int> = []

  /// What can be cancelled: a callback that has not run yet.
  public struct Token: Hashable, Sendable {
    let sequence: Int
  }

  private struct Entry {
    var time: Double
    var sequence: Int
    /// Whether only the main thread may run it.
    var isMain: Bool
    var action: () throws -> Void
  }

  init() {}

  /// When the next callback is due; nil where nothing waits.
  public var nextTime: Double? { queue.first?.time }

  /// Runs `action` when the clock reaches `time` (seconds); what is due already runs with the next
  /// `runReady`. Of several at one time the earliest registered runs first.
  /// - Parameter isMain: whether it has to wait while the main thread is blocked.
  @discardableResult
  public func schedule(
    at time: Double, isMain: Bool = true, _ action: @escaping () throws -> Void
  ) -> Token {
    sequence += 1
    let due = time.isNaN ? now : max(time, now)
    let entry = Entry(time: due, sequence: sequence, isMain: isMain, action: action)
    var low = 0
    var high = queue.count
    while low < high {
      let middle = (low + high) / 2
      if queue[middle].time <= due { low = middle + 1 } else { high = middle }
    }
    queue.insert(entry, at: low)
    return Token(sequence: sequence)
  }

  /// Runs `action` after `delay` seconds.
  @discardableResult
  public func schedule(
    after delay: Double, isMain: Bool = true, _ action: @escaping () throws -> Void
  ) -> Token {
    schedule(at: now + delay, isMain: isMain, action)
  }

  public func cancel(_ token: Token) {
    queue.removeAll { $0.sequence == token.sequence }
  }

  /// Forgets everything that waits.
  public func removeAll() { queue = [] }

  /// Whether what waits for `time` is due at `moment`: both are sums of decimal fractions, which
  /// are not exact, so half a nanosecond makes no difference.
  public func isDue(_ time: Double, at moment: Double) -> Bool { time <= moment + 0.5e-9 }

  /// When so many seconds will have passed, in whole nanoseconds, or whatever part of a second is
  /// exact enough.
  public func time(after seconds: Double, perSecond parts: Double = 1e9) -> Double {
    let time = now + seconds
    return time < 1e6 ? (time * parts).rounded() / parts : time
  }

  /// Runs everything that is due now, and what that makes due, in order.
  public func runReady() throws {
    while let first = queue.first, isDue(first.time, at: now) {
      queue.removeFirst()
      try perform(first.action)
    }
  }

  /// Runs what nobody waits for: a job, what a view does when it appears.
  public func perform(_ action: () throws -> Void) throws {
    performed += 1
    guard !passedOver.contains(performed) else { return }
    do {
      try action()
    } catch {
      guard try goesOn?(error) == true else { throw error }
    }
  }

  /// Runs the next thing that other threads do while the main one is blocked, letting time pass to
  /// it.
  /// - Returns: whether there was any.
  func runNextElsewhere() throws -> Bool {
    guard let index = queue.firstIndex(where: { !$0.isMain }) else { return false }
    let entry = queue.remove(at: index)
    now = max(now, entry.time)
    try entry.action()
    return true
  }

  /// Sets the clock to `time`, unless it shows more already; what is due then waits for
  /// `runReady`, and so does what fell due in between.
  public func setClock(to time: Double) {
    now = max(now, time)
  }

  /// Lets `duration` seconds pass, running what falls due at its own time.
  public func advance(by duration: Double) throws {
    let end = now + max(0, duration)
    try runReady()
    while let first = queue.first, isDue(first.time, at: end) {
      now = max(now, min(first.time, end))
      try runReady()
    }
    now = end
  }

  /// Lets time pass until nothing waits, `isDone` says so, or `limit` seconds have passed.
  /// - Returns: whether nothing waits any more.
  @discardableResult
  public func advanceUntilIdle(
    limit: Double, isDone: () -> Bool = { false }
  ) throws -> Bool {
    let end = now + limit
    while !isDone(), let first = queue.first {
      guard isDue(first.time, at: end) else {
        now = end
        return false
      }
      now = max(now, min(first.time, end))
      queue.removeFirst()
      try first.action()
    }
    return queue.isEmpty
  }
}
