import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Puts the top screen together with its bars (navigation rules 2.10 and 18.3).
extension StackState {
  func compose(_ node: ViewNode, in graph: ViewGraph) throws -> [RenderedView] {
    guard let top = screens.last else { return [] }
    let views = try graph.render(top)
    let traits = screens.map(\.screenTraits)
    let bar = try bar(traits, node, in: graph)
    graph.putBelowTitle(views, isLarge: barRows(traits).title > 0)
    let bottom =
      try keyboardBar(top, traits, node, in: graph) ?? bottomBar(traits, node, in: graph)
    var composition = Composition(node, in: graph)
    let content = composition.single(views)
    var layout = composition.filling(content)
    if let bar {
      layout = composition.make(
        .safeAreaInset(.top, SafeAreaInset(spacing: 0)), [layout, bar[0].layout])
    }
    if let bottom {
      layout = composition.make(
        .safeAreaInset(.bottom, SafeAreaInset(spacing: 0)), [layout, bottom[0].layout])
    }
    layout = composition.filling(layout)
    return [composition.view(layout, (bar ?? []) + views + (bottom ?? []))]
  }

  private func bar(
    _ traits: [ScreenTraits], _ node: ViewNode, in graph: ViewGraph
  ) throws -> [RenderedView]? {
    guard let top = traits.last else { return nil }
    let style = BarStyle(node.environment.system)
    let back = backButton(traits, node, graph)
    let items = BarItems(node.itemsOfWindow + top.toolbar, style, hasBack: back != nil)
    let hasToggle = isInnermost && top.removesSidebarToggle != true
    let toggle = hasToggle ? node.environment.system.columnToggle : nil
    let search = search(traits)
    let hasContent =
      back != nil || top.shownTitle != nil || !items.isTopEmpty || search != nil || toggle != nil
      || !node.environment.system.switches.hidesEmptyBars
    // On a Mac the bar of a stack inside is the only one.
    guard hasContent, top.navigationBar != .hidden, isInnermost || style.idiom != .mac else {
      graph.removePart(.named("bar"), of: node)
      return nil
    }
    let rows = barRows(traits).collapsed(by: collapsed)
    let bar = NavigationBar(
      title: top.shownTitle, subtitle: top.subtitle, rename: top.rename, titleMenu: top.titleMenu,
      isLarge: rows.title > 0,
      largeHeight: rows.title,
      leadsWithTitle: top.titleDisplayMode == .inlineLarge && style.allowsLargeTitles, back: back,
      items: items,
      toggle: toggle.flatMap { toggle in
        toggle.label().map { NavigationBar.Back(label: $0, go: toggle.go) }
      }, search: search, searchHeight: searchesInRow ? nil : rows.search, style: style)
    let part = try graph.setPart(
      .named("bar"), of: node, to: bar.view, environment: bars.deriveBars(from: node.environment))
    return try graph.render(part)
  }

  /// What the visible screen is searched by; what is searchable around the stack is searched at its
  /// root (navigation rule 14.1).
  func search(_ traits: [ScreenTraits]) -> SearchTraits? {
    let outer = traits.count == 1 && isInnermost ? node?.environment.system.outerSearch : nil
    return traits.last?.search ?? outer
  }

  /// Whether the field stands among the bar's items: on a Mac, but not in a leading column.
  var searchesInRow: Bool {
    guard node?.environment.system.idiom == .mac else { return false }
    return column.map { $0.column == $0.split.count - 1 } ?? true
  }

  /// Whether no stack inside the root has a bar of its own.
  private var isInnermost: Bool {
    !isImplicit || !(screens.first?.firstContainer is StackState)
  }

  private func bottomBar(
    _ traits: [ScreenTraits], _ node: ViewNode, in graph: ViewGraph
  ) throws -> [RenderedView]? {
    let style = BarStyle(node.environment.system)
    guard let top = traits.last, top.bottomBar != .hidden, style.hasBottomBar else { return nil }
    let items = top.toolbar.filter { BarItems.bottomPlacements.contains($0.placement) }
    guard !items.isEmpty else {
      graph.removePart(.named("bottomBar"), of: node)
      return nil
    }
    let part = try graph.setPart(
      .named("bottomBar"), of: node, to: bottomToolbar(items, height: style.toolbarHeight),
      environment: node.environment)
    return try graph.render(part)
  }

