import Interpreter
import LayoutEngine
import ViewTree

/// `HStack`, `VStack` and `ZStack` (layout rules 7 and 9).
var stacks: [Builtin] {
  [
    Builtin(nil, "@frozen struct HStack<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "HStack",
      """
      init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content)
      """
    ) { call in
      let (alignment, spacing) = (call.verticalGuide(0), call.length(1))
      return try stack("HStack", call, 2) { .hStack(alignment.resolved(in: $0), spacing: spacing) }
    },
    Builtin(nil, "@frozen struct VStack<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "VStack",
      """
      init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content)
      """
    ) { call in
      let (alignment, spacing) = (call.horizontalGuide(0), call.length(1))
      return try stack("VStack", call, 2) { .vStack(alignment.resolved(in: $0), spacing: spacing) }
    },
    Builtin(nil, "@frozen struct ZStack<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "ZStack", "init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)"
    ) { call in
      let alignment = call.alignmentGuide(0)
      return try stack("ZStack", call, 1) { .zStack(alignment.resolved(in: $0)) }
    },
  ]
}

/// A container over what its builder closure, argument `content`, makes: at once, as SwiftUI does.
private func stack(
  _ name: String, _ call: Invocation, _ content: Int,
  _ spec: @escaping (ViewGraph) -> LayoutSpec
) throws -> Value {
  let views = try call.machine.call(call.arguments[content], [])
  return .view(name) {
    $0.layout(spec($0.graph))
    $0.child(views)
  }
}
