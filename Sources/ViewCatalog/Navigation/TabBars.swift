import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Puts the selected tab together with the bar (navigation rules 7.4 and 18.3).
extension TabsState {
  func compose(_ node: ViewNode, in graph: ViewGraph) throws -> [RenderedView] {
    var composition = Composition(node, in: graph)
    guard tabs.indices.contains(selected) else {
      // Without a tab it still takes its room, with what stands over it.
      for part in ["tabBar", "tabSidebar", "pageControl"] {
        graph.removePart(.named(part), of: node)
      }
      return [composition.view(composition.filling(contentLayout([], &composition)), [])]
    }
    let screen = tabs[selected].node
    let views = try showsMore ? moreList(node, graph) : moreBar(node, graph) + graph.render(screen)
    let content = composition.filling(contentLayout(views, &composition))
    let visibility = screen.tabBarVisibility(in: node)
    let isHidden = visibility == .hidden || (graph.hidesTabBars && visibility == nil)
    guard !isPaged, !isHidden else {
      graph.removePart(.named("tabBar"), of: node)
      let dots = try pageDots(node, graph)
      guard let control = dots.first else {
        return [composition.view(composition.filling(content), views)]
      }
      let layout = composition.make(.zStack(.bottom), [content, control.layout])
      return [composition.view(composition.filling(layout), views + dots)]
    }
    let system = node.environment.system
    let style = BarStyle(system)
    if standsInSidebar { return try composeSidebar(views, node, graph) }
    let isOnTop =
      system.idiom == .mac
      || (system.idiom == .pad && system.horizontalSizeClass == .regular
        && system.switches.tabBarIsOnTop)
    graph.removePart(.named("tabSidebar"), of: node)
    let part = try graph.setPart(
      .named("tabBar"), of: node, to: bar(style, isOnTop: isOnTop, graph),
      environment: bars.deriveBars(from: node.environment))
    let bar = try graph.render(part)
    let accessory = try accessory(
      node, inside: bars.deriveBars(from: node.environment), graph)
    let framed =
      accessory.isEmpty
      ? content
      : composition.make(
        .safeAreaInset(.bottom, SafeAreaInset(spacing: 0)),
        [content, composition.single(accessory)])
    let layout = composition.make(
      .safeAreaInset(isOnTop ? .top : .bottom, SafeAreaInset(spacing: 0)),
      [framed, composition.single(bar)])
    let children = isOnTop ? bar + views + accessory : views + accessory + bar
    return [composition.view(composition.filling(layout), children)]
  }

