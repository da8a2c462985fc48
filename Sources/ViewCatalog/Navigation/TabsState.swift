import Checking
import Diagnostics
import Geometry
import Interpreter
import ViewTree

/// The tabs of one tab view, and which is selected (navigation rules 7.1 and 7.2).
///
/// A class: the bar's items change it, and the node that shows it keeps it.
final class TabsState: ScreenContainer, TabScope {
  /// One tab, as its view says.
  struct Tab {
    var node: ViewNode
    /// The view that says `tabItem`, where one does.
    var declaration: ViewNode?
    var tag: Value?
    var badge: String?
    /// Whether the bar leaves it out; its state stays (navigation rule 7.2.7).
    var isHidden = false
    var isSearch = false
    var isPinned = false
    var isInSidebarOnly = false
    var isDisabled = false
  }

  private(set) weak var node: ViewNode?
  /// Where the program wrote the tab view.
  var place = SourceRange.none
  private var selection: BindingValue?
  private var selectedTag: Value?
  /// The selected tab where no binding tells: its position.
  private var own = 0
  private(set) var tabs: [Tab] = []
  private(set) var selected = 0
  private var seen: Set<Int> = []
  /// The tab that the user chose although the binding cannot hold its tag, and what it held then.
  private var astray: (index: Int, tag: Value)?
  /// Whether the list behind `More` is shown.
  private(set) var showsMore = false
  /// The text of `searchable` on the tab view, which choosing another tab empties.
  private var search: SearchTraits?
  private var inner = DerivedEnvironment()
  var bars = DerivedEnvironment()
  private(set) var isPaged = false
  /// Which ways a finger turns pages.
  private var pagesTurnUpwards = false
  private var pagesTurnSideways = true
  /// Whether the user may have the tabs in a sidebar, or they always stand there, as on a Mac
  /// (navigation rule 7.4.1).
  private(set) var isAdaptable = false
  private(set) var isSidebarFixed = false
  /// What the user has chosen.
  var showsSidebar = false

  var standsInSidebar: Bool { isSidebarFixed || isAdaptable && showsSidebar }

  var visibleScreens: [ViewNode] {
    tabs.indices.contains(selected) && !showsMore ? [tabs[selected].node] : []
  }
  var transparentScreens: [ViewNode] { visibleScreens }

  func isSeen(_ node: ViewNode) -> Bool { seen.contains(node.id) }

  func environment(for environment: EnvironmentValues) -> EnvironmentValues {
    // A bar of the column around has its way back and its toggle; a tab's stack has its own bar.
    inner.derive(from: environment) {
      $0.system.tabScope = self
      $0.system.backTarget = nil
      $0.system.columnToggle = nil
    }
  }

  func update(_ build: inout ViewBuild, _ selection: BindingValue?) throws {
    node = build.node
    self.selection = selection
    let tag = try selection?.get()
    if let tag, let old = selectedTag, try !build.machine.areEqual(tag, old) { showsMore = false }
    selectedTag = tag
    let system = build.environment.system
    search = system.outerSearch
    let style = system.styles["tabViewStyle"]?.typeName ?? "DefaultTabViewStyle"
    isAdaptable =
      style == "SidebarAdaptableTabViewStyle" && system.idiom == .pad
      && system.horizontalSizeClass == .regular && system.switches.tabBarIsOnTop
    isSidebarFixed = style == "SidebarAdaptableTabViewStyle" && system.idiom == .mac
    isPaged =
      ["PageTabViewStyle", "VerticalPageTabViewStyle", "CarouselTabViewStyle"].contains(style)
      || (system.idiom == .watch && style == "DefaultTabViewStyle")
    pagesTurnSideways = style != "VerticalPageTabViewStyle"
    pagesTurnUpwards = system.idiom == .watch || !pagesTurnSideways
  }

