import Interpreter

/// Plots of a collection: a mark for each element, whose looks may follow from the element.
var vectorPlots: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct PlottableProjection<DataElement, Value: Plottable> {
        let _place: (DataElement) -> _PlotValue
      }
      """),
    Builtin(
      nil,
      """
      protocol VectorizedChartContent<DataElement>: ChartContent {
        associatedtype DataElement
        var _elements: [DataElement] { get }
      }
      """),
    Builtin(
      nil,
      """
      struct _VectorizedMarks<DataElement>: VectorizedChartContent {
        typealias Body = Never
        var _marks: [_ChartMark]
        var _elements: [DataElement]
      }
      """),
    Builtin(
      "VectorizedChartContent",
      """
      func _each(
        _ change: (inout _ChartMark, DataElement) -> Void
      ) -> _VectorizedMarks<DataElement> {
        var marks = _marks
        for (index, element) in zip(marks.indices, _elements) { change(&marks[index], element) }
        return _VectorizedMarks(_marks: marks, _elements: _elements)
      }
      """),
  ]
    + ["LocalizedStringKey", "String", "Text"].map { label in
      let lead = label == "String" ? "@_disfavoredOverload " : ""
      return Builtin(
        "PlottableProjection",
        """
        \(lead)static func value(
          _ label: \(label), _ keyPath: KeyPath<DataElement, Value>
        ) -> PlottableProjection<DataElement, Value> {
          PlottableProjection(_place: { _PlotValue($0[keyPath: keyPath].primitivePlottable) })
        }
        """)
    }
    + plotForms.flatMap { kind, forms in
      [
        Builtin(
          nil,
          """
          struct \(kind)Plot<DataElement>: VectorizedChartContent {
            typealias Body = Never
            var _marks: [_ChartMark]
            var _elements: [DataElement] = []
          }
          """)
      ] + forms.map { plot(kind, $0) }
    }
    + looks.map { declaration, change in
      Builtin(
        "VectorizedChartContent",
        """
        func \(declaration) -> _VectorizedMarks<DataElement> {
          _each { mark, element in \(change) }
        }
        """)
    }
}

/// The labels of each plot's values.
private let plotForms: KeyValuePairs = [
  "Line": ["x y", "x y series"], "Area": ["x y", "x y series", "x yStart yEnd"],
  "Bar": ["x y", "x", "y", "x yStart yEnd", "xStart xEnd y"], "Point": ["x y", "x", "y"],
  "Rule": ["x", "y", "x yStart yEnd", "xStart xEnd y"],
  "Rectangle": ["x y", "x", "y", "xStart xEnd yStart yEnd"], "Sector": ["angle"],
]

private let looks: [(String, String)] = [
  (
    "foregroundStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)",
    "mark.category = value._place(element).text"
  ),
  (
    "foregroundStyle<S: ShapeStyle>(_ keyPath: KeyPath<DataElement, S>)",
    "mark.style = AnyShapeStyle(element[keyPath: keyPath])"
  ),
  ("opacity(_ keyPath: KeyPath<DataElement, Double>)", "mark.opacity = element[keyPath: keyPath]"),
  (
    "cornerRadius(_ keyPath: KeyPath<DataElement, CGFloat>)",
    "mark.corner = element[keyPath: keyPath]"
  ),
  (
    "position<P: Plottable>(by value: PlottableProjection<DataElement, P>)",
    "mark.isUnstacked = true; mark.group = value._place(element).text"
  ),
  (
    "symbol<D: Plottable>(by value: PlottableProjection<DataElement, D>)",
    "mark.symbolCategory = value._place(element).text"
  ),
  (
    "symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>)",
    "mark.symbolSize = element[keyPath: keyPath].squareRoot()"
  ),
  ("symbolSize<D: Plottable>(by value: PlottableProjection<DataElement, D>)", ""),
  ("lineStyle<D: Plottable>(by value: PlottableProjection<DataElement, D>)", ""),
]

/// The initializer of a plot, from the labels of its values.
private func plot(_ kind: String, _ shape: String) -> Builtin {
  let labels = shape.split(separator: " ").map(String.init)
  let generics = labels.map { "\($0.uppercased()): Plottable" }.joined(separator: ", ")
  let values = labels.map { "\($0): PlottableProjection<Data.Element, \($0.uppercased())>" }
    .joined(separator: ", ")
  func place(_ axis: String) -> String? {
    let ends = labels.contains(axis) ? (axis, axis) : ("\(axis)Start", "\(axis)End")
    guard labels.contains(ends.0) else { return nil }
    return "\(axis): \(ends.0)._place(one), \(axis)End: \(ends.1)._place(one)"
  }
  let angle =
    labels.contains("angle")
    ? "y: angle._place(one), inner: innerRadius, outer: outerRadius" : nil
  let series = labels.contains("series") ? "series: series._place(one).text" : nil
  let parts = [place("x"), place("y"), angle, series].compactMap { $0 }.joined(separator: ", ")
  let size = ", width: MarkDimension = .automatic, height: MarkDimension = .automatic"
  let stacking = ", stacking: MarkStackingMethod = .standard"
  let radii = """
    , innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
      angularInset: CGFloat? = nil
    """
  let rest =
    ["Area": stacking, "Bar": size + stacking, "Rectangle": size, "Sector": radii][kind] ?? ""
  return Builtin(
    "\(kind)Plot",
    """
    init<Data: RandomAccessCollection, \(generics)>(_ data: Data, \(values)\(rest))
    where DataElement == Data.Element
    {
      _elements = Array(data)
      _marks = _elements.map { one in _ChartMark(kind: "\(kind)Mark", \(parts)) }
    }
    """)
}
