import Interpreter

/// The store of the calendar's events and reminders: whoever asks may read and write all of it.
var eventStores: [Builtin] {
  [
    Builtin(nil, "enum EKSpan: Int { case thisEvent, futureEvents }"),
    Builtin(
      nil,
      """
      enum EKAuthorizationStatus: Int {
        case notDetermined, restricted, denied, fullAccess, writeOnly
        static var authorized: EKAuthorizationStatus { .fullAccess }
      }
      """),
    Builtin(
      nil,
      "typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void"),
    Builtin(
      nil,
      """
      class EKEventStore: NSObject {
        static var _statuses: [EKEntityType: EKAuthorizationStatus] = [:]
        static var _events: [EKEvent] = []
        static var _reminders: [EKReminder] = []
        static var _calendars: [EKCalendar] = _first()
        static func _first() -> [EKCalendar] {
          [("Calendar", EKEntityType.event), ("Reminders", EKEntityType.reminder)].map {
            let calendar = EKCalendar(for: $0.1, eventStore: EKEventStore())
            calendar.title = $0.0
            return calendar
          }
        }
        var eventStoreIdentifier: String { "local" }
        var sources: [EKSource] { [EKSource()] }
        var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
        override init() {}
        class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
          _statuses[entityType] ?? .notDetermined
        }
        func _grant(
          _ type: EKEntityType, _ status: EKAuthorizationStatus = .fullAccess,
          _ completion: @escaping EKEventStoreRequestAccessCompletionHandler
        ) {
          DispatchQueue.main.async {
            EKEventStore._statuses[type] = status
            completion(true, nil)
          }
        }
        func requestAccess(
          to entityType: EKEntityType,
          completion: @escaping EKEventStoreRequestAccessCompletionHandler
        ) { _grant(entityType, .fullAccess, completion) }
        func requestFullAccessToEvents(
          completion: @escaping EKEventStoreRequestAccessCompletionHandler
        ) { _grant(.event, .fullAccess, completion) }
        func requestWriteOnlyAccessToEvents(
          completion: @escaping EKEventStoreRequestAccessCompletionHandler
        ) { _grant(.event, .writeOnly, completion) }
        func requestFullAccessToReminders(
          completion: @escaping EKEventStoreRequestAccessCompletionHandler
        ) { _grant(.reminder, .fullAccess, completion) }
        @discardableResult func requestAccess(to entityType: EKEntityType) async throws -> Bool {
          EKEventStore._statuses[entityType] = .fullAccess
          return true
        }
        @discardableResult func requestFullAccessToEvents() async throws -> Bool {
          try await requestAccess(to: .event)
        }
        @discardableResult func requestWriteOnlyAccessToEvents() async throws -> Bool {
          EKEventStore._statuses[.event] = .writeOnly
          return true
        }
        @discardableResult func requestFullAccessToReminders() async throws -> Bool {
          try await requestAccess(to: .reminder)
        }
        func calendars(for entityType: EKEntityType) -> [EKCalendar] {
          EKEventStore._calendars.filter { $0._entity == entityType }
        }
        func calendar(withIdentifier identifier: String) -> EKCalendar? {
          EKEventStore._calendars.first { $0.calendarIdentifier == identifier }
        }
        func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }
        func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
          if !EKEventStore._calendars.contains(calendar) { EKEventStore._calendars.append(calendar) }
          _tell()
        }
        func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
          EKEventStore._calendars.removeAll { $0 === calendar }
          _tell()
        }
        func save(_ event: EKEvent, span: EKSpan) throws {
          guard event.calendar != nil else { throw EKError(.noCalendar) }
          guard let start = event.startDate else { throw EKError(.noStartDate) }
          guard let end = event.endDate else { throw EKError(.noEndDate) }
          if end < start { throw EKError(.datesInverted) }
          if !EKEventStore._events.contains(event) { EKEventStore._events.append(event) }
          event._isSaved = true
          _tell()
        }
        func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
          try save(event, span: span)
        }
        func remove(_ event: EKEvent, span: EKSpan) throws {
          EKEventStore._events.removeAll { $0 === event }
          event._isSaved = false
          _tell()
        }
        func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
          try remove(event, span: span)
        }
        func save(_ reminder: EKReminder, commit: Bool) throws {
          guard reminder.calendar != nil else { throw EKError(.noCalendar) }
          if !EKEventStore._reminders.contains(reminder) {
            EKEventStore._reminders.append(reminder)
          }
          _tell()
        }
        func remove(_ reminder: EKReminder, commit: Bool) throws {
          EKEventStore._reminders.removeAll { $0 === reminder }
          _tell()
        }
        func event(withIdentifier identifier: String) -> EKEvent? {
          EKEventStore._events.first { $0.calendarItemIdentifier == identifier }
        }
        func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
          event(withIdentifier: identifier)
            ?? EKEventStore._reminders.first { $0.calendarItemIdentifier == identifier }
        }
        func _predicate(
          of calendars: [EKCalendar]?, _ test: @escaping (EKCalendarItem) -> Bool
        ) -> NSPredicate {
          NSPredicate { item, _ in
            guard let item = item as? EKCalendarItem else { return false }
            return (calendars?.contains(item.calendar) ?? true) && test(item)
          }
        }
        func predicateForEvents(
          withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
        ) -> NSPredicate {
          _predicate(of: calendars) { item in
            (item as? EKEvent).map { $0.startDate < endDate && $0.endDate > startDate } ?? false
          }
        }
        func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
          _predicate(of: calendars) { _ in true }
        }
        func predicateForIncompleteReminders(
          withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
        ) -> NSPredicate {
          _predicate(of: calendars) { !(($0 as? EKReminder)?.isCompleted ?? true) }
        }
        func predicateForCompletedReminders(
          withCompletionDateStarting startDate: Date?, ending endDate: Date?,
          calendars: [EKCalendar]?
        ) -> NSPredicate { _predicate(of: calendars) { ($0 as? EKReminder)?.isCompleted ?? false } }
        func events(matching predicate: NSPredicate) -> [EKEvent] {
          EKEventStore._events.filter { predicate.evaluate(with: $0) }
            .sorted { $0.startDate < $1.startDate }
        }
        func enumerateEvents(
          matching predicate: NSPredicate,
          using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {
          let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
          stop.pointee = false
          for event in events(matching: predicate) where !stop.pointee.boolValue {
            block(event, stop)
          }
        }
        @discardableResult func fetchReminders(
          matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
        ) -> Any {
          DispatchQueue.main.async {
            completion(EKEventStore._reminders.filter { predicate.evaluate(with: $0) })
          }
          return self
        }
        func cancelFetchRequest(_ fetchIdentifier: Any) {}
        func commit() throws {}
        func reset() {}
        func refreshSourcesIfNecessary() {}
        func _tell() { NotificationCenter.default.post(name: .EKEventStoreChanged, object: self) }
      }
      """),
    Builtin(
      "Notification.Name",
      "static let EKEventStoreChanged = Notification.Name(\"EKEventStoreChangedNotification\")"),
    Builtin(
      nil,
      """
      struct EKError: Error {
        enum Code: Int {
          case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
          case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
          case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence
          case objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource
          case calendarSourceCannotBeModified, calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete
          case recurringReminderRequiresDueDate, structuredLocationsNotSupported
          case reminderLocationsNotSupported, alarmProximityNotSupported
          case calendarDoesNotAllowEvents, calendarDoesNotAllowReminders
          case sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
          case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized
        }
        let code: Code
        init(_ code: Code) { self.code = code }
      }
      """),
  ]
}
