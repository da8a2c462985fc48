import Interpreter
import ViewTree

/// What reports call a view, and whether it is spoken of (navigation rule 17).
var accessibility: [Builtin] {
  [
    Builtin("View", "func accessibilityIdentifier(_ identifier: String) -> some View") { call in
      let identifier = call.arguments[1].asName
      return .modifier("accessibilityIdentifier", of: call.arguments[0]) {
        $0.facets.identifier = identifier
      }
    },
    Builtin(
      "View", "func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View"
    ) { call in
      let (identifier, isEnabled) = (call.arguments[1].asName, try call.flag(2))
      return .modifier("accessibilityIdentifier", of: call.arguments[0]) {
        if isEnabled { $0.facets.identifier = identifier }
      }
    },
    Builtin("View", "func accessibilityHidden(_ hidden: Bool) -> some View") { call in
      let hidden = try call.flag(1)
      return .modifier("accessibilityHidden", of: call.arguments[0]) {
        $0.facets.isUnspoken = hidden
      }
    },
    Builtin("View", "func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View") {
      call in
      let (hidden, isEnabled) = (try call.flag(1), try call.flag(2))
      return .modifier("accessibilityHidden", of: call.arguments[0]) {
        if isEnabled { $0.facets.isUnspoken = hidden }
      }
    },
  ]
}
