import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `scrollPosition`: a program that sets the position scrolls there, and where the user scrolls the
/// position follows.
var scrollPositions: [Builtin] {
  [
    Builtin(
      "View",
      """
      func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
      """
    ) { call in
      let (bound, anchor) = (try call.bound(1), call.arguments[2].asUnitPoint)
      return following(call.arguments[0], anchor) { machine in
        try bound.get().optionalContent.map {
          .id(ChildKey.id(ValueKey($0.withoutExistential, in: machine)), nil)
        }
      } moved: { id, _ in
        try bound.set(id.map { .some($0) } ?? .none)
      }
    },
    Builtin(
      "View",
      "func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View"
    ) { call in
      let (bound, anchor) = (try call.bound(1), call.arguments[2].asUnitPoint)
      return following(call.arguments[0], anchor) { machine in
        guard case .structure(let position) = try bound.get() else { return nil }
        return target(position, in: machine)
      } moved: { id, _ in
        guard case .structure(let position) = try bound.get() else { return }
        let id = id.map { Value.some($0) } ?? Value.none
        let fields: [Value] = [id, .none, .none, .bool(true), .none]
        try bound.set(.structure(StructValue(type: position.type, fields: fields)))
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
        var _anchor: UnitPoint?
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
        init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
          _id = AnyHashable(id)
          _anchor = anchor
        }
        var x: CGFloat? { point?.x }
        var y: CGFloat? { point?.y }
        func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { _id?.base as? T }
        mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
          self = ScrollPosition(id: id, anchor: anchor)
        }
        mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
        mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
        mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
        mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: y ?? 0)) }
        mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: x ?? 0, y: y)) }
      }
      """),
    Builtin("ScrollPosition", "var viewID: (any Hashable & Sendable)? { get }") { call in
      guard case .structure(let position) = call.arguments[0] else { return .none }
      return position.fields.first ?? .none
    },
  ]
}

/// Where a position leads.
private enum ScrollDestination: Hashable {
  /// The view with that id, brought to an anchor where one is given.
  case id(ChildKey, UnitPoint?)
  case edge(String)
  case point(x: Double, y: Double)

  /// The offset there, where it is no view's.
  func offset(_ geometry: ScrollGeometry) -> Point {
    switch self {
    case .id: geometry.contentOffset
    case .edge("bottom"): Point(x: geometry.contentOffset.x, y: geometry.maximumOffset.y)
    case .edge("trailing"): Point(x: geometry.maximumOffset.x, y: geometry.contentOffset.y)
    case .edge("leading"): Point(x: 0, y: geometry.contentOffset.y)
    case .edge: Point(x: geometry.contentOffset.x, y: 0)
    case .point(let x, let y): Point(x: x, y: y)
    }
  }
}

/// What a `ScrollPosition` asks for; nothing where the user has scrolled since.
private func target(_ position: StructValue, in machine: Machine) -> ScrollDestination? {
  guard position.fields.count == 5 else { return nil }
  if let id = position.fields[0].optionalContent {
    let anchor = position.fields[4].optionalContent?.asUnitPoint
    return .id(ChildKey.id(ValueKey(id.withoutExistential, in: machine)), anchor)
  }
  if let edge = position.fields[1].optionalContent?.caseName { return .edge(edge) }
  guard case .structure(let point)? = position.fields[2].optionalContent,
    let x = point.fields.first?.asLength, let y = point.fields.last?.asLength
  else { return nil }
  return .point(x: x, y: y)
}

/// Scrolls to where `target` leads, whenever it leads elsewhere, and tells where the user scrolls.
private func following(
  _ content: Value, _ anchor: UnitPoint?,
  _ target: @escaping (Machine) throws -> ScrollDestination?,
  moved: @escaping (_ id: Value?, Machine) throws -> Void
) -> Value {
  .modifier("scrollPosition", of: content) { build in
    let (node, graph, machine) = (build.node, build.graph, build.machine)
    let destination = try target(machine)
    let known = node.storage as? KnownTarget
    let target = known ?? KnownTarget()
    node.storage = target
    build.facets.hooks.append(
      .scrolled { id in
        target.destination = id.map {
          .id(ChildKey.id(ValueKey($0.withoutExistential, in: machine)), nil)
        }
        try moved(id, machine)
      })
    guard target.destination != destination else { return }
    target.destination = destination
    // What is shown at first begins at the leading edge; later it only comes into view.
    let anchor = anchor ?? (known == nil ? .topLeading : nil)
    guard let destination else { return }
    graph.afterUpdate { [unowned graph, weak node] in
      guard let node else { return }
      if case .id(let key, let own) = destination {
        graph.reveal(key, in: node, anchor: own ?? anchor)
      } else {
        graph.scroll(below: node, to: destination.offset)
      }
    }
  }
}

/// Where a scroll position led last.
private final class KnownTarget: NodeStorage {
  var destination: ScrollDestination?
}
