import Interpreter

/// Plots of a function, at a hundred places of its domain, and of a collection, at its elements.
var functionPlots: [Builtin] {
  let kinds = ["Line", "Area", "Bar", "Point"]
  return kinds.map {
    Builtin(
      nil, "struct \($0)Plot: ChartContent { typealias Body = Never; var _marks: [_ChartMark] }")
  }
    + [
      Builtin(
        nil,
        """
        func _sampled(_ domain: ClosedRange<Double>?, _ mark: (Double) -> _ChartMark?) -> [_ChartMark] {
          let domain = domain ?? 0...10
          return (0...100).compactMap { step in
            mark(domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / 100)
          }
        }
        """),
      Builtin(
        nil,
        """
        struct PlottableProjection<DataElement, Value: Plottable> {
          let _place: (DataElement) -> _PlotValue
        }
        """),
    ]
    + ["LocalizedStringKey", "String", "Text"].flatMap { label in
      let lead = label == "String" ? "@_disfavoredOverload " : ""
      return [
        Builtin(
          "PlottableProjection",
          """
          \(lead)static func value(
            _ label: \(label), _ keyPath: KeyPath<DataElement, Value>
          ) -> PlottableProjection<DataElement, Value> {
            PlottableProjection(_place: { _PlotValue($0[keyPath: keyPath].primitivePlottable) })
          }
          """),
        Builtin(
          "LinePlot",
          """
          \(lead)init(
            x: \(label), y: \(label), t: \(label), domain: ClosedRange<Double>,
            function: @escaping (Double) -> (x: Double, y: Double)
          ) {
            _marks = _sampled(domain) { t in
              let point = function(t)
              let (px, py) = (_PlotValue(number: point.x), _PlotValue(number: point.y))
              return _ChartMark(kind: "LineMark", x: px, xEnd: px, y: py, yEnd: py)
            }
          }
          """),
        Builtin(
          "AreaPlot",
          """
          \(lead)init(
            x: \(label), yStart: \(label), yEnd: \(label), domain: ClosedRange<Double>? = nil,
            function: @escaping (Double) -> (yStart: Double, yEnd: Double)
          ) {
            _marks = _sampled(domain) { x in
              let (px, y) = (_PlotValue(number: x), function(x))
              return _ChartMark(
                kind: "AreaMark", x: px, xEnd: px, y: _PlotValue(number: y.yStart),
                yEnd: _PlotValue(number: y.yEnd))
            }
          }
          """),
      ]
        + ["Line", "Area"].map { name in
          Builtin(
            "\(name)Plot",
            """
            \(lead)init(
              x: \(label), y: \(label), domain: ClosedRange<Double>? = nil,
              function: @escaping (Double) -> Double
            ) {
              _marks = _sampled(domain) { x in
                let y = function(x)
                if !y.isFinite { return nil }
                let (px, py) = (_PlotValue(number: x), _PlotValue(number: y))
                return _ChartMark(kind: "\(name)Mark", x: px, xEnd: px, y: py, yEnd: py)
              }
            }
            """)
        }
    }
    + ["Line", "Area", "Bar", "Point"].map { kind in
      let width = ", width: MarkDimension = .automatic, height: MarkDimension = .automatic"
      let stacking = ", stacking: MarkStackingMethod = .standard"
      let rest = ["Area": stacking, "Bar": width + stacking][kind] ?? ""
      return Builtin(
        "\(kind)Plot",
        """
        init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
          _ data: Data, x: PlottableProjection<Data.Element, X>,
          y: PlottableProjection<Data.Element, Y>\(rest)
        ) {
          _marks = data.map { one in
            let (px, py) = (x._place(one), y._place(one))
            return _ChartMark(kind: "\(kind)Mark", x: px, xEnd: px, y: py, yEnd: py)
          }
        }
        """)
    }
}