  /// The items above the keyboard, while a field of the screen has the focus (navigation rule 13);
  /// they cover the bottom bar.
  private func keyboardBar(
    _ screen: ViewNode, _ traits: [ScreenTraits], _ node: ViewNode, in graph: ViewGraph
  ) throws -> [RenderedView]? {
    let items = traits.last?.toolbar.filter { $0.placement == "keyboard" } ?? []
    guard !items.isEmpty, let field = graph.focusedField, field.isMounted, field.isInside(screen)
    else {
      graph.removePart(.named("keyboardBar"), of: node)
      return nil
    }
    let height = BarStyle(node.environment.system).toolbarHeight
    let part = try graph.setPart(
      .named("keyboardBar"), of: node, to: bottomToolbar(items, height: height),
      environment: node.environment)
    return try graph.render(part)
  }

  /// Large at the root where it has a title; `automatic` further up is as on the screen before
  /// (navigation rules 2.10.3 and 2.10.4).
  func isLarge(_ traits: [ScreenTraits]) -> Bool {
    var isLarge = false
    for (index, screen) in traits.enumerated() {
      switch screen.titleDisplayMode ?? .automatic {
      case .large: isLarge = true
      case .inline, .inlineLarge: isLarge = false
      case .automatic: if index == 0 { isLarge = screen.title != nil }
      }
    }
    return isLarge
  }

  /// The way back, named after the screen before (navigation rule 2.10.8).
  private func backButton(
    _ traits: [ScreenTraits], _ node: ViewNode, _ graph: ViewGraph
  ) -> NavigationBar.Back? {
    guard traits.last?.hidesBackButton != true, isInnermost || traits.count > 1 else { return nil }
    let target = node.environment.system.backTarget
    guard traits.count > 1 || target != nil else { return nil }
    let label =
      traits.count > 1 ? traits[traits.count - 2].title : target?.label()
    let keys = entries.map(\.key) + pushed.map(\.key)
    let levels = zip(traits.dropLast(), keys).reversed().map { screen, key in
      NavigationBar.Level(title: screen.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back") {
        [weak self, weak graph] in
        if let graph { try self?.pop(key, in: graph) }
      }
    }
    return NavigationBar.Back(
      label: label.flatMap { $0.isEmpty ? nil : $0 } ?? "Back", levels: levels,
      showsLabel: !node.environment.system.switches.backShowsChevronOnly
        && traits.last?.toolbarRole != "editor"
    ) { [weak self, weak graph] in
      guard let self, let graph else { return }
      _ = try self.pop(in: graph)
    }
  }
}

extension StackState {
  /// The rows of the bar below its first one, in points, and how much of them gives way.
  struct BarRows {
    var title = 0.0
    var search = 0.0
    /// Of an automatic search field that nobody uses.
    var collapsingSearch = 0.0

    /// What is left when so much has given way: the field goes first (navigation rule 14.3).
    func collapsed(by points: Double) -> BarRows {
      var rest = self
      rest.search -= min(points, collapsingSearch)
      rest.title -= min(max(0, points - collapsingSearch), title)
      return rest
    }
  }

  /// The bar's rows before anything gives way.
  func barRows(_ traits: [ScreenTraits]) -> BarRows {
    var rows = BarRows()
    guard let top = traits.last, let node, top.navigationBar != .hidden else { return rows }
    let style = BarStyle(node.environment.system)
    if style.allowsLargeTitles, isLarge(traits), top.shownTitle != nil {
      rows.title = style.largeRow
    }
    if let search = search(traits), !searchesInRow {
      rows.search = BarStyle.searchRow
      rows.collapsingSearch = search.isAlwaysShown || search.isActive ? 0 : rows.search
    }
    return rows
  }

