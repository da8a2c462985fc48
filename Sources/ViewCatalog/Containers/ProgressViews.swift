import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `ProgressView`: a bar where it is known how much is done, otherwise a spinner.
var progressViews: [Builtin] {
  [
    Builtin(
      nil,
      "struct ProgressView<Label: View, CurrentValueLabel: View>: View { typealias Body = Never }"),
    Builtin("ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView", "init()") {
      _ in progress(nil, nil)
    },
    Builtin(
      "ProgressView where CurrentValueLabel == EmptyView",
      "init(@ViewBuilder label: () -> Label)"
    ) { progress(try $0.views(0), nil) },
    Builtin(
      "ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView",
      "init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)"
    ) { progress(nil, $0.part(0)) },
    Builtin(
      "ProgressView where CurrentValueLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
      """
    ) { progress(try $0.views(2), $0.part(0)) },
    Builtin(
      "ProgressView",
      """
      init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
      """
    ) { progress(try $0.views(2), $0.part(0), below: try $0.views(3)) },
    Builtin(
      "ProgressView",
      """
      init(_ configuration: ProgressViewStyleConfiguration)
        where Label == ProgressViewStyleConfiguration.Label,
          CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
      """
    ) { call in
      guard case .structure(let configuration) = call.arguments[0],
        configuration.fields.count == 3
      else { return .void }
      return progress(
        configuration.fields[1].optionalContent, configuration.fields[0].asLength,
        below: configuration.fields[2].optionalContent)
    },
  ]
    + titleForms(
      "ProgressView where Label == Text, CurrentValueLabel == EmptyView", "_ title: TITLE"
    ) { progress(try $0.titleView(0), nil) }
    + titleForms(
      "ProgressView where Label == Text, CurrentValueLabel == EmptyView",
      "_ title: TITLE, value: V?, total: V = 1.0", generics: "V: BinaryFloatingPoint"
    ) { progress(try $0.titleView(0), $0.part(1)) }
    + controlStyle(
      "ProgressViewStyle", views: [],
      parts: """
        struct Label: View { typealias Body = Never }
        struct CurrentValueLabel: View { typealias Body = Never }
        let fractionCompleted: Double?
        var label: ProgressViewStyleConfiguration.Label?
        var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
        """,
      [
        ("automatic", "DefaultProgressViewStyle"), ("linear", "LinearProgressViewStyle"),
        ("circular", "CircularProgressViewStyle"),
      ])
    + ["LinearProgressViewStyle", "CircularProgressViewStyle"].map { type in
      Builtin(type, "init(tint: Color) {}")
    }
}

extension Invocation {
  /// Which part of the total, the argument after it, a value is; nil where that is not known.
  fileprivate func part(_ value: Int) -> Double? {
    length(value).map { max(0, min(1, $0 / (length(value + 1) ?? 1))) }
  }
}

/// - Parameter part: how much is done, of 1; nil where that is not known.
func progress(_ label: Value?, _ part: Double?, below: Value? = nil) -> Value {
  .view("ProgressView") { build in
    let fraction = part.map { Value.double($0) } ?? .none
    if try build.showStyled("ProgressViewStyle", [fraction, label ?? .none, below ?? .none]) {
      return
    }
    let isBar =
      switch build.style("progressViewStyle") {
      case .system("LinearProgressViewStyle"): true
      case .system("CircularProgressViewStyle"): false
      case _: part != nil
      }
    guard isBar || label != nil || below != nil else { return paintSpinner(&build) }
    let spacing = isBar ? build.controlMetrics.progressBarSpacing : nil
    build.layout(.vStack(isBar ? .leading : .center, spacing: spacing))
    if !isBar { build.child(.view("Spinner") { paintSpinner(&$0) }) }
    if let label { build.child(label) }
    if isBar { build.child(track(part)) }
    if let below { build.child(below) }
  }
}

private func track(_ part: Double?) -> Value {
  .view("Track") { build in
    let ideal = Size(width: 100, height: build.controlMetrics.progressBarHeight)
    build.layout(.control(ControlLeaf(ideal: ideal, expands: .horizontal)))
    build.paint(.progress(part))
  }
}

private func paintSpinner(_ build: inout ViewBuild) {
  let side = build.controlMetrics.spinner(build.controlSize)
  build.layout(.fixed(FixedLeaf(Size(width: side, height: side))))
  build.paint(.spinner)
}
