import Diagnostics
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// A presentation that is up, and what it shows.
struct ShownPresentation {
  var presentation: any Presentation
  var content: ViewNode

  /// Whether the view stands on it.
  func holds(_ view: RenderedView) -> Bool {
    sequence(first: view.node, next: \.parent).contains { $0 === content }
  }

  func stage(in window: LayoutHost, _ graph: ViewGraph) throws -> Stage {
    Stage(
      root: content, host: try host(in: window, graph),
      hidesBelow: presentation.kind == .fullScreenCover
        && Switches.disputed.coversHidePresenters.value,
      takesFocus: [.sheet, .fullScreenCover, .popover].contains(presentation.kind))
  }

  /// The part of the screen that it covers, as a host of its own.
  func host(in window: LayoutHost) -> LayoutHost {
    presentation.host(in: window, traits: content.screenTraits)
  }

  /// The same; a popover is as large as its content asks for, and stands at the view that opens it
  /// (navigation rule 5.6.1).
  func host(in window: LayoutHost, _ graph: ViewGraph) throws -> LayoutHost {
    var host = self.host(in: window)
    let views = try graph.render(content)
    guard views.count == 1, let width = window.size.width, let height = window.size.height else {
      return host
    }
    let sizing = content.screenTraits.sheet.sizing
    let system = content.environment.system
    if presentation.kind == .sheet,
      system.idiom == .mac || (system.idiom == .pad && sizing == "fitted" && host.origin.x > 0)
    {
      // It is as large as its content, and on a Mac hangs from the window's top.
      let asked = graph.tree.size(of: views[0].layout, proposal: .unspecified)
      let size = Size(width: min(asked.width, width), height: min(asked.height, height))
      host.size = ProposedSize(size)
      let y = system.idiom == .mac ? 0 : (height - size.height) / 2
      host.origin = Point(x: (width - size.width) / 2, y: y)
      host.safeArea = .zero
      return host
    }
    if presentation.kind == .menu, let anchor = presentation.owner.flatMap({ graph.frame(of: $0) })
    {
      return menuHost(
        host, beside: anchor, graph.tree.size(of: views[0].layout, proposal: .unspecified))
    }
    // A tablet's dialog stands at its view too (navigation rule 6.9).
    let isDialog =
      presentation.kind == .confirmationDialog && system.idiom == .pad
      && system.windowWidthClass == .regular
    guard presentation.kind == .popover || isDialog,
      let anchor = presentation.owner.flatMap({ graph.frame(of: $0) })
    else { return host }
    var asked = graph.tree.size(
      of: views[0].layout, proposal: ProposedSize(width: nil, height: nil))
    if asked.width == 0 {
      // A list has no width of its own.
      asked = graph.tree.size(
        of: views[0].layout, proposal: ProposedSize(width: Self.plainWidth, height: nil))
    }
    let size = Size(
      width: min(asked.width, width - 2 * Self.margin),
      height: min(asked.height, height - 2 * Self.margin))
    let x = min(max(Self.margin, anchor.midX - size.width / 2), width - Self.margin - size.width)
    let below = anchor.maxY + Self.arrow
    let above = anchor.minY - Self.arrow - size.height
    let y = below + size.height <= height - Self.margin || above < Self.margin ? below : above
    host.size = ProposedSize(size)
    host.origin = Point(x: x, y: min(max(Self.margin, y), height - Self.margin - size.height))
    host.safeArea = .zero
    return host
  }

  /// Below what opens the menu, or above where there is no room, within the window.
  private func menuHost(_ window: LayoutHost, beside anchor: Rect, _ asked: Size) -> LayoutHost {
    var host = window
    let (width, height) = (window.size.width ?? 0, window.size.height ?? 0)
    let size = Size(width: min(asked.width, width), height: min(asked.height, height))
    let below = anchor.maxY + Self.menuGap
    let isBelow = below + size.height <= height - window.safeArea.bottom
    let y = isBelow ? below : anchor.minY - Self.menuGap - size.height
    let leading = anchor.midX <= width / 2 ? anchor.minX : anchor.maxX - size.width
    let x = min(max(Self.margin, leading), max(0, width - Self.margin - size.width))
    host.size = ProposedSize(size)
    host.origin = Point(x: x, y: max(window.safeArea.top, y))
    host.safeArea = .zero
    return host
  }

