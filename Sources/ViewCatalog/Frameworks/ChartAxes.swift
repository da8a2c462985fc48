import Interpreter

/// What a chart's axes, scales and legend are told. Axes are shown or hidden, and the vertical one
/// stands on either side; how their marks look is read, and not drawn.
var chartAxes: [Builtin] {
  [
    Builtin(nil, "protocol AxisContent { var _isLeading: Bool { get } }"),
    Builtin(nil, "protocol AxisMark {}"),
    Builtin("AxisMark", "var _isLeading: Bool { false }"),
    Builtin(
      nil, "struct _AxisParts: AxisContent, AxisMark { var _isLeading: Bool = false }"),
    Builtin(
      nil,
      """
      struct AxisValue {
        let index: Int
        let count: Int
        func `as`<P: Plottable>(_ type: P.Type = P.self) -> P? { nil }
      }
      """),
    Builtin(
      nil,
      """
      struct AxisMarkValues {
        static var automatic: AxisMarkValues { AxisMarkValues() }
        static func automatic(
          desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
        ) -> AxisMarkValues { AxisMarkValues() }
        static func stride(
          by stepSize: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
        ) -> AxisMarkValues { AxisMarkValues() }
        static func stride(
          by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
          roundUpperBound: Bool? = nil, calendar: Calendar? = nil
        ) -> AxisMarkValues { AxisMarkValues() }
      }
      """),
    option("AxisMarkPosition", ["automatic", "leading", "trailing", "top", "bottom"]),
    option("AxisMarkPreset", ["automatic", "aligned", "extended", "inset"]),
    option(
      "AxisValueLabelCollisionResolution",
      ["automatic", "disabled", "greedy", "truncate"]),
    option(
      "AxisValueLabelOrientation", ["automatic", "horizontal", "vertical", "verticalReversed"]),
    Builtin(
      nil, "struct AxisMarks<Content: AxisMark>: AxisContent { let _isLeading: Bool }"),
    Builtin(
      "AxisMarks where Content == _AxisParts",
      """
      init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil)
      { _isLeading = position == .leading }
      """),
    Builtin(
      "AxisMarks where Content == _AxisParts",
      """
      init<P: Plottable>(preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: [P], stroke: StrokeStyle? = nil)
      { _isLeading = position == .leading }
      """),
    Builtin(
      "AxisMarks where Content == _AxisParts",
      """
      init<F: FormatStyle>(format: F, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil) where F.FormatOutput == String
      { _isLeading = position == .leading }
      """),
    Builtin(
      "AxisMarks",
      """
      init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
      { _isLeading = position == .leading }
      """),
    Builtin(
      "AxisMarks",
      """
      init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content)
      { _isLeading = position == .leading }
      """),
    Builtin(
      "AxisMarks",
      """
      init<P: Plottable>(preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content)
      { _isLeading = position == .leading }
      """),
    Builtin(
      "AxisMarks",
      """
      init<P: Plottable>(preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: [P],
        @AxisMarkBuilder content: @escaping () -> Content)
      { _isLeading = position == .leading }
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
    Builtin(nil, "struct AxisValueLabel<Content: View>: AxisMark {}"),
  ] + axisLabels + axisBuilders + chartSettings
}

private let labelOptions = """
  centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
  collisionResolution: AxisValueLabelCollisionResolution = .automatic,
  offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
  horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  """

private var axisLabels: [Builtin] {
  [
    Builtin("AxisValueLabel where Content == Text", "init(\(labelOptions)) {}"),
    Builtin(
      "AxisValueLabel where Content == Text",
      "init<F: FormatStyle>(format: F, \(labelOptions)) where F.FormatOutput == String {}"),
    Builtin(
      "AxisValueLabel where Content == Text",
      "init(_ title: LocalizedStringKey, \(labelOptions)) {}"),
    Builtin(
      "AxisValueLabel where Content == Text",
      "@_disfavoredOverload init<S: StringProtocol>(_ title: S, \(labelOptions)) {}"),
    Builtin(
      "AxisValueLabel",
      "init(\(labelOptions), @ViewBuilder content: () -> Content) {}"),
  ]
    + [
      "foregroundStyle<S: ShapeStyle>(_ style: S)", "font(_ font: Font?)",
      "offset(x: CGFloat = 0, y: CGFloat = 0)", "opacity(_ opacity: Double)",
    ].map { Builtin("AxisMark", "func \($0) -> some AxisMark { self }") }
}

private var axisBuilders: [Builtin] {
  [("AxisMarkBuilder", "AxisMark"), ("AxisContentBuilder", "AxisContent")].map { name, proto in
    Builtin(
      nil,
      """
      @resultBuilder struct \(name) {
        static func buildExpression<T: \(proto)>(_ content: T) -> _AxisParts {
          _AxisParts(_isLeading: content._isLeading)
        }
        static func buildBlock(_ parts: _AxisParts...) -> _AxisParts {
          _AxisParts(_isLeading: parts.contains { $0._isLeading })
        }
        static func buildOptional(_ part: _AxisParts?) -> _AxisParts { part ?? _AxisParts() }
        static func buildEither(first part: _AxisParts) -> _AxisParts { part }
        static func buildEither(second part: _AxisParts) -> _AxisParts { part }
        static func buildLimitedAvailability(_ part: _AxisParts) -> _AxisParts { part }
      }
      """)
  }
}

private var chartSettings: [Builtin] {
  ["X", "Y"].flatMap { (axis: String) -> [Builtin] in
    let hides = axis == "X" ? "hidesX" : "hidesY"
    let domain = axis == "X" ? "xDomain" : "yDomain"
    let placed =
      axis == "X"
      ? "self"
      : "transformEnvironment(\\._chart) { $0.yLeads = content()._isLeading }"
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
          \(placed)
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
        ) -> some View { self }
        """),
      Builtin(
        "View",
        """
        func chart\(axis)Scale(
          domain: AutomaticScaleDomain = .automatic, range: PlotDimensionScaleRange = .automatic,
          type: ScaleType? = nil
        ) -> some View { self }
        """),
    ]
      + inert([
        """
        chart\(axis)AxisLabel(_ label: LocalizedStringKey,
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil)
        """,
        """
        chart\(axis)AxisLabel<C: View>(position: AnnotationPosition = .automatic,
          alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C)
        """,
        "chart\(axis)Selection<P: Plottable>(value: Binding<P?>)",
        "chart\(axis)Selection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>)",
        "chart\(axis)VisibleDomain<P: Plottable>(length: P)",
        "chart\(axis)AxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C)",
      ])
  }
    + [
      Builtin(
        "View",
        """
        func chartLegend(_ visibility: Visibility) -> some View {
          transformEnvironment(\\._chart) { $0.hidesLegend = visibility == .hidden }
        }
        """),
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
        static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .automatic }
        """),
      Builtin(
        nil,
        """
        struct AutomaticScaleDomain {
          static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
          static func automatic(
            includesZero: Bool? = nil, reversed: Bool? = nil
          ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
        }
        """),
      Builtin(nil, "struct ChartPlotContent: View { var body: some View { EmptyView() } }"),
      Builtin(nil, "struct ChartAxisContent: View { var body: some View { EmptyView() } }"),
    ]
    + inert([
      """
      chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil)
      """,
      """
      chartLegend<C: View>(position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C)
      """,
      "chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C)",
      "chartScrollableAxes(_ axes: Axis.Set)", "chartScrollPosition<P: Plottable>(x: Binding<P>)",
      "chartScrollPosition<P: Plottable>(initialX: P)",
      "chartAngleSelection<P: Plottable>(value: Binding<P?>)",
      """
      chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>)
      """,
      "chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G)",
    ])
}
