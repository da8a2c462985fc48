import Geometry
import LayoutEngine
import ViewTree

/// Names of views, numbers and sizes as explanations say them.
struct LayoutWords {
  let graph: ViewGraph

  /// `Text "Hello"`
  func title(_ view: RenderedView) -> String { title(view.node) }

  func name(_ layout: LayoutNode) -> String {
    graph.node(withLayout: layout).map(title) ?? "a view"
  }

  private func title(_ node: ViewNode) -> String {
    guard let text = node.facets.text else { return node.name }
    return "\(node.name) \"\(text.count > 40 ? text.prefix(37) + "..." : text)\""
  }

  func text(_ proposal: ProposedSize) -> String {
    func length(_ value: Double?) -> String { value.map(text) ?? "nil" }
    return "\(length(proposal.width)) × \(length(proposal.height))"
  }

  func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }

  func text(_ point: Point) -> String { "\(text(point.x)), \(text(point.y))" }

  /// To a thousandth, without a fraction where there is none.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
