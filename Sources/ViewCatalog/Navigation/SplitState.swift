import Checking
import Geometry
import Interpreter
import ViewTree

/// Which column of which split view a stack stands in.
struct ColumnPlace {
  unowned let split: SplitState
  let column: Int
}

/// The columns of one split view: side by side where there is room, otherwise one stack of them
/// (navigation rules 3.2 to 3.8).
///
/// A class: links, lists and the columns' button change it, and the node that shows it keeps it.
final class SplitState: ScreenContainer, NodeStorage {
  /// A view that a link put into a column in the place of its own content (rule 3.1.4).
  struct Replacement {
    var content: () throws -> Value
    weak var owner: ViewNode?
    /// Takes away the item that it shows, where one does (rule 2.5.2).
    var end: (() throws -> Void)?
    var item: Value?

    /// The view, which is another one than that of any other link (rule 4.11).
    func view() throws -> Value {
      let (content, key) = (try content(), ChildKey.named("link \(owner?.id ?? 0)"))
      return .view("Replacement") { $0.child(content, key: key) }
    }
  }

  private let isLegacy: Bool
  private(set) weak var node: ViewNode?
  private(set) var count = 0
  private(set) var isCollapsed = false
  private var visibility: BindingValue?
  private var preferred: BindingValue?
  /// What the user chose with the columns' button, where the program keeps no visibility.
  private var chosen: String?
  private var asked = "automatic"
  private var preferredName: String?
  /// The column on top while collapsed.
  private(set) var top = 0
  private var selected: Int?
  /// The furthest column that a path has led to: what is popped leaves its root on top.
  private var reached = 0
  /// The furthest column that is shown while the one after it goes; nil at all other times.
  private var furthestShown: Int?
  /// Whether the first update is over: until then the preferred column is on top.
  private var isLaunched = false
  /// The column in whose list a row was just chosen.
  private var chosenIn: Int?
  var replacements: [Int: Replacement] = [:]
  /// Whose bindings asked for the next column's content before, by column.
  private var asking: [Int: Set<Int>] = [:]
  /// The widths that columns asked for on the first screen.
  var firstWidths: [Int: Double?] = [:]
  private var derived: [DerivedEnvironment] = []
  private var derivedForm: [Bool] = []

  static let names = ["sidebar", "content", "detail"]

  init(isLegacy: Bool) { self.isLegacy = isLegacy }

  /// `sidebar`, `content` or `detail`; two columns have no content.
  func name(_ index: Int) -> String {
    count == 2 && index == 1 ? "detail" : Self.names[min(index, 2)]
  }

  func key(_ index: Int) -> ChildKey { .named(name(index)) }

  var columns: [ViewNode] { node?.children ?? [] }

  var visibleScreens: [ViewNode] {
    let columns = columns
    guard !columns.isEmpty else { return [] }
    if isCollapsed { return [columns[min(top, columns.count - 1)]] }
    return shownColumns.filter { columns.indices.contains($0) }.map { columns[$0] }
  }

  // MARK: Updates

  func update(
    _ build: inout ViewBuild, _ count: Int, _ visibility: BindingValue?, _ preferred: BindingValue?
  ) throws {
    node = build.node
    self.count = count
    self.visibility = visibility
    self.preferred = preferred
    asked = try visibility?.get().staticName ?? chosen ?? "automatic"
    preferredName = try preferred?.get().staticName
    let system = build.environment.system
    isCollapsed = system.horizontalSizeClass == .compact || system.idiom == .watch
    replacements = replacements.filter { $0.value.owner?.isMounted == true }
  }