  var collapsingRows: CollapsingRows? {
    let rows = barRows(screens.map(\.screenTraits))
    let room = rows.title + rows.collapsingSearch
    return room > 0 ? CollapsingRows(room: room, collapsed: collapsed) : nil
  }

  /// By how much the bar of the visible screen has given way, in points.
  var collapsed: Double { screens.last.flatMap { collapses[$0.id] } ?? 0 }

  func collapseRows(to points: Double, in graph: ViewGraph) {
    guard let top = screens.last, let node, collapsed != points else { return }
    collapses[top.id] = points
    graph.needsRendering(node)
  }
}

extension ScreenTraits {
  /// The title as the bar shows it.
  var shownTitle: String? { removesTitle == true ? nil : title }
}

/// The measures of bars on a device (navigation rule 18.3), in points.
struct BarStyle {
  var height: Double
  var allowsLargeTitles: Bool
  var hasBottomBar = true
  var toolbarHeight: Double
  var tabBarHeight: Double
  /// The capsule that a tab bar's items stand on from iOS 26 on (layout rule 21); nil where they
  /// stand on a band.
  var tabCapsule: TabCapsule?
  var isCompactWidth: Bool
  let idiom: SystemValues.Idiom

  /// A large title's row.
  let largeRow: Double
  /// The search drawer's row.
  static let searchRow = 52.0
  /// A search's scopes, and each of its suggestions.
  static let partRow = 44.0
  static let margin = 16.0

  init(_ system: SystemValues) {
    idiom = system.idiom
    largeRow = system.switches.isRedesigned ? 52.5 : 52
    isCompactWidth = system.horizontalSizeClass == .compact
    let isLow = system.verticalSizeClass == .compact
    switch system.idiom {
    case .phone:
      height = isLow ? 32 : 44
      allowsLargeTitles = !isLow
      toolbarHeight = isLow ? 32 : 44
      tabBarHeight = isLow && isCompactWidth ? 32 : 49
      if system.switches.isRedesigned && !isLow {
        tabCapsule = TabCapsule(windowWidth: system.windowSize.width)
        tabBarHeight = max(0, TabCapsule.room - system.windowInsets.bottom)
      }
    case .pad:
      height = 50
      allowsLargeTitles = true
      toolbarHeight = 50
      tabBarHeight = 50
    case .mac:
      height = 52
      allowsLargeTitles = false
      hasBottomBar = false
      toolbarHeight = 52
      tabBarHeight = 24
    case .watch:
      height = 32
      allowsLargeTitles = false
      toolbarHeight = 32
      tabBarHeight = 0
    }
  }
}

/// The items of a toolbar by the place where the device shows them (navigation rule 13).
struct BarItems {
  var leading: [ViewNode] = []
  var principal: [ViewNode] = []
  var trailing: [ViewNode] = []
  /// What stands in a menu behind the trailing items.
  var overflow: [ViewNode] = []

  static let bottomPlacements: Set<String> = ["bottomBar", "status"]

  var isTopEmpty: Bool {
    leading.isEmpty && principal.isEmpty && trailing.isEmpty && overflow.isEmpty
  }

  init(_ entries: [ToolbarEntry], _ style: BarStyle, hasBack: Bool) {
    var confirming: [ViewNode] = []
    for entry in entries {
      switch entry.placement {
      // On a Mac a sheet's way out stands before its confirmation (navigation rule 13.6).
      case "cancellationAction" where style.idiom == .mac: confirming.insert(entry.node, at: 0)
      case "destructiveAction" where style.idiom == .mac: leading.append(entry.node)
      case "topBarLeading", "navigationBarLeading", "cancellationAction":
        leading.append(entry.node)
      case "navigation":
        if hasBack && style.isCompactWidth {
          trailing.append(entry.node)
        } else {
          leading.append(entry.node)
        }
      case "principal": principal.append(entry.node)
      case "confirmationAction": confirming.append(entry.node)
      case "bottomBar", "status": if !style.hasBottomBar { trailing.append(entry.node) }
      case "secondaryAction" where style.isCompactWidth: overflow.append(entry.node)
      case "keyboard": break
      default: trailing.append(entry.node)
      }
    }
    trailing += confirming
  }
}
