import Checking
import Interpreter

/// Swift Charts: marks at their data, between scales of numbers, dates and categories. Axes show
/// categories and round numbers.
var charts: [Builtin] {
  plottables + chartMarks + chartModifiers + chartSymbols + chartViews + chartMarkViews + chartAxes
    + chartLabels + chartProxies + chartTouches
}

private var plottables: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol Plottable {
        associatedtype PrimitivePlottable
        var primitivePlottable: PrimitivePlottable { get }
      }
      """),
    Builtin(
      "Plottable where Self: RawRepresentable",
      "var primitivePlottable: Self.RawValue { self.rawValue }"),
    // A place on a scale: a number, or a category.
    Builtin(
      nil,
      """
      struct _PlotValue: Hashable {
        var number: Double?
        var text: String
        var isDate: Bool = false
        init(_ value: Any) {
          if let date = value as? Date {
            number = date.timeIntervalSinceReferenceDate
            text = date.formatted(date: .abbreviated, time: .omitted)
            isDate = true
          } else {
            number = value is Bool ? nil : _number(in: value)
            text = "\\(value)"
          }
        }
        init(number: Double) {
          self.number = number
          text = number.formatted()
        }
      }
      """),
    Builtin(
      nil,
      """
      struct PlottableValue<Value: Plottable> {
        let _label: String
        let _value: _PlotValue
        let _end: _PlotValue
        init(_label: String, _ value: Any) {
          self._label = _label
          _value = _PlotValue(value)
          _end = _PlotValue(value)
        }
        init(_label: String, _start: Any, _end: Any) {
          self._label = _label
          _value = _PlotValue(_start)
          self._end = _PlotValue(_end)
        }
      }
      """),
  ]
    + [
      "Int", "Int16", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "String", "Date",
      "Bool", "Decimal",
    ].flatMap { (type: String) -> [Builtin] in
      [
        Builtin("\(type): Plottable", "typealias PrimitivePlottable = \(type)"),
        Builtin(type, "var primitivePlottable: \(type) { self }"),
      ]
    }
    + ["LocalizedStringKey", "String", "Text"].flatMap { (label: String) -> [Builtin] in
      let weight = label == "String" ? "@_disfavoredOverload " : ""
      let text = label == "Text" ? "\"\"" : label == "String" ? "label" : "\"\\(label)\""
      return [
        Builtin(
          "PlottableValue",
          """
          \(weight)static func value(_ label: \(label), _ value: Value) -> PlottableValue<Value> {
            PlottableValue(_label: \(text), value.primitivePlottable)
          }
          """),
        Builtin(
          "PlottableValue",
          """
          \(weight)static func value(
            _ label: \(label), _ value: Range<Value>
          ) -> PlottableValue<Value> where Value: Comparable {
            PlottableValue(
              _label: \(text), _start: value.lowerBound.primitivePlottable,
              _end: value.upperBound.primitivePlottable)
          }
          """),
        Builtin(
          "PlottableValue where Value == Date",
          """
          \(weight)static func value(
            _ label: \(label), _ value: Date, unit: Calendar.Component,
            calendar: Calendar = Calendar.current
          ) -> PlottableValue<Date> {
            let start = calendar.dateInterval(of: unit, for: value)?.start ?? value
            return PlottableValue(_label: \(text), start)
          }
          """),
      ]
    }
}

private var chartMarks: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _ChartMark {
        var kind: String
        var x: _PlotValue?
        var xEnd: _PlotValue?
        var y: _PlotValue?
        var yEnd: _PlotValue?
        var series: String = ""
        var style: AnyShapeStyle?
        var category: String?
        var opacity: Double = 1
        var corner: CGFloat = 0
        var stroke: StrokeStyle?
        // How wide a bar is, and where a sector begins and ends.
        var width: MarkDimension = .automatic
        var inner: MarkDimension = .automatic
        var outer: MarkDimension = .automatic
        var symbol: ((CGRect) -> Path)?
        var symbolView: AnyView?
        var symbolCategory: String?
        var symbolSize: CGFloat?
        var interpolation: InterpolationMethod = .linear
        var isUnstacked: Bool = false
        // Bars of one place stand beside each other by this.
        var group: String?
        var position: AnnotationPosition = .automatic
        var annotation: AnyView?
        // Bars and areas stand on those of the same place before them.
        var stacks: Bool {
          (kind == "BarMark" || kind == "AreaMark") && !isUnstacked && (yEnd == nil || yEnd == y)
        }
        // Whether a symbol stands on a line.
        var hasPoint: Bool {
          kind == "LineMark" && (symbol != nil || symbolView != nil || symbolCategory != nil)
        }
        var _text: String {
          let parts: [_PlotValue?] = [x, xEnd == x ? nil : xEnd, y, yEnd == y ? nil : yEnd]
          return parts.compactMap { $0?.text }.joined(separator: ", ")
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol ChartContent {
        associatedtype Body
        @ChartContentBuilder var body: Body { get }
        var _marks: [_ChartMark] { get }
      }
      """),
    Builtin("ChartContent where Body: ChartContent", "var _marks: [_ChartMark] { body._marks }"),
    Builtin("ChartContent where Body == Never", "var body: Never { fatalError() }"),
    Builtin(
      nil,
      """
      struct _ChartMarks: ChartContent {
        typealias Body = Never
        var _marks: [_ChartMark]
      }
      """),
    Builtin(
      nil,
      """
      @resultBuilder struct ChartContentBuilder {
        static func buildExpression<C: ChartContent>(_ content: C) -> _ChartMarks {
          _ChartMarks(_marks: content._marks)
        }
        static func buildBlock(_ parts: _ChartMarks...) -> _ChartMarks {
          _ChartMarks(_marks: parts.flatMap { $0._marks })
        }
        static func buildOptional(_ part: _ChartMarks?) -> _ChartMarks {
          part ?? _ChartMarks(_marks: [])
        }
        static func buildEither(first part: _ChartMarks) -> _ChartMarks { part }
        static func buildEither(second part: _ChartMarks) -> _ChartMarks { part }
        static func buildLimitedAvailability(_ part: _ChartMarks) -> _ChartMarks { part }
      }
      """),
    Builtin(
      "ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable",
      "init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)"
    ) { try joined($0, content: 1, "_marks", of: "ChartContent") },
    Builtin(
      "ForEach where Content: ChartContent",
      """
      init(_ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content)
      """
    ) { try joined($0, content: 2, "_marks", of: "ChartContent") },
    Builtin(
      "ForEach where Data == Range<Int>, ID == Int, Content: ChartContent",
      "init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)"
    ) { try joined($0, content: 1, "_marks", of: "ChartContent") },
    Builtin(
      "ForEach: ChartContent where Content: ChartContent", "var _marks: [_ChartMark] { get }"
    ) { $0.arguments[0] },
    Builtin(
      nil,
      """
      struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        var _fixed: CGFloat?
        var _ratio: CGFloat?
        var _inset: CGFloat?
        init(_fixed: CGFloat? = nil, _ratio: CGFloat? = nil, _inset: CGFloat? = nil) {
          self._fixed = _fixed
          self._ratio = _ratio
          self._inset = _inset
        }
        init(floatLiteral value: Double) { _fixed = CGFloat(value) }
        init(integerLiteral value: Int) { _fixed = CGFloat(value) }
        static var automatic: MarkDimension { MarkDimension() }
        static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(_ratio: ratio) }
        static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(_fixed: value) }
        static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(_inset: value) }
        // The length where `whole` is there; nil is automatic.
        func _length(of whole: CGFloat, insetting sides: CGFloat) -> CGFloat? {
          if let _fixed { return _fixed }
          if let _ratio { return whole * _ratio }
          return _inset.map { max(0, whole - $0 * sides) }
        }
      }
      """),
    option("MarkStackingMethod", ["standard", "normalized", "center", "unstacked"]),
    Builtin(
      nil,
      """
      struct SectorMark: ChartContent {
        typealias Body = Never
        var _marks: [_ChartMark]
        init<A: Plottable>(
          angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
          outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
        ) {
          _marks = [
            _ChartMark(
              kind: "SectorMark", y: angle._value, inner: innerRadius, outer: outerRadius)
          ]
        }
      }
      """),
  ]
    + ["BarMark", "LineMark", "AreaMark", "PointMark", "RuleMark", "RectangleMark"].map {
      Builtin(
        nil, "struct \($0): ChartContent { typealias Body = Never; var _marks: [_ChartMark] }")
    }
    + mark("BarMark", ["x y", "x", "y", "x yStart yEnd", "xStart xEnd y", "xStart xEnd"])
    + mark("LineMark", ["x y", "x y series"])
    + mark("AreaMark", ["x y", "x y series", "x yStart yEnd", "xStart xEnd y"])
    + mark("PointMark", ["x y", "x", "y"])
    + mark("RuleMark", ["x", "y", "x yStart yEnd", "xStart xEnd y"])
    + mark(
      "RectangleMark",
      ["x y", "x", "y", "xStart xEnd yStart yEnd", "x yStart yEnd", "xStart xEnd y", "xStart xEnd"])
}

