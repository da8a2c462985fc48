import Diagnostics
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Where `scroll` leads.
public enum ScrollTarget: Hashable, Sendable {
  case top, bottom
  /// The first view with that text, as far as it has to be scrolled to be seen whole.
  case text(String)
}

/// How far a scroll view is scrolled up and down, in points.
public struct ScrollPosition: Hashable, Sendable {
  /// Its number, by which a user may name it.
  public var id: Int
  /// What lies above the viewport, and below it; zero at the ends.
  public var passed: Double
  public var left: Double
  /// How far a page leads that keeps the reader's place.
  public var page: Double
}

extension Simulator {
  /// Scrolls by so many points, down or to the right.
  public func scroll(_ name: ControlName?, by points: Double) throws {
    let view = try scrollView(name)
    guard let geometry = graph.tree.scrollGeometry(of: view.layout) else { return }
    if try resizesSheet(around: view, points > 0 ? .up : .down, geometry) { return }
    try scrolling(view) { try setOffset(geometry.along(points), of: view, geometry) }
  }

  /// A finger on a sheet's content moves the sheet to its next detent before it scrolls: up, and
  /// down where the content is at its top (navigation rule 5.7.11). Whether there is such a detent.
  private func resizesSheet(
    around view: RenderedView, _ direction: SwipeDirection, _ geometry: ScrollGeometry
  ) throws -> Bool {
    guard let top = presentations.last, geometry.maximumOffset.x == 0,
      direction == .up || geometry.contentOffset.y <= 0
    else { return false }
    let traits = top.content.screenTraits
    guard traits.sheet.scrollsFirst != true, top.holds(view),
      let next = try nextDetent(of: top, direction)
    else { return false }
    try setDetent(next)
    return true
  }

  /// Scrolls the first view that can be scrolled along that axis; whether there is one.
  func scroll(_ axis: Axis, by points: Double) throws -> Bool {
    guard let view = try scrollable(axis),
      let geometry = graph.tree.scrollGeometry(of: view.layout)
    else { return false }
    var offset = geometry.contentOffset
    offset[axis] += points
    try scrolling(view) { try setOffset(offset, of: view, geometry) }
    return true
  }

  /// A swipe over what can be scrolled that way: most of a page down, or a whole one across.
  func scrollPage(_ direction: SwipeDirection) throws -> Bool {
    let axis: Axis = direction == .up || direction == .down ? .vertical : .horizontal
    guard
      let viewport = try scrollable(axis)
        .flatMap({ graph.tree.scrollGeometry(of: $0.layout)?.viewport })
    else { return false }
    let isMirrored = axis == .horizontal && settings.layoutDirection == .rightToLeft
    let isForward = (direction == .up || direction == .left) != isMirrored
    let page =
      axis == .vertical ? viewport.height * Switches.disputed.swipedPart.value : viewport.width
    return try scroll(axis, by: isForward ? page : -page)
  }

  /// The scroll views, none inside another, that a finger can move up and down.
  public func scrollPositions() throws -> [ScrollPosition] {
    func find(_ view: RenderedView) -> [ScrollPosition] {
      guard let geometry = graph.tree.scrollGeometry(of: view.layout), view.followsFinger,
        geometry.maximumOffset.y > 0.5
      else { return view.children.flatMap(find) }
      let offset = geometry.contentOffset.y
      let left = geometry.maximumOffset.y - offset
      return [
        ScrollPosition(
          id: view.node.id, passed: offset > 0.5 ? offset : 0, left: left > 0.5 ? left : 0,
          page: (geometry.viewport.height - geometry.contentInsets.vertical) * 0.8)
      ]
    }
    return try reachableStages().flatMap(\.views).flatMap(find)
  }

  func scrollable(_ axis: Axis) throws -> RenderedView? {
    func find(_ view: RenderedView) -> RenderedView? {
      if let geometry = graph.tree.scrollGeometry(of: view.layout), view.followsFinger,
        geometry.maximumOffset[axis] > 0
      {
        return view
      }
      return view.children.lazy.compactMap(find).first
    }
    return try reachableStages().flatMap(\.views).lazy.compactMap(find).first
  }

  public func scroll(_ name: ControlName?, to target: ScrollTarget) throws {
    if name == nil, case .text(let text) = target, try scrollMade(toText: text) { return }
    let view = try scrollView(name)
    if let geometry = graph.tree.scrollGeometry(of: view.layout), target != .top {
      while try resizesSheet(around: view, .up, geometry) {}
    }
    guard let geometry = graph.tree.scrollGeometry(of: view.layout) else { return }
    try scrolling(view) {
      switch target {
      case .top: try setOffset(Point(x: 0, y: -BarRoom.most), of: view, geometry)
      case .bottom: try setOffset(geometry.maximumOffset, of: view, geometry)
      case .text(let text): try scroll(view, toText: text)
      }
    }
  }

