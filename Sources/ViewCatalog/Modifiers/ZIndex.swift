import Interpreter
import ViewTree

/// `zIndex`: who is drawn over whom among siblings, and nothing else (layout rule 6.10).
var zIndex: [Builtin] {
  [
    Builtin("View", "func zIndex(_ value: Double) -> some View") { call in
      let value = call.length(1) ?? 0
      return .modifier("zIndex", of: call.arguments[0]) { $0.facets.zIndex = value }
    }
  ]
}
