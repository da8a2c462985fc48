import Interpreter

/// WidgetKit: providers, entries and configurations as it declares them. No home screen is
/// simulated: a widget's views show where a preview or an app shows them.
var widgets: [Builtin] { widgetProviders + widgetConfigurations + widgetSurroundings }

private var widgetProviders: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol TimelineEntry {
        var date: Date { get }
        var relevance: TimelineEntryRelevance? { get }
      }
      """),
    Builtin("TimelineEntry", "var relevance: TimelineEntryRelevance? { nil }"),
    Builtin(
      nil,
      """
      struct TimelineEntryRelevance: Codable, Hashable, Sendable {
        var score: Float
        var duration: TimeInterval
        init(score: Float, duration: TimeInterval = 0) {
          self.score = score
          self.duration = duration
        }
      }
      """),
    Builtin(
      nil,
      """
      struct TimelineReloadPolicy: Equatable, Sendable {
        let _date: Date?
        let _isAtEnd: Bool
        static let atEnd = TimelineReloadPolicy(_date: nil, _isAtEnd: true)
        static let never = TimelineReloadPolicy(_date: nil, _isAtEnd: false)
        static func after(_ date: Date) -> TimelineReloadPolicy {
          TimelineReloadPolicy(_date: date, _isAtEnd: false)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Timeline<EntryType: TimelineEntry> {
        let entries: [EntryType]
        let policy: TimelineReloadPolicy
        init(entries: [EntryType], policy: TimelineReloadPolicy) {
          self.entries = entries
          self.policy = policy
        }
      }
      """),
    Builtin(
      nil,
      """
      struct TimelineProviderContext {
        var family: WidgetFamily { .systemSmall }
        var isPreview: Bool { true }
        var displaySize: CGSize { CGSize(width: 158, height: 158) }
      }
      """),
    Builtin(
      nil,
      """
      protocol TimelineProvider {
        associatedtype Entry: TimelineEntry
        func placeholder(in context: TimelineProviderContext) -> Self.Entry
        func getSnapshot(
          in context: TimelineProviderContext, completion: @escaping (Self.Entry) -> Void)
        func getTimeline(
          in context: TimelineProviderContext,
          completion: @escaping (Timeline<Self.Entry>) -> Void)
      }
      """),
    Builtin(
      nil,
      """
      protocol IntentTimelineProvider {
        associatedtype Entry: TimelineEntry
        associatedtype Intent
        func placeholder(in context: TimelineProviderContext) -> Self.Entry
        func getSnapshot(
          for configuration: Self.Intent, in context: TimelineProviderContext,
          completion: @escaping (Self.Entry) -> Void)
        func getTimeline(
          for configuration: Self.Intent, in context: TimelineProviderContext,
          completion: @escaping (Timeline<Self.Entry>) -> Void)
      }
      """),
    Builtin(
      nil,
      """
      protocol AppIntentTimelineProvider {
        associatedtype Entry: TimelineEntry
        associatedtype Intent
        func placeholder(in context: TimelineProviderContext) -> Self.Entry
        func snapshot(
          for configuration: Self.Intent, in context: TimelineProviderContext
        ) async -> Self.Entry
        func timeline(
          for configuration: Self.Intent, in context: TimelineProviderContext
        ) async -> Timeline<Self.Entry>
      }
      """),
  ]
    + ["TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider"].map {
      Builtin($0, "typealias Context = TimelineProviderContext")
    }
}

private var widgetConfigurations: [Builtin] {
  [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol Widget {
        associatedtype Body: WidgetConfiguration
        @MainActor @preconcurrency var body: Self.Body { get }
        @MainActor @preconcurrency init()
      }
      """),
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol WidgetBundle {
        associatedtype Body: Widget
        @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
        @MainActor @preconcurrency init()
      }
      """),
    Builtin(nil, "@MainActor @preconcurrency protocol WidgetConfiguration {}"),
    Builtin(
      nil,
      """
      struct _Widgets: Widget {
        init() {}
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct WidgetBundleBuilder {
        static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> some Widget { _Widgets() }
        static func buildOptional(_ widget: (any Widget)?) -> some Widget { _Widgets() }
        static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { _Widgets() }
      }
      """),
    Builtin(
      nil, "@frozen struct EmptyWidgetConfiguration: WidgetConfiguration { init() {} }"),
    Builtin(
      nil,
      """
      struct StaticConfiguration<Content: View>: WidgetConfiguration {
        init<Provider: TimelineProvider>(
          kind: String, provider: Provider,
          @ViewBuilder content: @escaping (Provider.Entry) -> Content
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
        init<Provider: IntentTimelineProvider>(
          kind: String, intent: Intent.Type, provider: Provider,
          @ViewBuilder content: @escaping (Provider.Entry) -> Content
        ) where Intent == Provider.Intent {}
      }
      """),
    Builtin(
      nil,
      """
      struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
        init<Provider: AppIntentTimelineProvider>(
          kind: String, intent: Intent.Type = Intent.self, provider: Provider,
          @ViewBuilder content: @escaping (Provider.Entry) -> Content
        ) where Intent == Provider.Intent {}
      }
      """),
  ]
    + [
      "configurationDisplayName(_ displayNameKey: LocalizedStringKey)",
      "configurationDisplayName(_ displayName: Text)",
      "description(_ descriptionKey: LocalizedStringKey)", "description(_ description: Text)",
      "supportedFamilies(_ families: [WidgetFamily])", "contentMarginsDisabled()",
      "promptsForUserConfiguration()",
      "containerBackgroundRemovable(_ isRemovable: Bool = true)",
      "onBackgroundURLSessionEvents(matching identifier: String, _ action: @escaping (String, @escaping () -> Void) -> Void)",
      "disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])",
    ].map { Builtin("WidgetConfiguration", "func \($0) -> some WidgetConfiguration { self }") }
}

private var widgetSurroundings: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
        case systemSmall, systemMedium, systemLarge, systemExtraLarge
        case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
      }
      """),
    option("WidgetLocation", ["homeScreen", "lockScreen", "standBy", "iPhoneWidgetsOnMac"]),
    option("WidgetRenderingMode", ["fullColor", "accented", "vibrant"]),
    Builtin(
      nil,
      """
      struct WidgetInfo: Identifiable {
        let kind: String
        let family: WidgetFamily
        var id: String { kind }
      }
      """),
    Builtin(
      nil,
      """
      class WidgetCenter {
        static let shared: WidgetCenter = WidgetCenter()
        init() {}
        func reloadAllTimelines() {}
        func reloadTimelines(ofKind kind: String) {}
        func invalidateConfigurationRecommendations() {}
        func currentConfigurations() async throws -> [WidgetInfo] { [] }
        func getCurrentConfigurations(
          _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
        ) { completion(Result<[WidgetInfo], any Error>.success([])) }
      }
      """),
    Builtin(nil, "protocol PreviewContext {}"),
    Builtin(
      nil, "struct WidgetPreviewContext: PreviewContext { init(family: WidgetFamily) {} }"),
    Builtin(
      nil,
      "struct AccessoryWidgetBackground: View { init() {}; var body: some View { Circle().fill(.quaternary) } }"
    ),
  ]
    + [
      ("widgetFamily", "WidgetFamily", ".systemSmall"),
      ("showsWidgetContainerBackground", "Bool", "true"), ("showsWidgetLabel", "Bool", "false"),
      ("widgetRenderingMode", "WidgetRenderingMode", ".fullColor"),
      ("widgetContentMargins", "EdgeInsets", "EdgeInsets()"),
    ].flatMap { plainEnvironmentValue($0.0, $0.1, $0.2, isSettable: true) }
    + inert([
      "previewContext<C: PreviewContext>(_ value: C)",
      "widgetLabel(_ label: LocalizedStringKey)",
      "widgetLabel<Label: View>(@ViewBuilder label: () -> Label)",
      "widgetCurvesContent(_ curvesContent: Bool = true)",
    ])
}
