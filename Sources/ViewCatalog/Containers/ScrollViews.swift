import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `ScrollView`, and what is said of scrolling around it (layout rule 12).
var scrollViews: [Builtin] {
  [
    Builtin(nil, "struct ScrollView<Content: View>: View { typealias Body = Never }"),
    Builtin(
      "ScrollView",
      """
      init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content)
      """
    ) { call in
      let axes = call.axes(0)
      let content = try call.machine.call(call.arguments[2], [])
      return .view("ScrollView") { build in
        let system = build.environment.system
        var margins = EdgeInsets.zero
        for (edge, length) in system.scrolling.margins { margins[edge] = length }
        let spec = ScrollSpec(
          axes: axes, contentMargins: margins,
          anchor: system.scrolling.start ?? system.scrolling.anchor,
          alignment: system.scrolling.alignment ?? system.scrolling.anchor)
        build.environment.system.scrolling = Scrolling()
        build.facets.clips = true
        build.compose { node, graph in [try scroll(spec, node, graph)] }
        build.child(content)
      }
    },
    Builtin("View", "func contentMargins(_ length: CGFloat) -> some View") {
      margins($0, .all, $0.length(1))
    },
    Builtin(
      "View",
      """
      func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic) -> some View
      """
    ) { margins($0, $0.edges(1), $0.length(2), for: 3) },
    Builtin(
      "View",
      """
      func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement) -> some View
      """
    ) { margins($0, .all, $0.length(1), for: 2) },
    Builtin(
      "View",
      """
      func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic) -> some View
      """
    ) { call in
      let insets = call.arguments[2].asInsets
      return margins(call, call.edges(1), for: 3) { insets[$0] }
    },
    named("ContentMarginPlacement", ["automatic", "scrollContent", "scrollIndicators"]),
    Builtin(
      "View",
      "func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View"
    ) { call in
      let anchor = call.arguments[1].asUnitPoint
      let role = call.arguments[2].staticName
      return .modifier("defaultScrollAnchor", of: call.arguments[0]) {
        if role == "initialOffset" { $0.environment.system.scrolling.start = anchor }
        if role == "alignment" { $0.environment.system.scrolling.alignment = anchor }
      }
    },
    named("ScrollAnchorRole", ["initialOffset", "sizeChanges", "alignment"]),
    Builtin("View", "func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View") { call in
      let anchor = call.arguments[1].asUnitPoint
      return .modifier("defaultScrollAnchor", of: call.arguments[0]) {
        $0.environment.system.scrolling.anchor = anchor
      }
    },
  ] + fingers
}

/// What a finger on a scroll view does.
private var fingers: [Builtin] {
  [
    Builtin("View", "func scrollDisabled(_ disabled: Bool) -> some View") { call in
      let disabled = call.arguments[1].asBool
      return .modifier("scrollDisabled", of: call.arguments[0]) {
        if disabled { $0.environment.system.isScrollEnabled = false }
      }
    },
    Builtin(
      "View",
      "func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View"
    ) { call in
      // An interactive keyboard goes where the finger comes down to it: scrolling alone keeps it.
      let keeps = ["interactively", "never"].contains(call.arguments[1].staticName)
      return .modifier("scrollDismissesKeyboard", of: call.arguments[0]) {
        $0.environment.system.keepsKeyboard = keeps
      }
    },
    named("ScrollDismissesKeyboardMode", ["automatic", "immediately", "interactively", "never"]),
  ]
}

/// One scroll view over its content; several views in it stand as in a VStack (layout rule 12.5).
private func scroll(
  _ spec: ScrollSpec, _ node: ViewNode, _ graph: ViewGraph
) throws -> RenderedView {
  let views = try graph.contentViews(of: node)
  let scroll = graph.layout(of: node, at: 0, .scroll(spec))
  if views.count == 1 {
    graph.tree.setChildren([views[0].layout], of: scroll)
  } else {
    let stack = graph.layout(of: node, at: 1, .vStack(.center, spacing: nil))
    graph.tree.setChildren(views.map(\.layout), of: stack)
    graph.tree.setChildren([stack], of: scroll)
  }
  return RenderedView(node: node, index: 0, layout: scroll, children: views)
}

private func margins(
  _ call: Invocation, _ edges: Edge.Set, _ length: Double?, for placement: Int? = nil
) -> Value {
  margins(call, edges, for: placement) { _ in length }
}

/// - Parameter placement: the argument that says of what; scroll indicators have no layout.
private func margins(
  _ call: Invocation, _ edges: Edge.Set, for placement: Int?, _ length: @escaping (Edge) -> Double?
) -> Value {
  if let placement, call.arguments[placement].staticName == "scrollIndicators" {
    return call.arguments[0]
  }
  return .modifier("contentMargins", of: call.arguments[0]) { build in
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      build.environment.system.scrolling.margins[edge] = length(edge)
    }
  }
}

extension Value {
  /// SwiftUI's `UnitPoint`; nil for nil.
  var asUnitPoint: UnitPoint? {
    guard case .structure(let point) = self, point.fields.count == 2,
      let x = point.fields[0].asLength, let y = point.fields[1].asLength
    else { return nil }
    return UnitPoint(x: x, y: y)
  }
}
