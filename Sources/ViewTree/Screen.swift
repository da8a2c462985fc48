import Drawing
import Geometry
import Interpreter
import LayoutEngine

/// A view that shows one of several screens: a stack, tabs, a split view, a navigation view.
///
/// The element that makes it keeps it in its node's storage; the simulator finds it there.
public protocol ScreenContainer: NodeStorage {
  /// What reports tell of it now.
  func report(in graph: ViewGraph) throws -> ContextReport
  /// The screens that a user can see now, in reading order; the last one is the active one's.
  var visibleScreens: [ViewNode] { get }
  /// Goes back one screen, as the back button does; false where there is nothing to go back to.
  func goBack(in graph: ViewGraph) throws -> Bool
}

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

/// Something shown above the view that presents it, as its binding says.
public protocol Presentation: NodeStorage {
  var kind: ScreenKind { get }
  /// The presented content, a detached child of the presenter; nil while it is not presented.
  var content: ViewNode? { get }
  /// The part of the window that it covers, with its safe area.
  func host(in window: LayoutHost, traits: ScreenTraits) -> LayoutHost
  /// What assistive technology and reports call it: an alert's title.
  var title: String? { get }
  /// A sheet's detent as reports name it: `medium`, `large`, `height(120)`.
  func detent(_ traits: ScreenTraits) throws -> String?
  /// Whether a user can close it without a control: by dragging it down, or tapping outside.
  func isDismissible(_ traits: ScreenTraits) -> Bool
  /// Whether what lies below can be used meanwhile (`presentationBackgroundInteraction`).
  func allowsBackgroundInteraction(_ traits: ScreenTraits) -> Bool
  /// Sets the driving binding to false or nil, as SwiftUI does when the user closes it.
  func dismiss() throws
}

/// What the views on a screen say of it; read by the container it stands in. A field that several
/// views set is the outermost's, and of siblings the first's.
public struct ScreenTraits {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
  public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }

  public var title: String?
  public var titleDisplayMode: TitleDisplayMode?
  public var hidesBackButton: Bool?
  public var navigationBar: Visibility?
  public var tabBar: Visibility?
  public var toolbar: [ToolbarEntry] = []
  public var tab: TabTraits?
  public var sheet = SheetTraits()

  public init() {}

  /// Fills what is missing from a view further in.
  public mutating func fill(from inner: ScreenTraits) {
    title = title ?? inner.title
    titleDisplayMode = titleDisplayMode ?? inner.titleDisplayMode
    hidesBackButton = hidesBackButton ?? inner.hidesBackButton
    navigationBar = navigationBar ?? inner.navigationBar
    tabBar = tabBar ?? inner.tabBar
    toolbar = inner.toolbar + toolbar
    sheet.fill(from: inner.sheet)
    if let other = inner.tab {
      var merged = tab ?? TabTraits()
      merged.fill(from: other)
      tab = merged
    }
  }
}

/// What a sheet's content says of the sheet (navigation rule 5.1.6).
public struct SheetTraits {
  public enum Detent: Hashable, Sendable {
    case medium, large
    /// Points, above the bottom safe area.
    case height(Double)
    /// Of the largest height.
    case fraction(Double)
  }

  public var detents: [Detent]?
  /// The binding that follows the detent.
  public var selection: (get: () throws -> Detent, set: (Detent) throws -> Void)?
  public var disablesInteractiveDismiss = false
  public var showsDragIndicator: Bool?
  /// Whether the presenter can be used, up to which detent; nil is no.
  public var backgroundInteraction: BackgroundInteraction?

  public enum BackgroundInteraction: Hashable, Sendable {
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
  }
}

/// One toolbar item: where it was asked to stand, and the detached child that shows it.
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
  /// The detached child with the label.
  public var label: ViewNode?
  public var tag: Value?
  public var badge: String?

  public init() {}

  public mutating func fill(from inner: TabTraits) {
    label = label ?? inner.label
    tag = tag ?? inner.tag
    badge = badge ?? inner.badge
  }
}

extension ViewNode {
  /// The traits of the screen whose content is this node: everything below, up to the containers
  /// and presentations inside it, which have screens of their own.
  public var screenTraits: ScreenTraits {
    var traits = facets.traits ?? ScreenTraits()
    guard facets.container == nil else { return traits }
    for child in attached { traits.fill(from: child.screenTraits) }
    return traits
  }
}

/// Where a view paints.
public struct DrawContext {
  public var list: DisplayList
  /// The view's frame in the window, in points.
  public let frame: Rect
  public let environment: EnvironmentValues

  public init(list: DisplayList, frame: Rect, environment: EnvironmentValues) {
    self.list = list
    self.frame = frame
    self.environment = environment
  }
}
