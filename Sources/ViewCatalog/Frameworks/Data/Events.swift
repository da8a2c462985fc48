import Interpreter

/// A calendar and a list of reminders in memory, empty at first, that a program may read and write.
var eventCalendars: [Builtin] { eventItems + eventRules + eventStores + eventScreens }

private var eventItems: [Builtin] {
  [
    Builtin(nil, "enum EKEntityType: UInt { case event, reminder }"),
    Builtin(
      nil, "enum EKCalendarType: Int { case local, calDAV, exchange, subscription, birthday }"),
    Builtin(
      nil,
      "enum EKSourceType: Int { case local, exchange, calDAV, mobileMe, subscribed, birthdays }"),
    Builtin(
      nil,
      """
      class EKObject: NSObject {
        override init() {}
        var hasChanges: Bool { false }
        var isNew: Bool { false }
        func refresh() -> Bool { true }
        func reset() {}
        func rollback() {}
      }
      """),
    Builtin(
      nil,
      """
      class EKSource: EKObject {
        var sourceIdentifier: String { "local" }
        var sourceType: EKSourceType { .local }
        var title: String { "Default" }
        func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
          Set(EKEventStore().calendars(for: entityType))
        }
      }
      """),
    Builtin(
      nil,
      """
      class EKCalendar: EKObject {
        let calendarIdentifier: String = UUID().uuidString
        var title: String = ""
        var cgColor: CGColor! = UIColor.systemBlue.cgColor
        var source: EKSource!
        var type: EKCalendarType { .local }
        var allowsContentModifications: Bool { true }
        var isSubscribed: Bool { false }
        var isImmutable: Bool { false }
        let _entity: EKEntityType
        init(for entityType: EKEntityType, eventStore: EKEventStore) {
          _entity = entityType
          source = EKSource()
        }
      }
      """),
    Builtin(
      nil,
      """
      class EKAlarm: EKObject {
        var relativeOffset: TimeInterval = 0
        var absoluteDate: Date?
        init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
        init(absoluteDate date: Date) { absoluteDate = date }
      }
      """),
    Builtin(
      nil,
      """
      class EKStructuredLocation: EKObject {
        var title: String?
        var geoLocation: CLLocation?
        var radius: Double = 0
        init(title: String) { self.title = title }
      }
      """),
    Builtin(
      nil,
      """
      class EKCalendarItem: EKObject {
        let calendarItemIdentifier: String = UUID().uuidString
        var calendar: EKCalendar!
        var title: String! = ""
        var location: String?
        var notes: String?
        var url: URL?
        var timeZone: TimeZone?
        var creationDate: Date?
        var lastModifiedDate: Date?
        var alarms: [EKAlarm]?
        var recurrenceRules: [EKRecurrenceRule]?
        var hasAlarms: Bool { !(alarms ?? []).isEmpty }
        var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
        var hasNotes: Bool { notes != nil }
        func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
        func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
        func addRecurrenceRule(_ rule: EKRecurrenceRule) {
          recurrenceRules = (recurrenceRules ?? []) + [rule]
        }
        func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
          recurrenceRules?.removeAll { $0 === rule }
        }
      }
      """),
    Builtin(
      nil,
      "enum EKEventAvailability: Int { case notSupported = -1, busy, free, tentative, unavailable }"
    ),
    Builtin(nil, "enum EKEventStatus: Int { case none, confirmed, tentative, canceled }"),
    Builtin(
      nil,
      """
      class EKEvent: EKCalendarItem, Identifiable {
        var startDate: Date!
        var endDate: Date!
        var isAllDay: Bool = false
        var availability: EKEventAvailability = .busy
        var structuredLocation: EKStructuredLocation?
        var status: EKEventStatus { .none }
        var isDetached: Bool { false }
        var _isSaved: Bool = false
        var eventIdentifier: String! { _isSaved ? calendarItemIdentifier : nil }
        init(eventStore: EKEventStore) {}
        func compareStartDate(with other: EKEvent) -> ComparisonResult {
          startDate.compare(other.startDate)
        }
      }
      """),
    Builtin(nil, "enum EKReminderPriority: UInt { case none, high, medium = 5, low = 9 }"),
    Builtin(
      nil,
      """
      class EKReminder: EKCalendarItem, Identifiable {
        var startDateComponents: DateComponents?
        var dueDateComponents: DateComponents?
        var priority: Int = 0
        var completionDate: Date?
        var isCompleted: Bool = false { didSet { completionDate = isCompleted ? Date() : nil } }
        init(eventStore: EKEventStore) {}
      }
      """),
  ]
}

