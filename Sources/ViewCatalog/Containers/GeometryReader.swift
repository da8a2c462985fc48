import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `GeometryReader` and what it tells its content (layout rule 11).
let geometryReader: [Builtin] = [
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
    call.machine.insets(.zero)
  },
  Builtin("GeometryProxy", "func frame(in coordinateSpace: CoordinateSpace) -> CGRect") { call in
    guard let proxy = call.arguments[0].as(GeometryProxyValue.self) else { return .void }
    let isLocal = call.arguments[1].caseName == "local"
    return call.machine.rect(isLocal ? Rect(origin: .zero, size: proxy.size) : proxy.frame)
  },
  Builtin(nil, "enum CoordinateSpace { case global, local, named(AnyHashable) }"),
]

/// What a geometry reader hands to its content.
final class GeometryProxyValue: NativeValue {
  let size: Size
  private weak var node: ViewNode?
  private let graph: ViewGraph

  init(_ size: Size, _ node: ViewNode, _ graph: ViewGraph) {
    self.size = size
    self.node = node
    self.graph = graph
  }

  /// In the window's coordinates.
  var frame: Rect {
    node.flatMap { graph.frame(of: $0) } ?? Rect(origin: .zero, size: size)
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