  /// What a column sees: how to go back to the one before, and how to leave.
  func environment(
    of index: Int, in outer: EnvironmentValues, _ graph: ViewGraph
  ) -> EnvironmentValues {
    while derived.count <= index { derived.append(DerivedEnvironment()) }
    let form = [isCollapsed, !isCollapsed && showsToggle(in: index), isSidebarShown]
    if form != derivedForm {
      derived = Array(repeating: DerivedEnvironment(), count: max(count, index + 1))
      derivedForm = form
    }
    let toggles = !isCollapsed && showsToggle(in: index)
    let collapsed = isCollapsed
    let label = isSidebarShown ? "Hide Sidebar" : "Show Sidebar"
    return derived[index].derive(from: outer) {
      $0.system.navigation = nil
      $0.system.isSidebar = index == 0
      $0.system.backTarget = nil
      // Two columns are searched in the first, three in the second; on a Mac the field stands at
      // the end of the window's bar (navigation rule 14.1).
      let searched = outer.system.idiom == .mac ? count - 1 : count - 2
      if index != searched { $0.system.outerSearch = nil }
      $0.system.columnToggle =
        toggles
        ? BackTarget(label: { [weak self] in self?.removesToggle == true ? nil : label }) {
          [weak self, weak graph] in
          guard let self, let graph else { return }
          try self.toggleColumns(in: graph)
        } : nil
      guard index > 0 else { return }
      if collapsed {
        $0.system.backTarget = BackTarget(label: { [weak self] in self?.title(of: index - 1) }) {
          [weak self, weak graph] in
          guard let self, let graph else { return }
          try self.leave(index, in: graph)
        }
      }
      guard outer.system.switches.dismissLeavesColumns else { return }
      $0.setDismiss(isPresented: collapsed) { [weak self, weak graph] in
        guard let self, let graph else { return }
        try self.leave(index, in: graph)
      }
    }
  }

  /// Whether the sidebar does without the toggle (navigation rule 3.2.4), be it on the screen or
  /// not.
  private var removesToggle: Bool {
    let sidebar = columns.first?.facets.container as? StackState
    return sidebar?.screens.last?.screenTraits.removesSidebarToggle == true
  }

  /// Brings the column on top in line with selections, paths and the preferred column.
  func finish(_ node: ViewNode, in graph: ViewGraph) throws {
    let chosen = chosenIn
    chosenIn = nil
    reached = isCollapsed ? max(reached, columns.lastIndex(where: hasPath) ?? 0) : 0
    guard isCollapsed else { return }
    let furthest = min(max(furthestColumn, reached), furthestShown ?? count)
    if let preferredName, let preferred = index(of: preferredName) {
      if !isLaunched {
        selected = furthest
        top = preferred
        graph.afterUpdate { [weak self] in self?.isLaunched = true }
      } else if let chosen, chosen == top, furthest > chosen {
        selected = furthest
        try moveTop(to: chosen + 1, in: graph)
      } else if let known = selected, furthest != known {
        selected = furthest
        try moveTop(to: furthest, in: graph)
      } else {
        selected = furthest
        top = preferred
      }
    } else {
      top = furthest
    }
  }

  /// A row of the column's list was chosen: while collapsed that leads to the next column, also
  /// where the selection is as it was (navigation rules 3.6.4 and 3.6.8).
  func rowChosen(in column: Int, in graph: ViewGraph) throws {
    chosenIn = column
    columnChanged(in: graph)
    if Switches.disputed.overlayClosesOnSelect.value { try closeOverlay(in: graph) }
  }

  /// A column's stack has changed.
  func columnChanged(in graph: ViewGraph) {
    if let node { graph.needsFinish(node) }
  }

  /// The furthest column that has something to show, judged by selections, paths and links
  /// (navigation rule 3.6.2).
  private var furthestColumn: Int {
    var furthest = 0
    for (index, column) in columns.enumerated() {
      if replacements[index] != nil || hasPath(column) { furthest = max(furthest, index) }
      if index == furthest, let selection = selection(of: column), selection.leadsOn {
        furthest = min(index + 1, count - 1)
      }
    }
    return furthest
  }

  private func hasPath(_ column: ViewNode) -> Bool {
    stacks(in: column).contains { !$0.entries.isEmpty || !$0.pushed.isEmpty }
  }

  /// The column's own stack, and one that the program wrote inside.
  private func stacks(in column: ViewNode) -> [StackState] {
    guard let own = column.facets.container as? StackState else { return [] }
    guard let root = own.screens.first, let inner = root.firstContainer as? StackState else {
      return [own]
    }
    return [own, inner]
  }

  /// The selection of the column's list.
  private func selection(of column: ViewNode) -> ListSelection? {
    for stack in stacks(in: column) {
      if let found = stack.screens.first?.screenTraits.selection { return found }
    }
    return nil
  }

  // MARK: Going back

  func goBack(in graph: ViewGraph) throws -> Bool {
    guard isCollapsed else {
      // The detail's own stack was asked before; a leading column's may show a way back too.
      let leading = visibleScreens.dropLast().reversed().flatMap { stacks(in: $0).reversed() }
      return try leading.contains { try $0.goBack(in: graph) }
    }
    guard top > 0 else { return false }
    try leave(top, in: graph)
    return true
  }

