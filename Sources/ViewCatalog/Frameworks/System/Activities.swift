import Interpreter

/// ActivityKit: activities that a program starts, updates and ends; they are shown by another
/// process, as its widgets are.
var activities: [Builtin] { activityValues + activityWidgets }

private var activityValues: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol ActivityAttributes: Codable {
        associatedtype ContentState: Codable & Hashable
      }
      """),
    Builtin(
      nil,
      """
      struct ActivityContent<State: Codable & Hashable>: Sendable {
        let state: State
        var staleDate: Date?
        var relevanceScore: Double
        init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
          self.state = state
          self.staleDate = staleDate
          self.relevanceScore = relevanceScore
        }
      }
      """),
    Builtin(
      nil,
      "enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }"
    ),
    option("ActivityStyle", ["standard", "transient"]),
    option("PushType", ["token"]),
    Builtin(
      nil,
      """
      struct ActivityUIDismissalPolicy: Equatable, Sendable {
        var _date: Date?
        var _name: String
        static let `default` = ActivityUIDismissalPolicy(_date: nil, _name: "default")
        static let immediate = ActivityUIDismissalPolicy(_date: nil, _name: "immediate")
        static func after(_ date: Date) -> ActivityUIDismissalPolicy {
          ActivityUIDismissalPolicy(_date: date, _name: "after")
        }
      }
      """),
    Builtin(
      nil,
      """
      struct AlertConfiguration: Sendable {
        struct AlertSound: Sendable {
          static var `default`: AlertSound { AlertSound() }
          static func named(_ name: String) -> AlertSound { AlertSound() }
        }
        init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
      }
      """),
    Builtin(
      nil,
      """
      enum ActivityAuthorizationError: Error, Hashable {
        case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
        case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted
        case targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility
      }
      """),
    Builtin(
      nil,
      """
      final class ActivityAuthorizationInfo {
        init() {}
        var areActivitiesEnabled: Bool { true }
        var frequentPushesEnabled: Bool { false }
        var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.yield(true) } }
      }
      """),
    Builtin(nil, "var _activities: [Any] = []"),
    Builtin(
      nil,
      """
      class Activity<Attributes: ActivityAttributes>: Identifiable {
        typealias ContentState = Attributes.ContentState
        let id: String = UUID().uuidString
        let attributes: Attributes
        var content: ActivityContent<Attributes.ContentState>
        var activityState: ActivityState = .active
        init(_attributes: Attributes, _content: ActivityContent<Attributes.ContentState>) {
          attributes = _attributes
          content = _content
        }
        var contentState: Attributes.ContentState { content.state }
        var pushToken: Data? { nil }
        var isStale: Bool { false }
        static var activities: [Activity<Attributes>] {
          _activities.compactMap { $0 as? Activity<Attributes> }.filter { $0.activityState == .active }
        }
        var activityStateUpdates: AsyncStream<ActivityState> {
          let now = activityState
          return AsyncStream { $0.yield(now) }
        }
        var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> {
          let now = content
          return AsyncStream { $0.yield(now) }
        }
        var pushTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }
        static func request(
          attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
          pushType: PushType? = nil
        ) throws -> Activity<Attributes> {
          let made = Activity(_attributes: attributes, _content: content)
          _activities.append(made)
          return made
        }
        static func request(
          attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
          pushType: PushType? = nil, style: ActivityStyle
        ) throws -> Activity<Attributes> {
          try request(attributes: attributes, content: content, pushType: pushType)
        }
        static func request(
          attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
        ) throws -> Activity<Attributes> {
          try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil))
        }
        func update(
          _ content: ActivityContent<Attributes.ContentState>,
          alertConfiguration: AlertConfiguration? = nil
        ) async { self.content = content }
        func update(
          using contentState: Attributes.ContentState,
          alertConfiguration: AlertConfiguration? = nil
        ) async { content = ActivityContent(state: contentState, staleDate: nil) }
        func end(
          _ content: ActivityContent<Attributes.ContentState>?,
          dismissalPolicy: ActivityUIDismissalPolicy = .default
        ) async {
          if let content { self.content = content }
          activityState = dismissalPolicy == .immediate ? .dismissed : .ended
        }
        func end(
          using contentState: Attributes.ContentState? = nil,
          dismissalPolicy: ActivityUIDismissalPolicy = .default
        ) async {
          await end(
            contentState.map { ActivityContent(state: $0, staleDate: nil) },
            dismissalPolicy: dismissalPolicy)
        }
      }
      """),
  ]
}

/// How a widget shows an activity: on the lock screen and around the camera.
private var activityWidgets: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct ActivityViewContext<Attributes: ActivityAttributes> {
        let activityID: String
        let attributes: Attributes
        let state: Attributes.ContentState
        let isStale: Bool
      }
      """),
    Builtin(
      nil,
      """
      struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
        init<Content: View>(
          for attributesType: Attributes.Type,
          @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
          dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
        ) {}
      }
      """),
    option("DynamicIslandExpandedRegionPosition", ["leading", "trailing", "center", "bottom"]),
    Builtin(
      nil,
      "enum DynamicIslandExpandedRegionVerticalPlacement { case `default`, belowIfTooWide }"),
    option("DynamicIslandMode", ["compactLeading", "compactTrailing", "minimal", "expanded"]),
    option("ActivityFamily", ["small", "medium"]),
    Builtin(
      nil,
      """
      struct DynamicIslandExpandedRegion<Content: View> {
        init(
          _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
          @ViewBuilder content: () -> Content
        ) {}
      }
      """),
    Builtin(nil, "struct DynamicIslandExpandedContent {}"),
    Builtin(
      nil,
      """
      @resultBuilder struct DynamicIslandExpandedContentBuilder {
        static func buildExpression<Content: View>(
          _ region: DynamicIslandExpandedRegion<Content>
        ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
        static func buildBlock(
          _ parts: DynamicIslandExpandedContent...
        ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
        static func buildOptional(
          _ part: DynamicIslandExpandedContent?
        ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
        static func buildEither(
          first part: DynamicIslandExpandedContent
        ) -> DynamicIslandExpandedContent { part }
        static func buildEither(
          second part: DynamicIslandExpandedContent
        ) -> DynamicIslandExpandedContent { part }
      }
      """),
    Builtin(
      nil,
      """
      struct DynamicIsland {
        init<Leading: View, Trailing: View, Minimal: View>(
          @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
          @ViewBuilder compactLeading: @escaping () -> Leading,
          @ViewBuilder compactTrailing: @escaping () -> Trailing,
          @ViewBuilder minimal: @escaping () -> Minimal
        ) {}
        func widgetURL(_ url: URL?) -> DynamicIsland { self }
        func keylineTint(_ color: Color?) -> DynamicIsland { self }
        func contentMargins(
          _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
        ) -> DynamicIsland { self }
      }
      """),
  ]
    + ["supplementalActivityFamilies(_ families: [ActivityFamily])"].map {
      Builtin("WidgetConfiguration", "func \($0) -> some WidgetConfiguration { self }")
    }
    + plainEnvironmentValue("activityFamily", "ActivityFamily", ".medium", isSettable: true)
    + inert([
      "activityBackgroundTint(_ color: Color?)",
      "activitySystemActionForegroundColor(_ color: Color?)",
      "dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement)",
    ])
}
