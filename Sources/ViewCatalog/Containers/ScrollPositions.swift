import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `scrollPosition`: a program that sets the position scrolls there. The user's own scrolling is
/// not told to the program.
var scrollPositions: [Builtin] {
  [
    Builtin(
      "View",
      """
      func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
      """
    ) { call in
      let (bound, anchor) = (try call.bound(1), call.arguments[2].asUnitPoint)
      return following(call.arguments[0], anchor) { try bound.get().optionalContent }
    },
    Builtin(
      "View",
      "func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View"
    ) { call in
      let (bound, anchor) = (try call.bound(1), call.arguments[2].asUnitPoint)
      return following(call.arguments[0], anchor) {
        guard case .structure(let position) = try bound.get() else { return nil }
        guard case .structure(let id)? = position.fields.first?.optionalContent else { return nil }
        return id.fields.first
      }
    },
    Builtin(
      nil,
      """
      struct ScrollPosition: Equatable, Sendable {
        var _id: AnyHashable?
        var edge: Edge?
        var point: CGPoint?
        var isPositionedByUser: Bool = false
        init() {}
        init(edge: Edge) { self.edge = edge }
        init(point: CGPoint) { self.point = point }
        init(x: CGFloat, y: CGFloat) { point = CGPoint(x: x, y: y) }
        init<T: Hashable & Sendable>(idType: T.Type) {}
        init<T: Hashable & Sendable>(idType: T.Type, edge: Edge) { self.edge = edge }
        init<T: Hashable & Sendable>(idType: T.Type, point: CGPoint) { self.point = point }
        init<T: Hashable & Sendable>(idType: T.Type, x: CGFloat, y: CGFloat) {
          point = CGPoint(x: x, y: y)
        }
        init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { _id = AnyHashable(id) }
        var viewID: (any Hashable & Sendable)? { nil }
        var x: CGFloat? { point?.x }
        var y: CGFloat? { point?.y }
        func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { _id?.base as? T }
        mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
          _id = AnyHashable(id)
          edge = nil
          point = nil
        }
        mutating func scrollTo(edge: Edge) {
          self.edge = edge
          _id = nil
          point = nil
        }
        mutating func scrollTo(point: CGPoint) {
          self.point = point
          _id = nil
          edge = nil
        }
        mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
        mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: y ?? 0)) }
        mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: x ?? 0, y: y)) }
      }
      """),
  ]
}

/// Scrolls to the view with the id that `target` names, whenever it names another.
private func following(
  _ content: Value, _ anchor: UnitPoint?, _ target: @escaping () throws -> Value?
) -> Value {
  .modifier("scrollPosition", of: content) { build in
    let (node, graph) = (build.node, build.graph)
    let key = try target().map { ChildKey.id(ValueKey($0.withoutExistential, in: build.machine)) }
    let known = node.storage as? KnownTarget
    node.storage = KnownTarget(key)
    guard let key, known?.key != key else { return }
    graph.afterUpdate { [unowned graph, weak node] in
      guard let node else { return }
      graph.reveal(key, in: node, anchor: anchor)
    }
  }
}

/// Where a scroll position led last.
private final class KnownTarget: NodeStorage {
  let key: ChildKey?
  init(_ key: ChildKey?) { self.key = key }
}
