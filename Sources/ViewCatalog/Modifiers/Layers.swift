import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `overlay` and `background` in their forms (layout rules 6.6 and 6.7).
var layers: [Builtin] {
  [
    Builtin(
      "View",
      """
      func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
      """
    ) { call in
      let layer = try call.machine.call(call.arguments[2], [])
      return attach(layer, to: call.arguments[0], "overlay", overlaid(call.alignmentGuide(1)))
    },
    Builtin(
      "View",
      """
      @_disfavoredOverload
      func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
      """
    ) { call in
      attach(call.arguments[1], to: call.arguments[0], "overlay", overlaid(call.alignmentGuide(2)))
    },
    Builtin(
      "View",
      """
      func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
      """
    ) { call in
      attach(
        filled(call.arguments[1]), to: call.arguments[0], "overlay",
        overlaid(AlignmentValue(.center))
      )
    },
    Builtin(
      "View",
      """
      func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T,
        fillStyle: FillStyle = FillStyle()) -> some View
      """
    ) { call in
      let layer = filled(call.arguments[1], in: call.arguments[2])
      return attach(layer, to: call.arguments[0], "overlay", overlaid(AlignmentValue(.center)))
    },
    Builtin(
      "View",
      """
      func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
      """
    ) { call in
      let layer = try call.machine.call(call.arguments[2], [])
      return attach(
        layer, to: call.arguments[0], "background", behind(call.alignmentGuide(1), ignoring: []))
    },
    Builtin(
      "View",
      """
      @_disfavoredOverload
      func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
      """
    ) { call in
      let spec = behind(call.alignmentGuide(2), ignoring: [])
      return attach(call.arguments[1], to: call.arguments[0], "background", spec)
    },
    Builtin(
      "View",
      """
      func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
      """
    ) { call in
      let spec = behind(AlignmentValue(.center), ignoring: call.edges(2))
      return attach(filled(call.arguments[1]), to: call.arguments[0], "background", spec)
    },
    Builtin("View", "func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View") {
      call in
      let spec = behind(AlignmentValue(.center), ignoring: call.edges(1))
      return attach(.native(ColorValue(.background)), to: call.arguments[0], "background", spec)
    },
    Builtin(
      "View",
      """
      func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T,
        fillStyle: FillStyle = FillStyle()) -> some View
      """
    ) { call in
      let layer = filled(call.arguments[1], in: call.arguments[2])
      let spec = behind(AlignmentValue(.center), ignoring: [])
      return attach(layer, to: call.arguments[0], "background", spec)
    },
    Builtin("View", "func background<S: Shape>(in shape: S) -> some View") { call in
      let layer = filled(.native(ColorValue(.background)), in: call.arguments[1])
      let spec = behind(AlignmentValue(.center), ignoring: [])
      return attach(layer, to: call.arguments[0], "background", spec)
    },
    Builtin(
      "View", "func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View"
    ) { call in
      let (style, width) = (call.arguments[1], call.length(2) ?? 1)
      return .modifier("border", of: call.arguments[0]) { build in
        let fill = style.fill(in: build.environment)
        build.drawOver {
          $0.list.append(.stroke(.rectangle, fill.representative, lineWidth: width), in: $0.frame)
        }
      }
    },
  ]
}

private typealias SpecMaker = (ViewGraph) -> LayoutSpec

private func overlaid(_ alignment: AlignmentValue) -> SpecMaker {
  { .overlay(alignment.resolved(in: $0)) }
}

private func behind(_ alignment: AlignmentValue, ignoring edges: Edge.Set) -> SpecMaker {
  { .background(alignment.resolved(in: $0), ignoresSafeArea: edges) }
}

private func attach(
  _ layer: Value, to content: Value, _ name: String, _ spec: @escaping SpecMaker
) -> Value {
  .view(name) {
    $0.attach(spec($0.graph))
    $0.child(content)
    $0.child(layer)
  }
}
