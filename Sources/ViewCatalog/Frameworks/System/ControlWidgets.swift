import Interpreter

/// Controls in the Control Center, which a program declares beside its widgets.
var controlWidgets: [Builtin] {
  [
    """
    @MainActor @preconcurrency protocol ControlWidget {
      associatedtype Body: ControlWidgetConfiguration
      @MainActor @preconcurrency var body: Self.Body { get }
      @MainActor @preconcurrency init()
    }
    """,
    "@MainActor @preconcurrency protocol ControlWidgetConfiguration {}",
    "@MainActor @preconcurrency protocol ControlWidgetTemplate {}",
    """
    @resultBuilder struct ControlWidgetTemplateBuilder {
      static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    }
    """,
    """
    protocol ControlValueProvider {
      associatedtype Value
      func currentValue() async throws -> Value
      var previewValue: Value { get }
    }
    """,
    """
    protocol AppIntentControlValueProvider {
      associatedtype Value
      associatedtype Configuration
      func currentValue(configuration: Configuration) async throws -> Value
      func previewValue(configuration: Configuration) -> Value
    }
    """,
    """
    struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
      init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
      init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
      ) {}
    }
    """,
    """
    struct AppIntentControlConfiguration<Configuration, Content: ControlWidgetTemplate>:
      ControlWidgetConfiguration
    {
      init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
      ) {}
      init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
      ) where Configuration == Provider.Configuration {}
    }
    """,
    """
    struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
      ControlWidgetTemplate {}
    """,
    """
    struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>:
      ControlWidgetTemplate {}
    """,
    "struct ControlInfo: Identifiable { let kind: String; var id: String { kind } }",
    """
    class ControlCenter {
      static let shared: ControlCenter = ControlCenter()
      init() {}
      func reloadAllControls() {}
      func reloadControls(ofKind kind: String) {}
      func currentControls() async throws -> [ControlInfo] { [] }
    }
    """,
  ].map { Builtin(nil, $0) }
    + [
      "displayName(_ displayName: LocalizedStringResource)",
      "description(_ description: LocalizedStringResource)", "promptsForUserConfiguration()",
    ].map {
      Builtin(
        "ControlWidgetConfiguration", "func \($0) -> some ControlWidgetConfiguration { self }")
    }
    + [
      """
      init(action: Action, @ViewBuilder label: @escaping () -> Label) where ActionLabel == EmptyView {}
      """,
      """
      init(
        action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
      ) {}
      """,
      """
      init(_ titleKey: LocalizedStringKey, action: Action)
      where Label == Text, ActionLabel == EmptyView {}
      """,
    ].map { Builtin("ControlWidgetButton", $0) }
    + [
      """
      init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
      ) {}
      """,
      """
      init(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
      ) where Label == Text {}
      """,
      """
      init<S: StringProtocol>(
        _ title: S, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
      ) where Label == Text {}
      """,
    ].map { Builtin("ControlWidgetToggle", $0) }
    + ["Button", "Toggle"].map {
      Builtin(
        "ControlWidget\($0)", "func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }")
    }
    + [
      Builtin(
        "View", "func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }"),
      Builtin(
        "View", "func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }"),
      Builtin(
        "WidgetBundleBuilder",
        "static func buildExpression<W: Widget>(_ widget: W) -> W { widget }"),
      Builtin(
        "WidgetBundleBuilder",
        "static func buildExpression<W: ControlWidget>(_ widget: W) -> some Widget { _Widgets() }"),
    ]
}
