import Geometry
import LayoutEngine
import ViewTree

/// A view in the layout, as reports show it (contract, section 5).
public struct LayoutReport: Hashable, Sendable {
  /// The node's number.
  public var id: Int
  /// The type or the modifier as written.
  public var view: String
  /// Its text or accessibility label.
  public var label: String?
  public var identifier: String?
  /// In the window's coordinates, in points.
  public var frame: Rect
  public var children: [LayoutReport]
}

extension Simulator {
  /// The layout of everything on screen, the window's first; presented content stands beside it.
  public func layoutReport() throws -> LayoutReport {
    guard root != nil else { return LayoutReport(view: "Window", frame: .zero) }
    var roots: [LayoutReport] = []
    for stage in try stages() {
      let views = try graph.render(stage.root)
      guard views.count != 1 else {
        roots.append(report(views[0]))
        continue
      }
      let frame = graph.rootFrame(of: stage.root) ?? .zero
      roots.append(
        LayoutReport(
          id: stage.root.id, view: stage.root.name, label: nil, identifier: nil, frame: frame,
          children: views.map(report)))
    }
    if roots.count == 1 { return roots[0] }
    return LayoutReport(
      id: 0, view: "Window", label: nil, identifier: nil, frame: windowFrame, children: roots)
  }

  func report(_ view: RenderedView) -> LayoutReport {
    var report = LayoutReport(
      id: view.node.id, view: view.name,
      label: view.node.facets.text ?? view.accessibilityLabel ?? view.node.facets.label,
      identifier: view.identifier, frame: graph.tree.frame(of: view.layout) ?? .zero,
      children: view.children.map(report))
    for (id, modifier, identifier) in view.outerIdentifiers {
      report = LayoutReport(
        id: id, view: modifier, label: nil, identifier: identifier, frame: report.frame,
        children: [report])
    }
    return report
  }
}

extension LayoutReport {
  init(view: String, frame: Rect) {
    self.init(id: 0, view: view, label: nil, identifier: nil, frame: frame, children: [])
  }
}
