import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Colours, opacity and clipping: what changes how a view looks and not where it stands (layout
/// rule 6.8).
var foregrounds: [Builtin] {
  [
    Builtin("View", "func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View") {
      colored($0, "foregroundStyle")
    },
    Builtin(
      "View",
      """
      func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
        -> some View
      """
    ) { colored($0, "foregroundStyle") },
    Builtin(
      "View",
      """
      func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1,
        _ secondary: S2, _ tertiary: S3) -> some View
      """
    ) { colored($0, "foregroundStyle") },
    Builtin("View", "func foregroundColor(_ color: Color?) -> some View") {
      colored($0, "foregroundColor")
    },
    Builtin("View", "func tint(_ tint: Color?) -> some View") { tinted($0, "tint") },
    Builtin("View", "func tint<S: ShapeStyle>(_ tint: S?) -> some View") { tinted($0, "tint") },
    Builtin("View", "func accentColor(_ accentColor: Color?) -> some View") {
      tinted($0, "accentColor")
    },
    Builtin("View", "func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View") {
      $0.arguments[0]
    },
    Builtin("View", "func hidden() -> some View") { call in
      .modifier("hidden", of: call.arguments[0]) { build in
        build.facets.isHidden = true
        build.scope(.opacity(0))
      }
    },
    Builtin("View", "func clipped(antialiased: Bool = false) -> some View") { call in
      .modifier("clipped", of: call.arguments[0]) { $0.scope(.clip(.rectangle)) }
    },
    Builtin("View", "func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View") {
      call in
      let radius = call.length(1) ?? 0
      return .modifier("cornerRadius", of: call.arguments[0]) {
        $0.scope(.clip(.roundedRectangle(radius: radius)))
      }
    },
    Builtin(
      "View", "func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View"
    ) { call in
      let shape = call.arguments[1]
      return .modifier("clipShape", of: call.arguments[0]) { build in
        let graph = build.graph
        build.facets.cutsOff = true
        build.draw { context in
          let outline = graph.outline(of: shape, in: context.frame)
          context.list.append(.begin(.clip(outline)), in: context.frame)
        }
        build.drawOver { $0.list.append(.end, in: $0.frame) }
      }
    },
    Builtin(
      nil,
      """
      @frozen struct FillStyle: Equatable, Sendable {
        var isEOFilled: Bool
        var isAntialiased: Bool
        init(eoFill: Bool = false, antialiased: Bool = true) {
          isEOFilled = eoFill
          isAntialiased = antialiased
        }
      }
      """),
    Builtin(
      "View",
      """
      func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
      """
    ) { call in
      masked(call, try call.machine.call(call.arguments[2], []), call.alignmentGuide(1))
    },
    Builtin("View", "func mask<Mask: View>(_ mask: Mask) -> some View") { call in
      masked(call, call.arguments[1], AlignmentValue(.center))
    },
  ]
}

/// What of a view is seen is said by another laid over it, which nobody reads or taps.
private func masked(_ call: Invocation, _ mask: Value, _ alignment: AlignmentValue) -> Value {
  let content = call.arguments[0]
  return .view("mask") { build in
    build.facets.isMask = true
    build.attach(.overlay(alignment.resolved(in: build.graph)))
    build.child(content)
    build.child(.modifier("mask", of: mask) { $0.facets.isHidden = true })
  }
}

private func colored(_ call: Invocation, _ name: String) -> Value {
  let style = call.arguments[1]
  return .modifier(name, of: call.arguments[0]) { build in
    if style.isNone {
      build.environment.system.foreground = nil
      build.environment.system.askedForeground = nil
    } else {
      let fill = style.fill(in: build.environment)
      build.environment.system.foreground = fill.representative
      build.environment.system.askedForeground = fill.representative
      if case .color = fill { return }
      build.environment.system.foregroundFill = fill
    }
  }
}

private func tinted(_ call: Invocation, _ name: String) -> Value {
  let style = call.arguments[1]
  return .modifier(name, of: call.arguments[0]) { build in
    build.environment.system.tint =
      style.isNone ? nil : style.fill(in: build.environment).representative
  }
}

extension ViewBuild {
  /// Paints everything inside within a scope.
  mutating func scope(_ scope: Scope) {
    if case .clip = scope { facets.cutsOff = true }
    draw { $0.list.append(.begin(scope), in: $0.frame) }
    drawOver { $0.list.append(.end, in: $0.frame) }
  }
}
