import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// The chevron and the title of the screen before.
func backButton(_ back: NavigationBar.Back) -> Value {
  .view("BackButton") { build in
    var interaction = Interaction(.back, tap: back.go)
    interaction.label = back.label
    if !back.levels.isEmpty { interaction.longPress = build.menu(levels(back.levels)) }
    build.facets.interaction = interaction
    build.layout(.hStack(.center, spacing: 6))
    build.colorsControls()
    let isMirrored = build.environment.layoutDirection == .rightToLeft
    build.child(symbol(isMirrored ? "chevron.right" : "chevron.left", Size(width: 12, height: 20)))
    if back.showsLabel { build.child(.native(TextValue(back.label))) }
  }
}

/// The menu of the secondary actions (navigation rule 13).
func overflowButton(_ nodes: [ViewNode]) -> Value {
  .view("Menu") { build in
    var interaction = Interaction(.menu, tap: build.menu { nodes.flatMap(\.menuEntries) })
    interaction.label = "More"
    build.facets.interaction = interaction
    build.layout(.hStack(.center, spacing: 0))
    build.colorsControls()
    build.child(symbol("ellipsis.circle", Size(width: 22, height: 22)))
  }
}

private func levels(_ levels: [NavigationBar.Level]) -> Value {
  .view("BackLevels") { build in
    for level in levels {
      build.child(
        .view("Button") { build in
          var interaction = Interaction(.button, tap: level.go)
          interaction.label = level.title
          build.facets.interaction = interaction
        })
    }
  }
}

/// The button that shows and hides a split view's leading columns.
func columnButton(_ toggle: NavigationBar.Back) -> Value {
  .view("Button") { build in
    var interaction = Interaction(.button, tap: toggle.go)
    interaction.label = toggle.label
    build.facets.interaction = interaction
    build.layout(.hStack(.center, spacing: 0))
    build.colorsControls()
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
func searchField(_ search: SearchTraits) -> Value {
  .view("SearchField") { build in
    let text = try search.text.get()
    var interaction = Interaction(.searchField)
    interaction.label = search.prompt
    interaction.value = text
    interaction.text = search.text
    interaction.submit = search.submit
    interaction.tap = search.activate
    build.facets.interaction = interaction
    build.layout(
      .control(
        ControlLeaf(ideal: Size(width: 200, height: 36), expands: .horizontal)))
    let shown = text.isEmpty ? search.prompt : text
    let color = Color(text.isEmpty ? .placeholder : .primary)
    let words = TextLayout(
      [TextRun(shown, font: Font(size: 17))], platform: build.environment.system.platform,
      scale: build.environment.system.displayScale)
    build.draw { context in
      let shape = Shape.roundedRectangle(radius: 10)
      context.list.append(.fill(shape, .color(Color(.fill))), in: context.frame)
      let style = TextStyle(size: 17, color: color)
      let width = words.sizeThatFits(.unspecified).width
      let place = Rect(
        x: context.frame.minX + 30, y: context.frame.minY + 7,
        width: min(width, max(0, context.frame.size.width - 38)), height: 22)
      let glass = Symbol("magnifyingglass", color: Color(.placeholder), size: 17)
      context.list.append(
        .symbol(glass),
        in: Rect(x: context.frame.minX + 6, y: place.minY, width: 22, height: 22))
      context.list.append(.text(DisplayText(shown, style: style, baseline: 17)), in: place)
    }
  }
}

/// Ends the search.
func cancelButton(_ search: SearchTraits) -> Value {
  .view("Button") { build in
    var interaction = Interaction(.button) { try search.cancel?() }
    interaction.label = "Cancel"
    build.facets.interaction = interaction
    build.layout(.hStack(.center, spacing: 0))
    build.colorsControls()
    build.child(.native(TextValue("Cancel")))
  }
}

/// The toolbar at the bottom: its items in a row, spread out.
func bottomToolbar(_ entries: [ToolbarEntry], height: Double) -> Value {
  .view("Toolbar") { build in
    build.facets.cover = .bottomBar
    build.draw { $0.paintBar(hairlineAt: .top) }
    build.compose { node, graph in
      let status = try entries.filter(\.isStatus).flatMap { try graph.render($0.node) }
      let views = try entries.filter { !$0.isStatus }.flatMap { try graph.render($0.node) }
      var composition = Composition(node, in: graph)
      var pieces: [LayoutNode] = []
      for view in views {
        if !pieces.isEmpty { pieces.append(composition.make(.spacer(minLength: 8))) }
        pieces.append(view.layout)
      }
      // Beside a status in the middle a lone item stands at the leading edge.
      if !status.isEmpty, views.count == 1 {
        pieces.append(composition.make(.spacer(minLength: 8)))
      }
      var row = composition.make(.hStack(.center, spacing: 0), pieces)
      let inset = EdgeInsets(
        top: 0, leading: BarStyle.margin, bottom: 0, trailing: BarStyle.margin)
      row = composition.padding(inset, row)
      if !status.isEmpty {
        row = composition.make(.zStack(.center), [row, composition.single(status)])
      }
      return [composition.view(composition.row(height: height, row), views + status)]
    }
  }
}

extension ToolbarEntry {
  /// Whether it stands in the middle of the bottom bar (navigation rule 13).
  fileprivate var isStatus: Bool { placement == "status" }
}

extension ViewBuild {
  /// What stands in a bar has the tint, whatever is asked for around the bar's screen.
  fileprivate mutating func colorsControls() {
    environment.system.askedForeground = nil
    environment.system.foreground = environment.system.tint ?? Color(.accentColor)
  }
}
