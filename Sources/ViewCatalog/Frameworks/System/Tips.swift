import Interpreter

/// TipKit: once `Tips.configure()` is called, the tips whose rules hold are shown until they are
/// closed.
var tipKit: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol Tip: Identifiable, Sendable {
        var id: String { get }
        var title: Text { get }
        var message: Text? { get }
        var image: Image? { get }
        var asset: Image? { get }
        @Tips.ActionBuilder var actions: [Tips.Action] { get }
        @Tips.RuleBuilder var rules: [Tips.Rule] { get }
        @Tips.OptionsBuilder var options: [any TipOption] { get }
      }
      """),
    Builtin("Tip", "typealias Action = Tips.Action"),
    Builtin("Tip", "typealias Rule = Tips.Rule"),
    Builtin("Tip", "typealias Option = TipOption"),
    Builtin("Tip", "typealias Event = Tips.Event"),
    Builtin("Tip", "typealias Status = Tips.Status"),
    Builtin("Tip", "var id: String { String(describing: Self.self) }"),
    Builtin("Tip", "var message: Text? { nil }"),
    Builtin("Tip", "var image: Image? { nil }"),
    Builtin("Tip", "var asset: Image? { nil }"),
    Builtin("Tip", "var actions: [Tips.Action] { [] }"),
    Builtin("Tip", "var rules: [Tips.Rule] { [] }"),
    Builtin("Tip", "var options: [any TipOption] { [] }"),
    Builtin("Tip", "typealias Parameter<Value> = Tips.Parameter<Value>"),
    Builtin(
      "Tip",
      """
      var status: Tips.Status {
        let store = _TipStore.shared
        if store.shownTypes.contains(String(describing: Self.self)) { return .available }
        if let reason = store.invalidated[id] { return .invalidated(reason) }
        if store.shows { return .available }
        return store.isConfigured && !store.hides && rules.allSatisfy { $0._holds() }
          ? .available : .pending
      }
      """),
    Builtin("Tip", "var shouldDisplay: Bool { status == .available }"),
    Builtin(
      "Tip",
      """
      func invalidate(reason: Tips.InvalidationReason) {
        _TipStore.shared.invalidated[id] = reason
      }
      """),
    Builtin("Tip", "func resetEligibility() async { _TipStore.shared.invalidated[id] = nil }"),
    Builtin(
      nil,
      """
      final class _TipStore: Observable {
        static let shared: _TipStore = _TipStore()
        var isConfigured: Bool = false
        var shows: Bool = false
        var hides: Bool = false
        var shownTypes: Set<String> = []
        var invalidated: [String: Tips.InvalidationReason] = [:]
        var donations: [String: [Date]] = [:]
        // Raised when a parameter changes: rules read it.
        var changes: Int = 0
      }
      """),
    Builtin("Tip", "var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { _ in } }"),
    Builtin("Tip", "var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { _ in } }"),
    Builtin(nil, "protocol TipOption: Sendable {}"),
    Builtin(
      nil,
      """
      enum Tips {
        static func configure(_ options: [ConfigurationOption] = []) throws {
          _TipStore.shared.isConfigured = true
        }
        static func resetDatastore() throws {
          _TipStore.shared.invalidated = [:]
          _TipStore.shared.donations = [:]
        }
        static func showAllTipsForTesting() { _TipStore.shared.shows = true }
        static func hideAllTipsForTesting() {
          _TipStore.shared.shows = false
          _TipStore.shared.hides = true
        }
        static func showTipsForTesting(_ tips: [any Tip.Type]) {
          for tip in tips { _TipStore.shared.shownTypes.insert(String(describing: tip)) }
        }
        static func hideTipsForTesting(_ tips: [any Tip.Type]) {
          for tip in tips { _TipStore.shared.shownTypes.remove(String(describing: tip)) }
        }
        @propertyWrapper final class Parameter<Value>: @unchecked Sendable {
          var _value: Value
          init(wrappedValue: Value) { _value = wrappedValue }
          init(wrappedValue: Value, _ options: ParameterOption...) { _value = wrappedValue }
          var wrappedValue: Value {
            get {
              _ = _TipStore.shared.changes
              return _value
            }
            set {
              _value = newValue
              _TipStore.shared.changes += 1
            }
          }
          var projectedValue: Parameter<Value> { self }
        }
        struct ParameterOption: Sendable { static let transient = ParameterOption() }
        enum InvalidationReason: Hashable, Sendable {
          case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
        }
        enum Status: Hashable, Sendable {
          case pending, available
          case invalidated(InvalidationReason)
        }
        struct Rule: Sendable {
          let _holds: () -> Bool
          init<Value>(_ event: Event<Value>, _ body: @escaping (Event<Value>) -> Bool) {
            _holds = { body(event) }
          }
          init<Value>(_ parameter: Parameter<Value>, _ body: @escaping (Value) -> Bool) {
            _holds = { body(parameter.wrappedValue) }
          }
        }
        struct EmptyDonation: Hashable, Sendable {}
        struct Event<DonationInfo>: Identifiable, Sendable {
          struct Donation: Sendable {
            let date: Date
          }
          let id: String
          var donations: [Donation] {
            (_TipStore.shared.donations[id] ?? []).map { Donation(date: $0) }
          }
          init(id: String) where DonationInfo == EmptyDonation { self.id = id }
          func donate() async { sendDonation() }
          func sendDonation(_ completion: (() -> Void)? = nil) {
            _TipStore.shared.donations[id, default: []].append(Date())
            completion?()
          }
        }
        struct Action: Identifiable {
          let id: String
          let title: String
          let label: () -> Text
          let handler: () -> Void
          init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping () -> Void = {},
            _ label: @escaping () -> Text
          ) {
            self.id = id ?? ""
            title = ""
            self.label = label
            self.handler = handler
          }
          init(
            id: String? = nil, title: String, disabled: Bool = false,
            perform handler: @escaping () -> Void = {}
          ) {
            self.id = id ?? title
            self.title = title
            label = { Text(title) }
            self.handler = handler
          }
        }
        struct ConfigurationOption: Sendable {
          struct DisplayFrequency: Sendable {
            static let immediate = DisplayFrequency()
            static let hourly = DisplayFrequency()
            static let daily = DisplayFrequency()
            static let weekly = DisplayFrequency()
            static let monthly = DisplayFrequency()
          }
          struct DatastoreLocation: Sendable {
            static let applicationDefault = DatastoreLocation()
            static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
            static func groupContainer(identifier: String) throws -> DatastoreLocation {
              DatastoreLocation()
            }
          }
          static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
          }
          static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
          }
        }
        struct MaxDisplayCount: TipOption { init(_ count: Int) {} }
        struct MaxDisplayDuration: TipOption { init(_ duration: TimeInterval) {} }
        struct IgnoresDisplayFrequency: TipOption { init(_ ignores: Bool) {} }
      }
      """),
  ]
    + [
      ("ActionBuilder", "Tips.Action"), ("RuleBuilder", "Tips.Rule"),
      ("OptionsBuilder", "any TipOption"),
    ].map { name, element in
      Builtin(
        "Tips",
        """
        @resultBuilder enum \(name) {
          static func buildExpression(_ expression: \(element)) -> [\(element)] { [expression] }
          static func buildExpression(_ expression: [\(element)]) -> [\(element)] { expression }
          static func buildBlock(_ components: [\(element)]...) -> [\(element)] {
            Array(components.joined())
          }
          static func buildOptional(_ component: [\(element)]?) -> [\(element)] {
            component ?? []
          }
          static func buildEither(first component: [\(element)]) -> [\(element)] { component }
          static func buildEither(second component: [\(element)]) -> [\(element)] { component }
          static func buildArray(_ components: [[\(element)]]) -> [\(element)] {
            Array(components.joined())
          }
        }
        """)
    } + tipViews
}
