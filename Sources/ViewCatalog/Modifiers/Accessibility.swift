import Interpreter
import ViewTree

/// What assistive technology and reports call a view (navigation rule 17).
var accessibility: [Builtin] {
  [
    Builtin("View", "func accessibilityIdentifier(_ identifier: String) -> some View") { call in
      let identifier = call.arguments[1].asName
      return .modifier("accessibilityIdentifier", of: call.arguments[0]) {
        $0.facets.identifier = identifier
      }
    },
    Builtin("View", "func accessibilityLabel(_ label: Text) -> some View") { call in
      let label = call.arguments[1].as(TextValue.self)?.string
      return .modifier("accessibilityLabel", of: call.arguments[0]) {
        $0.facets.accessibilityLabel = label
      }
    },
    Builtin("View", "func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View") {
      call in
      let label = call.arguments[1].asName
      return .modifier("accessibilityLabel", of: call.arguments[0]) {
        $0.facets.accessibilityLabel = label
      }
    },
    Builtin(
      "View",
      "@_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View"
    ) { call in
      let label = try call.machine.description(of: call.arguments[1])
      return .modifier("accessibilityLabel", of: call.arguments[0]) {
        $0.facets.accessibilityLabel = label
      }
    },
    Builtin("View", "func accessibilityHidden(_ hidden: Bool) -> some View") { call in
      let hidden = try call.flag(1)
      return .modifier("accessibilityHidden", of: call.arguments[0]) {
        $0.facets.isUnspoken = hidden
      }
    },
  ]
}
