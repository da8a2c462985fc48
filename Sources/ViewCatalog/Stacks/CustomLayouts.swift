import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// The `Layout` protocol and what its requirements are handed (layout rule 16.2).
var customLayouts: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol Layout: Animatable {
        typealias Subviews = LayoutSubviews
        associatedtype Cache = Void
        static var layoutProperties: LayoutProperties { get }
        func makeCache(subviews: LayoutSubviews) -> Cache
        func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)
        func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing
        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
          -> CGSize
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
          cache: inout Cache)
        func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect,
          proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGFloat?
        func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect,
          proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGFloat?
      }
      """),
    Builtin("Layout", "static var layoutProperties: LayoutProperties { LayoutProperties() }"),
    Builtin("Layout where Cache == Void", "func makeCache(subviews: LayoutSubviews) {}"),
    Builtin(
      "Layout",
      """
      func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {
        cache = makeCache(subviews: subviews)
      }
      """),
    Builtin(
      "Layout",
      """
      func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
        var spacing = ViewSpacing()
        for subview in subviews { spacing.formUnion(subview.spacing) }
        return spacing
      }
      """),
    Builtin(
      "Layout",
      """
      func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect,
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGFloat?
      """
    ) { call in
      let guide = call.horizontalGuide(1)
      return call.mergedAlignment { guide.resolved(in: $0).key }
    },
    Builtin(
      "Layout",
      """
      func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect,
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGFloat?
      """
    ) { call in
      let guide = call.verticalGuide(1)
      return call.mergedAlignment { guide.resolved(in: $0).key }
    },
    Builtin(
      nil,
      "struct LayoutProperties: Sendable { init() {} var stackOrientation: Axis? = nil }"),
    Builtin(
      nil,
      """
      @frozen struct ProposedViewSize: Equatable, Sendable {
        var width: CGFloat?
        var height: CGFloat?
        init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height }
        init(_ size: CGSize) { width = size.width; height = size.height }
        static let zero = ProposedViewSize(width: 0, height: 0)
        static let unspecified = ProposedViewSize(width: nil, height: nil)
        static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
        func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
          -> CGSize
        {
          CGSize(width: width ?? size.width, height: height ?? size.height)
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol LayoutValueKey {
        associatedtype Value
        static var defaultValue: Value { get }
      }
      """),
    Builtin(
      "LayoutValueKey where Value: ExpressibleByNilLiteral",
      "static var defaultValue: Value { nil }"),
    Builtin(
      "View", "func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View"
    ) { call in
      guard case .type(let key) = call.arguments[1], case .nominal(let type, _) = key.type else {
        return call.arguments[0]
      }
      let value = call.arguments[2]
      return .modifier("layoutValue", of: call.arguments[0]) {
        $0.facets.layoutValues.append((type, value))
      }
    },
  ]
}

/// The program's own layout, as the engine asks it.
///
/// A class: it keeps the program's cache between questions.
final class ProgramLayout: CustomLayout {
  private let layout: Value
  private weak var node: ViewNode?
  private unowned let graph: ViewGraph
  private var cache: Value?
  /// Whether the cache is of other subviews than there are now.
  private var isStale = false
  private let orientation: Axis?

  init(_ layout: Value, _ node: ViewNode, _ graph: ViewGraph) {
    self.layout = layout
    self.node = node
    self.graph = graph
    let machine = graph.machine
    let properties = machine.requirement("layoutProperties", of: "Layout").flatMap {
      try? machine.call($0, onType: machine.dynamicType(of: layout))
    }
    if case .structure(let value)? = properties, let axis = value.fields.first?.caseName {
      orientation = axis == "horizontal" ? .horizontal : .vertical
    } else {
      orientation = nil
    }
  }

  var stackOrientation: Axis? { orientation }

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    let answer = ask("sizeThatFits", subviews) { views, machine in
      [machine.proposal(proposal), views]
    }
    return answer?.asSize ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    _ = ask("placeSubviews", subviews) { views, machine in
      [machine.rect(bounds), machine.proposal(proposal), views]
    }
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing? {
    ask("spacing", subviews) { views, _ in [views] }?.as(SpacingValue.self)?.spacing
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews
  ) -> Double? {
    if key.rawValue == AlignmentKey.formControl.rawValue {
      return subviews.mergedAlignment(of: key, proposal: proposal, size: bounds.size)
    }
    let guide = graph.guideValue(key)
    let answer = ask("explicitAlignment", at: key.axis == .horizontal ? 0 : 1, subviews) {
      [guide, $1.rect(bounds), $1.proposal(proposal), $0]
    }
    return answer?.withoutExistential.asLength
  }

  func replace(_ old: any CustomLayout) {
    guard let old = old as? ProgramLayout, old.layout.typeName == layout.typeName else { return }
    cache = old.cache
    isStale = true
  }

  func subviewsChanged() { isStale = true }

  /// Calls a requirement with the cache as its last, inout argument.
  /// - Parameter overload: which of the requirements of that name.
  private func ask(
    _ name: String, at overload: Int = 0, _ subviews: LayoutSubviews,
    _ arguments: (_ subviews: Value, _ machine: Machine) -> [Value]
  ) -> Value? {
    graph.duringLayout(nil, of: node) {
      let machine = graph.machine
      let requirements = machine.requirements(name, of: "Layout")
      guard requirements.indices.contains(overload) else { return nil }
      let requirement = requirements[overload]
      let views = machine.subviews(subviews, of: node, graph)
      try prepareCache(views, machine)
      var passed = arguments(views, machine) + [cache ?? .void]
      let answer = try machine.call(requirement, on: layout, updating: &passed)
      cache = passed.last
      return answer
    }
  }

  /// Makes the cache, or lets the program bring it up to date with subviews that have changed.
  private func prepareCache(_ subviews: Value, _ machine: Machine) throws {
    guard let known = cache else {
      isStale = false
      guard let make = machine.requirement("makeCache", of: "Layout") else { return }
      cache = try machine.call(make, on: layout, [subviews])
      return
    }
    guard isStale, let update = machine.requirement("updateCache", of: "Layout") else { return }
    isStale = false
    var passed = [known, subviews]
    _ = try machine.call(update, on: layout, updating: &passed)
    cache = passed.first
  }
}

extension Invocation {
  /// What the subviews of a layout's question about a guide say together.
  fileprivate func mergedAlignment(_ key: (ViewGraph) -> AlignmentKey) -> Value {
    guard let (subviews, graph) = arguments[4].asSubviews else { return .none }
    let merged = subviews.mergedAlignment(
      of: key(graph), proposal: arguments[3].asProposal,
      size: arguments[2].asRect.size)
    return merged.map { .double($0) } ?? .none
  }
}

extension Machine {
  /// `ProposedViewSize`
  func proposal(_ proposal: ProposedSize) -> Value {
    structure(
      "ProposedViewSize",
      [
        proposal.width.map { .double($0) } ?? .none, proposal.height.map { .double($0) } ?? .none,
      ])
  }
}

extension Value {
  /// SwiftUI's `ProposedViewSize`.
  var asProposal: ProposedSize {
    guard case .structure(let value) = self, value.fields.count == 2 else { return .unspecified }
    return ProposedSize(width: value.fields[0].asLength, height: value.fields[1].asLength)
  }
}
