import Geometry
import LayoutEngine
import ViewTree

extension Simulator.Settings {
  /// Which keyboard a user types on: one beside the device, as is usual with a simulator, or the
  /// device's own, which comes up over the screen for the field that has the focus.
  public enum Keyboard: String, Hashable, Sendable, CaseIterable {
    case hardware, onscreen
  }
}

extension Device {
  /// How much of the screen its own keyboard takes with its row of suggestions, in points: as
  /// far as it is known of an iPhone 16 and an iPhone SE. Other screens' differ by a few points.
  func keyboardHeight(_ orientation: Orientation) -> Double {
    let hasHomeButton = portraitInsets.bottom == 0
    return switch (idiom, orientation) {
    case (.phone, .portrait): hasHomeButton ? 260 : 336
    case (.phone, .landscape): hasHomeButton ? 200 : 219
    case (.pad, .portrait): 320 + portraitInsets.bottom
    case (.pad, .landscape): 408 + landscapeInsets.bottom
    case (.mac, _), (.watch, _): 0
    }
  }
}

extension Simulator {
  /// The window as layout sees it.
  var baseHost: LayoutHost {
    let metrics = window
    return LayoutHost(
      size: ProposedSize(metrics.size), safeArea: metrics.safeArea, keyboard: keyboardInsets,
      direction: settings.layoutDirection, pixelLength: 1 / device.scale)
  }

  /// What the keyboard takes of the window; it is part of the safe area (layout rule 15.6).
  var keyboardInsets: EdgeInsets {
    guard settings.keyboard == .onscreen, graph.focusedField?.isMounted == true else {
      return .zero
    }
    return EdgeInsets(bottom: device.keyboardHeight(orientation))
  }

  /// Scrolls the field that the keyboard has come up for to where it can be seen.
  func revealFocusedField() throws {
    guard settings.keyboard == .onscreen, graph.focusedField !== revealedField else { return }
    revealedField = graph.focusedField
    guard let field = graph.focusedField, field.isMounted else { return }
    for scroll in try scrollViews(around: field).reversed() {
      guard let frame = graph.frame(of: field),
        let geometry = graph.tree.scrollGeometry(of: scroll.layout)
      else { continue }
      try reveal(frame, in: scroll, geometry)
    }
  }

  /// The scroll views and lists that a node stands in, outermost first.
  private func scrollViews(around node: ViewNode) throws -> [RenderedView] {
    let above = sequence(first: node, next: \.parent)
    let scrolling = Set(above.filter(\.facets.clips).map(ObjectIdentifier.init))
    func find(_ view: RenderedView) -> [RenderedView] {
      let isOne =
        scrolling.contains(ObjectIdentifier(view.node))
        && graph.tree.scrollGeometry(of: view.layout) != nil
      return (isOne ? [view] : []) + view.children.flatMap(find)
    }
    return try reachableStages().flatMap(\.views).flatMap(find)
  }
}
