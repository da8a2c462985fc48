import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// The tabs of an iPad as a sidebar in place of the bar (navigation rule 7.4.1).
extension TabsState.Tab {
  /// The section that it is declared in.
  fileprivate var section: ViewNode? {
    sequence(first: node, next: \.parent).prefix { $0.facets.container == nil }
      .first { $0.child(.tabHeader) != nil }
  }
}

extension TabsState {
  func sidebarButton(_ label: String, _ graph: ViewGraph) -> Value {
    .view("Button") { [weak self, weak graph] build in
      var interaction = Interaction(.button) {
        guard let self, let graph, let node = self.node else { return }
        self.showsSidebar.toggle()
        graph.markDirty(node)
      }
      interaction.label = label
      build.facets.interaction = interaction
      build.layout(.hStack(.center, spacing: 0))
      build.environment.system.foreground = build.environment.system.tint ?? Color(.accentColor)
      build.child(symbol("sidebar.leading", Size(width: 26, height: 20)))
    }
  }

  func composeSidebar(
    _ views: [RenderedView], _ node: ViewNode, _ graph: ViewGraph
  ) throws -> [RenderedView] {
    graph.removePart(.named("tabBar"), of: node)
    var rows: [Value] = []
    var section: ViewNode?
    for (index, tab) in tabs.enumerated() {
      let around = tab.section
      if let around, around !== section, let header = around.child(.tabHeader) {
        rows.append(.native(TextValue(header.spokenText)))
      }
      section = around
      rows.append(item(tab, index, .row, graph))
    }
    if isAdaptable { rows.insert(sidebarButton("Hide Sidebar", graph), at: 0) }
    let sidebar = Value.view("TabSidebar") { build in
      build.layout(.vStack(.leading, spacing: 0))
      build.draw { $0.list.append(.fill(.rectangle, .color(Color(.bar))), in: $0.frame) }
      for row in rows {
        build.child(
          .view("TabSlot") { build in
            build.wrap(
              .flexibleFrame(
                FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 44, maxHeight: 44),
                .leading))
            build.child(
              .modifier("padding", of: row) {
                $0.wrap(.padding(EdgeInsets(.horizontal, BarStyle.margin)))
              })
          })
      }
      build.child(.view("Spacer") { $0.layout(.spacer(minLength: 0)) })
    }
    let part = try graph.setPart(
      .named("tabSidebar"), of: node, to: sidebar, environment: node.environment)
    let column = try graph.render(part)
    var composition = Composition(node, in: graph)
    let leading = composition.make(
      .frame(width: Switches.disputed.columnWidth.value, height: nil, .center),
      [composition.single(column)])
    let content = composition.filling(composition.single(views))
    let layout = composition.make(.hStack(.center, spacing: 0), [leading, content])
    return [composition.view(composition.filling(layout), column + views)]
  }
}
