import Interpreter

/// Plots of a function, at a hundred places of its domain.
var functionPlots: [Builtin] {
  [
    Builtin(
      nil,
      """
      func _sampled(_ domain: ClosedRange<Double>?, _ mark: (Double) -> _ChartMark?) -> [_ChartMark] {
        let domain = domain ?? 0...10
        return (0...100).compactMap { step in
          mark(domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / 100)
        }
      }
      """)
  ]
    + ["LocalizedStringKey", "String", "Text"].flatMap { label in
      let lead = label == "String" ? "@_disfavoredOverload " : ""
      return [
        Builtin(
          "LinePlot where DataElement == Never",
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
          "AreaPlot where DataElement == Never",
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
            "\(name)Plot where DataElement == Never",
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
}
