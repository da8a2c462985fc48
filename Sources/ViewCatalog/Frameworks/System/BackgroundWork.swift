import Interpreter

/// Work for when the program is not shown, which no simulated device comes to, and being tracked,
/// which is allowed as everything is that is asked for.
var backgroundWork: [Builtin] { backgroundTasks + tracking }

private var backgroundTasks: [Builtin] {
  [
    """
    class BGTaskRequest: NSObject {
      let identifier: String
      var earliestBeginDate: Date?
      init(_identifier: String) { identifier = _identifier }
    }
    """,
    """
    class BGAppRefreshTaskRequest: BGTaskRequest {
      init(identifier: String) { super.init(_identifier: identifier) }
    }
    """,
    """
    class BGProcessingTaskRequest: BGTaskRequest {
      var requiresNetworkConnectivity: Bool = false
      var requiresExternalPower: Bool = false
      init(identifier: String) { super.init(_identifier: identifier) }
    }
    """,
    """
    class BGContinuedProcessingTaskRequest: BGTaskRequest {
      enum SubmissionStrategy: Int { case fail, queue }
      var title: String
      var subtitle: String
      var strategy: SubmissionStrategy = .queue
      init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(_identifier: identifier)
      }
    }
    """,
    """
    class BGTask: NSObject {
      let identifier: String
      var expirationHandler: (() -> Void)?
      init(_identifier: String) { identifier = _identifier }
      func setTaskCompleted(success: Bool) {}
    }
    """,
    "class BGAppRefreshTask: BGTask {}",
    "class BGProcessingTask: BGTask {}",
    """
    class BGContinuedProcessingTask: BGTask {
      var title: String { "" }
      var subtitle: String { "" }
      let progress: Progress = Progress(totalUnitCount: 0)
      func updateTitle(_ title: String, subtitle: String) {}
    }
    """,
    """
    class BGTaskScheduler: NSObject {
      struct Error: Swift.Error {
        enum Code: Int {
          case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }
        let code: Code
        init(_ code: Code) { self.code = code }
      }
      static let shared = BGTaskScheduler()
      var _handlers: [String: (BGTask) -> Void] = [:]
      var _requests: [BGTaskRequest] = []
      @discardableResult func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
      ) -> Bool {
        if _handlers[identifier] != nil { return false }
        _handlers[identifier] = launchHandler
        return true
      }
      func submit(_ taskRequest: BGTaskRequest) throws {
        _requests.removeAll { $0.identifier == taskRequest.identifier }
        _requests.append(taskRequest)
      }
      func cancel(taskRequestWithIdentifier identifier: String) {
        _requests.removeAll { $0.identifier == identifier }
      }
      func cancelAllTaskRequests() { _requests = [] }
      func pendingTaskRequests() async -> [BGTaskRequest] { _requests }
      func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        DispatchQueue.main.async { completionHandler(self._requests) }
      }
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var tracking: [Builtin] {
  [
    """
    class ATTrackingManager: NSObject {
      enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
      static var _status: AuthorizationStatus = .notDetermined
      class var trackingAuthorizationStatus: AuthorizationStatus { _status }
      class func requestTrackingAuthorization(
        completionHandler completion: @escaping (AuthorizationStatus) -> Void
      ) {
        _status = .authorized
        DispatchQueue.main.async { completion(.authorized) }
      }
      class func requestTrackingAuthorization() async -> AuthorizationStatus {
        _status = .authorized
        return .authorized
      }
    }
    """,
    """
    class ASIdentifierManager: NSObject {
      static let _shared = ASIdentifierManager()
      class func shared() -> ASIdentifierManager { _shared }
      var advertisingIdentifier: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
      var isAdvertisingTrackingEnabled: Bool { false }
    }
    """,
  ].map { Builtin(nil, $0) }
}
