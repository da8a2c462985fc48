import Interpreter

/// The shortcuts that an app offers, and how it points to them.
var appShortcuts: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol AppShortcutsProvider {
        @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
        static var shortcutTileColor: ShortcutTileColor { get }
      }
      """),
    Builtin("AppShortcutsProvider", "static var shortcutTileColor: ShortcutTileColor { .blue }"),
    Builtin("AppShortcutsProvider", "static func updateAppShortcutParameters() {}"),
    Builtin(
      nil,
      """
      enum ShortcutTileColor: Sendable {
        case red, orange, yellow, blue, navy, teal, lightBlue, grape, purple, grayBlue, grayGreen
        case grayBrown, lime, pink, tangerine
      }
      """),
    Builtin(nil, "enum AppShortcutPhraseToken: Sendable { case applicationName }"),
    Builtin(
      nil,
      """
      struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
        init(stringLiteral value: String) {}
        init(stringInterpolation: StringInterpolation) {}
        struct StringInterpolation: StringInterpolationProtocol {
          init(literalCapacity: Int, interpolationCount: Int) {}
          mutating func appendLiteral(_ literal: String) {}
          mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
          mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
          ) {}
        }
      }
      """),
    Builtin(
      nil,
      """
      struct AppShortcut: Sendable {
        init<Intent: AppIntent>(
          intent: Intent, phrases: [AppShortcutPhrase<Intent>],
          shortTitle: LocalizedStringResource, systemImageName: String
        ) {}
        init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct AppShortcutsBuilder {
        static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
      }
      """),
    Builtin(
      nil,
      """
      struct SiriTipView<Intent: AppIntent>: View {
        init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
        var body: some View { EmptyView() }
      }
      """),
    Builtin(
      nil,
      """
      struct ShortcutsLink: View {
        init() {}
        init(action: @escaping () -> Void) {}
        var body: some View { Button("Shortcuts", systemImage: "square.2.layers.3d.fill") {} }
      }
      """),
  ]
}

/// Controls that run an intent of the program's.
var intentControls: [Builtin] {
  [
    Builtin(
      "Button",
      """
      init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
      }
      """),
    Builtin(
      "Button",
      """
      init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
      }
      """),
    Builtin(
      "Toggle",
      """
      init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(
          isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }),
          label: label)
      }
      """),
  ]
    + ["LocalizedStringKey", "String"].flatMap { (title: String) -> [Builtin] in
      let weight = title == "String" ? "@_disfavoredOverload " : ""
      return [
        Builtin(
          "Button where Label == Text",
          """
          \(weight)init<I: AppIntent>(_ title: \(title), role: ButtonRole? = nil, intent: I) {
            self.init(title, role: role, action: { Task { _ = try? await intent.perform() } })
          }
          """),
        Builtin(
          "Button where Label == SwiftUI.Label<Text, Image>",
          """
          \(weight)init<I: AppIntent>(
            _ title: \(title), systemImage: String, role: ButtonRole? = nil, intent: I
          ) {
            self.init(
              role: role, action: { Task { _ = try? await intent.perform() } },
              label: { SwiftUI.Label(title, systemImage: systemImage) })
          }
          """),
        Builtin(
          "Toggle where Label == Text",
          """
          \(weight)init<I: AppIntent>(_ title: \(title), isOn: Bool, intent: I) {
            self.init(isOn: isOn, intent: intent) { Text(title) }
          }
          """),
      ]
    }
}
