import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Puts the columns together: side by side, over the detail, or the one on top.
extension SplitState {
  func compose(_ node: ViewNode, in graph: ViewGraph) throws -> [RenderedView] {
    let columns = node.children
    var composition = Composition(node, in: graph)
    guard !isCollapsed else {
      guard columns.indices.contains(top) else { return [] }
      let views = try graph.render(columns[top])
      return [composition.view(composition.filling(composition.single(views)), views)]
    }
    let shown = shownColumns.filter { columns.indices.contains($0) }
    let views = try shown.map { try graph.render(columns[$0]) }
    guard let detail = views.last else { return [] }
    var leading: [LayoutNode] = []
    for (position, column) in shown.dropLast().enumerated() {
      let content = composition.single(views[position])
      let system = node.environment.system
      let asked = width(of: columns[column], column) ?? standardWidth(of: column, in: system)
      let width = narrowed(asked, among: shown.count - 1, in: system)
      leading.append(composition.make(.frame(width: width, height: nil, .center), [content]))
    }
    let main = composition.filling(composition.single(detail))
    let layout: LayoutNode
    let isOver = floats(node) && !leading.isEmpty
    for view in views.dropLast().flatMap(\.self) { view.isRaised = isOver }
    if isOver {
      let columns = composition.make(.hStack(.center, spacing: 0), leading)
      layout = composition.make(.zStack(.leading), [main, columns])
    } else {
      layout = composition.make(.hStack(.center, spacing: 0), leading + [main])
    }
    return [composition.view(composition.filling(layout), views.flatMap(\.self))]
  }

  /// The width of a column that asks for none; a Mac's was recorded with macOS 26.
  private func standardWidth(of column: Int, in system: SystemValues) -> Double {
    guard system.idiom == .mac else { return Switches.disputed.columnWidth.value }
    return column == 0 ? 140 : 200
  }

  /// The least that a Mac's columns are narrowed to where its window is small, in points.
  private static let leastLeading = 150.0
  private static let leastDetail = 200.0

  /// A leading column's width in a Mac's window that leaves the detail its least; others overflow.
  private func narrowed(_ width: Double, among count: Int, in system: SystemValues) -> Double {
    guard system.idiom == .mac else { return width }
    let room = (system.windowSize.width - Self.leastDetail) / Double(count)
    return min(width, max(Self.leastLeading, room))
  }

  /// How many columns a Mac's window has room for beside its detail.
  func leadingRoom(_ system: SystemValues) -> Int {
    Int(max(0, system.windowSize.width - Self.leastDetail) / Self.leastLeading)
  }

  /// What a column asks for; before 18.1 what it asked for at first (navigation rule 3.5.2).
  private func width(of column: ViewNode, _ index: Int) -> Double? {
    let now = column.columnWidth
    let first = firstWidths[index] ?? now
    firstWidths[index] = first
    return column.environment.system.switches.takesLateColumnWidths ? now : first
  }

  /// Whether leading columns lie over the detail (navigation rule 3.4).
  func floats(_ node: ViewNode) -> Bool {
    let system = node.environment.system
    guard system.idiom == .pad || system.idiom == .phone else { return false }
    switch system.styles["navigationSplitViewStyle"]?.typeName {
    case "BalancedNavigationSplitViewStyle": return false
    case "ProminentDetailNavigationSplitViewStyle": return true
    default: return system.windowSize.width < system.windowSize.height
    }
  }
}

extension ViewNode {
  /// What the column's content asks for (navigation rule 3.5.1).
  fileprivate var columnWidth: Double? {
    (facets.container as? StackState)?.screens.first?.screenTraits.columnWidth
  }
}

extension Value {
  /// The name of the struct that it is one of: a style's.
  var typeName: String? {
    if case .structure(let value) = self { return value.type.name }
    return nil
  }
}