  /// Finds the tabs, and has the selected one make its content.
  func finish(_ node: ViewNode, in graph: ViewGraph) throws {
    for child in node.children { try graph.realise(child) }
    let shown = node.children.flatMap(\.tabs).filter { !$0.isHidden }
    // Pinned tabs, and the one for searching, stand at the end (navigation rules 7.4.3 and 7.4.7).
    tabs =
      shown.filter { !$0.isSearch && !$0.isPinned } + shown.filter { $0.isPinned && !$0.isSearch }
      + shown.filter(\.isSearch)
    selected = try selectedPosition(in: graph)
    if !hasMore { showsMore = false }
    let all = node.environment.system.switches.makesAllTabs
    for index in tabs.indices where all || index == selected {
      guard let declaration = tabs[index].declaration, seen.insert(declaration.id).inserted else {
        continue
      }
      graph.markDirty(declaration)
    }
  }

  /// The first where nothing matches, leaving the binding as it is (rule 7.1.2).
  private func selectedPosition(in graph: ViewGraph) throws -> Int {
    let machine = graph.machine
    guard let selectedTag else { return min(own, max(tabs.count - 1, 0)) }
    for (index, tab) in tabs.enumerated() {
      if let tag = tab.tag, machine.isKind(of: tag, selectedTag),
        try machine.areEqual(tag, selectedTag)
      {
        astray = nil
        return index
      }
    }
    if let astray, try machine.areEqual(astray.tag, selectedTag) {
      return min(astray.index, max(tabs.count - 1, 0))
    }
    guard tabs.contains(where: { $0.tag != nil }) else { return min(own, max(tabs.count - 1, 0)) }
    if let node {
      let value = try machine.literal(selectedTag)
      graph.warnOnce("the selection \(value) of the TabView matches no tag", of: node, at: place)
    }
    return 0
  }

  // MARK: Acts

  /// A tap on the tab's item; on the selected one it takes its stack back to the root (rule 7.1.4).
  func choose(_ index: Int, in graph: ViewGraph) throws {
    guard tabs.indices.contains(index), !tabs[index].isDisabled else { return }
    let switches = node?.environment.system.switches ?? Switches()
    if index == selected, !showsMore, switches.retapPopsToRoot,
      let stack = tabs[index].node.firstContainer as? StackState
    {
      // At the root already, what it shows goes back to its top.
      if try !stack.popToRoot(in: graph) {
        graph.scroll(below: tabs[index].node) { _ in .zero }
        stack.collapseRows(to: 0, in: graph)
      }
    }
    if index != selected, switches.tabsResetSearch { try search?.cancel?() }
    own = index
    showsMore = false
    if let selection, let tag = tabs[index].tag, let now = selectedTag {
      // A tag of another type never reaches the binding (rule 7.1.1).
      if graph.machine.isKind(of: tag, now) {
        try selection.set(tag)
      } else {
        astray = (index, now)
      }
    }
    if let node { graph.markDirty(node) }
  }

  // MARK: More

  /// How many items the bar has: behind the last one is the rest (navigation rule 7.3).
  var barCount: Int {
    guard let system = node?.environment.system, !isPaged else { return tabs.count }
    let slots: Int
    switch system.idiom {
    case .phone: slots = Switches.disputed.tabSlots.value
    case .pad where system.horizontalSizeClass == .compact: slots = Switches.disputed.tabSlots.value
    case .pad where !system.switches.tabBarIsOnTop: slots = Switches.disputed.padTabSlots.value
    case .pad, .mac, .watch: slots = tabs.count
    }
    return tabs.count > slots ? slots - 1 : tabs.count
  }

  var hasMore: Bool { barCount < tabs.count }
  /// Whether a tab behind `More` is selected.
  var isBehindMore: Bool { selected >= barCount }

  func openMore(in graph: ViewGraph) {
    showsMore = true
    if let node { graph.markDirty(node) }
  }

  /// From a tab behind `More` to the list of these.
  func goBack(in graph: ViewGraph) throws -> Bool {
    guard hasMore, isBehindMore, !showsMore else { return false }
    openMore(in: graph)
    return true
  }

