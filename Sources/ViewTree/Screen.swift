import Checking
import Diagnostics
import Drawing
import Geometry
import Interpreter
import LayoutEngine

/// A view that shows one of several screens: a stack, tabs, a split view, a navigation view.
///
/// The element that makes it keeps it in its node's storage; the simulator finds it there.
public protocol ScreenContainer: NodeStorage {
  /// What reports tell of it now; nil for one that the program did not write: a column's own stack.
  func report(in graph: ViewGraph) throws -> ContextReport?
  /// The screens that a user can see now, in reading order; the last one is the active one's.
  var visibleScreens: [ViewNode] { get }
  /// The screens whose titles and toolbars also count for what stands around.
  var transparentScreens: [ViewNode] { get }
  /// Goes back one screen, as the back button does; false where there is nothing to go back to.
  func goBack(in graph: ViewGraph) throws -> Bool
  /// Whether a tap there only closes what lies over it: a split view's floating columns. nil is a
  /// tap outside of everything.
  func takesTap(on node: ViewNode?, in graph: ViewGraph) throws -> Bool
  /// What of the bar over the visible screen gives way as the content is scrolled: a search field,
  /// then a large title; nil where there is neither (navigation rules 2.10.5 and 14.3).
  var collapsingRows: CollapsingRows? { get }
  func collapseRows(to points: Double, in graph: ViewGraph)
  /// Chooses a tab for which the bar has no room, by way of `More`.
  func chooseTab(_ label: String, in graph: ViewGraph) throws -> Bool
  /// A swipe across the whole screen; false where it means nothing here.
  func swipe(_ direction: SwipeDirection, in graph: ViewGraph) throws -> Bool
}

extension ScreenContainer {
  public var transparentScreens: [ViewNode] { [] }
  public var collapsingRows: CollapsingRows? { nil }
  public func collapseRows(to points: Double, in graph: ViewGraph) {}
  public func chooseTab(_ label: String, in graph: ViewGraph) throws -> Bool { false }
  public func goBack(in graph: ViewGraph) throws -> Bool { false }
  public func takesTap(on node: ViewNode?, in graph: ViewGraph) throws -> Bool { false }
  public func swipe(_ direction: SwipeDirection, in graph: ViewGraph) throws -> Bool { false }
}

/// The rows of a bar that give way: how high they are, and by how much they have gone, in points.
public struct CollapsingRows: Hashable, Sendable {
  public var room: Double
  public var collapsed: Double

  public init(room: Double, collapsed: Double) {
    self.room = room
    self.collapsed = collapsed
  }
}

/// Where a finger moves.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable { case left, right, up, down }

/// One context, as reports tell it (contract, section 5). Values are Swift literals.
public struct ContextReport: Hashable, Sendable {
  public struct TabItem: Hashable, Sendable {
    public var label: String
    public var badge: String?

    public init(label: String, badge: String?) {
      self.label = label
      self.badge = badge
    }
  }

  public var kind: ScreenKind
  public var title: String?
  public var path: [String]?
  /// The types of the path's values.
  public var pathTypes: [String]?
  /// How many screens of a stack are open, its root among them.
  public var levels: Int?
  public var selection: String?
  public var tabs: [TabItem]?
  /// The columns that are visible: `sidebar`, `content`, `detail`.
  public var columns: [String]?
  public var isCollapsed: Bool?
  public var detent: String?

  public init(_ kind: ScreenKind, title: String? = nil) {
    self.kind = kind
    self.title = title
  }
}

/// The kinds of context that reports tell (contract: `contexts`).
public enum ScreenKind: String, Hashable, Sendable {
  case window, tabs, stack, split, sheet, fullScreenCover, popover, alert, confirmationDialog, menu
}

/// What the views on a screen say of it; read by the container it stands in. A field that several
/// views set is the outermost's, and of siblings the first's.
public struct ScreenTraits {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
  public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

