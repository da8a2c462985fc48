import Interpreter

/// Views that show the time.
extension ViewGraph {
  /// No view is made anew more often than this, in seconds.
  private static let shortestWait = 1.0 / 60
  /// Dates are this exact, in seconds: what is due then is due before.
  private static let slack = 0.000_001

  /// The view is another one after so many seconds of the app's time; nil is whenever time has
  /// passed.
  /// - Parameter everyMoment: whether it is another one until then too, whenever time has passed.
  public func wake(_ node: ViewNode, after seconds: Double?, everyMoment: Bool = false) {
    let time = seconds.map { machine.scheduler.now + max(Self.shortestWait, $0) - Self.slack }
    clockReaders[node.id] = (node, time, everyMoment || seconds == nil)
  }

  /// When the next view that shows the time is another, in seconds of the app's time.
  public var nextWake: Double? { clockReaders.values.lazy.compactMap(\.time).min() }

  /// Has the views made anew whose time has come.
  /// - Parameter isAtRest: whether the clock stands here for now: views that follow every moment
  ///   are made for those at which somebody looks.
  public func wakeDue(isAtRest: Bool) {
    let now = machine.scheduler.now
    for (node, time, everyMoment) in clockReaders.values
    where time.map({ machine.scheduler.isDue($0, at: now) }) ?? false || everyMoment && isAtRest {
      markDirty(node)
    }
  }
}
