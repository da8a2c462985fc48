import Checking
import Drawing
import Geometry
import Glibc
import Interpreter
import LayoutEngine
import ViewTree

/// `Gauge`: a value within bounds, as a bar between its ends or as a ring.
var gauges: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
        View { typealias Body = Never }
      """),
    Builtin(
      "Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label)
      """
    ) { gauge($0, label: try $0.views(2)) },
    Builtin(
      "Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
      """
    ) { gauge($0, label: try $0.views(2), current: try $0.views(3)) },
    Builtin(
      "Gauge where MarkedValueLabels == EmptyView",
      """
      init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel)
      """
    ) {
      gauge(
        $0, label: try $0.views(2), current: try $0.views(3),
        ends: (try $0.views(4), try $0.views(5)))
    },
  ]
    + controlStyle(
      "GaugeStyle",
      views: ["Label", "CurrentValueLabel", "MinimumValueLabel", "MaximumValueLabel"],
      parts: "let value: Double",
      [
        ("automatic", "DefaultGaugeStyle"), ("linearCapacity", "LinearCapacityGaugeStyle"),
        ("accessoryLinear", "AccessoryLinearGaugeStyle"),
        ("accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle"),
        ("accessoryCircular", "AccessoryCircularGaugeStyle"),
        ("accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle"),
        ("linear", "LinearGaugeStyle"), ("circular", "CircularGaugeStyle"),
      ])
}

func gauge(
  _ call: Invocation, label: Value, current: Value? = nil, ends: (Value, Value)? = nil
) -> Value {
  let value = call.length(0) ?? 0
  var bounds = (lower: 0.0, upper: 1.0)
  if case .structure(let range) = call.arguments[1], range.fields.count == 2 {
    bounds = (range.fields[0].asLength ?? 0, range.fields[1].asLength ?? 1)
  }
  let span = bounds.upper - bounds.lower
  let part = span > 0 ? max(0, min(1, (value - bounds.lower) / span)) : 0
  let nothing = Value.view("EmptyView") { _ in }
  return .view("Gauge") { build in
    let parts = [
      label, current ?? nothing, ends?.0 ?? nothing, ends?.1 ?? nothing, .double(part),
    ]
    if try build.showStyled("GaugeStyle", parts) { return }
    switch build.style("gaugeStyle") {
    case .system(let name) where name.contains("Circular"):
      ring(label, current ?? label, part, isOpen: !name.contains("Capacity"), &build)
    case .system, .user:
      bar(label, current, ends, part, isAccessory: isAccessory(build), &build)
    }
  }
}

private func isAccessory(_ build: ViewBuild) -> Bool {
  guard case .system(let name) = build.style("gaugeStyle") else { return false }
  return name.hasPrefix("Accessory")
}

/// The label above the bar, the current value below; the ends beside it.
private func bar(
  _ label: Value, _ current: Value?, _ ends: (Value, Value)?, _ part: Double, isAccessory: Bool,
  _ build: inout ViewBuild
) {
  let track = Value.view("Track") { track in
    let size = Size(width: 100, height: track.controlMetrics.gaugeHeight)
    track.layout(.control(ControlLeaf(ideal: size, expands: .horizontal)))
    track.paint(.progress(part))
  }
  build.layout(.vStack(.center, spacing: nil))
  if !isAccessory { build.child(label) }
  build.child(
    .view("HStack") { row in
      row.layout(.hStack(.center, spacing: nil))
      if let ends { row.child(ends.0) }
      row.child(track)
      if let ends { row.child(ends.1) }
    })
  if let current, !isAccessory { build.child(current) }
}

/// The diameter of a ring, in points.
private let diameter = 58.0

/// The current value within a ring: an open one with a mark at the value, or a closed one that is
/// filled up to it.
private func ring(
  _ label: Value, _ current: Value, _ part: Double, isOpen: Bool, _ build: inout ViewBuild
) {
  build.layout(.frame(width: diameter, height: diameter, .center))
  build.label(label, isHidden: true)
  build.child(
    .view("ZStack") { stack in
      stack.layout(.zStack(.center))
      stack.draw { context in
        let center = Point(x: context.frame.midX, y: context.frame.midY)
        let color = context.environment.system.tint ?? Color(.accentColor)
        let (start, length) = isOpen ? (0.75 * Double.pi, 1.5) : (-0.5 * Double.pi, 2.0)
        let end = { (part: Double) in start + part * length * Double.pi }
        func square(_ center: Point, _ side: Double) -> Rect {
          Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        }
        func stroke(_ part: Double, _ color: Color) {
          let arc = PathShapes.arc(
            center: center, radius: diameter / 2, from: start, to: end(part), clockwise: false,
            continuing: false)
          context.list.append(
            .stroke(.path(arc), color, lineWidth: 6), in: square(center, diameter))
        }
        stroke(1, isOpen ? color : Color(.fill))
        guard isOpen else { return stroke(part, color) }
        let mark = Point(
          x: center.x + diameter / 2 * cos(end(part)), y: center.y + diameter / 2 * sin(end(part)))
        context.list.append(.fill(.circle, .color(Color(.background))), in: square(mark, 12))
        context.list.append(.fill(.circle, .color(Color(.primary))), in: square(mark, 6))
      }
      stack.child(current)
    })
}
