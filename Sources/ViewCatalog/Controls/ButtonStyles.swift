import Interpreter
import ViewTree

/// Styles of buttons: the system's, and the protocols of the program's own.
var buttonStyles: [Builtin] {
  [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol ButtonStyle {
        associatedtype Body: View
        @ViewBuilder @MainActor @preconcurrency
        func makeBody(configuration: Self.Configuration) -> Self.Body
      }
      """),
    Builtin("ButtonStyle", "typealias Configuration = ButtonStyleConfiguration"),
    Builtin(
      nil,
      """
      struct ButtonStyleConfiguration {
        struct Label: View { typealias Body = Never }
        let role: ButtonRole?
        let label: ButtonStyleConfiguration.Label
        let isPressed: Bool
      }
      """),
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol PrimitiveButtonStyle {
        associatedtype Body: View
        @ViewBuilder @MainActor @preconcurrency
        func makeBody(configuration: Self.Configuration) -> Self.Body
      }
      """),
    Builtin(
      "PrimitiveButtonStyle", "typealias Configuration = PrimitiveButtonStyleConfiguration"),
    Builtin(
      nil,
      """
      struct PrimitiveButtonStyleConfiguration {
        struct Label: View { typealias Body = Never }
        let role: ButtonRole?
        let label: PrimitiveButtonStyleConfiguration.Label
        let _action: () -> Void
        func trigger() { _action() }
      }
      """),
    Builtin("View", "func buttonStyle<S: ButtonStyle>(_ style: S) -> some View") {
      styleModifier($0, "buttonStyle")
    },
    Builtin("View", "func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View") {
      styleModifier($0, "buttonStyle")
    },
    Builtin("View", "func controlSize(_ controlSize: ControlSize) -> some View") { call in
      let size = call.arguments[1]
      return .modifier("controlSize", of: call.arguments[0]) {
        $0.environment[.property("controlSize")] = size
      }
    },
    Builtin(
      nil,
      """
      struct ButtonBorderShape: Equatable, Sendable {
        let _name: String
        static let automatic = ButtonBorderShape(_name: "automatic")
        static let capsule = ButtonBorderShape(_name: "capsule")
        static let circle = ButtonBorderShape(_name: "circle")
        static let roundedRectangle = ButtonBorderShape(_name: "roundedRectangle")
        static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
      }
      """),
    Builtin("View", "func buttonBorderShape(_ shape: ButtonBorderShape) -> some View") { call in
      let shape = call.arguments[1]
      return .modifier("buttonBorderShape", of: call.arguments[0]) {
        $0.environment[.property("buttonBorderShape")] = shape
      }
    },
    Builtin(
      nil,
      "struct ButtonRepeatBehavior: Sendable { static let automatic = ButtonRepeatBehavior(); static let enabled = ButtonRepeatBehavior(); static let disabled = ButtonRepeatBehavior() }"
    ),
    Builtin("View", "func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View") {
      $0.arguments[0]
    },
  ]
    + [
      ("automatic", "DefaultButtonStyle"), ("bordered", "BorderedButtonStyle"),
      ("borderedProminent", "BorderedProminentButtonStyle"), ("plain", "PlainButtonStyle"),
      ("borderless", "BorderlessButtonStyle"), ("link", "LinkButtonStyle"),
      ("glass", "GlassButtonStyle"), ("glassProminent", "GlassProminentButtonStyle"),
      ("card", "CardButtonStyle"), ("accessoryBar", "AccessoryBarButtonStyle"),
      ("accessoryBarAction", "AccessoryBarActionButtonStyle"),
    ].flatMap { member, type in
      [
        Builtin(nil, "struct \(type): PrimitiveButtonStyle { init() {} }"),
        Builtin(
          "\(type)",
          "func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View { configuration.label }"
        ),
        Builtin(
          "PrimitiveButtonStyle where Self == \(type)",
          "static var \(member): \(type) { \(type)() }"),
      ]
    }
}
