import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `padding` in its forms; 16 points where no length is given (layout rule 6.1).
var paddings: [Builtin] {
  [
    Builtin(
      "View", "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"
    ) { pad($0.arguments[0], $0.edges(1), by: $0.length(2)) },
    Builtin("View", "func padding(_ length: CGFloat) -> some View") {
      pad($0.arguments[0], .all, by: $0.length(1))
    },
    Builtin("View", "func padding(_ insets: EdgeInsets) -> some View") { call in
      let insets = call.arguments[1].asInsets
      return .modifier("padding", of: call.arguments[0]) { $0.wrap(.padding(insets)) }
    },
  ]
}

/// What `padding` adds without a length.
private let defaultPadding = 16.0

private func pad(_ content: Value, _ edges: Edge.Set, by length: Double?) -> Value {
  let amount = length ?? defaultPadding
  let insets = EdgeInsets(
    top: edges.contains(.top) ? amount : 0, leading: edges.contains(.leading) ? amount : 0,
    bottom: edges.contains(.bottom) ? amount : 0,
    trailing: edges.contains(.trailing) ? amount : 0)
  return .modifier("padding", of: content) { $0.wrap(.padding(insets)) }
}

extension Value {
  /// SwiftUI's `EdgeInsets`.
  var asInsets: EdgeInsets {
    guard case .structure(let value) = self, value.fields.count == 4 else { return .zero }
    let lengths = value.fields.map { $0.asLength ?? 0 }
    return EdgeInsets(
      top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }
}
