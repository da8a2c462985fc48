import Interpreter

/// TipKit before `Tips.configure()`: tips are declared and asked for, and none is shown.
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
    Builtin("Tip", "var status: Tips.Status { .pending }"),
    Builtin("Tip", "var shouldDisplay: Bool { false }"),
    Builtin("Tip", "func invalidate(reason: Tips.InvalidationReason) {}"),
    Builtin("Tip", "func resetEligibility() async {}"),
    Builtin("Tip", "var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { _ in } }"),
    Builtin("Tip", "var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { _ in } }"),
    Builtin(nil, "protocol TipOption: Sendable {}"),
    Builtin(
      nil,
      """
      enum Tips {
        static func configure(_ options: [ConfigurationOption] = []) throws {}
        static func resetDatastore() throws {}
        static func showAllTipsForTesting() {}
        static func hideAllTipsForTesting() {}
        static func showTipsForTesting(_ tips: [any Tip.Type]) {}
        static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
        enum InvalidationReason: Hashable, Sendable {
          case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
        }
        enum Status: Hashable, Sendable {
          case pending, available
          case invalidated(InvalidationReason)
        }
        struct Rule: Sendable {
          init<Value>(_ event: Event<Value>, _ body: (Event<Value>) -> Bool) {}
        }
        struct EmptyDonation: Hashable, Sendable {}
        struct Event<DonationInfo>: Identifiable, Sendable {
          struct Donation: Sendable {
            let date: Date
            var donatedWithin: Bool { true }
          }
          let id: String
          var donations: [Donation] { [] }
          init(id: String) where DonationInfo == EmptyDonation { self.id = id }
          func donate() async {}
          func sendDonation() {}
        }
        struct Action: Identifiable {
          let id: String
          let title: String
          let handler: () -> Void
          init(
            id: String? = nil, title: String, disabled: Bool = false,
            perform handler: @escaping () -> Void = {}
          ) {
            self.id = id ?? title
            self.title = title
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

private var tipViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct TipView<Content: Tip>: View {
        init(
          _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
        ) {}
        var body: some View { EmptyView() }
      }
      """),
    Builtin(
      "View",
      """
      func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge = .top,
        action: @escaping (Tips.Action) -> Void = { _ in }
      ) -> some View { self }
      """),
    Builtin(
      "View", "func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }"),
    Builtin("View", "func tipCornerRadius(_ radius: CGFloat) -> some View { self }"),
    Builtin("View", "func tipImageSize(_ size: CGSize) -> some View { self }"),
  ]
}
