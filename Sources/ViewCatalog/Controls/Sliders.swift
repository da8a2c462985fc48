import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// `Slider`: as wide as it can be (layout rule 4.5).
var sliders: [Builtin] {
  [
    Builtin(nil, "struct Slider<Label: View, ValueLabel: View>: View { typealias Body = Never }"),
    Builtin(
      "Slider where Label == EmptyView, ValueLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { try slider($0, label: .void, step: nil, editing: 2) },
    Builtin(
      "Slider where Label == EmptyView, ValueLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { try slider($0, label: .void, step: 2, editing: 3) },
    Builtin(
      "Slider where ValueLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { try slider($0, label: $0.views(2), step: nil, editing: 3) },
    Builtin(
      "Slider where ValueLabel == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { try slider($0, label: $0.views(3), step: 2, editing: 4) },
    Builtin(
      "Slider",
      """
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { call in
      try slider(
        call, label: call.views(2), step: nil, editing: 5,
        ends: (try call.views(3), try call.views(4)))
    },
    Builtin(
      "Slider",
      """
      init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in })
      """
    ) { call in
      try slider(
        call, label: call.views(3), step: 2, editing: 6,
        ends: (try call.views(4), try call.views(5)))
    },
  ] + deprecatedSliders
}

/// How much of the range one step of a slider without steps is.
private let stepsInRange = 10.0

/// - Parameter ticks: which argument says where ticks stand; without it they stand at the steps.
func slider(
  _ call: Invocation, label: Value, step: Int?, ticks: Int? = nil, editing: Int,
  ends: (Value, Value)? = nil
) throws -> Value {
  let (machine, onEditing) = (call.machine, call.arguments[editing])
  let number = try BoundNumber(call, value: 0, bounds: 1)
  let bounds = number.bounds ?? 0...1
  let span = bounds.upperBound - bounds.lowerBound
  let stepSize = step.flatMap { call.length($0) }
  let step = stepSize ?? span / stepsInRange
  let places = ticks.map { call.lengths($0).map { ($0 - bounds.lowerBound) / span } }
  let hasLabel = if case .void = label { false } else { true }
  let track = { (build: inout ViewBuild) throws -> Void in
    let now = try number.get()
    var interaction = build.interaction(.slider)
    interaction.value = try number.text()
    let change = { (body: () throws -> Void) in
      _ = try machine.call(onEditing, [.bool(true)])
      try body()
      _ = try machine.call(onEditing, [.bool(false)])
    }
    interaction.step = { direction in try change { try number.add(Double(direction) * step) } }
    interaction.adjust = { text in
      try change { try number.set(text, step: stepSize, from: bounds.lowerBound) }
    }
    build.facets.interaction = interaction
    build.layout(
      .control(
        ControlLeaf(
          ideal: Size(width: 100, height: build.controlMetrics.sliderHeight), expands: .horizontal))
    )
    let marks = places ?? build.ticks(at: stepSize, in: span)
    build.paint(.slider(span > 0 ? (now - bounds.lowerBound) / span : 0, ticks: marks))
    build.label(label, isHidden: true)
  }
  guard let ends else {
    return .view("Slider") { build in
      let own = Value.view("SliderTrack", track)
      if build.showInFormColumns(label, .slider, own) { return }
      if hasLabel, build.showInFormRow(label, own) { return }
      if hasLabel, build.showBehindLabel(label, own) { return }
      try track(&build)
    }
  }
  return .view("Slider") { build in
    let control = Value.view("SliderControl") { layOut(&$0, track, ends) }
    if build.showInFormColumns(label, .slider, control) { return }
    if build.showInFormRow(label, control) { return }
    if build.showBehindLabel(label, control) { return }
    layOut(&build, track, ends)
  }
}

extension ViewBuild {
  /// The places of ticks at steps: on a Mac, and from iOS 26 on.
  fileprivate func ticks(at step: Double?, in span: Double) -> [Double] {
    let system = environment.system
    guard let step, step > 0, span > 0, system.idiom == .mac || system.switches.isRedesigned else {
      return []
    }
    let count = (span / step + 1e-6).rounded(.down)
    guard count <= Self.mostTicks else { return [] }
    return (0...Int(count)).map { Double($0) * step / span }
  }

  /// More ticks than that are not told apart.
  private static var mostTicks: Double { 100 }
}

extension Invocation {
  /// An array of numbers.
  fileprivate func lengths(_ index: Int) -> [Double] {
    guard case .array(let values) = arguments[index] else { return [] }
    return values.compactMap(\.asLength)
  }
}

/// A track between what stands for its ends.
private func layOut(
  _ build: inout ViewBuild, _ track: @escaping (inout ViewBuild) throws -> Void,
  _ ends: (Value, Value)
) {
  build.layout(.hStack(.center, spacing: ControlMetrics.labelSpacing))
  // A Mac's ends are small, as recorded of macOS 26.2.
  if build.environment.system.idiom == .mac, build.environment.system.font == nil {
    build.environment.system.font = FontSpec(.style(.footnote))
  }
  build.child(ends.0)
  build.child(.view("SliderTrack", track))
  build.child(ends.1)
}

/// As they were before labels were builders: what edits comes before the labels.
private var deprecatedSliders: [Builtin] {
  [
    ("ClosedRange<V> = 0...1", ""), ("ClosedRange<V>, step: V.Stride = 1", ", step: step"),
  ].flatMap { bounds, step in
    return [
      Builtin(
        "Slider",
        """
        @_disfavoredOverload
        init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: \(bounds),
          onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
          maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label)
        {
          self.init(value: value, in: bounds\(step), label: label,
            minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel },
            onEditingChanged: onEditingChanged)
        }
        """),
      Builtin(
        "Slider where ValueLabel == EmptyView",
        """
        @_disfavoredOverload
        init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: \(bounds),
          onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
        {
          self.init(value: value, in: bounds\(step), label: label,
            onEditingChanged: onEditingChanged)
        }
        """),
    ]
  }
}