  public var title: String?
  /// Stands below the title, where the platform shows one.
  public var subtitle: String?
  /// Renames the screen, where its title is bound (navigation rule 2.10.14).
  public var rename: ((String) throws -> Void)?
  /// Holds the lines of the menu behind the title.
  public var titleMenu: ViewNode?
  public var titleDisplayMode: TitleDisplayMode?
  /// Whether the bar leaves the title out (`toolbar(removing: .title)`).
  public var removesTitle: Bool?
  public var hidesBackButton: Bool?
  /// `editor`, `browser`: how the bar is arranged (navigation rules 2.10.9 and 13.5).
  public var toolbarRole: String?
  /// Whether the button for a split view's leading columns is taken away (navigation rule 3.2.4).
  public var removesSidebarToggle: Bool?
  public var navigationBar: Visibility?
  public var tabBar: Visibility?
  public var bottomBar: Visibility?
  /// The outermost's items first (navigation rule 13.1).
  public var toolbar: [ToolbarEntry] = []
  public var tab: TabTraits?
  public var sheet = SheetTraits()
  public var search: SearchTraits?
  /// The selecting list of a split view's column.
  public var selection: ListSelection?
  /// `navigationDestination(for:)`, the one nearest the root first (navigation rule 2.3.3).
  public var destinations: [Destination] = []
  /// Those inside lazy containers, which do not count (navigation rule 2.3.5).
  public var lazyDestinations: [Destination] = []
  /// Links and `navigationDestination(isPresented:)` whose binding pushes now.
  public var pushes: [PushRequest] = []
  /// Points, of `navigationSplitViewColumnWidth`.
  public var columnWidth: Double?
  /// What `preferredColorScheme` asks for.
  public var colorScheme: ColorScheme?

  public init() {}

  /// Fills what is missing from a view further in.
  public mutating func fill(from inner: ScreenTraits) {
    if title == nil { rename = inner.rename }
    title = title ?? inner.title
    subtitle = subtitle ?? inner.subtitle
    titleMenu = titleMenu ?? inner.titleMenu
    titleDisplayMode = titleDisplayMode ?? inner.titleDisplayMode
    removesTitle = removesTitle ?? inner.removesTitle
    hidesBackButton = hidesBackButton ?? inner.hidesBackButton
    toolbarRole = toolbarRole ?? inner.toolbarRole
    removesSidebarToggle = removesSidebarToggle ?? inner.removesSidebarToggle
    navigationBar = navigationBar ?? inner.navigationBar
    tabBar = tabBar ?? inner.tabBar
    bottomBar = bottomBar ?? inner.bottomBar
    toolbar += inner.toolbar
    sheet.fill(from: inner.sheet)
    search = search ?? inner.search
    selection = selection ?? inner.selection
    destinations += inner.destinations
    lazyDestinations += inner.lazyDestinations
    pushes += inner.pushes
    columnWidth = columnWidth ?? inner.columnWidth
    colorScheme = colorScheme ?? inner.colorScheme
  }
}

/// What a sheet's content says of the sheet (navigation rule 5.1.6).
public struct SheetTraits {
  public enum Detent: Hashable {
    case medium, large
    /// Points, above the bottom safe area.
    case height(Double)
    /// Of the largest height.
    case fraction(Double)
    /// What the program makes of the largest height.
    case custom(CustomDetent)
  }

  /// A detent of the program's own: its type's name, and what it makes of the largest height; nil
  /// while it is not to be had (navigation rule 5.8.7).
  public struct CustomDetent: Hashable {
    public var name: String
    public var height: (_ maximum: Double) -> Double?

    public init(name: String, height: @escaping (_ maximum: Double) -> Double?) {
      self.name = name
      self.height = height
    }

    public static func == (one: CustomDetent, other: CustomDetent) -> Bool {
      one.name == other.name
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  public var detents: [Detent]?
  /// The binding that follows the detent.
  public var selection: (get: () throws -> Detent, set: (Detent) throws -> Void)?
  public var disablesInteractiveDismiss = false
  public var showsDragIndicator: Bool?
  /// `sheet`, `popover`, `fullScreenCover` or `none`, of `presentationCompactAdaptation`: in a
  /// compact width, and in a compact height, which counts where both are.
  public var compactAdaptation: (horizontal: String?, vertical: String?)?
  /// `page`, `form` or `fitted`, of `presentationSizing`.
  public var sizing: String?
  /// Whether a finger on its content scrolls that before it moves the sheet; nil is no (navigation
  /// rule 5.7.11).
  public var scrollsFirst: Bool?
  /// Whether the presenter can be used, up to which detent; nil is no.
  public var backgroundInteraction: BackgroundInteraction?

  public enum BackgroundInteraction: Hashable {
    case disabled, enabled
    case upThrough(Detent)
  }

  public init() {}

  public mutating func fill(from inner: SheetTraits) {
    detents = detents ?? inner.detents
    selection = selection ?? inner.selection
    disablesInteractiveDismiss = disablesInteractiveDismiss || inner.disablesInteractiveDismiss
    showsDragIndicator = showsDragIndicator ?? inner.showsDragIndicator
    backgroundInteraction = backgroundInteraction ?? inner.backgroundInteraction
    compactAdaptation = compactAdaptation ?? inner.compactAdaptation
    sizing = sizing ?? inner.sizing
    scrollsFirst = scrollsFirst ?? inner.scrollsFirst
  }
}

/// One toolbar item: where it was asked to stand, and the node that shows it.
public struct ToolbarEntry {
  public var placement: String
  public var node: ViewNode

