import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// A Mac's window has one bar, where all that is said in toolbars stands: that of the last column or
/// of the stack inside, or one of its own where there is neither (navigation rules 13.1 and 13.4).
extension ViewNode {
  /// The items of toolbars around a stack, outermost first, which are shown in its bar.
  var itemsOfWindow: [ToolbarEntry] {
    guard environment.system.idiom == .mac else { return [] }
    var items: [ToolbarEntry] = []
    var place = self
    while let around = place.parent, place.key != .presented {
      if let split = around.facets.container as? SplitState, split.columns.last !== place { break }
      if let stack = around.facets.container as? StackState, !stack.isImplicit { break }
      items = around.toolbarEntries + items
      place = around
    }
    return items
  }

  /// The nodes of the stacks inside that are on the screen, which show what toolbars around them say.
  private var stacksInside: [ViewNode] {
    let shown = facets.container?.visibleScreens ?? attached
    return shown.flatMap { ($0.facets.container is StackState ? [$0] : []) + $0.stacksInside }
  }

  /// The root of the window, or of what is presented over it.
  private var windowRoot: ViewNode {
    var place = self
    while let around = place.parent, place.key != .presented { place = around }
    return place
  }

  /// Has the stacks inside look again at the items of a toolbar around them.
  func toolbarChanged(in graph: ViewGraph) {
    for stack in stacksInside { graph.needsRendering(stack) }
  }

  /// The content of a toolbar that no stack is inside of, below the window's own bar.
  func withWindowBar(in graph: ViewGraph) throws -> [RenderedView] {
    let content = try children.last.map { try graph.render($0) } ?? []
    guard stacksInside.isEmpty else {
      graph.removePart(.named("bar"), of: self)
      return content
    }
    let (traits, style) = (windowRoot.screenTraits, BarStyle(environment.system))
    let bar = NavigationBar(
      title: traits.shownTitle, subtitle: traits.subtitle, rename: traits.rename,
      titleMenu: traits.titleMenu, isLarge: false,
      items: BarItems(traits.toolbar, style, hasBack: false), search: traits.search, style: style)
    let part = try graph.setPart(.named("bar"), of: self, to: bar.view, environment: environment)
    let views = try graph.render(part)
    var composition = Composition(self, in: graph)
    let filled = composition.filling(composition.single(content))
    let layout = composition.make(
      .safeAreaInset(.top, SafeAreaInset(spacing: 0)), [filled, views[0].layout])
    return [composition.view(composition.filling(layout), views + content)]
  }
}

extension ChildKey {
  /// The content of a presentation, below its presenter.
  static var presented: ChildKey { .named("presented") }
}
