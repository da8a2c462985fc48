import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Grid`, `GridRow`, and what cells ask of them (layout rule 14).
var grids: [Builtin] {
  [
    Builtin(nil, "@frozen struct Grid<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "Grid",
      """
      init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      """
    ) { call in
      let alignment = call.alignmentGuide(0)
      let (horizontal, vertical) = (call.length(1), call.length(2))
      let content = try call.machine.call(call.arguments[3], [])
      return .view("Grid") { build in
        let spec = GridSpec(
          alignment: alignment.resolved(in: build.graph), horizontalSpacing: horizontal,
          verticalSpacing: vertical)
        build.grid(spec)
        build.child(content)
      }
    },
    Builtin(nil, "@frozen struct GridRow<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "GridRow", "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)"
    ) { call in
      let alignment = call.arguments[0].as(VerticalAlignmentValue.self)
      let content = try call.machine.call(call.arguments[1], [])
      return .view("GridRow") { build in
        let alignment = alignment?.resolved(in: build.graph)
        build.compose { node, graph in try row(alignment, node, graph) }
        build.child(content)
      }
    },
    Builtin("View", "func gridCellColumns(_ count: Int) -> some View") { call in
      guard case .int(let count) = call.arguments[1] else { return call.arguments[0] }
      return cell("gridCellColumns", call, GridCell(columns: max(1, count)))
    },
    Builtin("View", "func gridCellAnchor(_ anchor: UnitPoint) -> some View") { call in
      cell("gridCellAnchor", call, GridCell(anchor: call.arguments[1].asUnitPoint))
    },
    Builtin("View", "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View") { call in
      cell("gridCellUnsizedAxes", call, GridCell(unsizedAxes: call.axes(1)))
    },
    Builtin("View", "func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View") { call in
      let guide = call.horizontalGuide(1)
      return .modifier("gridColumnAlignment", of: call.arguments[0]) { build in
        build.wrap(.gridCell(GridCell(columnAlignment: guide.resolved(in: build.graph))))
      }
    },
  ]
}

private func cell(_ name: String, _ call: Invocation, _ cell: GridCell) -> Value {
  .modifier(name, of: call.arguments[0]) { $0.wrap(.gridCell(cell)) }
}

extension ViewBuild {
  /// Its children's views are the rows of a grid.
  mutating func grid(_ spec: GridSpec) {
    facets.isGrid = true
    compose { node, graph in [try ViewCatalog.grid(spec, node, graph)] }
  }
}

/// The grid's children: cells of one row next to each other are one row, whatever stands around
/// each of them; any other view is a row of its own.
private func grid(_ spec: GridSpec, _ node: ViewNode, _ graph: ViewGraph) throws -> RenderedView {
  let views = try graph.contentViews(of: node)
  let handle = graph.layout(of: node, at: 0, .grid(spec))
  var rows: [LayoutNode] = []
  var start = 0
  while start < views.count {
    guard let row = views[start].gridRow else {
      rows.append(views[start].layout)
      start += 1
      continue
    }
    let cells = views[start...].prefix { $0.gridRow == row }
    graph.tree.setChildren(cells.map(\.layout), of: row)
    rows.append(row)
    start += cells.count
  }
  graph.tree.setChildren(rows, of: handle)
  return RenderedView(node: node, index: 0, layout: handle, children: views)
}

/// A row has no layout of its own in a grid: its cells are told to belong together. Elsewhere it is
/// an HStack (layout rule 14.12).
private func row(
  _ alignment: VerticalAlignment?, _ node: ViewNode, _ graph: ViewGraph
) throws -> [RenderedView] {
  let views = try graph.contentViews(of: node)
  guard node.isInGrid else {
    let stack = graph.layout(of: node, at: 0, .hStack(alignment ?? .center, spacing: nil))
    graph.tree.update(stack, .hStack(alignment ?? .center, spacing: nil))
    graph.tree.setChildren(views.map(\.layout), of: stack)
    return [RenderedView(node: node, index: 0, layout: stack, children: views)]
  }
  let row = graph.layout(of: node, at: 0, .gridRow(alignment))
  for view in views { view.gridRow = row }
  return views
}

extension ViewNode {
  /// Whether a grid takes its views, through nothing but modifiers.
  fileprivate var isInGrid: Bool {
    var current = parent
    while let node = current {
      if node.facets.isGrid { return true }
      switch node.facets.shape {
      case .list, .wrap, .attachment: current = node.parent
      case .container, .composed: return false
      }
    }
    return false
  }
}