  public init(placement: String, node: ViewNode) {
    self.placement = placement
    self.node = node
  }
}

/// What a view says of its tab: `tabItem`, `tag`, `badge`.
public struct TabTraits {
  /// The child of the view that says so which shows the label.
  public var label: ChildKey?
  public var tag: Value?
  public var badge: String?
  public var isHidden = false
  public var isSearch = false
  /// Whether it stands at the bar's end, and whether only a sidebar has it (navigation rule 7.4.7).
  public var isPinned = false
  public var isInSidebarOnly = false
  /// Whether it can't be chosen.
  public var isDisabled = false

  public init() {}
}

/// What `searchable` says of a screen.
public struct SearchTraits {
  public var text: (get: () throws -> String, set: (String) throws -> Void)
  public var prompt: String
  public var submit: (() throws -> Void)?
  /// Whether the field stays while the content is scrolled (navigation rule 14.3).
  public var isAlwaysShown = false
  /// Whether the user is searching (navigation rule 14.4).
  public var isActive = false
  public var activate: (() throws -> Void)?
  /// Empties the text and ends the search (navigation rule 14.5).
  public var cancel: (() throws -> Void)?
  /// The view that says so; its detached children are the scopes and suggestions.
  public weak var owner: ViewNode?

  public init(
    text: (get: () throws -> String, set: (String) throws -> Void), prompt: String,
    submit: (() throws -> Void)?, owner: ViewNode
  ) {
    self.text = text
    self.prompt = prompt
    self.submit = submit
    self.owner = owner
  }
}

/// The selection of a list, as the split view around it and the links in its rows see it.
///
/// `List(selection:)` puts it into its traits, and into its rows' environment.
public struct ListSelection {
  public var isEmpty: Bool
  /// Whether what is selected leads to the next column: not what is ticked in edit mode.
  public var leadsOn: Bool
  /// Whether tags of a type are what it selects.
  public var accepts: (_ type: Type) -> Bool
  /// Selects the row with that tag; false where the selection is of another type.
  public var select: (_ tag: Value, _ type: Type) throws -> Bool
  /// Selects the row with that tag and no other, as a click does where a key adds to what is
  /// selected; nil where taps select and take back one by one.
  public var selectOnly: ((_ tag: Value, _ type: Type) throws -> Bool)?
  /// Whether that row is selected.
  public var contains: (_ tag: Value) throws -> Bool
  public var clear: () throws -> Void

  public init(
    isEmpty: Bool, leadsOn: Bool, accepts: @escaping (_ type: Type) -> Bool,
    select: @escaping (_ tag: Value, _ type: Type) throws -> Bool,
    contains: @escaping (_ tag: Value) throws -> Bool, clear: @escaping () throws -> Void
  ) {
    self.isEmpty = isEmpty
    self.leadsOn = leadsOn
    self.accepts = accepts
    self.select = select
    self.contains = contains
    self.clear = clear
  }
}

/// What `navigationDestination(for:)` registers.
public struct Destination {
  public var type: Type
  /// The closure that makes the view of a value.
  public var content: Value
  /// The modifier in the program's source.
  public var place: SourceRange

  public init(type: Type, content: Value, place: SourceRange) {
    self.type = type
    self.content = content
    self.place = place
  }
}

/// A screen that a binding pushes: of `navigationDestination(isPresented:)` or an `isActive` link.
public struct PushRequest {
  /// Tells one request from another: the node that asks.
  public weak var owner: ViewNode?
  public var content: () throws -> Value
  /// Sets the binding to false or nil.
  public var end: () throws -> Void
  /// Whether in a column of a split view it shows the next column's content.
  public var isOfDetail: Bool

  public init(
    owner: ViewNode, isOfDetail: Bool = false, content: @escaping () throws -> Value,
    end: @escaping () throws -> Void
  ) {
    self.owner = owner
    self.isOfDetail = isOfDetail
    self.content = content
    self.end = end
  }
}

/// Where links of a screen push to: its stack, or its column of a split view.
public protocol NavigationScope: AnyObject {
  /// A value link was tapped (navigation rules 2.4 and 3.1.3).
  func activate(_ value: Value, _ type: Type, from link: ViewNode, in graph: ViewGraph) throws
  /// A link with a view was tapped; `isDetail` as `isDetailLink` says.
  func push(
    _ content: @escaping () throws -> Value, from link: ViewNode, isDetail: Bool,
    in graph: ViewGraph
  ) throws
}

/// A tab view, as its tabs see it.
public protocol TabScope: AnyObject {
  /// Whether the tab that `node` declares has been selected before: its content is there.
  func isSeen(_ node: ViewNode) -> Bool
}

/// A way back from the first screen of a stack: to the column before, in a collapsed split view.
public final class BackTarget {
  public var label: () -> String?
  public var go: () throws -> Void