  /// Shows the column before, and clears what led to this one (navigation rules 3.6.4 and 3.8.3).
  func leave(_ index: Int, in graph: ViewGraph) throws {
    guard index > 0, columns.indices.contains(index) else { return }
    reached = min(reached, index - 1)
    guard isCollapsed else {
      try forget(from: index)
      if let node { graph.markDirty(node) }
      return
    }
    // What led here is cleared when the column has gone.
    furthestShown = index - 1
    if preferred != nil {
      try moveTop(to: index - 1, in: graph)
      selected = index - 1
    }
    columnChanged(in: graph)
    graph.afterUpdate { [weak self, weak graph] in
      guard let self, let graph else { return }
      furthestShown = nil
      try forget(from: index)
      graph.markDirtyIfMounted(node)
    }
  }

  /// Clears what leads to a column and those after it: links, items and selections.
  private func forget(from index: Int) throws {
    for later in index..<count {
      let replacement = replacements.removeValue(forKey: later)
      try replacement?.end?()
    }
    for earlier in index - 1..<count where columns.indices.contains(earlier) {
      if let selection = selection(of: columns[earlier]), !selection.isEmpty {
        try selection.clear()
      }
    }
  }

  private func moveTop(to index: Int, in graph: ViewGraph) throws {
    top = index
    guard let preferred,
      let now = named("NavigationSplitViewColumn", name(index), in: graph)
    else { return }
    preferredName = name(index)
    try preferred.set(now)
  }

  private func index(of name: String) -> Int? {
    (0..<count).first { self.name($0) == name }
  }

  /// The static member of that name.
  private func named(_ type: String, _ name: String, in graph: ViewGraph) -> Value? {
    graph.machine.types.nominal(type).map {
      .structure(StructValue(type: $0, fields: [.string(name)]))
    }
  }

  // MARK: Links

  /// A value link of a column without a destination in it: the next column whose stack has one
  /// shows exactly that value (navigation rule 3.1.3).
  func activateLater(_ entry: PathEntry, after column: Int, in graph: ViewGraph) throws -> Bool {
    for later in columns.dropFirst(column + 1) {
      for stack in stacks(in: later) {
        guard let root = stack.screens.first,
          root.screenTraits.destinations.contains(where: { $0.type == entry.type })
        else { continue }
        try stack.show([entry], in: graph)
        return true
      }
    }
    return false
  }

  /// A view link of a leading column shows its view as the next column (navigation rule 3.1.4).
  func replaceLater(
    _ content: @escaping () throws -> Value, _ link: ViewNode, after column: Int, _ graph: ViewGraph
  ) throws -> Bool {
    guard column + 1 < count, let node else { return false }
    let isOther = replacements[column + 1]?.owner !== link
    try replacements[column + 1]?.end?()
    replacements[column + 1] = Replacement(content: content, owner: link)
    if isOther, node.children.indices.contains(column + 1) {
      // What was pushed over the view before goes with it.
      try (node.children[column + 1].facets.container as? StackState)?.show([], in: graph)
    }
    graph.markDirty(node)
    return true
  }

  /// Whether the items of a column are shown as the next one.
  func showsItems(after column: Int) -> Bool { column + 1 < count }

  /// Shows an item's or a bound link's destination in the place of the next column's content while
  /// its binding asks for it (navigation rules 2.5.2 and 4.7): of several the one that asks last,
  /// which ends the link before it.
  func showItem(of requests: [PushRequest], after column: Int, in graph: ViewGraph) throws {
    guard let node else { return }
    let now = replacements[column + 1]
    let known = asking.updateValue(Set(requests.compactMap(\.owner?.id)), forKey: column) ?? []
    let new = requests.last { $0.owner.map { !known.contains($0.id) } ?? false }
    if new != nil, let now, now.owner?.isLink == true { try now.end?() }
    let shown = requests.first { $0.owner === now?.owner }
    // A plain link that was tapped since stays.
    if new == nil, shown == nil, let now, now.end == nil { return }
    guard let request = new ?? shown ?? requests.last, let owner = request.owner else {
      guard now?.end != nil else { return }
      replacements[column + 1] = nil
      return graph.markDirty(node)
    }
    let item = (owner.storage as? AskedItem)?.item ?? .none
    let isShown =
      now?.owner === owner
      && now?.item.map { (try? graph.machine.areEqual($0, item)) == true } ?? false
    replacements[column + 1] = Replacement(
      content: request.content, owner: owner, end: request.end, item: item)
    if !isShown { graph.markDirty(node) }
  }