  /// Tells the modifiers around a scroll view that the finger moves it, then its momentum, and that
  /// it has come to rest.
  private func scrolling(_ view: RenderedView, _ move: () throws -> Void) throws {
    try tell(view, .idle, .interacting)
    try dismissKeyboard(from: view)
    try move()
    try tell(view, .interacting, .decelerating)
    try tell(view, .decelerating, .idle)
  }

  /// A finger that scrolls takes the keyboard away (navigation rule 16.10).
  private func dismissKeyboard(from view: RenderedView) throws {
    let system = view.node.environment.system
    guard system.switches.scrollingDismissesKeyboard, system.idiom != .mac, !system.keepsKeyboard,
      let field = graph.focusedField, field.isMounted, field !== view.node
    else { return }
    try graph.resignFocus?()
    try settle()
  }

  private func tell(_ view: RenderedView, _ old: ScrollPhase, _ new: ScrollPhase) throws {
    guard let geometry = graph.tree.scrollGeometry(of: view.layout) else { return }
    var node: ViewNode? = view.node
    var isTold = false
    repeat {
      for case .scrollPhase(let action) in node?.facets.hooks ?? [] {
        try action(old, new, geometry)
        isTold = true
      }
      node = node?.parent
    } while node.map { !$0.facets.clips } ?? false
    if isTold { try settle() }
  }

  /// Scrolls whatever has a view of that text that is made already, innermost first; whether there
  /// is one.
  private func scrollMade(toText text: String) throws -> Bool {
    var found = false
    for view in try reachableStages().flatMap(\.views) {
      guard self.frame(ofText: text, in: view) != nil else { continue }
      found = true
      for scroll in scrollViews(around: text, in: view).reversed() {
        guard let frame = frame(ofText: text, in: scroll),
          let geometry = graph.tree.scrollGeometry(of: scroll.layout)
        else { continue }
        try scrolling(scroll) { try reveal(frame, in: scroll, geometry) }
      }
    }
    return found
  }

  /// The scroll views around the first view of that text, outermost first.
  private func scrollViews(around text: String, in view: RenderedView) -> [RenderedView] {
    let scrolls =
      graph.tree.scrollGeometry(of: view.layout).map {
        view.followsFinger && $0.maximumOffset != .zero
      } ?? false
    let inside = view.children.first { frame(ofText: text, in: $0) != nil }
    return (scrolls ? [view] : []) + (inside.map { scrollViews(around: text, in: $0) } ?? [])
  }

  /// How many pages a user turns at most, looking for a text.
  private static let mostPages = 1_000

  /// Goes down a page at a time until the text is there, and then as far as shows it whole; where
  /// it is not further down, up from the end.
  private func scroll(_ view: RenderedView, toText text: String) throws {
    var isAtEnd = false
    var near: String?
    let isAtTop = graph.tree.scrollGeometry(of: view.layout)?.contentOffset == .zero
    for direction in isAtTop ? [1.0] : [1, -1] {
      isAtEnd = false
      for _ in 0..<Self.mostPages where !isAtEnd {
        guard let geometry = graph.tree.scrollGeometry(of: view.layout) else { return }
        if let frame = frame(ofText: text, in: view) {
          return try reveal(frame, in: view, geometry)
        }
        near = near ?? self.text(like: text, in: view)
        try setOffset(geometry.along(direction * geometry.page), of: view, geometry)
        let reached = graph.tree.scrollGeometry(of: view.layout)?.contentOffset
        isAtEnd = reached == geometry.contentOffset
      }
    }
    let problem: Sentence =
      isAtEnd
      ? "there is no text \"\(text)\" to scroll to"
      : "there is no text \"\(text)\" in the next \(Self.mostPages) pages; try: scroll to bottom"
    throw ActionFailure(
      .noSuchText, problem.adding(near.map { "did you mean \"\($0)\"?" }),
      candidates: near.map { [$0] } ?? [], hasActed: true)
  }

  /// A text that only differs in letter case and in the separators of groups of digits:
  /// `Text("Row \(1000)")` reads `Row 1,000`.
  private func text(like wanted: String, in view: RenderedView) -> String? {
    func plain(_ text: String) -> String { text.filter { $0 != "," }.lowercased() }
    let wanted = plain(wanted)
    func find(_ view: RenderedView) -> String? {
      if let text = view.node.facets.text, plain(text) == wanted { return text }
      return view.children.lazy.compactMap(find).first
    }
    return find(view)
  }

  /// Scrolls as little as shows `frame`, a part of the view.
  func reveal(
    _ frame: Rect, in view: RenderedView, _ geometry: ScrollGeometry
  ) throws {
    guard let own = graph.tree.frame(of: view.layout) else { return }
    let insets = geometry.contentInsets
    let visible = own.inset(by: insets)
    var offset = geometry.contentOffset
    if frame.maxY > visible.maxY { offset.y += frame.maxY - visible.maxY }
    if frame.minY < visible.minY { offset.y -= visible.minY - frame.minY }
    if frame.maxX > visible.maxX { offset.x += frame.maxX - visible.maxX }
    if frame.minX < visible.minX { offset.x -= visible.minX - frame.minX }
    try setOffset(offset, of: view, geometry)
  }

