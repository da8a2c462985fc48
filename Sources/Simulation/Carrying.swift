import Diagnostics
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Dragging things from view to view.
extension Simulator {
  /// Drags a control onto another, or onto a text: from the middle of one to that of the other.
  public func drag(_ name: ControlName, onto target: ControlName) throws {
    let from = try control(name, to: "drag") { $0.drag != nil || $0.lift != nil }.report.frame
    let named = try controls().filter { $0.matches(target) }
    let other =
      try named.first?.report.frame
      ?? view(named: target.plain).flatMap { graph.tree.frame(of: $0.layout) }
    guard let to = other else {
      throw try missing(target, among: controls())
    }
    try drag(name, x: to.center.x - from.center.x, y: to.center.y - from.center.y)
  }

  /// Carries what a view gives away so far, over whatever takes it on the way, and lets go of it.
  func carry(_ item: Value, from start: Point, x: Double, y: Double) throws {
    // Where things were when the finger lifted the item: what makes room for it moves elsewhere.
    let targets = try reachableStages().flatMap(\.views).flatMap { try dropTargets(in: $0, item) }
    var current: (target: DropTarget, frame: Rect)?
    let steps = max(1, Int((x.magnitude + y.magnitude) / Self.dragStep))
    var end = start
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      end = Point(x: start.x + x * part, y: start.y + y * part)
      let next = targets.last { $0.frame.contains(end) }
      guard next?.frame != current?.frame else { continue }
      if let current { try current.target.exited(item, end.from(current.frame)) }
      if let next { try next.target.entered(item, end.from(next.frame)) }
      current = next
    }
    if let current { _ = try current.target.dropped(item, end.from(current.frame)) }
  }

  /// How far a finger goes before it is asked again what is under it, in points.
  private static let dragStep = 4.0

  /// What takes the item, outer views first.
  private func dropTargets(
    in view: RenderedView, _ item: Value
  ) throws -> [(target: DropTarget, frame: Rect)] {
    guard !view.isHidden else { return [] }
    let inside = try view.children.flatMap { try dropTargets(in: $0, item) }
    guard let target = view.dropTarget, let frame = graph.tree.frame(of: view.layout),
      try target.accepts(item)
    else { return inside }
    return [(target, frame)] + inside
  }
}

extension Point {
  fileprivate func from(_ frame: Rect) -> Point {
    Point(x: x - frame.minX, y: y - frame.minY).inThousandths
  }
}

extension ControlName {
  /// As `explain` names a view.
  fileprivate var plain: String {
    switch self {
    case .label(let label, _): label
    case .number(let number): "#\(number)"
    }
  }
}