  // MARK: Visibility

  /// The columns that are shown side by side or over the detail.
  var shownColumns: [Int] {
    guard let system = node?.environment.system else { return [] }
    let all = Array(0..<count)
    let lastTwo = Array(all.suffix(2))
    let last = Array(all.suffix(1))
    switch asked {
    case "all": return all
    case "doubleColumn": return lastTwo
    case "detailOnly": return system.idiom == .mac ? (count == 3 ? lastTwo : last) : last
    default:
      // A small window leaves the sidebar out first; the content column stays (rule 3.2.3).
      if system.idiom == .mac { return leadingRoom(system) < count - 1 ? lastTwo : all }
      let isWide = system.windowSize.width > system.windowSize.height
      return isWide || showsSidebarInPortrait(system) ? lastTwo : last
    }
  }

  private func showsSidebarInPortrait(_ system: SystemValues) -> Bool {
    Switches.disputed.padPortraitShowsSidebar.value && system.idiom == .pad
      && system.switches.release >= Release(26)
  }

  private var isSidebarShown: Bool { shownColumns.contains(0) }

  /// The button stands in the first column that is shown.
  private func showsToggle(in index: Int) -> Bool { shownColumns.first == index }

  /// Shows one more leading column, or none (navigation rules 3.2.1 and 3.3).
  func toggleColumns(in graph: ViewGraph) throws {
    let shown = shownColumns.count
    let next = shown == count ? "detailOnly" : shown + 1 == count ? "all" : "doubleColumn"
    try setVisibility(next, in: graph)
  }

  func setVisibility(_ name: String, in graph: ViewGraph) throws {
    if let visibility, let value = named("NavigationSplitViewVisibility", name, in: graph) {
      try visibility.set(value)
    }
    chosen = name
    if let node { graph.markDirty(node) }
  }

  /// While columns float over the detail, a tap there takes them away (navigation rule 3.4.1).
  func takesTap(on node: ViewNode?, in graph: ViewGraph) throws -> Bool {
    guard let detail = columns.last, node?.isInside(detail) != false else { return false }
    return try closeOverlay(in: graph)
  }

  /// Takes leading columns away that lie over the detail; whether there were any.
  @discardableResult
  private func closeOverlay(in graph: ViewGraph) throws -> Bool {
    guard let node, !isCollapsed, floats(node), shownColumns.count > 1 else { return false }
    try setVisibility("detailOnly", in: graph)
    return true
  }

  /// A swipe shows the leading columns, or takes them away (navigation rule 3.2.1).
  func swipe(_ direction: SwipeDirection, in graph: ViewGraph) throws -> Bool {
    guard let own = node, !isCollapsed, own.environment.system.idiom != .mac else { return false }
    let isMirrored = own.environment.layoutDirection == .rightToLeft
    let shows = direction == (isMirrored ? .left : .right)
    if shows, shownColumns.count < count {
      try toggleColumns(in: graph)
    } else if direction == (isMirrored ? .right : .left), shownColumns.count > 1 {
      try setVisibility("detailOnly", in: graph)
    } else {
      return false
    }
    return true
  }

  // MARK: Reports

  func title(of index: Int) -> String? {
    guard columns.indices.contains(index) else { return nil }
    for stack in stacks(in: columns[index]).reversed() {
      if let title = stack.screens.last?.screenTraits.title { return title }
    }
    return nil
  }

  func report(in graph: ViewGraph) throws -> ContextReport? {
    let active = isCollapsed ? top : count - 1
    // The older form is a stack on a phone (navigation rule 4.1).
    if isLegacy, isCollapsed, node?.environment.system.idiom == .phone {
      var report = ContextReport(.stack, title: title(of: active))
      report.path = []
      return report
    }
    var report = ContextReport(.split, title: title(of: active))
    report.columns = (isCollapsed ? [top] : shownColumns).map(name)
    report.isCollapsed = isCollapsed
    return report
  }
}

extension ViewNode {
  /// The first container of screens in tree order.
  var firstContainer: (any ScreenContainer)? {
    if let container = facets.container { return container }
    return attached.lazy.compactMap(\.firstContainer).first
  }
}
