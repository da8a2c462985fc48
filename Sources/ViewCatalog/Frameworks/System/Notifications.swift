import Interpreter

/// UserNotifications where nobody has answered whether they are allowed: requests are kept, and
/// none is delivered.
var notifications: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UNNotificationSound: NSObject {
        static var `default`: UNNotificationSound { UNNotificationSound() }
        static var defaultCritical: UNNotificationSound { UNNotificationSound() }
        static var defaultRingtone: UNNotificationSound { UNNotificationSound() }
        class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
          UNNotificationSound(named: name)
        }
        class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
          UNNotificationSound(named: name)
        }
        class func criticalSoundNamed(
          _ name: UNNotificationSoundName, withAudioVolume volume: Float
        ) -> UNNotificationSound { UNNotificationSound(named: name) }
        class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
          UNNotificationSound()
        }
        override init() {}
        init(named name: UNNotificationSoundName) {}
      }
      """),
    Builtin(
      nil,
      """
      struct UNNotificationSoundName: Hashable, RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
      }
      """),
    Builtin(
      nil,
      """
      class UNNotificationContent: NSObject {
        var title: String = ""
        var subtitle: String = ""
        var body: String = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier: String = ""
        var threadIdentifier: String = ""
        var targetContentIdentifier: String?
        var summaryArgument: String = ""
        var interruptionLevel: UNNotificationInterruptionLevel = .active
        var relevanceScore: Double = 0
        var attachments: [UNNotificationAttachment] = []
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      enum UNNotificationInterruptionLevel: UInt { case passive, active, timeSensitive, critical }
      """),
    Builtin(
      nil,
      """
      class UNNotificationAttachment: NSObject {
        let identifier: String
        let url: URL
        init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
          (self.identifier, url) = (identifier, URL)
        }
      }
      """),
    Builtin(nil, "class UNMutableNotificationContent: UNNotificationContent {}"),
    Builtin(nil, "class UNNotificationTrigger: NSObject { var repeats: Bool { false } }"),
    Builtin(
      nil,
      """
      class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
        let timeInterval: TimeInterval
        init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval }
        func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
      }
      """),
    Builtin(
      nil,
      """
      class UNCalendarNotificationTrigger: UNNotificationTrigger {
        let dateComponents: DateComponents
        init(dateMatching dateComponents: DateComponents, repeats: Bool) {
          self.dateComponents = dateComponents
        }
        func nextTriggerDate() -> Date? {
          Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
        }
      }
      """),
    Builtin(
      nil,
      """
      class UNNotificationRequest: NSObject {
        let identifier: String
        let content: UNNotificationContent
        let trigger: UNNotificationTrigger?
        init(
          identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
        ) {
          self.identifier = identifier
          self.content = content
          self.trigger = trigger
        }
      }
      """),
    Builtin(
      nil,
      """
      class UNNotification: NSObject {
        let request: UNNotificationRequest
        let date: Date = Date()
        init(_request: UNNotificationRequest) { request = _request }
      }
      """),
    Builtin(
      nil,
      """
      class UNNotificationResponse: NSObject {
        let notification: UNNotification
        var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
        init(_notification: UNNotification) { notification = _notification }
      }
      """),
    Builtin(
      nil,
      """
      class UNTextInputNotificationResponse: UNNotificationResponse { var userText: String { "" } }
      """),
    Builtin(
      nil,
      """
      let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
      """),
    Builtin(
      nil,
      """
      class UNLocationNotificationTrigger: UNNotificationTrigger {
        let region: CLRegion
        init(region: CLRegion, repeats: Bool) { self.region = region }
      }
      """),
    Builtin(
      nil,
      """
      var UNNotificationDefaultActionIdentifier: String { "com.apple.UNNotificationDefaultActionIdentifier" }
      """),
    Builtin(
      nil,
      """
      enum UNAuthorizationStatus: Int, Sendable {
        case notDetermined, denied, authorized, provisional, ephemeral
      }
      """),
    Builtin(
      nil,
      """
      class UNNotificationSettings: NSObject {
        var authorizationStatus: UNAuthorizationStatus { .notDetermined }
      }
      """),
    optionSet(
      "UNAuthorizationOptions", raw: "UInt",
      ["badge", "sound", "alert", "carPlay", "criticalAlert", "provisional", "timeSensitive"]),
    optionSet(
      "UNNotificationPresentationOptions", raw: "UInt",
      ["badge", "sound", "alert", "list", "banner"]),
    Builtin(
      nil,
      """
      class UNNotificationAction: NSObject {
        let identifier: String
        let title: String
        init(
          identifier: String, title: String, options: UNNotificationActionOptions = []
        ) {
          self.identifier = identifier
          self.title = title
        }
      }
      """),
    Builtin(
      nil,
      """
      class UNTextInputNotificationAction: UNNotificationAction {
        let textInputButtonTitle: String
        let textInputPlaceholder: String
        init(
          identifier: String, title: String, options: UNNotificationActionOptions = [],
          textInputButtonTitle: String, textInputPlaceholder: String
        ) {
          self.textInputButtonTitle = textInputButtonTitle
          self.textInputPlaceholder = textInputPlaceholder
          super.init(identifier: identifier, title: title, options: options)
        }
      }
      """),
    optionSet(
      "UNNotificationActionOptions", raw: "UInt",
      ["authenticationRequired", "destructive", "foreground"]),
    Builtin(
      nil,
      """
      class UNNotificationCategory: NSObject {
        let identifier: String
        let actions: [UNNotificationAction]
        init(
          identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
          options: UNNotificationCategoryOptions = []
        ) {
          self.identifier = identifier
          self.actions = actions
        }
      }
      """),
    optionSet(
      "UNNotificationCategoryOptions", raw: "UInt", ["customDismissAction", "allowInCarPlay"]),
    Builtin(
      nil,
      """
      protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
      """),
    Builtin(
      nil,
      """
      class UNUserNotificationCenter: NSObject {
        static let _shared: UNUserNotificationCenter = UNUserNotificationCenter()
        class func current() -> UNUserNotificationCenter { _shared }
        weak var delegate: (any UNUserNotificationCenterDelegate)?
        var _pending: [UNNotificationRequest] = []
        func requestAuthorization(
          options: UNAuthorizationOptions = [],
          completionHandler: @escaping (Bool, (any Error)?) -> Void
        ) { DispatchQueue.main.async { completionHandler(true, nil) } }
        @discardableResult func requestAuthorization(options: UNAuthorizationOptions = [])
          async throws -> Bool
        { true }
        func getNotificationSettings(
          completionHandler: @escaping (UNNotificationSettings) -> Void
        ) { DispatchQueue.main.async { completionHandler(UNNotificationSettings()) } }
        func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
        func add(
          _ request: UNNotificationRequest,
          withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
        ) {
          _pending.removeAll { $0.identifier == request.identifier }
          _pending.append(request)
          DispatchQueue.main.async { completionHandler?(nil) }
        }
        func getPendingNotificationRequests(
          completionHandler: @escaping ([UNNotificationRequest]) -> Void
        ) {
          let pending = _pending
          DispatchQueue.main.async { completionHandler(pending) }
        }
        func pendingNotificationRequests() async -> [UNNotificationRequest] { _pending }
        func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
          _pending.removeAll { identifiers.contains($0.identifier) }
        }
        func removeAllPendingNotificationRequests() { _pending = [] }
        func getDeliveredNotifications(
          completionHandler: @escaping ([UNNotification]) -> Void
        ) { DispatchQueue.main.async { completionHandler([]) } }
        func deliveredNotifications() async -> [UNNotification] { [] }
        func notificationCategories() async -> Set<UNNotificationCategory> { [] }
        func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
        func removeAllDeliveredNotifications() {}
        func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
        func setBadgeCount(
          _ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil
        ) {}
      }
      """),
  ]
}
