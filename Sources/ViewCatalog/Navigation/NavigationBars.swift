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
    /// The screens before, nearest first, in the menu of a long press (navigation rule 2.8).
    var levels: [Level] = []
    var showsLabel = true
    var go: () throws -> Void
  }

  /// A screen to go back to.
  struct Level {
    var title: String
    var go: () throws -> Void
  }

  var title: String?
  var rename: ((String) throws -> Void)?
  /// Holds the lines of the menu behind the title.
  var titleMenu: ViewNode?
  var isLarge: Bool
  /// What is left of a large title's row, in points.
  var largeHeight = 0.0
  var back: Back?
  var items: BarItems
  /// A split view's button for its leading columns.
  var toggle: Back?
  var search: SearchTraits?
  var style: BarStyle

  var view: Value {
    .view("NavigationBar") { build in
      build.facets.zIndex = 1
      if let back { build.child(backButton(fitting(back, build)), key: .named("back")) }
      if let toggle { build.child(columnButton(toggle), key: .named("toggle")) }
      if let title, items.principal.isEmpty || isLarge {
        build.child(
          rename != nil || titleMenu != nil ? usableTitle(title) : titleText(title),
          key: .named("title"))
      }
      if !items.overflow.isEmpty {
        build.child(overflowButton(items.overflow), key: .named("overflow"))
      }
      if let search {
        build.child(searchField(search), key: .named("search"))
        if search.isActive { build.child(cancelButton(search), key: .named("cancel")) }
      }
      // Above content that has not been scrolled a bar with a large title is clear.
      if !isLarge { build.draw { $0.paintBar(hairlineAt: .bottom) } }
      build.compose { node, graph in try compose(node, in: graph) }
    }
  }

  /// The way back as there is room for its label beside the title: the whole one, `Back`, or only
  /// the chevron (navigation rule 2.10.8).
  private func fitting(_ back: Back, _ build: ViewBuild) -> Back {
    let system = build.environment.system
    guard back.showsLabel, style.isCompactWidth else { return back }
    func width(_ text: String, _ style: Font.TextStyle) -> Double {
      let run = TextRun(text, font: system.font(FontSpec(.style(style))))
      return TextLayout([run], platform: system.platform, scale: system.displayScale)
        .sizeThatFits(.unspecified).width
    }
    let beside = isLarge ? nil : title.map { width($0, .headline) / 2 + Self.gap }
    let room =
      system.windowSize.width / (beside == nil ? 1 : 2) - BarStyle.margin * (beside == nil ? 2 : 1)
      - (beside ?? 0) - Self.chevron
    var fitting = back
    if width(back.label, .body) > room {
      fitting.label = "Back"
      fitting.showsLabel = width("Back", .body) <= room
    }
    return fitting
  }

  /// A chevron and what keeps its label away, and the least gap before the title, in points.
  private static let chevron = 18.0
  private static let gap = 8.0

  /// A title that a user can write over, or that opens a menu.
  private func usableTitle(_ title: String) -> Value {
    let text = titleText(title)
    return .view("TitleField") { build in
      var interaction = Interaction(titleMenu == nil ? .textField : .menu)
      interaction.label = title
      if let rename {
        interaction.value = title
        interaction.text = (get: { title }, set: rename)
      }
      if let titleMenu {
        interaction.tap = build.menu { [weak titleMenu] in
          titleMenu?.child(.menuItems)?.menuEntries ?? []
        }
      }
      build.facets.interaction = interaction
      build.layout(.hStack(.center, spacing: 0))
      build.child(text)
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
    let cancel = try child("cancel")
    let parts = try searchParts.flatMap { name in
      try search.isEmpty ? [] : searchPart(name).map { try graph.render($0) } ?? []
    }
    let leading = try items.leading.flatMap { try graph.render($0) }
    let principal = try items.principal.flatMap { try graph.render($0) }
    let trailing =
      try items.trailing.flatMap { try graph.render($0) } + child("overflow")
    var composition = Composition(node, in: graph)
    let row = mainRow(
      &composition, before: back + leading, middle: isLarge ? principal : principal + title,
      after: trailing)
    var rows = [row]
    if isLarge, let title = title.first {
      let padded = composition.padding(horizontal, title.layout)
      rows.append(composition.row(height: largeHeight, padded, .leading))
    }
    if let field = search.first {
      let line = composition.make(
        .hStack(.center, spacing: 8), [field.layout] + cancel.map(\.layout))
      let padded = composition.padding(horizontal, line)
      rows.append(composition.row(height: BarStyle.searchRow, padded, .top))
    }
    for part in parts {
      let padded = composition.padding(horizontal, part.layout)
      rows.append(composition.row(height: BarStyle.partRow, padded, .leading))
    }
    let layout = composition.make(.vStack(.center, spacing: 0), rows)
    let children = back + leading + title + principal + trailing + search + cancel + parts
    return [composition.view(layout, children)]
  }

  /// The scopes or suggestions of the search, where it has them.
  private func searchPart(_ name: String) -> ViewNode? { search?.owner?.child(.named(name)) }

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
private func overflowButton(_ nodes: [ViewNode]) -> Value {
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
private func columnButton(_ toggle: NavigationBar.Back) -> Value {
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
private func searchField(_ search: SearchTraits) -> Value {
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
private func cancelButton(_ search: SearchTraits) -> Value {
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
    build.draw { $0.paintBar(hairlineAt: .top) }
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

extension ViewBuild {
  /// What stands in a bar has the tint, whatever is asked for around the bar's screen.
  fileprivate mutating func colorsControls() {
    environment.system.askedForeground = nil
    environment.system.foreground = environment.system.tint ?? Color(.accentColor)
  }
}