  private func setOffset(
    _ offset: Point, of view: RenderedView, _ geometry: ScrollGeometry
  ) throws {
    var offset = offset
    if let bar = collapsingBar(over: view), let rows = bar.collapsingRows {
      // They give way before the content moves under the bar.
      let whole = rows.collapsed + offset.y
      let collapsed = max(0, min(whole, rows.room))
      offset.y = whole - collapsed
      bar.collapseRows(to: collapsed, in: graph)
    }
    let limited = Point(
      x: max(0, min(offset.x, geometry.maximumOffset.x)),
      y: max(0, min(offset.y, geometry.maximumOffset.y)))
    graph.tree.setContentOffset(limited, of: view.layout)
    try settle()
    try tellScrolled(view)
  }

  /// Tells the modifiers around a scroll view which view is first in it now.
  private func tellScrolled(_ view: RenderedView) throws {
    var node: ViewNode? = view.node
    while let current = node {
      let told = current.facets.hooks.compactMap { hook -> ((Value?) throws -> Void)? in
        if case .scrolled(let action) = hook { return action }
        return nil
      }
      if !told.isEmpty {
        guard let frame = graph.tree.frame(of: view.layout) else { return }
        let first = graph.scrollTargets(in: view).first {
          $0.frame.maxY > frame.minY + 0.5 && $0.frame.maxX > frame.minX + 0.5
        }
        for action in told { try action(first?.id) }
        return try settle()
      }
      node = current.parent
      if let parent = node, parent.facets.clips { return }
    }
  }

  /// The stack whose bar gives way to what is scrolled.
  private func collapsingBar(over view: RenderedView) -> (any ScreenContainer)? {
    guard let base = presentations.last?.content ?? root else { return nil }
    return activeContainers(in: base).reversed().first { container in
      guard container.collapsingRows != nil, let screen = container.visibleScreens.last else {
        return false
      }
      return sequence(first: view.node, next: \.parent).contains { $0 === screen }
    }
  }

  private func frame(ofText text: String, in view: RenderedView) -> Rect? {
    if shows(text, view) { return graph.tree.frame(of: view.layout) }
    return view.children.lazy.compactMap { self.frame(ofText: text, in: $0) }.first
  }

  /// Whether a view is that text, or a field or picture of that name.
  private func shows(_ text: String, _ view: RenderedView) -> Bool {
    if view.node.facets.text?.reads(as: text) == true { return true }
    if view.accessibilityLabel?.reads(as: text) == true { return true }
    guard let field = view.interaction, field.text != nil else { return false }
    return view.name(of: field) == text
  }

  /// The scroll view or list that a name means, or the first on the screen that can scroll; where
  /// all that there is fits the screen, the first of these.
  private func scrollView(_ name: ControlName?) throws -> RenderedView {
    let views = try reachableStages().flatMap(\.views)
    for hasRoom in name == nil ? [true, false] : [false] {
      for view in views {
        if let found = scrollView(name, in: view, hasRoom: hasRoom) { return found }
      }
    }
    throw ActionFailure(
      .notPossible,
      name.map { "\($0) cannot be scrolled" } ?? "there is nothing to scroll on the screen")
  }

  /// - Parameter hasRoom: whether a scroll view without a name has to be able to move.
  private func scrollView(
    _ name: ControlName?, in view: RenderedView, hasRoom: Bool
  ) -> RenderedView? {
    if let geometry = graph.tree.scrollGeometry(of: view.layout), view.followsFinger {
      switch name {
      case nil where !hasRoom || geometry.maximumOffset != .zero: return view
      case .number(view.node.id): return view
      case .label(let label, _) where view.identifier == label || view.accessibilityLabel == label:
        return view
      case nil, .number, .label: break
      }
    }
    return view.children.lazy.compactMap { self.scrollView(name, in: $0, hasRoom: hasRoom) }.first
  }
}

extension RenderedView {
  /// Whether it scrolls, and a finger may scroll it.
  fileprivate var followsFinger: Bool {
    node.facets.clips && node.environment.system.isScrollEnabled
  }
}

/// More than any bar is high, in points.
private enum BarRoom {
  static let most = 1000.0
}

extension ScrollGeometry {
  /// A page less what keeps the reader's place.
  fileprivate var page: Double {
    maximumOffset.y > 0 || maximumOffset.x == 0 ? viewport.height * 0.8 : viewport.width * 0.8
  }

  /// The offset so many points further along the axis that scrolls.
  fileprivate func along(_ points: Double) -> Point {
    if maximumOffset.y > 0 || maximumOffset.x == 0 {
      return Point(x: contentOffset.x, y: contentOffset.y + points)
    }
    return Point(x: contentOffset.x + points, y: contentOffset.y)
  }
}