/// The initializers of a mark, from the labels of their values.
private func mark(_ name: String, _ shapes: [String]) -> [Builtin] {
  shapes.map { shape in
    let labels = shape.split(separator: " ").map(String.init)
    let generics = labels.map { "\($0.uppercased()): Plottable" }.joined(separator: ", ")
    let values = labels.map { "\($0): PlottableValue<\($0.uppercased())>" }
      .joined(separator: ", ")
    func place(_ axis: String) -> String? {
      if labels.contains(axis) { return "\(axis): \(axis)._value, \(axis)End: \(axis)._end" }
      guard labels.contains(axis + "Start") else { return nil }
      return "\(axis): \(axis)Start._value, \(axis)End: \(axis)End._value"
    }
    let series = labels.contains("series") ? "series: series._value.text" : nil
    let parts = [place("x"), place("y"), series].compactMap { $0 }.joined(separator: ", ")
    let takesSize = name == "BarMark" || name == "RectangleMark"
    let size =
      takesSize ? ", width: MarkDimension = .automatic, height: MarkDimension = .automatic" : ""
    let stacks = name == "BarMark" || name == "AreaMark"
    let stacking = stacks ? ", stacking: MarkStackingMethod = .standard" : ""
    let isUnstacked = stacks ? ", isUnstacked: stacking == .unstacked" : ""
    let isAcross = shape == "x y" ? "y._value.number == nil" : "\(labels.contains("y"))"
    let bar = takesSize ? ", width: \(isAcross) ? height : width" : ""
    return Builtin(
      name,
      """
      init<\(generics)>(\(values)\(size)\(stacking)) {
        _marks = [_ChartMark(kind: "\(name)", \(parts)\(bar)\(isUnstacked))]
      }
      """)
  }
}

