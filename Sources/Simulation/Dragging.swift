import Diagnostics
import Geometry
import LayoutEngine
import ViewTree

/// What a finger drags: a view with a gesture, a row that is being moved, a sheet, the edge of a
/// screen.
extension Simulator {
  /// Drags a control by so many points; what takes no drag itself moves the sheet or the screen
  /// that it stands on.
  /// - Parameter name: nil drags the sheet, or the screen from its leading edge.
  public func drag(_ name: ControlName?, x: Double, y: Double) throws {
    if let name {
      let named = try controls().filter { $0.matches(name) }
      // Across a row that has actions, a drag is a swipe.
      if abs(x) > abs(y), let row = named.first(where: { !$0.interaction.swipeActions.isEmpty }) {
        guard abs(x) > row.report.frame.size.width / 2 else { return }
        try swipe(name, x < 0 ? .left : .right)
        return
      }
      let all = named.filter { $0.interaction.drag != nil || $0.interaction.lift != nil }
      guard all.isEmpty else {
        let found = try control(name, to: "drag") { $0.drag != nil || $0.lift != nil }
        touch(found)
        if let drag = found.interaction.drag {
          try drag(x, y)
        } else if let item = try found.interaction.lift?() {
          try carry(item, from: found.report.frame.center, x: x, y: y)
        }
        return try settle()
      }
      guard !presentations.isEmpty, try isOnTop(name) else {
        _ = try control(name, to: "drag", where: { $0.drag != nil })
        return
      }
    }
    if let top = presentations.last, abs(y) >= abs(x) {
      try drag(top, by: y)
    } else if try dragContent(x: x, y: y) {
      return
    } else {
      try dragEdge(by: x)
    }
    try settle()
  }

  /// Whether a control or a text of that name stands on what is on top.
  private func isOnTop(_ name: ControlName) throws -> Bool {
    guard let reader = try topReading() else { return false }
    if reader.controls.contains(where: { $0.matches(name) }) { return true }
    guard case .label(let label, _) = name else { return false }
    return reader.texts.contains(label)
  }

  /// Drags the sheet down by so many points, or up: past half of the way it settles on the next
  /// detent; from the lowest one it closes (navigation rule 5.8.10).
  private func drag(_ top: ShownPresentation, by points: Double) throws {
    guard top.presentation.kind == .sheet else {
      guard top.presentation.isDismissible(top.content.screenTraits) else { return }
      throw ActionFailure(
        .notPossible, "the \(top.presentation.kind.rawValue) cannot be dragged; try: dismiss")
    }
    let height = top.host(in: baseHost).size.height ?? 0
    let maximum = baseHost.size.height ?? 0
    let traits = top.content.screenTraits
    let detents = top.presentation.detents(traits)
    let now = try top.presentation.detent(traits)
    let position = detents.firstIndex { $0.name == now } ?? 0
    let next = points < 0 ? position + 1 : position - 1
    if detents.indices.contains(next) {
      let way = abs(
        detents[next].value(maximum: maximum) - detents[position].value(maximum: maximum))
      guard abs(points) > way / 2 else { return }
      _ = try top.presentation.setDetent(detents[next], traits)
      return
    }
    guard points > 0, top.presentation.isDismissible(traits),
      points - Switches.disputed.dragSlop.value > height * Switches.disputed.dismissingPart.value
    else { return }
    try top.presentation.dismiss()
    graph.needsRendering(top.content)
  }

  /// Scrolls what can be scrolled that way; content that is at its top is refreshed by a long
  /// enough way down. Whether there was something.
  private func dragContent(x: Double, y: Double) throws -> Bool {
    guard abs(y) > abs(x) else {
      // From the leading edge it is the way back, where nothing lies before what is shown.
      let hasMore = try scrollable(.horizontal)
        .flatMap { graph.tree.scrollGeometry(of: $0.layout) }.map { $0.contentOffset.x > 0 }
      guard x < 0 || hasMore == true else { return false }
      return try scroll(.horizontal, by: -x)
    }
    let isAtTop =
      try scrollable(.vertical)
      .flatMap { graph.tree.scrollGeometry(of: $0.layout) }.map { $0.contentOffset.y <= 0 } ?? true
    if isAtTop, y >= Switches.disputed.pullToRefresh.value, canRefresh {
      try refresh()
      return true
    }
    return try scroll(.vertical, by: -y)
  }

  /// Past half of the screen the swipe from the edge goes back; before, nothing changes.
  private func dragEdge(by points: Double) throws {
    guard abs(points) > window.size.width / 2 else { return }
    try swipe(points > 0 ? .right : .left)
  }

  /// Down from the lowest detent closes the sheet (navigation rule 5.8.10).
  func pull(_ top: ShownPresentation, _ direction: SwipeDirection) throws {
    guard device.idiom != .mac else {
      throw ActionFailure(.notPossible, "a Mac's sheet cannot be pulled; try: dismiss")
    }
    if let next = try nextDetent(of: top, direction) { return try setDetent(next) }
    guard direction == .down else {
      throw ActionFailure(.notPossible, "the sheet cannot be pulled further up")
    }
    try dismiss()
  }

  /// The detent that a finger that moves up or down takes the sheet to; nil at the end of its set.
  func nextDetent(
    of top: ShownPresentation, _ direction: SwipeDirection
  ) throws -> SheetTraits.Detent? {
    let traits = top.content.screenTraits
    let detents = top.presentation.detents(traits)
    let now = try top.presentation.detent(traits)
    guard let position = detents.firstIndex(where: { $0.name == now }) else { return nil }
    let next = direction == .up ? position + 1 : position - 1
    return detents.indices.contains(next) ? detents[next] : nil
  }

  /// Drags the topmost sheet to one of its detents.
  public func setDetent(_ detent: SheetTraits.Detent) throws {
    guard let top = presentations.last,
      try top.presentation.detent(top.content.screenTraits) != nil
    else {
      throw ActionFailure(.notPossible, "there is no sheet with detents on top")
    }
    let traits = top.content.screenTraits
    guard try top.presentation.setDetent(detent, traits) else {
      let names = top.presentation.detents(traits).map(\.name)
      throw ActionFailure(
        .notPossible,
        "the sheet has no detent \(detent.name); it has \(Sentence.list(names))",
        candidates: names)
    }
    try settle()
  }
}