private var eventRules: [Builtin] {
  [
    Builtin(nil, "enum EKRecurrenceFrequency: Int { case daily, weekly, monthly, yearly }"),
    Builtin(
      nil,
      """
      enum EKWeekday: Int {
        case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
      }
      """),
    Builtin(
      nil,
      """
      class EKRecurrenceDayOfWeek: NSObject {
        let dayOfTheWeek: EKWeekday
        let weekNumber: Int
        init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
          self.dayOfTheWeek = dayOfTheWeek
          self.weekNumber = weekNumber
        }
      }
      """),
    Builtin(
      nil,
      """
      class EKRecurrenceEnd: NSObject {
        let endDate: Date?
        let occurrenceCount: Int
        init(end endDate: Date) {
          self.endDate = endDate
          occurrenceCount = 0
        }
        init(occurrenceCount: Int) {
          endDate = nil
          self.occurrenceCount = occurrenceCount
        }
      }
      """),
    Builtin(
      nil,
      """
      class EKRecurrenceRule: EKObject {
        let frequency: EKRecurrenceFrequency
        let interval: Int
        var recurrenceEnd: EKRecurrenceEnd?
        let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
        init(
          recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
        ) {
          frequency = type
          self.interval = interval
          recurrenceEnd = end
          daysOfTheWeek = nil
        }
        init(
          recurrenceWith type: EKRecurrenceFrequency, interval: Int,
          daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
          monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
          daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
        ) {
          frequency = type
          self.interval = interval
          recurrenceEnd = end
          daysOfTheWeek = days
        }
      }
      """),
  ]
}

private var eventScreens: [Builtin] {
  [
    Builtin(nil, "enum EKEventEditViewAction: Int { case canceled, saved, deleted }"),
    systemScreen(
      "EKEventEditViewController", of: "UINavigationController", title: "New Event",
      left: "self.editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)",
      """
      weak var editViewDelegate: (any EKEventEditViewDelegate)?
      var eventStore: EKEventStore!
      var event: EKEvent?
      func cancelEditing() {}
      """),
    Builtin(
      nil,
      """
      protocol EKEventEditViewDelegate: NSObjectProtocol {
        func eventEditViewController(
          _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
      }
      """),
    systemScreen(
      "EKEventViewController", title: "Event",
      """
      weak var delegate: AnyObject?
      var event: EKEvent!
      var allowsEditing: Bool = false
      var allowsCalendarPreview: Bool = false
      """),
    Builtin(nil, "enum EKCalendarChooserSelectionStyle: Int { case single, multiple }"),
    Builtin(
      nil, "enum EKCalendarChooserDisplayStyle: Int { case allCalendars, writableCalendarsOnly }"),
    systemScreen(
      "EKCalendarChooser", title: "Calendars",
      left: "self.delegate?.calendarChooserDidCancel(self)",
      """
      weak var delegate: (any EKCalendarChooserDelegate)?
      var selectedCalendars: Set<EKCalendar> = []
      var showsDoneButton: Bool = false
      var showsCancelButton: Bool = false
      init(
        selectionStyle: EKCalendarChooserSelectionStyle,
        displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
        eventStore: EKEventStore
      ) { super.init() }
      """),
  ]
    + delegate(
      "EKCalendarChooserDelegate",
      [
        "calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)",
        "calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)",
        "calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)",
      ])
}