  public init(label: @escaping () -> String?, go: @escaping () throws -> Void) {
    self.label = label
    self.go = go
  }
}

extension ViewNode {
  /// The traits of the screen whose content is this node: everything below, up to the containers
  /// and presentations inside it, which have screens of their own.
  public var screenTraits: ScreenTraits {
    var traits = ScreenTraits()
    gather(into: &traits)
    return traits
  }

  /// The items of the toolbar that the node says.
  public var toolbarEntries: [ToolbarEntry] {
    var traits = ScreenTraits()
    gatherOwnToolbar(into: &traits)
    return traits.toolbar
  }

  private func gatherOwnToolbar(into traits: inout ScreenTraits) {
    if facets.hasToolbar { child(.named("toolbar"))?.gatherToolbar(into: &traits) }
  }

  private func gather(into traits: inout ScreenTraits) {
    if let own = facets.traits { traits.fill(from: own) }
    gatherOwnToolbar(into: &traits)
    if let container = facets.container {
      gatherLazily(container.transparentScreens, into: &traits)
      // What is said of a sheet counts wherever it is said (navigation rule 5.1.6).
      for screen in container.visibleScreens { traits.sheet.fill(from: screen.screenTraits.sheet) }
      return
    }
    let elements = realised.isEmpty ? [] : realised.values.sorted { $0.id < $1.id }
    if facets.lazy != nil {
      gatherLazily(attached + elements, into: &traits)
    } else {
      for child in attached { child.gather(into: &traits) }
      for element in elements { element.gather(into: &traits) }
    }
  }

  /// What rows and tabs say of the screen around: their destinations do not count for it
  /// (navigation rule 2.3.5).
  private func gatherLazily(_ nodes: [ViewNode], into traits: inout ScreenTraits) {
    var inside = ScreenTraits()
    for node in nodes { node.gather(into: &inside) }
    if !environment.system.switches.findsLazyDestinations {
      inside.lazyDestinations += inside.destinations
      inside.destinations = []
    }
    // Only what they said first counts where nobody said it yet.
    traits.fill(from: inside)
  }

  /// The items of a toolbar's content; a view outside of any item stands at the automatic place.
  private func gatherToolbar(into traits: inout ScreenTraits) {
    if let placement = facets.toolbarPlacement {
      traits.toolbar.append(ToolbarEntry(placement: placement, node: self))
    } else if let menu = facets.traits?.titleMenu {
      traits.titleMenu = traits.titleMenu ?? menu
    } else if case .list = facets.shape, !facets.annotates, !allChildren.isEmpty {
      for child in allChildren { child.gatherToolbar(into: &traits) }
    } else if !value.isEmptyView {
      traits.toolbar.append(ToolbarEntry(placement: "automatic", node: self))
    }
  }
}

/// Where a view paints.
public struct DrawContext {
  public var list: DisplayList
  /// The view's frame in the window, in points.
  public let frame: Rect
  public let environment: EnvironmentValues
  /// The window, or the presentation's part of it, that the view stands in.
  public let stage: LayoutHost

  public init(
    list: DisplayList, frame: Rect, environment: EnvironmentValues, stage: LayoutHost
  ) {
    self.list = list
    self.frame = frame
    self.environment = environment
    self.stage = stage
  }

  /// The frame, going on to the edges of the stage where it reaches the safe area's.
  public var frameToEdges: Rect { stage.toEdges(frame) }
}

extension LayoutHost {
  /// A frame going on to the host's edges where it reaches the safe area's.
  public func toEdges(_ frame: Rect) -> Rect {
    let right = origin.x + (size.width ?? 0)
    let bottom = origin.y + (size.height ?? 0)
    func reaches(_ gap: Double, _ inset: Double) -> Bool { gap > 0 && gap <= inset + 0.5 }
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if reaches(minX - origin.x, safeArea.leading) { minX = origin.x }
    if reaches(minY - origin.y, safeArea.top) { minY = origin.y }
    if reaches(right - maxX, safeArea.trailing) { maxX = right }
    if reaches(bottom - maxY, safeArea.bottom) { maxY = bottom }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
