import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `safeAreaInset`, `safeAreaPadding` and `ignoresSafeArea` (layout rule 15).
var safeAreas: [Builtin] {
  [
    Builtin(
      "View",
      """
      func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
      """
    ) { call in
      let edge: Edge = call.arguments[1].caseName == "top" ? .top : .bottom
      let alignment = call.horizontalGuide(2)
      return try inset(call, edge) {
        Alignment(horizontal: alignment.resolved(in: $0), vertical: .center)
      }
    },
    Builtin(
      "View",
      """
      func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
      """
    ) { call in
      let edge: Edge = call.arguments[1].caseName == "leading" ? .leading : .trailing
      let alignment = call.verticalGuide(2)
      return try inset(call, edge) {
        Alignment(horizontal: .center, vertical: alignment.resolved(in: $0))
      }
    },
    Builtin("View", "func safeAreaPadding(_ insets: EdgeInsets) -> some View") { call in
      pad(call, call.arguments[1].asInsets)
    },
    Builtin(
      "View",
      "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"
    ) { call in pad(call, EdgeInsets(call.edges(1), call.length(2) ?? 16)) },
    Builtin("View", "func safeAreaPadding(_ length: CGFloat) -> some View") { call in
      pad(call, EdgeInsets(.all, call.length(1) ?? 16))
    },
    Builtin(
      "View",
      """
      func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
      """
    ) { call in
      let regions = SafeAreaRegions(rawValue: UInt8(truncatingIfNeeded: call.arguments[1].rawBits))
      let edges = call.edges(2)
      return .modifier("ignoresSafeArea", of: call.arguments[0]) {
        $0.wrap(.ignoresSafeArea(regions, edges))
      }
    },
    Builtin("View", "func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View") { call in
      let edges = call.edges(1)
      return .modifier("edgesIgnoringSafeArea", of: call.arguments[0]) {
        $0.wrap(.ignoresSafeArea(.container, edges))
      }
    },
    Builtin(
      nil,
      """
      @frozen struct SafeAreaRegions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let container = SafeAreaRegions(rawValue: 1)
        static let keyboard = SafeAreaRegions(rawValue: 2)
        static let all = SafeAreaRegions(rawValue: 3)
      }
      """),
    Builtin("View", "func scenePadding(_ edges: Edge.Set = .all) -> some View") { call in
      let insets = EdgeInsets(call.edges(1), 16)
      return .modifier("scenePadding", of: call.arguments[0]) { $0.wrap(.padding(insets)) }
    },
    Builtin(
      "View",
      """
      func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
      """
    ) { call in
      relative(call, ContainerRelativeFrame(axes: call.axes(1)), call.alignmentGuide(2))
    },
    Builtin(
      "View",
      """
      func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center) -> some View
      """
    ) { call in
      guard case .int(let count) = call.arguments[2], case .int(let span) = call.arguments[3] else {
        return call.arguments[0]
      }
      let frame = ContainerRelativeFrame(
        axes: call.axes(1), count: max(1, count), span: span, spacing: call.length(4) ?? 0)
      return relative(call, frame, call.alignmentGuide(5))
    },
    Builtin(
      "View",
      """
      func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
      """
    ) { call in
      let (machine, length, axes) = (call.machine, call.arguments[3], call.axes(1))
      let alignment = call.alignmentGuide(2)
      return .modifier("containerRelativeFrame", of: call.arguments[0]) { build in
        let graph = build.graph
        let frame = ContainerRelativeFrame(axes: axes) {
          [unowned graph, weak node = build.node] container, axis in
          graph.duringLayout(container, of: node) {
            let axis = machine.enumCase(
              "Axis", at: axis == .horizontal ? 0 : 1)
            return try machine.call(length, [.double(container), axis]).asLength ?? container
          }
        }
        build.wrap(.containerRelativeFrame(frame, alignment.resolved(in: graph)))
      }
    },
  ]
}

private func inset(
  _ call: Invocation, _ edge: Edge, _ alignment: @escaping (ViewGraph) -> Alignment
) throws -> Value {
  let (content, spacing) = (call.arguments[0], call.length(3))
  let bar = try call.machine.call(call.arguments[4], [])
  return .view("safeAreaInset") {
    $0.attach(
      .safeAreaInset(edge, SafeAreaInset(alignment: alignment($0.graph), spacing: spacing)))
    $0.child(content)
    $0.child(bar)
  }
}

private func pad(_ call: Invocation, _ insets: EdgeInsets) -> Value {
  .modifier("safeAreaPadding", of: call.arguments[0]) { $0.wrap(.safeAreaPadding(insets)) }
}

private func relative(
  _ call: Invocation, _ frame: ContainerRelativeFrame, _ alignment: AlignmentValue
) -> Value {
  .modifier("containerRelativeFrame", of: call.arguments[0]) {
    $0.wrap(.containerRelativeFrame(frame, alignment.resolved(in: $0.graph)))
  }
}

extension Machine {
  /// A case without payload of an enum of the library's.
  func enumCase(_ type: String, at index: Int) -> Value {
    guard let nominal = types.nominal(type) else { return .void }
    return .enumCase(EnumValue(type: nominal, index: index))
  }
}
