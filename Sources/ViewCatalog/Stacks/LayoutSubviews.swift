import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// What a `Layout` is handed: its subviews, and the distances that they prefer (layout rules 8.9
/// and 16.2).
var layoutSubviews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct LayoutSubviews: RandomAccessCollection, Equatable {
        typealias Element = LayoutSubview
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias SubSequence = LayoutSubviews
        typealias Iterator = IndexingIterator<[LayoutSubview]>
        var _elements: [LayoutSubview]
        var layoutDirection: LayoutDirection
        var startIndex: Int
      }
      """),
    Builtin("LayoutSubviews", "var endIndex: Int { startIndex + _elements.count }"),
    Builtin("LayoutSubviews", "var count: Int { _elements.count }"),
    Builtin("LayoutSubviews", "var isEmpty: Bool { _elements.isEmpty }"),
    Builtin("LayoutSubviews", "var indices: Range<Int> { startIndex..<endIndex }"),
    Builtin("LayoutSubviews", "var first: LayoutSubview? { _elements.first }"),
    Builtin("LayoutSubviews", "var last: LayoutSubview? { _elements.last }"),
    Builtin("LayoutSubviews", "func index(after i: Int) -> Int { i + 1 }"),
    Builtin("LayoutSubviews", "func index(before i: Int) -> Int { i - 1 }"),
    Builtin(
      "LayoutSubviews", "func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }"),
    Builtin(
      "LayoutSubviews", "func distance(from start: Int, to end: Int) -> Int { end - start }"),
    Builtin(
      "LayoutSubviews",
      "func makeIterator() -> IndexingIterator<[LayoutSubview]> { _elements.makeIterator() }"),
    Builtin(
      "LayoutSubviews", "subscript(index: Int) -> LayoutSubview { _elements[index - startIndex] }"),
    Builtin(
      "LayoutSubviews",
      """
      subscript(bounds: Range<Int>) -> LayoutSubviews {
        let elements = Array(_elements.dropFirst(bounds.lowerBound - startIndex).prefix(bounds.count))
        return LayoutSubviews(
          _elements: elements, layoutDirection: layoutDirection, startIndex: bounds.lowerBound)
      }
      """),
    Builtin(
      "LayoutSubviews",
      """
      subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(
          _elements: indices.map { self[$0] }, layoutDirection: layoutDirection, startIndex: 0)
      }
      """),

    Builtin(nil, "struct LayoutSubview: Equatable {}"),
    Builtin("LayoutSubview", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") { call in
      guard let view = call.subview else { return .void }
      return call.machine.size(view.subview.sizeThatFits(call.arguments[1].asProposal))
    },
    Builtin("LayoutSubview", "func dimensions(in proposal: ProposedViewSize) -> ViewDimensions") {
      call in
      guard let view = call.subview else { return .void }
      let dimensions = view.subview.dimensions(in: call.arguments[1].asProposal)
      return .native(DimensionsValue(dimensions, view.graph))
    },
    Builtin("LayoutSubview", "var priority: Double { get }") { call in
      .double(call.subview?.subview.priority ?? 0)
    },
    Builtin("LayoutSubview", "var spacing: ViewSpacing { get }") { call in
      .native(SpacingValue(call.subview?.subview.spacing ?? ViewSpacing()))
    },
    Builtin(
      "LayoutSubview",
      """
      func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
      """
    ) { call in
      call.subview?.subview.place(
        at: call.arguments[1].asPoint ?? .zero,
        anchor: call.arguments[2].asUnitPoint ?? .topLeading,
        proposal: call.arguments[3].asProposal)
      return .void
    },
    Builtin("LayoutSubview", "subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }") {
      call in
      guard case .type(let key) = call.arguments[1], case .nominal(let type, _) = key.type else {
        return .void
      }
      if let value = call.subview?.value(for: type) { return value }
      guard let standard = call.machine.requirement("defaultValue", of: "LayoutValueKey") else {
        return .void
      }
      return try call.machine.call(standard, onType: key.type)
    },

    Builtin(nil, "struct ViewSpacing: Sendable {}"),
    Builtin("ViewSpacing", "init()") { _ in .native(SpacingValue(ViewSpacing())) },
    Builtin("ViewSpacing", "static var zero: ViewSpacing { get }") { _ in
      .native(SpacingValue(.zero([.horizontal, .vertical])))
    },
    Builtin("ViewSpacing", "func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat") {
      call in
      guard let from = call.arguments[0].as(SpacingValue.self),
        let next = call.arguments[1].as(SpacingValue.self)
      else { return .double(ViewSpacing.defaultDistance) }
      let axis: Axis = call.arguments[2].caseName == "horizontal" ? .horizontal : .vertical
      return .double(from.spacing.distance(to: next.spacing, along: axis))
    },
    Builtin(
      "ViewSpacing", "mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)"
    ) { call in
      guard let from = call.arguments[0].as(SpacingValue.self),
        let other = call.arguments[1].as(SpacingValue.self)
      else { return .void }
      var spacing = from.spacing
      spacing.formUnion(other.spacing, edges: call.edges(2))
      call.arguments[0] = .native(SpacingValue(spacing))
      return .void
    },
    Builtin(
      "ViewSpacing", "func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing"
    ) {
      call in
      guard let from = call.arguments[0].as(SpacingValue.self),
        let other = call.arguments[1].as(SpacingValue.self)
      else { return .void }
      var spacing = from.spacing
      spacing.formUnion(other.spacing, edges: call.edges(2))
      return .native(SpacingValue(spacing))
    },
  ]
}

extension Invocation {
  fileprivate var subview: SubviewValue? { arguments[0].as(SubviewValue.self) }
}

extension Machine {
  /// `LayoutSubviews`
  func subviews(_ subviews: LayoutSubviews, of node: ViewNode?, _ graph: ViewGraph) -> Value {
    let isMirrored = subviews.layoutDirection == .rightToLeft
    return structure(
      "LayoutSubviews",
      [
        .array(subviews.map { .native(SubviewValue($0, of: subviews, node, graph)) }),
        enumCase("LayoutDirection", at: isMirrored ? 1 : 0), .int(0),
      ])
  }
}

/// `LayoutSubview`. Good only while layout asks.
final class SubviewValue: NativeValue {
  let subview: LayoutSubview
  /// All subviews of its container.
  let subviews: LayoutSubviews
  private weak var container: ViewNode?
  unowned let graph: ViewGraph

  init(
    _ subview: LayoutSubview, of subviews: LayoutSubviews, _ container: ViewNode?,
    _ graph: ViewGraph
  ) {
    self.subview = subview
    self.subviews = subviews
    self.container = container
    self.graph = graph
  }

  /// What `layoutValue(key:value:)` says of it, through the modifiers around.
  func value(for key: NominalType) -> Value? {
    let views = container.map { graph.rendered($0) } ?? []
    var view = views.lazy.flatMap(\.children).first { $0.layout == subview.node }
    while let current = view {
      let facets = current.annotations.reversed().map(\.facets) + [current.node.facets]
      for facet in facets {
        if let found = facet.layoutValues.last(where: { $0.key === key }) { return found.value }
      }
      view = current.inner
    }
    return nil
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("LayoutSubview") }
  func describe(in machine: Machine) throws -> String { "LayoutSubview" }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    (other as? SubviewValue)?.subview.node == subview.node
  }
}

/// `ViewSpacing`, as a value of the program.
final class SpacingValue: NativeValue {
  let spacing: ViewSpacing
  init(_ spacing: ViewSpacing) { self.spacing = spacing }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("ViewSpacing") }
  func describe(in machine: Machine) throws -> String { "ViewSpacing" }
}
