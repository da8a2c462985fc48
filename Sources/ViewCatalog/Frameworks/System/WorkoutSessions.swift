import Interpreter

/// Workouts as they happen, and a watch's sessions: what a program starts goes on, and measures
/// nothing.
var workoutSessions: [Builtin] { workouts + watchSessions }

private var workouts: [Builtin] {
  [
    "enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }",
    "enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }",
    "enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }",
    "enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }",
    """
    enum HKWorkoutEventType: Int, Sendable {
      case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment
      case pauseOrResumeRequest
    }
    """,
    """
    class HKWorkoutEvent: NSObject {
      let type: HKWorkoutEventType
      let dateInterval: DateInterval
      init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval) = (type, dateInterval)
      }
    }
    """,
    """
    class HKWorkoutConfiguration: NSObject {
      var activityType: HKWorkoutActivityType = .other
      var locationType: HKWorkoutSessionLocationType = .unknown
      var swimmingLocationType: HKWorkoutSwimmingLocationType = .unknown
      var lapLength: HKQuantity?
      override init() {}
    }
    """,
    """
    class HKWorkoutSession: NSObject {
      let workoutConfiguration: HKWorkoutConfiguration
      weak var delegate: (any HKWorkoutSessionDelegate)?
      var state: HKWorkoutSessionState = .notStarted
      var type: HKWorkoutSessionType { .primary }
      var startDate: Date?
      var endDate: Date?
      var _builder: HKLiveWorkoutBuilder?
      init(
        healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration
      ) throws { self.workoutConfiguration = workoutConfiguration }
      func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        let builder = _builder ?? HKLiveWorkoutBuilder(workoutConfiguration)
        _builder = builder
        return builder
      }
      func _become(_ next: HKWorkoutSessionState, _ date: Date = Date()) {
        let last = state
        if next == last { return }
        state = next
        DispatchQueue.main.async {
          self.delegate?.workoutSession(self, didChangeTo: next, from: last, date: date)
        }
      }
      func prepare() { _become(.prepared) }
      func startActivity(with date: Date?) {
        startDate = date ?? Date()
        _become(.running)
      }
      func stopActivity(with date: Date?) { _become(.stopped) }
      func pause() { _become(.paused) }
      func resume() { _become(.running) }
      func end() {
        endDate = Date()
        _become(.ended)
      }
      func startMirroringToCompanionDevice() async throws { throw HKError(code: .errorNoData) }
      func sendToRemoteWorkoutSession(data: Data) async throws { throw HKError(code: .errorNoData) }
    }
    """,
    """
    class HKLiveWorkoutDataSource: NSObject {
      init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}
      var typesToCollect: Set<HKQuantityType> { [] }
      func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {}
    }
    """,
    """
    class HKWorkoutBuilder: NSObject {
      let workoutConfiguration: HKWorkoutConfiguration
      var startDate: Date?
      var endDate: Date?
      var workoutEvents: [HKWorkoutEvent] = []
      var _samples: [HKSample] = []
      init(_ configuration: HKWorkoutConfiguration) { workoutConfiguration = configuration }
      init(
        healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
      ) { workoutConfiguration = configuration }
      var elapsedTime: TimeInterval {
        startDate.map { (endDate ?? Date()).timeIntervalSince($0) } ?? 0
      }
      func elapsedTime(at date: Date) -> TimeInterval {
        startDate.map { date.timeIntervalSince($0) } ?? 0
      }
      func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
      func beginCollection(at startDate: Date) async throws { self.startDate = startDate }
      func beginCollection(
        withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
      ) {
        self.startDate = startDate
        DispatchQueue.main.async { completion(true, nil) }
      }
      func endCollection(at endDate: Date) async throws { self.endDate = endDate }
      func endCollection(
        withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
      ) {
        self.endDate = endDate
        DispatchQueue.main.async { completion(true, nil) }
      }
      func _finished() -> HKWorkout {
        let workout = HKWorkout(
          activityType: workoutConfiguration.activityType, start: startDate ?? Date(),
          end: endDate ?? Date())
        HKHealthStore._samples += _samples + [workout]
        return workout
      }
      @discardableResult func finishWorkout() async throws -> HKWorkout? { _finished() }
      func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
        let workout = _finished()
        DispatchQueue.main.async { completion(workout, nil) }
      }
      func discardWorkout() {}
      func addSamples(_ samples: [HKSample]) async throws { _samples += samples }
      func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
        _samples += samples
        DispatchQueue.main.async { completion(true, nil) }
      }
      func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        self.workoutEvents += workoutEvents
      }
    }
    """,
    """
    class HKLiveWorkoutBuilder: HKWorkoutBuilder {
      weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
      var dataSource: HKLiveWorkoutDataSource?
      var shouldCollectWorkoutEvents: Bool = true
      override init(_ configuration: HKWorkoutConfiguration) { super.init(configuration) }
    }
    """,
    """
    protocol HKWorkoutSessionDelegate: NSObjectProtocol {
      func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
      func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
      func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
      func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    }
    """,
    """
    protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
      func workoutBuilder(
        _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
      func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      "func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}",
      """
      func workoutSession(
        _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
      ) {}
      """,
    ].map { Builtin("HKWorkoutSessionDelegate", $0) }
}

private var watchSessions: [Builtin] {
  [
    "enum WKExtendedRuntimeSessionState: Int { case notStarted, scheduled, running, invalid }",
    """
    enum WKExtendedRuntimeSessionInvalidationReason: Int {
      case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem, error = -1
    }
    """,
    """
    class WKExtendedRuntimeSession: NSObject {
      weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
      var state: WKExtendedRuntimeSessionState = .notStarted
      var expirationDate: Date?
      override init() {}
      func start() {
        state = .running
        DispatchQueue.main.async { self.delegate?.extendedRuntimeSessionDidStart(self) }
      }
      func start(at date: Date) { state = .scheduled }
      func invalidate() {
        state = .invalid
        DispatchQueue.main.async {
          self.delegate?.extendedRuntimeSession(self, didInvalidateWith: .none, error: nil)
        }
      }
      func notifyUser(
        hapticType: WKHapticType, repeatHandler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
      ) {}
    }
    """,
    """
    protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
      func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
      func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
      func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
    }
    """,
    "enum WKApplicationState: Int { case active, inactive, background }",
    """
    class WKApplication: NSObject {
      static let _shared = WKApplication()
      class func shared() -> WKApplication { _shared }
      override init() {}
      var applicationState: WKApplicationState { .active }
      var isAutorotating: Bool { false }
      func registerForRemoteNotifications() {}
      func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
      ) { DispatchQueue.main.async { scheduledCompletion(nil) } }
    }
    """,
    """
    class WKRefreshBackgroundTask: NSObject {
      override init() {}
      func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
    }
    """,
    "class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}",
  ].map { Builtin(nil, $0) }
    + delegate(
      "WKApplicationDelegate",
      [
        "applicationDidFinishLaunching()", "applicationDidBecomeActive()",
        "applicationWillResignActive()", "applicationWillEnterForeground()",
        "applicationDidEnterBackground()",
        "handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)",
        "handle(_ workoutConfiguration: HKWorkoutConfiguration)",
      ])
}