  /// Turns the page (rule 7.4.4).
  func swipe(_ direction: SwipeDirection, in graph: ViewGraph) throws -> Bool {
    guard isPaged else { return false }
    let mirrored = node?.environment.layoutDirection == .rightToLeft
    let step: Int
    switch direction {
    case .left: step = mirrored ? -1 : 1
    case .right: step = mirrored ? 1 : -1
    case .up: step = 1
    case .down: step = -1
    }
    let isUpright = direction == .up || direction == .down
    guard isUpright ? pagesTurnUpwards : pagesTurnSideways else { return false }
    guard tabs.indices.contains(selected + step) else { return false }
    try choose(selected + step, in: graph)
    return true
  }

  // MARK: Reports

  func report(in graph: ViewGraph) throws -> ContextReport? {
    // Where no bar is around, nobody shows a title (navigation rule 2.10.1).
    let hasBar = node?.environment.system.navigation != nil
    let title =
      showsMore ? "More" : hasBar ? visibleScreens.first?.screenTraits.title : nil
    var report = ContextReport(.tabs, title: title)
    if let tag = selectedTag {
      report.selection = try graph.machine.literal(tag)
    } else {
      report.selection = "\(selected)"
    }
    report.tabs = tabs.map { ContextReport.TabItem(label: $0.label, badge: $0.badge) }
    return report
  }
}

extension TabsState.Tab {
  /// The texts of its label, or the name of its image.
  var label: String { title.isEmpty ? labelNode?.spokenName ?? "" : title }

  /// The texts of its label.
  var title: String { labelNode?.spokenTexts.joined(separator: " ") ?? "" }

  var symbol: String? { labelNode?.spokenName }

  private var labelNode: ViewNode? {
    declaration.flatMap { node in
      node.facets.traits?.tab?.label.flatMap { node.child($0) }
    }
  }
}

extension ViewNode {
  /// The tabs that a tab view's content makes: one for each view in it.
  fileprivate var tabs: [TabsState.Tab] {
    if value.isNone { return [] }
    if saysTab { return [tab] }
    guard case .list = facets.shape, facets.container == nil else { return [tab] }
    let children = attached + realised.values.sorted { $0.id < $1.id }
    let inside = children.flatMap(\.tabs)
    guard inside.count == 1, !isStructural else { return inside }
    return [tab]
  }

  /// Whether it says itself what its tab is.
  private var saysTab: Bool {
    facets.tag != nil || facets.traits?.tab != nil || !facets.hooks.isEmpty
      || !facets.presentations.isEmpty
  }

  /// Whether it is nothing but what holds other views together.
  private var isStructural: Bool { !isComposite && !facets.annotates }

  /// What the views around and inside one tab say of it.
  private var tab: TabsState.Tab {
    var tab = TabsState.Tab(node: self)
    var current: ViewNode? = self
    while let node = current {
      tab.tag = tab.tag ?? node.facets.tag
      if let traits = node.facets.traits?.tab {
        tab.badge = tab.badge ?? traits.badge
        tab.isHidden = tab.isHidden || traits.isHidden
        tab.isSearch = tab.isSearch || traits.isSearch
        tab.isPinned = tab.isPinned || traits.isPinned
        tab.isInSidebarOnly = tab.isInSidebarOnly || traits.isInSidebarOnly
        tab.isDisabled = tab.isDisabled || traits.isDisabled
        if traits.label != nil && tab.declaration == nil { tab.declaration = node }
      }
      // The order of the modifiers does not matter (navigation rule 7.5.2).
      // A condition that does not hold makes no view.
      let inside = node.attached.filter { !$0.value.isNone }
      guard node.facets.container == nil, inside.count == 1,
        tab.declaration == nil || !node.isComposite
      else { break }
      current = inside.first
    }
    return tab
  }
}
