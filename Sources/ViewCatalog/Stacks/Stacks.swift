import Interpreter
import LayoutEngine
import ViewTree

/// `HStack`, `VStack` and `ZStack` (layout rules 7 and 9).
let stacks: [Builtin] = [
  Builtin(nil, "@frozen struct HStack<Content: View>: View { typealias Body = Never }"),
  Builtin(
    "HStack",
    """
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: () -> Content)
    """
  ) { try stack("HStack", .hStack($0.verticalAlignment(0), spacing: $0.length(1)), &$0, 2) },
  Builtin(nil, "@frozen struct VStack<Content: View>: View { typealias Body = Never }"),
  Builtin(
    "VStack",
    """
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
      @ViewBuilder content: () -> Content)
    """
  ) { try stack("VStack", .vStack($0.horizontalAlignment(0), spacing: $0.length(1)), &$0, 2) },
  Builtin(nil, "@frozen struct ZStack<Content: View>: View { typealias Body = Never }"),
  Builtin(
    "ZStack", "init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)"
  ) { try stack("ZStack", .zStack($0.alignment(0)), &$0, 1) },
]

/// A container over what its builder closure, argument `content`, makes: at once, as SwiftUI does.
private func stack(
  _ name: String, _ spec: LayoutSpec, _ call: inout Invocation, _ content: Int
) throws -> Value {
  let views = try call.machine.call(call.arguments[content], [])
  return .view(name) {
    $0.layout(spec)
    $0.child(views)
  }
}
