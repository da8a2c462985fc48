import Interpreter

/// What a chart's axes, scales and legend are told: which values an axis marks, on which side it
/// stands, and its labels. Lines and ticks are read, and not drawn.
var chartAxes: [Builtin] { axisValues + axisMarks + axisLabels + axisBuilders + chartSettings }

private var axisValues: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct AxisValue {
        let index: Int
        let count: Int
        let _value: _PlotValue
        func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { _value._plotted(type) }
      }
      """),
    Builtin(
      "_PlotValue",
      """
      func _plotted<P>(_ type: P.Type) -> P? {
        guard let number else { return text as? P }
        if isDate { return Date(timeIntervalSinceReferenceDate: number) as? P }
        return number as? P ?? Int(number) as? P ?? CGFloat(number) as? P ?? Float(number) as? P
          ?? Decimal(number) as? P ?? text as? P
      }
      """),
    Builtin(
      nil,
      """
      struct AxisMarkValues {
        var _step: Double?
        var _unit: Calendar.Component?
        var _count: Int = 1
        var _values: [_PlotValue]?
        static var automatic: AxisMarkValues { AxisMarkValues() }
        static func automatic(
          desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
        ) -> AxisMarkValues { AxisMarkValues() }
        static func stride(
          by stepSize: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
        ) -> AxisMarkValues { AxisMarkValues(_step: stepSize) }
        static func stride(
          by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
          roundUpperBound: Bool? = nil, calendar: Calendar? = nil
        ) -> AxisMarkValues { AxisMarkValues(_unit: component, _count: count) }
        func _ticks(_ automatic: [_PlotValue], in range: ClosedRange<Double>) -> [_PlotValue] {
          if let _values { return _values.filter { $0.number.map(range.contains) ?? true } }
          if let _step, _step > 0 {
            let first = (range.lowerBound / _step).rounded(.up) * _step
            return Swift.stride(from: first, through: range.upperBound, by: _step).prefix(40)
              .map { _PlotValue(number: $0) }
          }
          guard let _unit, _count > 0 else { return automatic }
          let low = Date(timeIntervalSinceReferenceDate: range.lowerBound)
          var date = Calendar.current.dateInterval(of: _unit, for: low)?.start ?? low
          var found: [_PlotValue] = []
          while date.timeIntervalSinceReferenceDate <= range.upperBound, found.count < 40 {
            if date >= low { found.append(_PlotValue(date)) }
            guard let next = Calendar.current.date(byAdding: _unit, value: _count, to: date)
            else { break }
            date = next
          }
          return found
        }
      }
      """),
    option("AxisMarkPosition", ["automatic", "leading", "trailing", "top", "bottom"]),
    option("AxisMarkPreset", ["automatic", "aligned", "extended", "inset"]),
    option(
      "AxisValueLabelCollisionResolution",
      ["automatic", "disabled", "greedy", "truncate"]),
    option(
      "AxisValueLabelOrientation", ["automatic", "horizontal", "vertical", "verticalReversed"]),
  ]
}

private var axisMarks: [Builtin] {
  let look = "preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic"
  let values = [
    ("", "values: AxisMarkValues = .automatic", "values"),
    (
      "<P: Plottable>", "values: [P]",
      "AxisMarkValues(_values: values.map { _PlotValue($0.primitivePlottable) })"
    ),
  ]
  return [
    Builtin(
      nil,
      """
      struct _Axis {
        var isLeading: Bool
        var values: AxisMarkValues
        var label: (AxisValue) -> AnyView?
        func _labels(_ ticks: [_PlotValue]) -> [AnyView?] {
          ticks.indices.map { label(AxisValue(index: $0, count: ticks.count, _value: ticks[$0])) }
        }
      }
      """),
    Builtin(nil, "protocol AxisContent { var _axes: [_Axis] { get } }"),
    Builtin(nil, "protocol AxisMark { var _label: ((_PlotValue) -> AnyView)? { get } }"),
    Builtin("AxisMark", "var _label: ((_PlotValue) -> AnyView)? { nil }"),
    Builtin(nil, "struct _AxisParts: AxisContent { var _axes: [_Axis] = [] }"),
    Builtin(nil, "struct _AxisMarkParts: AxisMark { var _label: ((_PlotValue) -> AnyView)? }"),
    Builtin(
      nil,
      """
      struct AxisMarks<Content: AxisMark>: AxisContent {
        let _axis: _Axis
        var _axes: [_Axis] { [_axis] }
      }
      """),
    Builtin(
      "AxisMarks where Content == _AxisMarkParts",
      """
      init<F: FormatStyle>(format: F, \(look), values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil) where F.FormatOutput == String
      {
        _axis = _Axis(isLeading: position == .leading, values: values) {
          AnyView(Text($0._value._text(format)))
        }
      }
      """),
    Builtin(
      nil,
      """
      struct AxisGridLine: AxisMark {
        init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
      }
      """),
    Builtin(
      nil,
      """
      struct AxisTick: AxisMark {
        enum Length {
          case automatic, label
          case longestLabel
        }
        init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
        init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
      }
      """),
  ]
    + values.flatMap { generics, parameter, given in
      [
        Builtin(
          "AxisMarks where Content == _AxisMarkParts",
          """
          init\(generics)(\(look), \(parameter), stroke: StrokeStyle? = nil) {
            _axis = _Axis(isLeading: position == .leading, values: \(given)) {
              AnyView(Text($0._value.text))
            }
          }
          """),
        Builtin(
          "AxisMarks",
          """
          init\(generics)(\(look), \(parameter),
            @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
          {
            _axis = _Axis(isLeading: position == .leading, values: \(given)) {
              content($0)._label?($0._value)
            }
          }
          """),
        Builtin(
          "AxisMarks",
          """
          init\(generics)(\(look), \(parameter),
            @AxisMarkBuilder content: @escaping () -> Content)
          {
            _axis = _Axis(isLeading: position == .leading, values: \(given)) {
              content()._label?($0._value)
            }
          }
          """),
      ]
    }
}

private let labelOptions = """
  centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
  collisionResolution: AxisValueLabelCollisionResolution = .automatic,
  offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
  horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  """

private var axisLabels: [Builtin] {
  [
    Builtin(
      "_PlotValue",
      """
      func _text<F: FormatStyle>(_ format: F) -> String where F.FormatOutput == String {
        _plotted(F.FormatInput.self).map { format.format($0) } ?? text
      }
      """),
    Builtin(
      nil,
      """
      struct AxisValueLabel<Content: View>: AxisMark { let _label: ((_PlotValue) -> AnyView)? }
      """),
    Builtin(
      "AxisValueLabel where Content == Text",
      "init(\(labelOptions)) { _label = { AnyView(Text($0.text)) } }"),
    Builtin(
      "AxisValueLabel where Content == Text",
      """
      init<F: FormatStyle>(format: F, \(labelOptions)) where F.FormatOutput == String {
        _label = { AnyView(Text($0._text(format))) }
      }
      """),
    Builtin(
      "AxisValueLabel where Content == Text",
      "init(_ title: LocalizedStringKey, \(labelOptions)) { _label = { _ in AnyView(Text(title)) } }"
    ),
    Builtin(
      "AxisValueLabel where Content == Text",
      """
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, \(labelOptions)) {
        _label = { _ in AnyView(Text(title)) }
      }
      """),
    Builtin(
      "AxisValueLabel",
      """
      init(\(labelOptions), @ViewBuilder content: () -> Content) {
        let content = content()
        _label = { _ in AnyView(content) }
      }
      """),
  ]
    + [
      ("foregroundStyle<S: ShapeStyle>(_ style: S)", "foregroundStyle(style)"),
      ("font(_ font: Font?)", "font(font)"),
      ("offset(x: CGFloat = 0, y: CGFloat = 0)", "offset(x: x, y: y)"),
      ("opacity(_ opacity: Double)", "opacity(opacity)"),
    ].map { modifier, applied in
      Builtin(
        "AxisMark",
        """
        func \(modifier) -> some AxisMark {
          let label = _label
          return _AxisMarkParts(_label: label.map { label in { AnyView(label($0).\(applied)) } })
        }
        """)
    }
}

private var axisBuilders: [Builtin] {
  [
    (
      "AxisMarkBuilder", "AxisMark", "_AxisMarkParts", "_label: content._label",
      "_label: parts.compactMap { $0._label }.first"
    ),
    (
      "AxisContentBuilder", "AxisContent", "_AxisParts", "_axes: content._axes",
      "_axes: parts.flatMap { $0._axes }"
    ),
  ].map { name, proto, result, one, all in
    Builtin(
      nil,
      """
      @resultBuilder struct \(name) {
        static func buildExpression<T: \(proto)>(_ content: T) -> \(result) { \(result)(\(one)) }
        static func buildBlock(_ parts: \(result)...) -> \(result) { \(result)(\(all)) }
        static func buildOptional(_ part: \(result)?) -> \(result) { part ?? \(result)() }
        static func buildEither(first part: \(result)) -> \(result) { part }
        static func buildEither(second part: \(result)) -> \(result) { part }
        static func buildLimitedAvailability(_ part: \(result)) -> \(result) { part }
      }
      """)
  }
}

private var chartSettings: [Builtin] {
  ["X", "Y"].flatMap { (axis: String) -> [Builtin] in
    let hides = axis == "X" ? "hidesX" : "hidesY"
    let domain = axis == "X" ? "xDomain" : "yDomain"
    let axes = axis == "X" ? "xAxes" : "yAxes"
    let order = axis == "X" ? "xOrder" : "yOrder"
    let fromZero = axis == "X" ? "xFromZero" : "yFromZero"
    return [
      Builtin(
        "View",
        """
        func chart\(axis)Axis(_ visibility: Visibility) -> some View {
          transformEnvironment(\\._chart) { $0.\(hides) = visibility == .hidden }
        }
        """),
      Builtin(
        "View",
        """
        func chart\(axis)Axis<C: AxisContent>(
          @AxisContentBuilder content: @escaping () -> C
        ) -> some View {
          transformEnvironment(\\._chart) { $0.\(axes) = content()._axes }
        }
        """),
      Builtin(
        "View",
        """
        func chart\(axis)Scale<P: Plottable & Comparable>(
          domain: ClosedRange<P>, range: PlotDimensionScaleRange = .automatic,
          type: ScaleType? = nil
        ) -> some View {
          transformEnvironment(\\._chart) { options in
            let low = _PlotValue(domain.lowerBound.primitivePlottable).number
            let high = _PlotValue(domain.upperBound.primitivePlottable).number
            if let low, let high, low < high { options.\(domain) = low...high }
          }
        }
        """),
      Builtin(
        "View",
        """
        func chart\(axis)Scale<P: Plottable>(
          domain: [P], range: PlotDimensionScaleRange = .automatic, type: ScaleType? = nil
        ) -> some View {
          transformEnvironment(\\._chart) { options in
            let values = domain.map { _PlotValue($0.primitivePlottable) }
            let numbers = values.compactMap { $0.number }
            if let low = numbers.min(), let high = numbers.max(), low < high {
              options.\(domain) = low...high
            } else if numbers.isEmpty {
              options.\(order) = values.map { $0.text }
            }
          }
        }
        """),
      Builtin(
        "View",
        """
        func chart\(axis)Scale(
          domain: AutomaticScaleDomain = .automatic, range: PlotDimensionScaleRange = .automatic,
          type: ScaleType? = nil
        ) -> some View {
          transformEnvironment(\\._chart) { $0.\(fromZero) = domain._includesZero }
        }
        """),
    ]
      + inert([
        "chart\(axis)Selection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)",
        "chart\(axis)AxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C)",
      ])
  }
    + [
      Builtin(
        "View",
        """
        func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
          _ mapping: KeyValuePairs<D, S>
        ) -> some View {
          transformEnvironment(\\._chart) { options in
            for (key, style) in mapping {
              if let color = style as? Color {
                options.colors[_PlotValue(key.primitivePlottable).text] = color
              }
            }
          }
        }
        """),
      Builtin(
        "View",
        """
        func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
          domain: [D], range: [S], type: ScaleType? = nil
        ) -> some View {
          transformEnvironment(\\._chart) { options in
            for (key, style) in zip(domain, range) {
              if let color = style as? Color {
                options.colors[_PlotValue(key.primitivePlottable).text] = color
              }
            }
          }
        }
        """),
      Builtin(
        "View",
        """
        func chartForegroundStyleScale<S: ShapeStyle>(
          range: [S], type: ScaleType? = nil
        ) -> some View {
          transformEnvironment(\\._chart) { options in
            let colors = range.compactMap { $0 as? Color }
            if !colors.isEmpty { options.palette = colors }
          }
        }
        """),
      Builtin(
        "View",
        """
        func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
          domain: [D], type: ScaleType? = nil, mapping: @escaping (D) -> S
        ) -> some View {
          chartForegroundStyleScale(domain: domain, range: domain.map(mapping), type: type)
        }
        """),
      Builtin(
        "View",
        """
        func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
          mapping: @escaping (D) -> S
        ) -> some View { self }
        """),
      option("ScaleType", ["linear", "log", "date", "category", "squareRoot", "symmetricLog"]),
      option("PlotDimensionScaleRange", ["automatic"]),
      Builtin(
        "PlotDimensionScaleRange",
        """
        static var plotDimension: PlotDimensionScaleRange { .automatic }
        static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .automatic }
        """),
      Builtin(
        nil,
        """
        struct AutomaticScaleDomain {
          let _includesZero: Bool?
          static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_includesZero: nil) }
          static func automatic(
            includesZero: Bool? = nil, reversed: Bool? = nil
          ) -> AutomaticScaleDomain { AutomaticScaleDomain(_includesZero: includesZero) }
        }
        """),
      Builtin(nil, "struct ChartAxisContent: View { var body: some View { EmptyView() } }"),
    ]
    + inert([
      "chartYVisibleDomain<P: Plottable>(length: P)",
      """
      chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>)
      """,
    ])
}
