import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `alignmentGuide`, and the dimensions that its closure reads (layout rules 10.1 to 10.6).
var alignmentGuides: [Builtin] {
  [
    Builtin(
      "View",
      """
      func alignmentGuide(_ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
      """
    ) { call in
      let guide = call.horizontalGuide(1)
      return align(call) { guide.resolved(in: $0).key }
    },
    Builtin(
      "View",
      """
      func alignmentGuide(_ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
      """
    ) { call in
      let guide = call.verticalGuide(1)
      return align(call) { guide.resolved(in: $0).key }
    },
    Builtin(nil, "struct ViewDimensions: Equatable {}"),
    Builtin("ViewDimensions", "var width: CGFloat { get }") { call in
      .double(call.dimensions?.dimensions.width ?? 0)
    },
    Builtin("ViewDimensions", "var height: CGFloat { get }") { call in
      .double(call.dimensions?.dimensions.height ?? 0)
    },
    Builtin("ViewDimensions", "subscript(guide: HorizontalAlignment) -> CGFloat { get }") { call in
      let guide = call.horizontalGuide(1)
      return .double(call.dimensions?[{ guide.resolved(in: $0).key }] ?? 0)
    },
    Builtin("ViewDimensions", "subscript(guide: VerticalAlignment) -> CGFloat { get }") { call in
      let guide = call.verticalGuide(1)
      return .double(call.dimensions?[{ guide.resolved(in: $0).key }] ?? 0)
    },
    Builtin(
      "ViewDimensions", "subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }"
    ) { call in
      let guide = call.horizontalGuide(1)
      return call.dimensions?.explicit { guide.resolved(in: $0).key } ?? .none
    },
    Builtin(
      "ViewDimensions", "subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }"
    ) { call in
      let guide = call.verticalGuide(1)
      return call.dimensions?.explicit { guide.resolved(in: $0).key } ?? .none
    },
  ]
}

private func align(_ call: Invocation, _ key: @escaping (ViewGraph) -> AlignmentKey) -> Value {
  let (machine, closure) = (call.machine, call.arguments[2])
  return .modifier("alignmentGuide", of: call.arguments[0]) { build in
    let graph = build.graph
    build.wrap(
      .alignmentGuide(key(graph)) { [unowned graph, weak node = build.node] dimensions in
        graph.duringLayout(0, of: node) {
          let value = Value.native(DimensionsValue(dimensions, graph))
          return try machine.call(closure, value).asLength ?? 0
        }
      })
  }
}

extension ViewGraph {
  /// `HorizontalAlignment` or `VerticalAlignment`, for what layout asks the program about.
  func guideValue(_ key: AlignmentKey) -> Value {
    let id = alignmentType(of: key)
    switch key.axis {
    case .horizontal:
      return .native(
        id.map { HorizontalAlignmentValue(id: $0) }
          ?? HorizontalAlignmentValue(HorizontalAlignment(key)))
    case .vertical:
      return .native(
        id.map { VerticalAlignmentValue(id: $0) } ?? VerticalAlignmentValue(VerticalAlignment(key)))
    }
  }

  /// The layout's key for a type that conforms to `AlignmentID`.
  func alignmentKey(_ id: Type, along axis: Axis) -> AlignmentKey {
    alignmentKey(id, along: axis) { [unowned self] dimensions in
      guard let requirement = machine.requirement("defaultValue", of: "AlignmentID") else {
        return 0
      }
      let value = Value.native(DimensionsValue(dimensions, self))
      return try machine.call(requirement, onType: id, [value]).asLength ?? 0
    }
  }
}

/// `ViewDimensions`, as a value of the program. Good only while layout asks.
final class DimensionsValue: NativeValue {
  let dimensions: ViewDimensions
  private unowned let graph: ViewGraph

  init(_ dimensions: ViewDimensions, _ graph: ViewGraph) {
    self.dimensions = dimensions
    self.graph = graph
  }

  subscript(key: (ViewGraph) -> AlignmentKey) -> Double { dimensions[key(graph)] }

  func explicit(_ key: (ViewGraph) -> AlignmentKey) -> Value {
    dimensions[explicit: key(graph)].map { .double($0) } ?? .none
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("ViewDimensions") }
  func describe(in machine: Machine) throws -> String {
    "ViewDimensions(width: \(dimensions.width), height: \(dimensions.height))"
  }
}

extension Invocation {
  fileprivate var dimensions: DimensionsValue? { arguments[0].as(DimensionsValue.self) }
}
