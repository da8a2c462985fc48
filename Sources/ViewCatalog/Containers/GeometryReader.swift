import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `GeometryReader` and what it tells its content (layout rule 11).
var geometryReader: [Builtin] {
  [
    Builtin(nil, "@frozen struct GeometryReader<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "GeometryReader",
      "init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)"
    ) { call in
      let (machine, content) = (call.machine, call.arguments[0])
      return .view("GeometryReader") { build in
        build.layout(.geometryReader)
        let graph = build.graph
        build.facets.reader = { size, node in
          try machine.call(content, [.native(GeometryProxyValue(size, node, graph))])
        }
      }
    },
    Builtin(nil, "struct GeometryProxy: Sendable {}"),
    Builtin("GeometryProxy", "var size: CGSize { get }") { call in
      guard let proxy = call.arguments[0].as(GeometryProxyValue.self) else { return .void }
      return call.machine.size(proxy.size)
    },
    Builtin("GeometryProxy", "var safeAreaInsets: EdgeInsets { get }") { call in
      call.machine.insets(call.arguments[0].as(GeometryProxyValue.self)?.safeAreaInsets ?? .zero)
    },
    Builtin("GeometryProxy", "func frame(in coordinateSpace: CoordinateSpace) -> CGRect") { call in
      guard let proxy = call.arguments[0].as(GeometryProxyValue.self) else { return .void }
      return call.machine.rect(
        proxy.frame(in: try CoordinateSpaceName(call.arguments[1]), call.machine))
    },
    Builtin(
      "GeometryProxy",
      "func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect"
    ) { call in
      guard let proxy = call.arguments[0].as(GeometryProxyValue.self) else { return .void }
      return call.machine.rect(
        proxy.frame(in: try CoordinateSpaceName(call.arguments[1]), call.machine))
    },
    Builtin(
      "GeometryProxy",
      "func bounds(of coordinateSpace: some CoordinateSpaceProtocol) -> CGRect?"
    ) { call in
      guard let proxy = call.arguments[0].as(GeometryProxyValue.self) else { return .none }
      let space = try CoordinateSpaceName(call.arguments[1])
      return proxy.bounds(of: space, call.machine).map { call.machine.rect($0) } ?? .none
    },
  ]
}

/// What a geometry reader hands to its content.
final class GeometryProxyValue: NativeValue {
  let size: Size
  private weak var node: ViewNode?
  unowned let graph: ViewGraph

  init(_ size: Size, _ node: ViewNode, _ graph: ViewGraph) {
    self.size = size
    self.node = node
    self.graph = graph
  }

  var safeAreaInsets: EdgeInsets {
    guard let node, let handle = graph.layoutNode(of: node),
      // What is turned by less than a right angle gets none (layout rule 15.8).
      graph.transform(around: node).keepsCorners
    else { return .zero }
    return graph.tree.safeAreaInsets(of: handle)
  }

  /// In the window's coordinates, in its own, or in those of a view around; the window's where no
  /// view around has that name.
  func frame(in space: CoordinateSpaceName, _ machine: Machine) -> Rect {
    let own = Rect(origin: .zero, size: size)
    guard let node else { return own }
    let outer = node.view(of: space, machine)
    if outer === node { return own }
    let frame = graph.transform(around: node, inside: outer)
      .apply(graph.readFrame(of: node) ?? own)
    let origin = outer.flatMap { graph.readFrame(of: $0) }?.origin ?? .zero
    return frame.offset(x: -origin.x, y: -origin.y)
  }

  /// The bounds of a space around in this view's own coordinates; nil where there is none.
  func bounds(of space: CoordinateSpaceName, _ machine: Machine) -> Rect? {
    guard let node else { return nil }
    let outer: ViewNode?
    switch space {
    case .local, .global: return nil
    case .named(let name): outer = node.ancestor(named: name, machine)
    case .scrollView: outer = node.scrollView
    }
    return outer.flatMap { outer in
      graph.readFrame(of: outer).map { place(graph.transform(around: outer).apply($0)) }
    }
  }

  /// A place in the window in this view's own coordinates (layout rule 19.2).
  func place(_ rect: Rect) -> Rect {
    guard let node else { return rect }
    let origin = graph.readFrame(of: node)?.origin ?? .zero
    let back = graph.transform(around: node).inverse ?? .identity
    return back.apply(rect).offset(x: -origin.x, y: -origin.y)
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("GeometryProxy") }
  func describe(in machine: Machine) throws -> String { "GeometryProxy" }
}

extension Machine {
  /// A struct of the library's from its fields, in order.
  func structure(_ name: String, _ fields: [Value]) -> Value {
    guard let type = types.nominal(name) else { return .void }
    return .structure(StructValue(type: type, fields: fields))
  }

  func size(_ size: Size) -> Value {
    structure("CGSize", [.double(size.width), .double(size.height)])
  }

  func point(_ point: Point) -> Value {
    structure("CGPoint", [.double(point.x), .double(point.y)])
  }

  func rect(_ rect: Rect) -> Value {
    structure("CGRect", [point(rect.origin), size(rect.size)])
  }

  func insets(_ insets: EdgeInsets) -> Value {
    structure(
      "EdgeInsets",
      [insets.top, insets.leading, insets.bottom, insets.trailing].map { .double($0) })
  }
}
