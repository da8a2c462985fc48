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
  var subtitle: String?
  var rename: ((String) throws -> Void)?
  /// Holds the lines of the menu behind the title.
  var titleMenu: ViewNode?
  var isLarge: Bool
  /// What is left of a large title's row, in points.
  var largeHeight = 0.0
  /// Whether a large title stands in the row of the items (navigation rule 2.10.6).
  var leadsWithTitle = false
  var back: Back?
  var items: BarItems
  /// A split view's button for its leading columns.
  var toggle: Back?
  var search: SearchTraits?
  /// What is left of the search field's row, in points; nil where it stands among the items.
  var searchHeight: Double?
  var style: BarStyle

  var view: Value {
    .view("NavigationBar") { build in
      build.facets.zIndex = 1
      build.facets.cover = .topBar
      if let back { build.child(backButton(fitting(back, build)), key: .named("back")) }
      if let toggle { build.child(columnButton(toggle), key: .named("toggle")) }
      if let title, items.principal.isEmpty || isLarge || style.idiom == .mac {
        build.child(
          rename != nil || titleMenu != nil ? usableTitle(title) : titles(title),
          key: .named("title"))
      }
      if let search, showsSearch {
        build.child(searchField(search), key: .named("search"))
        // A Mac's field is cleared by a cross of its own.
        if search.isActive, style.idiom != .mac {
          build.child(cancelButton(search), key: .named("cancel"))
        }
      }
      // Above content that has not been scrolled a bar with a large title is clear.
      if !isLarge { build.draw { $0.paintBar(hairlineAt: .bottom) } }
      build.compose { node, graph in try compose(node, in: graph) }
    }
  }

  /// Whether enough of the field's row is left to show it.
  private var showsSearch: Bool { searchHeight.map { $0 >= Self.searchFieldHeight } ?? true }
  /// The height of the field, and its width among the items, in points.
  private static let searchFieldHeight = 36.0
  private static let searchWidth = 200.0

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

  /// The title, and below it a subtitle: on a Mac, and on others since iOS 26.
  private func titles(_ title: String) -> Value {
    let text = titleText(title)
    guard let subtitle, !isLarge else { return text }
    return .view("Titles") { build in
      let system = build.environment.system
      guard system.idiom == .mac || system.switches.release >= Release(26) else {
        return build.child(text)
      }
      build.layout(.vStack(system.idiom == .mac ? .leading : .center, spacing: 0))
      build.child(text)
      var run = TextValue.Run(text: subtitle)
      run.font = FontSpec(.style(.caption))
      build.environment.system.foreground = Color(.secondary)
      build.child(.native(TextValue(runs: [run])))
    }
  }

  private func titleText(_ title: String) -> Value {
    let style: Font.TextStyle = isLarge || leadsWithTitle ? .largeTitle : .headline
    var run = TextValue.Run(text: title)
    run.font = FontSpec(.style(style))
    if isLarge || leadsWithTitle { run.weight = .weight(.bold) }
    return .native(TextValue(runs: [run]))
  }

  private func compose(_ node: ViewNode, in graph: ViewGraph) throws -> [RenderedView] {
    func child(_ name: String) throws -> [RenderedView] {
      try node.child(.named(name)).map { try graph.render($0) } ?? []
    }
    let back = try child("back") + child("toggle")
    let title = try child("title")
    // On a Mac the title gives way to what stands in the middle, to its leading side.
    let leads = leadsWithTitle || style.idiom == .mac && !items.principal.isEmpty
    let middle = isLarge || leads ? [] : title
    let search = try child("search")
    let cancel = try child("cancel")
    let parts = try searchParts.flatMap { name in
      try search.isEmpty ? [] : searchPart(name).map { try graph.render($0) } ?? []
    }
    let leading = try items.leading.flatMap { try graph.render($0) }
    let principal = try items.principal.flatMap { try graph.render($0) }
    var composition = Composition(node, in: graph)
    let before = back + leading + (leads ? title : [])
    let trailing = try trailingItems(node, in: graph, beside: before)
    let field = searchHeight == nil ? search.first : nil
    let row = mainRow(
      &composition, before: before, middle: principal + middle,
      after: trailing.map(\.layout)
        + (field.map {
          [composition.make(.frame(width: Self.searchWidth, height: nil, .center), [$0.layout])]
            + cancel.map(\.layout)
        } ?? []))
    var rows = [row]
    if isLarge, let title = title.first {
      let padded = composition.padding(horizontal, title.layout)
      rows.append(composition.row(height: largeHeight, padded, .leading))
    }
    if let searchHeight, searchHeight > 0 {
      let line = composition.make(
        .hStack(.center, spacing: 8), (search + cancel).map(\.layout))
      let padded = composition.padding(horizontal, line)
      rows.append(composition.row(height: searchHeight, padded, .top))
    }
    for part in parts {
      let padded = composition.padding(horizontal, part.layout)
      rows.append(composition.row(height: BarStyle.partRow, padded, .leading))
    }
    let layout = composition.make(.vStack(.center, spacing: 0), rows)
    let children = back + leading + title + principal + trailing + search + cancel + parts
    return [composition.view(layout, children)]
  }

  /// As many trailing items as there is room for in one line; the others, and the secondary ones,
  /// stand in a menu behind them (navigation rule 13.3).
  private func trailingItems(
    _ node: ViewNode, in graph: ViewGraph, beside others: [RenderedView]
  ) throws -> [RenderedView] {
    func width(_ views: [RenderedView]) -> Double {
      views.reduce(0) {
        $0 + Self.spacing + graph.tree.size(of: $1.layout, proposal: .unspecified).width
      }
    }
    let views = try items.trailing.map { try graph.render($0) }
    let room = node.environment.system.windowSize.width - 2 * BarStyle.margin - width(others)
    let menu = Self.menuWidth + Self.spacing
    var count = views.count
    func used(_ count: Int) -> Double {
      width(views.prefix(count).flatMap(\.self))
        + (count < views.count || !items.overflow.isEmpty ? menu : 0)
    }
    while style.isCompactWidth, count > 0, used(count) - Self.spacing > room { count -= 1 }
    let hidden = items.trailing.dropFirst(count) + items.overflow
    let shown = views.prefix(count).flatMap(\.self)
    guard !hidden.isEmpty else {
      graph.removePart(.named("overflow"), of: node)
      return shown
    }
    let part = try graph.setPart(
      .named("overflow"), of: node, to: overflowButton(Array(hidden)),
      environment: node.environment)
    return try shown + graph.render(part)
  }

  /// Between items, and of the button for the menu, in points.
  private static let spacing = 16.0
  private static let menuWidth = 22.0

  /// The scopes or suggestions of the search, where it has them.
  private func searchPart(_ name: String) -> ViewNode? { search?.owner?.child(.named(name)) }

  private var horizontal: EdgeInsets {
    EdgeInsets(top: 0, leading: BarStyle.margin, bottom: 0, trailing: BarStyle.margin)
  }

  private func mainRow(
    _ composition: inout Composition, before: [RenderedView], middle: [RenderedView],
    after: [LayoutNode]
  ) -> LayoutNode {
    let spacer = composition.make(.spacer(minLength: 0))
    let sides = composition.make(
      .hStack(.center, spacing: Self.spacing), before.map(\.layout) + [spacer] + after)
    var layers = [composition.padding(horizontal, sides)]
    if !middle.isEmpty { layers.append(composition.single(middle)) }
    let row = composition.make(.zStack(.center), layers)
    return composition.row(height: style.height, row)
  }
}
