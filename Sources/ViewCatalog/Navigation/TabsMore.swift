import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// The tabs for which a bar has no room: a list behind `More`, with a stack of its own (navigation
/// rule 7.3).
extension TabsState {
  func moreItem(_ look: TabItemLook, _ graph: ViewGraph) -> Value {
    item("More", "ellipsis", nil, isSelected: showsMore || isBehindMore, look) {
      [weak self, weak graph] in
      if let graph { self?.openMore(in: graph) }
    }
  }

  /// A row for each of them under a bar.
  func moreList(_ node: ViewNode, _ graph: ViewGraph) throws -> [RenderedView] {
    graph.removePart(.named("moreBar"), of: node)
    let rows = tabs.enumerated().dropFirst(barCount).map { index, tab in row(tab, index, graph) }
    let list = Value.view("MoreList") { build in
      build.layout(.vStack(.leading, spacing: 0))
      for row in rows { build.child(row) }
      build.child(.view("Spacer") { $0.layout(.spacer(minLength: 0)) })
    }
    let style = BarStyle(node.environment.system)
    let bar = NavigationBar(
      title: "More", isLarge: false, items: BarItems([], style, hasBack: false), style: style)
    let parts = try [("moreBar", bar.view), ("moreList", list)].map { name, value in
      try graph.setPart(.named(name), of: node, to: value, environment: node.environment)
    }
    return try parts.flatMap { try graph.render($0) }
  }

  /// The bar over a tab that was chosen there.
  func moreBar(_ node: ViewNode, _ graph: ViewGraph) throws -> [RenderedView] {
    graph.removePart(.named("moreList"), of: node)
    guard hasMore, isBehindMore else {
      graph.removePart(.named("moreBar"), of: node)
      return []
    }
    let style = BarStyle(node.environment.system)
    let back = NavigationBar.Back(label: "More") { [weak self, weak graph] in
      if let graph { self?.openMore(in: graph) }
    }
    let bar = NavigationBar(
      title: nil, isLarge: false, back: back, items: BarItems([], style, hasBack: true),
      style: style)
    let part = try graph.setPart(
      .named("moreBar"), of: node, to: bar.view, environment: node.environment)
    return try graph.render(part)
  }

  func chooseTab(_ label: String, in graph: ViewGraph) throws -> Bool {
    guard let index = tabs.indices.dropFirst(barCount).first(where: { tabs[$0].label == label })
    else { return false }
    try choose(index, in: graph)
    return true
  }

  /// A tab's content under what stands above it.
  func contentLayout(
    _ views: [RenderedView], _ composition: inout Composition
  ) -> LayoutNode {
    guard hasMore, showsMore || isBehindMore, let bar = views.first else {
      return composition.single(views)
    }
    let content = composition.filling(composition.single(Array(views.dropFirst())))
    return composition.make(
      .safeAreaInset(.top, SafeAreaInset(spacing: 0)), [content, bar.layout])
  }

  private func row(_ tab: Tab, _ index: Int, _ graph: ViewGraph) -> Value {
    let label = tab.label
    return .view("MoreRow") { [weak self, weak graph] build in
      var interaction = Interaction(.row) {
        guard let self, let graph else { return }
        try self.choose(index, in: graph)
      }
      interaction.label = label
      interaction.isEnabled = !tab.isDisabled
      interaction.value = tab.badge
      interaction.isDisclosing = true
      build.facets.interaction = interaction
      build.layout(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 44, maxHeight: 44),
          .leading))
      build.child(.native(TextValue(label)))
    }
  }
}
