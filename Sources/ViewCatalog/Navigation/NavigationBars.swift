import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// A navigation bar: in reading order the way back, leading items, the title, trailing items, and
/// the search field.
struct NavigationBar {
  struct Back {
    var label: String
    var go: () throws -> Void
  }

  var title: String?
  var isLarge: Bool
  var back: Back?
  var items: BarItems
  /// A split view's button for its leading columns.
  var toggle: Back?
  var search: SearchTraits?
  var style: BarStyle

  var view: Value {
    .view("NavigationBar") { build in
      build.facets.zIndex = 1
      if let back { build.child(backButton(back), key: .named("back")) }
      if let toggle { build.child(columnButton(toggle), key: .named("toggle")) }
      if let title, items.principal.isEmpty || isLarge {
        build.child(titleText(title), key: .named("title"))
      }
      if let search { build.child(searchField(search), key: .named("search")) }
      build.draw { $0.list.append(.fill(.rectangle, .color(Color(.bar))), in: $0.frame) }
      build.compose { node, graph in try compose(node, in: graph) }
    }
  }

  private func titleText(_ title: String) -> Value {
    let style: Font.TextStyle = isLarge ? .largeTitle : .headline
    var run = TextValue.Run(text: title)
    run.font = FontSpec(.style(style))
    if isLarge { run.weight = .bold }
    return .native(TextValue(runs: [run]))
  }

  private func compose(_ node: ViewNode, in graph: ViewGraph) throws -> [RenderedView] {
    func child(_ name: String) throws -> [RenderedView] {
      try node.child(.named(name)).map { try graph.render($0) } ?? []
    }
    let back = try child("back") + child("toggle")
    let title = try child("title")
    let search = try child("search")
    let leading = try items.leading.flatMap { try graph.render($0) }
    let principal = try items.principal.flatMap { try graph.render($0) }
    let trailing = try items.trailing.flatMap { try graph.render($0) }
    var composition = Composition(node, in: graph)
    let row = mainRow(
      &composition, before: back + leading, middle: isLarge ? principal : principal + title,
      after: trailing)
    var rows = [row]
    if isLarge, let title = title.first {
      let padded = composition.padding(horizontal, title.layout)
      rows.append(composition.row(height: BarStyle.largeRow, padded, .leading))
    }
    if let field = search.first {
      let padded = composition.padding(horizontal, field.layout)
      rows.append(composition.row(height: BarStyle.searchRow, padded, .top))
    }
    let layout = composition.make(.vStack(.center, spacing: 0), rows)
    let children = back + leading + title + principal + trailing + search
    return [composition.view(layout, children)]
  }

  private var horizontal: EdgeInsets {
    EdgeInsets(top: 0, leading: BarStyle.margin, bottom: 0, trailing: BarStyle.margin)
  }

  private func mainRow(
    _ composition: inout Composition, before: [RenderedView], middle: [RenderedView],
    after: [RenderedView]
  ) -> LayoutNode {
    let spacer = composition.make(.spacer(minLength: 0))
    let sides = composition.make(
      .hStack(.center, spacing: 16), before.map(\.layout) + [spacer] + after.map(\.layout))
    var layers = [composition.padding(horizontal, sides)]
    if !middle.isEmpty { layers.append(composition.single(middle)) }
    let row = composition.make(.zStack(.center), layers)
    return composition.row(height: style.height, row)
  }
}

/// The chevron and the title of the screen before.
private func backButton(_ back: NavigationBar.Back) -> Value {
  .view("BackButton") { build in
    var interaction = Interaction(.back, tap: back.go)
    interaction.label = back.label
    build.facets.interaction = interaction
    build.layout(.hStack(.center, spacing: 6))
    build.environment.system.foreground = build.environment.system.tint ?? Color(.accentColor)
    build.child(symbol("chevron.left", Size(width: 12, height: 20)))
    build.child(.native(TextValue(back.label)))
  }
}

/// The button that shows and hides a split view's leading columns.
private func columnButton(_ toggle: NavigationBar.Back) -> Value {
  .view("Button") { build in
    var interaction = Interaction(.button, tap: toggle.go)
    interaction.label = toggle.label
    build.facets.interaction = interaction
    build.layout(.hStack(.center, spacing: 0))
    build.environment.system.foreground = build.environment.system.tint ?? Color(.accentColor)
    build.child(symbol("sidebar.leading", Size(width: 26, height: 20)))
  }
}

/// A symbol of a bar, of a fixed size, that says nothing.
func symbol(_ name: String, _ size: Size) -> Value {
  .view("Image") { build in
    build.layout(.fixed(FixedLeaf(size)))
    let color = build.environment.system.foreground ?? Color(.primary)
    build.draw { $0.list.append(.symbol(Symbol(name, color: color, size: 17)), in: $0.frame) }
  }
}

/// The field of `searchable`: typing changes the binding at once.
private func searchField(_ search: SearchTraits) -> Value {
  .view("SearchField") { build in
    let text = try search.text.get()
    var interaction = Interaction(.searchField)
    interaction.label = search.prompt
    interaction.value = text
    interaction.text = search.text
    interaction.submit = search.submit
    build.facets.interaction = interaction
    build.layout(
      .control(
        ControlLeaf(ideal: Size(width: 200, height: 36), expands: .horizontal)))
    let shown = text.isEmpty ? search.prompt : text
    let color = Color(text.isEmpty ? .placeholder : .primary)
    build.draw { context in
      let shape = Shape.roundedRectangle(radius: 10)
      context.list.append(.fill(shape, .color(Color(.fill))), in: context.frame)
      let style = TextStyle(size: 17, color: color)
      let place = Rect(
        x: context.frame.minX + 30, y: context.frame.minY + 7,
        width: max(0, context.frame.size.width - 38), height: 22)
      context.list.append(.text(DisplayText(shown, style: style, baseline: 17)), in: place)
    }
  }
}

/// The toolbar at the bottom: its items in a row, spread out.
func bottomToolbar(_ entries: [ToolbarEntry], height: Double) -> Value {
  .view("Toolbar") { build in
    build.draw { $0.list.append(.fill(.rectangle, .color(Color(.bar))), in: $0.frame) }
    build.compose { node, graph in
      let views = try entries.flatMap { try graph.render($0.node) }
      var composition = Composition(node, in: graph)
      var pieces: [LayoutNode] = []
      for view in views {
        if !pieces.isEmpty { pieces.append(composition.make(.spacer(minLength: 8))) }
        pieces.append(view.layout)
      }
      let row = composition.make(.hStack(.center, spacing: 0), pieces)
      let inset = EdgeInsets(
        top: 0, leading: BarStyle.margin, bottom: 0, trailing: BarStyle.margin)
      let padded = composition.padding(inset, row)
      return [composition.view(composition.row(height: height, padded), views)]
    }
  }
}
