import Drawing
import Geometry
import Interpreter
import LayoutEngine

extension RowReader {
  /// The row's view between what a user edits it by: a button that takes it away, a handle that
  /// moves it (navigation rule 16.5).
  func edited(
    _ views: [RenderedView], in list: ListFacet?, _ graph: ViewGraph
  ) throws -> [RenderedView] {
    guard views.count == 1, let view = views.first else { return views }
    guard list?.isEditing == true, let position, remove != nil || mover(of: views, graph) != nil
    else {
      graph.removePart(.editedRow, of: view.node)
      return views
    }
    let name = view.name(of: Interaction(.row))
    var sides: (leading: Value?, trailing: Value?)
    if let remove {
      var button = Interaction(.button) { try remove(position) }
      button.label = "Remove \(name)"
      button.isDestructive = true
      sides.leading = accessory(button, "minus.circle.fill", SystemColor.red)
    }
    if let mover = mover(of: views, graph) {
      var handle = Interaction(.button)
      handle.label = "Reorder \(name)"
      handle.drag = mover
      sides.trailing = accessory(handle, "line.3.horizontal", SystemColor.tertiary)
    }
    let row = Value.view("EditedRow") { build in
      if let leading = sides.leading { build.child(leading, key: .named("leading")) }
      if let trailing = sides.trailing { build.child(trailing, key: .named("trailing")) }
      build.compose { node, graph in
        let leading = try node.child(.named("leading")).map { try graph.render($0) } ?? []
        let trailing = try node.child(.named("trailing")).map { try graph.render($0) } ?? []
        let spacer = graph.place(.spacer(minLength: 0), over: [], of: node, at: 0)
        let parts = leading.map(\.layout) + [view.layout, spacer] + trailing.map(\.layout)
        let layout = graph.place(
          .hStack(.center, spacing: Self.accessoryGap), over: parts, of: node, at: 1)
        let children = leading + views + trailing
        return [RenderedView(node: node, index: 0, layout: layout, children: children)]
      }
    }
    let part = try graph.setPart(
      .editedRow, of: view.node, to: row, environment: view.node.environment)
    graph.needsRendering(part)
    return try graph.render(part)
  }

  /// Between the row's view and what stands beside it, in points.
  private static let accessoryGap = 16.0
}

extension ChildKey {
  fileprivate static var editedRow: ChildKey { .named("editedRow") }
}

private func accessory(_ interaction: Interaction, _ symbol: String, _ color: SystemColor) -> Value
{
  .view("RowAccessory") { build in
    build.facets.interaction = interaction
    build.layout(.fixed(FixedLeaf(Size(width: 22, height: 22))))
    build.draw {
      $0.list.append(.symbol(Symbol(symbol, color: Color(color), size: 17)), in: $0.frame)
    }
  }
}
