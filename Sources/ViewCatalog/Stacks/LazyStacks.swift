import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `LazyVStack` and `LazyHStack`: their elements are made as they come into view (layout rules
/// 12.8 to 12.10).
var lazyStacks: [Builtin] {
  [
    Builtin(nil, "struct LazyVStack<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "LazyVStack",
      """
      init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      """
    ) { call in
      let alignment = call.horizontalGuide(0)
      return try lazy("LazyVStack", call) { .vStack(alignment.resolved(in: $0)) }
    },
    Builtin(nil, "struct LazyHStack<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "LazyHStack",
      """
      init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
      """
    ) { call in
      let alignment = call.verticalGuide(0)
      return try lazy("LazyHStack", call) { .hStack(alignment.resolved(in: $0)) }
    },
    Builtin(
      nil,
      """
      struct PinnedScrollableViews: OptionSet {
        let rawValue: UInt32
        init(rawValue: UInt32) { self.rawValue = rawValue }
        static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
        static let sectionFooters = PinnedScrollableViews(rawValue: 2)
      }
      """),
  ]
}

/// - Parameter call: alignment, spacing, pinned views, content.
private func lazy(
  _ name: String, _ call: Invocation,
  _ arrangement: @escaping (ViewGraph) -> LazySpec.Arrangement
) throws -> Value {
  lazyContainer(
    name, arrangement, spacing: call.length(1),
    pins: PinnedParts(rawValue: call.arguments[2].rawBits),
    try call.machine.call(call.arguments[3], []))
}

/// A container that makes its elements as they come into view.
func lazyContainer(
  _ name: String, _ arrangement: @escaping (ViewGraph) -> LazySpec.Arrangement,
  spacing: Double?, pins: PinnedParts, _ content: Value
) -> Value {
  .view(name) { build in
    let arrangement = arrangement(build.graph)
    build.facets.lazy = .lazy { provider in
      LazySpec(arrangement, spacing: spacing, pins: pins, provider: provider)
    }
    // The layout itself comes with the provider.
    build.layout(.passthrough)
    build.child(content)
  }
}
