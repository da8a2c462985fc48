import Drawing
import Geometry
import Interpreter

/// A view that shows one of several screens: a stack, tabs, a split view, a navigation view.
///
/// The element that makes it keeps it in its node's storage; the simulator finds it there.
public protocol ScreenContainer: NodeStorage {
  /// `stack`, `tabs`, `split`, as reports name it.
  var kind: ScreenKind { get }
  /// The screens that a user can see now, in reading order.
  var visibleScreens: [ViewNode] { get }
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

  public init() {}

  /// Fills what is missing from a view further in.
  public mutating func fill(from inner: ScreenTraits) {
    title = title ?? inner.title
    titleDisplayMode = titleDisplayMode ?? inner.titleDisplayMode
    hidesBackButton = hidesBackButton ?? inner.hidesBackButton
    navigationBar = navigationBar ?? inner.navigationBar
    tabBar = tabBar ?? inner.tabBar
    toolbar = inner.toolbar + toolbar
    if let other = inner.tab {
      var merged = tab ?? TabTraits()
      merged.fill(from: other)
      tab = merged
    }
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
