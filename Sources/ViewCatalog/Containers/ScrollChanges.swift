import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// What a scroll view tells of itself: its geometry, its phases, and what of it can be seen.
var scrollChanges: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct ScrollGeometry: Equatable, Sendable {
        var contentOffset: CGPoint
        var contentSize: CGSize
        var contentInsets: EdgeInsets
        var containerSize: CGSize
        var visibleRect: CGRect {
          CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom)
        }
        var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
      }
      """),
    Builtin(
      "View",
      """
      func onScrollGeometryChange<T: Equatable>(for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void)
        -> some View
      """
    ) { call in
      let (machine, transform, action) = (call.machine, call.arguments[2], call.arguments[3])
      return measured("onScrollGeometryChange", call) { node, graph in
        guard let geometry = graph.scrollView(below: node)?.geometry else { return nil }
        return try machine.call(transform, [machine.scrollGeometry(geometry)])
      } changed: { old, new in
        // Before the first layout there was a scroll view without a size.
        let nothing = ScrollGeometry(
          viewport: .zero, contentSize: .zero, contentInsets: .zero, contentOffset: .zero,
          maximumOffset: .zero)
        let before = try old ?? machine.call(transform, [machine.scrollGeometry(nothing)])
        if try !machine.areEqual(before, new) { _ = try machine.call(action, [before, new]) }
      }
    },
    Builtin(
      "View",
      """
      func onScrollVisibilityChange(threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void) -> some View
      """
    ) { call in
      let (machine, action) = (call.machine, call.arguments[2])
      let threshold = call.length(1) ?? 0.5
      return measured("onScrollVisibilityChange", call) { node, graph in
        .bool(graph.visiblePart(of: node) >= threshold)
      } changed: { old, new in
        if old == nil, case .bool(false) = new { return }
        _ = try machine.call(action, [new])
      } left: {
        .bool(false)
      }
    },
    Builtin(
      "View",
      """
      func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void) -> some View
      """
    ) { call in
      let (machine, action, type) = (call.machine, call.arguments[3], call.types.last ?? .any)
      let threshold = call.length(2) ?? 0.5
      return measured("onScrollTargetVisibilityChange", call) { node, graph in
        .array(
          try graph.visibleTargets(below: node, threshold).compactMap {
            try machine.cast($0, to: type)
          })
      } changed: { old, new in
        if old == nil, try machine.areEqual(new, .array([])) { return }
        _ = try machine.call(action, [new])
      }
    },
    Builtin(
      nil,
      """
      @frozen enum ScrollPhase: Equatable {
        case idle, tracking, interacting, decelerating, animating
        var isScrolling: Bool { self != .idle }
      }
      """),
    Builtin(
      nil,
      """
      struct ScrollPhaseChangeContext {
        let geometry: ScrollGeometry
        let velocity: CGVector?
      }
      """),
    Builtin(
      "View",
      """
      func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View
      """
    ) { call in phases(call) { _ in [] } },
    Builtin(
      "View",
      """
      func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)
        -> some View
      """
    ) { call in
      let machine = call.machine
      return phases(call) { geometry in
        [
          machine.structure(
            "ScrollPhaseChangeContext", [machine.scrollGeometry(geometry), .none])
        ]
      }
    },
  ]
}

/// A modifier that is told when what `value` makes of the view's place is another; at first, with
/// nothing before.
private func measured(
  _ name: String, _ call: Invocation,
  _ value: @escaping (ViewNode, ViewGraph) throws -> Value?,
  changed: @escaping (_ old: Value?, _ new: Value) throws -> Void, left: (() -> Value)? = nil
) -> Value {
  .modifier(name, of: call.arguments[0]) { build in
    let known = (build.node.storage as? LastMeasured) ?? LastMeasured()
    build.node.storage = known
    let graph = build.graph
    build.facets.hooks.append(
      .geometryChange(
        of: { [unowned graph] node in try value(node, graph) ?? .void },
        { _, new in
          if case .void = new { return }
          let old = known.value
          known.value = new
          try changed(old, new)
        }))
    guard let value = left?() else { return }
    build.facets.hooks.append(
      .leftLayout {
        guard let old = known.value, !old.isSame(as: value) else { return }
        known.value = value
        try changed(old, value)
      })
  }
}

/// What was told last.
private final class LastMeasured: NodeStorage {
  var value: Value?
}

private func phases(
  _ call: Invocation, _ context: @escaping (ScrollGeometry) -> [Value]
) -> Value {
  let (machine, action) = (call.machine, call.arguments[1])
  return .modifier("onScrollPhaseChange", of: call.arguments[0]) { build in
    build.facets.hooks.append(
      .scrollPhase { old, new, geometry in
        let phases = [old, new].map { machine.enumCase("ScrollPhase", $0.rawValue) }
        _ = try machine.call(action, phases + context(geometry))
      })
  }
}

extension Machine {
  /// At rest the content's top leading corner is below the insets: the offset is then negative.
  fileprivate func scrollGeometry(_ geometry: ScrollGeometry) -> Value {
    let insets = geometry.contentInsets
    let offset = Point(
      x: geometry.contentOffset.x - insets.leading, y: geometry.contentOffset.y - insets.top)
    // What the insets take is no part of the container.
    let container = Size(
      width: max(0, geometry.viewport.width - insets.horizontal),
      height: max(0, geometry.viewport.height - insets.vertical))
    return structure(
      "ScrollGeometry",
      [point(offset), size(geometry.contentSize), self.insets(insets), size(container)])
  }
}

extension ViewGraph {
  /// How much of the view can be seen in the scroll view around it, from 0 to 1.
  fileprivate func visiblePart(of node: ViewNode) -> Double {
    guard let frame = frame(of: node) else { return 0 }
    let around = sequence(first: node, next: \.parent).dropFirst().first { $0.facets.clips }
    guard let viewport = around.flatMap({ self.frame(of: $0) }) else { return 1 }
    return frame.part(in: viewport)
  }

  /// The ids of what can be seen, by a share of at least `threshold`, in the scroll view below.
  fileprivate func visibleTargets(below node: ViewNode, _ threshold: Double) -> [Value] {
    guard let scroll = scrollView(below: node)?.view, let viewport = tree.frame(of: scroll.layout)
    else { return [] }
    return scrollTargets(in: scroll).filter { $0.frame.part(in: viewport) >= threshold }.map(\.id)
  }
}

extension Rect {
  /// How much of it lies inside another, from 0 to 1.
  fileprivate func part(in other: Rect) -> Double {
    func shared(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
      high > low ? max(0, min(high, to) - max(low, from)) / (high - low) : 1
    }
    return shared(minX, maxX, other.minX, other.maxX) * shared(minY, maxY, other.minY, other.maxY)
  }
}