  /// The arrow of a popover, from its edge towards the view that opens it.
  func arrowFrame(of host: LayoutHost, in graph: ViewGraph) -> (frame: Rect, pointsUp: Bool)? {
    guard presentation.kind == .popover, let anchor = presentation.owner.flatMap(graph.frame(of:))
    else { return nil }
    let (own, pointsUp) = (host.frame, host.frame.midY > anchor.midY)
    let middle = min(max(own.minX + Self.arrow, anchor.midX), own.maxX - Self.arrow)
    let y = pointsUp ? own.minY - Self.arrow : own.maxY
    let frame = Rect(
      x: middle - Self.arrow, y: y, width: 2 * Self.arrow, height: Self.arrow)
    return (frame, pointsUp)
  }

  private static let menuGap = 8.0
  /// Of a popover whose content has no width of its own, in points.
  private static let plainWidth = 320.0
  /// Around a popover, and its arrow, in points.
  private static let margin = 10.0
  private static let arrow = 13.0
}

extension Simulator {
  /// What is presented, bottom first: each by a view on the stage below it (navigation rule 1.1).
  var presentations: [ShownPresentation] {
    shown.compactMap { presentation in
      presentation.content.map {
        ShownPresentation(presentation: presentation, content: $0)
      }
    }
  }

  /// Takes away what is no longer wanted, and shows what waits where there is room: one on each
  /// stage, the one asked for first (navigation rule 5.2). What waits for another to go is shown
  /// after views have been told that it went.
  func updatePresentations() throws {
    let switches = environment.system.switches
    for index in shown.indices where !isStillWanted(at: index) {
      if !switches.presentsWhileDismissing {
        for other in graph.wantedPresentations() where other.order > settledOrder { other.lose() }
      }
      if shown[index].owner?.isMounted != true, !switches.keepsBindingOfRemoved {
        try shown[index].reset()
      }
      for above in shown[(index + 1)...].reversed() {
        if above.isWanted { try above.reset() }
        try above.close(in: graph)
      }
      try shown[index].close(in: graph)
      shown.removeSubrange(index...)
      hasRoom = true
      closingTime = machine.scheduler.now + Switches.disputed.closingTime.value
      return
    }
    guard !hasRoom else { return }
    // While one closes, another that is asked for was not shown (navigation rule 5.2).
    if !switches.presentsAfterClosing,
      !machine.scheduler.isDue(closingTime, at: machine.scheduler.now)
    {
      for other in graph.wantedPresentations() where other.order > settledOrder { other.lose() }
    }
    defer { settledOrder = graph.presentationCount }
    while let next = graph.wantedPresentations().first(where: { waits($0) }) {
      try next.present(in: graph)
      guard next.content != nil else { return }
      shown.append(next)
      warnOfDetents(around: next)
    }
    warnOfWaiting()
  }

  /// Tells of what is asked for while another presentation is up (navigation rule 5.2).
  private func warnOfWaiting() {
    let now = graph.wantedPresentations().filter { wanted in
      !shown.contains { $0 === wanted } && wanted.owner?.isMounted == true
    }
    for presentation in now where !waiting.contains(presentation.order) {
      graph.warn(
        "only one presentation is shown at a time: the \(presentation.kind.rawValue) waits until "
          + "the one that is up has gone", at: presentation.place)
    }
    waiting = now.map(\.order)
  }

  /// Tells of detents that were set on the view that presents a sheet (navigation rule 5.1.6).
  private func warnOfDetents(around presentation: any Presentation) {
    guard presentation.kind == .sheet, let owner = presentation.owner,
      let stage = stage(of: owner), stage === root, stage.screenTraits.sheet.detents != nil
    else { return }
    graph.warnOnce(
      "presentationDetents on the view that presents a sheet do not concern it; write them on the "
        + "sheet's content", of: owner, at: presentation.place)
  }

  private func isStillWanted(at index: Int) -> Bool {
    let presentation = shown[index]
    guard presentation.isWanted, presentation.content != nil else { return false }
    return presentation.owner?.isMounted == true
  }

  /// Whether it is not shown yet, and the topmost stage is where it is presented from.
  private func waits(_ presentation: any Presentation) -> Bool {
    guard !shown.contains(where: { $0 === presentation }), let owner = presentation.owner else {
      return false
    }
    return stage(of: owner) === (shown.last?.content ?? root)
  }

  /// The content of the presentation that the node stands in; the window's root for all others.
  private func stage(of node: ViewNode) -> ViewNode? {
    var current: ViewNode? = node
    while let place = current {
      if shown.contains(where: { $0.content === place }) { return place }
      if place.parent == nil { return place }
      current = place.parent
    }
    return nil
  }
}