private var chartModifiers: [Builtin] {
  [
    ("foregroundStyle<S: ShapeStyle>(_ style: S)", "$0.style = AnyShapeStyle(style)"),
    (
      "foregroundStyle<D: Plottable>(by value: PlottableValue<D>)",
      "$0.category = value._value.text"
    ),
    ("opacity(_ opacity: Double)", "$0.opacity = opacity"),
    (
      "cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)",
      "$0.corner = radius"
    ),
    ("lineStyle(_ style: StrokeStyle)", "$0.stroke = style"),
    ("symbol<S: ChartSymbolShape>(_ symbol: S)", "$0.symbol = { symbol.path(in: $0) }"),
    (
      "symbol<D: Plottable>(by value: PlottableValue<D>)",
      "$0.symbolCategory = value._value.text"
    ),
    ("symbol<V: View>(@ViewBuilder symbol: () -> V)", "$0.symbolView = AnyView(symbol())"),
    ("symbolSize(_ size: CGSize)", "$0.symbolSize = size.width"),
    ("symbolSize(_ area: CGFloat)", "$0.symbolSize = area.squareRoot()"),
    ("interpolationMethod(_ method: InterpolationMethod)", "$0.interpolation = method"),
    (
      """
      position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil,
        span: MarkDimension = .automatic)
      """, "$0.isUnstacked = true; $0.group = value._value.text"
    ),
  ].map { declaration, change in
    Builtin(
      "ChartContent",
      """
      func \(declaration) -> some ChartContent {
        _ChartMarks(_marks: _marks.map { var mark = $0; _change(&mark) { \(change) }; return mark })
      }
      """)
  }
    + [
      Builtin(
        nil,
        """
        func _change(_ mark: inout _ChartMark, _ body: (inout _ChartMark) -> Void) { body(&mark) }
        """)
    ]
    + ["()", "(_ context: AnnotationContext)"].map { parameter in
      let made = parameter == "()" ? "content()" : "content(AnnotationContext())"
      return Builtin(
        "ChartContent",
        """
        func annotation<C: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment = .center,
          spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
          @ViewBuilder content: @escaping \(parameter) -> C
        ) -> some ChartContent {
          var marks = _marks
          if let last = marks.indices.last {
            marks[last].annotation = AnyView(\(made))
            marks[last].position = position
          }
          return _ChartMarks(_marks: marks)
        }
        """)
    }
    + [
      "symbolSize<D: Plottable>(by value: PlottableValue<D>)",
      "lineStyle<D: Plottable>(by value: PlottableValue<D>)",
      "zIndex(_ value: Double)",
      "offset(_ offset: CGSize)", "offset(x: CGFloat = 0, y: CGFloat = 0)",
      "offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)",
      "offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)",
      "accessibilityLabel(_ label: String)", "accessibilityLabel(_ label: Text)",
      "accessibilityValue(_ value: String)", "accessibilityHidden(_ hidden: Bool)",
      "accessibilityIdentifier(_ identifier: String)", "blur(radius: CGFloat)",
      "alignsMarkStylesWithPlotArea(_ aligns: Bool = true)",
      "clipShape<S: Shape>(_ shape: S)",
      "shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)",
    ].map { Builtin("ChartContent", "func \($0) -> some ChartContent { self }") }
    + [
      option(
        "AnnotationPosition",
        [
          "automatic", "overlay", "top", "bottom", "leading", "trailing", "topLeading",
          "topTrailing", "bottomLeading", "bottomTrailing",
        ]),
      Builtin(nil, "struct AnnotationContext { var targetSize: CGSize = .zero }"),
      Builtin(
        nil,
        """
        struct AnnotationOverflowResolution {
          struct Strategy {
            static let automatic = Strategy()
            static let disabled = Strategy()
            static let fit = Strategy()
            static let padScale = Strategy()
            static func fit(to boundary: Boundary) -> Strategy { Strategy() }
          }
          struct Boundary {
            static let automatic = Boundary()
            static let plot = Boundary()
            static let chart = Boundary()
          }
          static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
          init(x: Strategy = .automatic, y: Strategy = .automatic) {}
        }
        """),
      Builtin(
        nil,
        """
        struct Plot: ChartContent {
          typealias Body = Never
          var _marks: [_ChartMark]
          init<C: ChartContent>(@ChartContentBuilder content: () -> C) {
            _marks = content()._marks
          }
        }
        """),
    ]
}
