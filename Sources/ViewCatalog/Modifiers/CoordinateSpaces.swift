import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Coordinate spaces by name, and reading a view's place as it changes (layout rule 11.3).
var coordinateSpaces: [Builtin] {
  [
    Builtin(nil, "enum CoordinateSpace: Hashable { case global, local, named(AnyHashable) }"),
    Builtin(nil, "protocol CoordinateSpaceProtocol {}"),
    Builtin(
      nil,
      """
      struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
        let _name: AnyHashable
      }
      """),
    Builtin(nil, "struct GlobalCoordinateSpace: CoordinateSpaceProtocol { init() {} }"),
    Builtin(nil, "struct LocalCoordinateSpace: CoordinateSpaceProtocol { init() {} }"),
    Builtin(nil, "struct _ScrollViewCoordinateSpace: CoordinateSpaceProtocol {}"),
    Builtin(
      "CoordinateSpaceProtocol where Self == NamedCoordinateSpace",
      """
      static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(_name: AnyHashable(name))
      }
      """),
    Builtin(
      "CoordinateSpaceProtocol where Self == _ScrollViewCoordinateSpace",
      "static var scrollView: _ScrollViewCoordinateSpace { _ScrollViewCoordinateSpace() }"),
    Builtin(
      "CoordinateSpaceProtocol where Self == _ScrollViewCoordinateSpace",
      """
      static func scrollView(axis: Axis) -> _ScrollViewCoordinateSpace {
        _ScrollViewCoordinateSpace()
      }
      """),
    Builtin(
      "CoordinateSpaceProtocol where Self == GlobalCoordinateSpace",
      "static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }"),
    Builtin(
      "CoordinateSpaceProtocol where Self == LocalCoordinateSpace",
      "static var local: LocalCoordinateSpace { LocalCoordinateSpace() }"),
    Builtin("View", "func coordinateSpace<T: Hashable>(name: T) -> some View") { call in
      let name = call.arguments[1].withoutExistential
      return .modifier("coordinateSpace", of: call.arguments[0]) {
        $0.facets.coordinateSpace = name
      }
    },
    Builtin("View", "func coordinateSpace(_ name: NamedCoordinateSpace) -> some View") { call in
      guard case .named(let name) = try CoordinateSpaceName(call.arguments[1]) else {
        return call.arguments[0]
      }
      return .modifier("coordinateSpace", of: call.arguments[0]) {
        $0.facets.coordinateSpace = name
      }
    },
    Builtin(
      "View",
      """
      func onGeometryChange<T: Equatable>(for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void)
        -> some View
      """
    ) { geometryChange($0) { [$1] } },
    Builtin(
      "View",
      """
      func onGeometryChange<T: Equatable>(for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View
      """
    ) { geometryChange($0) { [$0, $1] } },
  ]
}

private func geometryChange(
  _ call: Invocation, _ arguments: @escaping (_ old: Value, _ new: Value) -> [Value]
) -> Value {
  let (machine, transform, action) = (call.machine, call.arguments[2], call.arguments[3])
  return .modifier("onGeometryChange", of: call.arguments[0]) { build in
    let graph = build.graph
    build.facets.hooks.append(
      .geometryChange(
        of: { [unowned graph] node in
          let size = graph.frame(of: node)?.size ?? .zero
          return try machine.call(transform, [.native(GeometryProxyValue(size, node, graph))])
        },
        { _ = try machine.call(action, arguments($0, $1)) }))
  }
}

/// A coordinate space, however it was written.
enum CoordinateSpaceName {
  case global, local, scrollView
  case named(Value)

  init(_ value: Value) throws {
    let value = value.withoutExistential
    switch value {
    case .enumCase(let space) where value.caseName == "named" && space.payload.count == 1:
      self = .named(space.payload[0].withoutExistential)
    case .enumCase: self = value.caseName == "local" ? .local : .global
    case .structure(let space):
      if let name = space.fields.first {
        self = .named(name.withoutExistential)
      } else if space.type.name == "_ScrollViewCoordinateSpace" {
        self = .scrollView
      } else {
        self = space.type.name == "LocalCoordinateSpace" ? .local : .global
      }
    case _: self = .global
    }
  }
}

extension Value {
  /// The value inside `any P`, `AnyHashable` and the like.
  var withoutExistential: Value {
    if case .existential(let value, _) = self { return value.withoutExistential }
    return self
  }
}

extension ViewNode {
  /// The view whose coordinates a space is; nil for the window's.
  func view(of space: CoordinateSpaceName, _ machine: Machine) -> ViewNode? {
    switch space {
    case .local: self
    case .global: nil
    case .named(let name): ancestor(named: name, machine)
    case .scrollView: scrollView
    }
  }

  /// The nearest view around that makes a coordinate space of that name.
  func ancestor(named name: Value, _ machine: Machine) -> ViewNode? {
    var current: ViewNode? = self
    while let node = current {
      if let own = node.facets.coordinateSpace, (try? machine.areEqual(own, name)) == true {
        return node
      }
      current = node.parent
    }
    return nil
  }

  /// The nearest scroll view or list around.
  var scrollView: ViewNode? {
    var current = parent
    while let node = current {
      if node.facets.clips && ["ScrollView", "List", "Form"].contains(node.name) { return node }
      current = node.parent
    }
    return nil
  }
}