  /// What `tabViewBottomAccessory` puts above the bar: a capsule as high as the system's players,
  /// an estimate.
  private func accessory(
    _ node: ViewNode, inside environment: EnvironmentValues, _ graph: ViewGraph
  ) throws -> [RenderedView] {
    guard let content = node.environment.system.styles["tabViewBottomAccessory"] else {
      graph.removePart(.named("tabAccessory"), of: node)
      return []
    }
    let capsule = Value.view("TabAccessory") { build in
      build.facets.zIndex = 1
      build.wrap(.padding(EdgeInsets(leading: 21, bottom: 8, trailing: 21)))
      build.wrap(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 48, maxHeight: 48), .center))
      build.draw { $0.list.append(.fill(.capsule, .color(Color(.bar))), in: $0.frame) }
      build.child(content)
    }
    var inner = environment
    inner.system.styles["tabViewBottomAccessory"] = nil
    let part = try graph.setPart(
      .named("tabAccessory"), of: node, to: capsule, environment: inner)
    return try graph.render(part)
  }

  /// A dot for each page where there are several (navigation rule 7.4.4).
  private func pageDots(_ node: ViewNode, _ graph: ViewGraph) throws -> [RenderedView] {
    let system = node.environment.system
    let mode = system.styles["tabViewStyle"].flatMap(\.pageMode) ?? "automatic"
    guard isPaged, tabs.count > 1, mode != "never", [.phone, .pad].contains(system.idiom) else {
      graph.removePart(.named("pageControl"), of: node)
      return []
    }
    let (count, selected) = (tabs.count, selected)
    let control = Value.view("PageControl") { build in
      build.facets.accessibilityLabel = "page \(selected + 1) of \(count)"
      build.layout(.fixed(FixedLeaf(Size(width: 17 * Double(count), height: 26))))
      build.draw { context in
        for index in 0..<count {
          let dot = Rect(
            x: context.frame.minX + 5 + 17 * Double(index), y: context.frame.midY - 3.5, width: 7,
            height: 7)
          let color: SystemColor = index == selected ? .primary : .tertiary
          context.list.append(.fill(.ellipse, .color(Color(color))), in: dot)
        }
      }
    }
    let part = try graph.setPart(
      .named("pageControl"), of: node, to: control, environment: node.environment)
    return try graph.render(part)
  }

  private func bar(_ style: BarStyle, isOnTop: Bool, _ graph: ViewGraph) -> Value {
    let look = TabItemLook(style, isOnTop: isOnTop)
    var items = tabs.prefix(barCount).enumerated().filter { !isAdaptable || !$1.isInSidebarOnly }
      .map { index, tab in item(tab, index, look, graph) }
    if hasMore { items.append(moreItem(look, graph)) }
    if isAdaptable { items.insert(sidebarButton("Show Sidebar", graph), at: 0) }
    if isOnTop { return titleBar(items, style) }
    guard let capsule = style.tabCapsule else {
      return .view("TabBar") { build in
        build.facets.zIndex = 1
        build.layout(.hStack(.center, spacing: 0))
        build.facets.cover = .bottomBar
        build.draw { $0.paintBar(hairlineAt: .top) }
        for item in items { build.child(tabSlot(item, height: style.tabBarHeight)) }
      }
    }
    return .view("TabBar") { build in
      build.facets.zIndex = 1
      build.facets.cover = .bottomBar
      build.wrap(
        .flexibleFrame(
          FlexibleFrame(
            minWidth: 0, maxWidth: .infinity, minHeight: style.tabBarHeight,
            maxHeight: style.tabBarHeight), .top))
      build.child(capsule.view(items))
    }
  }

  func item(_ tab: Tab, _ index: Int, _ look: TabItemLook, _ graph: ViewGraph) -> Value {
    item(
      tab.title, tab.symbol, tab.badge, isSelected: index == selected && !showsMore,
      isEnabled: !tab.isDisabled, look
    ) { [weak self, weak graph] in
      guard let self, let graph else { return }
      try self.choose(index, in: graph)
    }
  }

  /// - Parameter label: empty for a symbol alone, which is called by its own name.
  func item(
    _ label: String, _ symbolName: String?, _ badge: String?, isSelected: Bool,
    isEnabled: Bool = true, _ look: TabItemLook = .stacked, _ choose: @escaping () throws -> Void
  ) -> Value {
    .view("TabItem") { build in
      var interaction = Interaction(.tab, tap: choose)
      interaction.label = label.isEmpty ? symbolName : label
      interaction.value = badge
      interaction.isSelected = isSelected
      interaction.isEnabled = isEnabled
      build.facets.interaction = interaction
      build.layout(
        look == .stacked
          ? .vStack(.center, spacing: 2) : .hStack(.center, spacing: look == .row ? 12 : 6))
      let tint = build.environment.system.tint ?? Color(.accentColor)
      build.environment.system.foreground =
        isSelected ? tint : Color(isEnabled ? .secondary : .tertiary)
      if let symbolName, look != .title || label.isEmpty {
        build.child(symbol(symbolName, Size(width: 26, height: 24)))
      }
      var run = TextValue.Run(text: label)
      run.font = FontSpec(.style(look == .stacked || look == .beside ? .caption2 : .body))
      if !label.isEmpty { build.child(.native(TextValue(runs: [run]))) }
      if let badge { build.drawOver { $0.paintBadge(badge) } }
    }
  }
}

