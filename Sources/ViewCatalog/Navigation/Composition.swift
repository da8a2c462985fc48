import Geometry
import LayoutEngine
import ViewTree

/// Puts layouts of a container's own together, one after the other.
struct Composition {
  let node: ViewNode
  let graph: ViewGraph
  private var next = 0

  init(_ node: ViewNode, in graph: ViewGraph) {
    self.node = node
    self.graph = graph
  }

  mutating func make(_ spec: LayoutSpec, _ children: [LayoutNode] = []) -> LayoutNode {
    defer { next += 1 }
    return graph.place(spec, over: children, of: node, at: next)
  }

  /// The one layout of several views: they stand as in a VStack (layout rule 2.3).
  mutating func single(_ views: [RenderedView]) -> LayoutNode {
    if views.count == 1 { return views[0].layout }
    return make(.vStack(.center, spacing: nil), views.map(\.layout))
  }

  /// Takes all the room it is offered, with `content` in the middle or at `alignment`.
  mutating func filling(_ content: LayoutNode, _ alignment: Alignment = .center) -> LayoutNode {
    make(
      .flexibleFrame(
        FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
        alignment), [content])
  }

  mutating func row(
    height: Double, _ content: LayoutNode, _ alignment: Alignment = .center
  ) -> LayoutNode {
    make(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: 0, maxWidth: .infinity, minHeight: height, maxHeight: height), alignment),
      [content])
  }

  mutating func padding(_ insets: EdgeInsets, _ content: LayoutNode) -> LayoutNode {
    make(.padding(insets), [content])
  }

  /// The finished view of the node.
  mutating func view(_ layout: LayoutNode, _ children: [RenderedView]) -> RenderedView {
    graph.takeApart(layoutsOf: node, from: next)
    return RenderedView(node: node, index: 0, layout: layout, children: children)
  }
}

/// An environment made from another, kept so that what reads it is not updated for nothing.
struct DerivedEnvironment {
  private var incoming: EnvironmentValues?
  private var outgoing: EnvironmentValues?

  /// - Parameter change: must make the same changes each time.
  mutating func derive(
    from environment: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let incoming, let outgoing, incoming.isSame(as: environment) { return outgoing }
    var derived = environment
    change(&derived)
    incoming = environment
    outgoing = derived
    return derived
  }

  /// For a bar: the texts there keep their size, whatever size the user has set for texts.
  mutating func deriveBars(from environment: EnvironmentValues) -> EnvironmentValues {
    derive(from: environment) { $0.system.dynamicTypeSize = .large }
  }
}