/// How a tab's item shows its symbol and its title.
enum TabItemLook {
  /// The symbol over the title.
  case stacked
  /// The symbol before a small title, where a bar is low or wide.
  case beside
  /// The symbol before the title, in a sidebar.
  case row
  /// The title alone, in a bar at the top (navigation rule 7.4.2).
  case title

  fileprivate init(_ style: BarStyle, isOnTop: Bool) {
    let isLow = style.tabCapsule == nil && style.tabBarHeight < 49
    self = isOnTop ? .title : isLow || style.idiom == .pad ? .beside : .stacked
  }
}

/// A bar at the top: titles side by side on a capsule in its middle, in points; a Mac's as
/// recorded of macOS 26.2.
private func titleBar(_ items: [Value], _ style: BarStyle) -> Value {
  let height = style.tabBarHeight
  let (inset, side, spacing) = style.idiom == .mac ? (4.0, 12.0, 1.0) : (8, 16, 0)
  let titles = Value.view("TabTitles") { build in
    build.layout(.hStack(.center, spacing: spacing))
    build.draw { $0.list.append(.fill(.capsule, .color(Color(.bar))), in: $0.frame) }
    for item in items {
      build.child(
        .modifier("padding", of: item) {
          $0.wrap(
            .padding(EdgeInsets(top: inset, leading: side, bottom: inset, trailing: side)))
        })
    }
  }
  return .view("TabBar") { build in
    build.facets.zIndex = 1
    build.facets.cover = .topBar
    build.wrap(
      .flexibleFrame(
        FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: height, maxHeight: height),
        .center))
    build.child(titles)
  }
}

extension Value {
  /// The name of a page style's index display mode.
  fileprivate var pageMode: String? {
    guard typeName == "PageTabViewStyle", case .structure(let style) = self else { return nil }
    return style.fields.first?.staticName
  }
}

extension ViewNode {
  /// What the visible screen says of the tab bar of `tabView`, or what is said of it outside of its
  /// tab's own modifiers.
  fileprivate func tabBarVisibility(in tabView: ViewNode) -> ScreenTraits.Visibility? {
    if let inside = tabBarVisibility { return inside }
    var around = parent
    while let one = around, one !== tabView {
      if let said = one.facets.traits?.tabBar { return said }
      around = one.parent
    }
    return nil
  }

  private var tabBarVisibility: ScreenTraits.Visibility? {
    if let own = screenTraits.tabBar { return own }
    return firstContainer?.visibleScreens.last?.tabBarVisibility
  }
}

extension DrawContext {
  /// A bar's material as far as the screen's edges, with a hairline at its inner edge.
  mutating func paintBar(hairlineAt edge: VerticalEdge) {
    let band = frameToEdges
    list.append(.fill(.rectangle, .color(Color(.bar))), in: band)
    let y = edge == .top ? band.minY : band.maxY
    list.append(
      .fill(.rectangle, .color(Color(.separator))),
      in: Rect(x: band.minX, y: y, width: band.size.width, height: 0.33))
  }

  /// A red disc with a number or a text, at the top trailing corner of a tab's symbol.
  fileprivate mutating func paintBadge(_ text: String) {
    let font = Font(size: 13)
    let layout = TextLayout(
      [TextRun(text, font: font)], platform: environment.system.platform,
      scale: environment.system.displayScale)
    let answer = layout.measure(.unspecified)
    let width = max(18, answer.size.width + 10)
    let disc = Rect(x: frame.midX + 4, y: frame.minY - 3, width: width, height: 18)
    list.append(.fill(.capsule, .color(Color(.red))), in: disc)
    let spot = Rect(
      x: disc.midX - answer.size.width / 2, y: disc.midY - answer.size.height / 2,
      width: answer.size.width, height: answer.size.height)
    let style = TextStyle(size: font.size, color: Color(.white))
    list.append(.text(DisplayText(text, style: style, baseline: answer.firstBaseline)), in: spot)
  }

  enum VerticalEdge { case top, bottom }
}
