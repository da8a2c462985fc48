import Interpreter

/// What a chart tells the views over and under it: where its plot stands, and which data are where.
var chartProxies: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _ChartPlot {
        let frame: Anchor<CGRect>
        let scales: _ChartScales
        let size: CGSize
      }
      """),
    Builtin(
      nil,
      """
      struct _ChartPlotKey: PreferenceKey {
        static var defaultValue: _ChartPlot? { nil }
        static func reduce(value: inout _ChartPlot?, nextValue: () -> _ChartPlot?) {
          value = value ?? nextValue()
        }
      }
      """),
    Builtin(
      nil,
      """
      struct _ChartPlotArea: View {
        let _scales: _ChartScales
        let _size: CGSize
        var body: some View {
          Color.clear.frame(width: _size.width, height: _size.height)
            .anchorPreference(key: _ChartPlotKey.self, value: .bounds) {
              _ChartPlot(frame: $0, scales: _scales, size: _size)
            }
            .padding(.leading, _scales.inset)
        }
      }
      """),
    Builtin(
      "View",
      """
      func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
      ) -> some View {
        transformEnvironment(\\._chart) { $0.tellsPlot = true }
          .overlayPreferenceValue(_ChartPlotKey.self, alignment: alignment) { plot in
            content(ChartProxy(_plot: plot))
          }
      }
      """),
    Builtin(
      "View",
      """
      func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
      ) -> some View {
        transformEnvironment(\\._chart) { $0.tellsPlot = true }
          .backgroundPreferenceValue(_ChartPlotKey.self, alignment: alignment) { plot in
            content(ChartProxy(_plot: plot))
          }
      }
      """),
    Builtin(
      nil,
      """
      struct ChartProxy {
        let _plot: _ChartPlot?
        init(_plot: _ChartPlot?) { self._plot = _plot }
        var plotFrame: Anchor<CGRect>? { _plot?.frame }
        var plotAreaFrame: Anchor<CGRect> {
          guard let _plot else { fatalError("the chart has no plot yet") }
          return _plot.frame
        }
        var plotSize: CGSize { _plot?.size ?? .zero }
        var plotAreaSize: CGSize { plotSize }
        func position<P: Plottable>(forX value: P) -> CGFloat? {
          _plot.map { $0.scales.x(_PlotValue(value.primitivePlottable), in: $0.size) }
        }
        func position<P: Plottable>(forY value: P) -> CGFloat? {
          _plot.map { $0.scales.y(_PlotValue(value.primitivePlottable), in: $0.size) }
        }
        func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
          guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
          return CGPoint(x: x, y: y)
        }
        func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
          guard let _plot, _plot.size.width > 0 else { return nil }
          let scales = _plot.scales
          let band = scales.xBand(in: _plot.size)
          return _plotted(
            position / _plot.size.width, (position - band / 2) / (_plot.size.width - band),
            scales.xNames, scales.xRange)
        }
        func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
          guard let _plot, _plot.size.height > 0 else { return nil }
          let part = position / _plot.size.height
          return _plotted(part, 1 - part, _plot.scales.yNames, _plot.scales.yRange)
        }
        func value<X: Plottable, Y: Plottable>(
          at position: CGPoint, as type: (X, Y).Type = (X, Y).self
        ) -> (X, Y)? {
          guard let x = value(atX: position.x, as: X.self),
            let y = value(atY: position.y, as: Y.self)
          else { return nil }
          return (x, y)
        }
        // By turn among names, or by the part of the way through a range.
        func _plotted<P>(
          _ turn: CGFloat, _ part: CGFloat, _ names: [String], _ range: ClosedRange<Double>
        ) -> P? {
          if !names.isEmpty {
            let index = Int((turn * CGFloat(names.count)).rounded(.down))
            return names.indices.contains(index) ? names[index] as? P : nil
          }
          let number = range.lowerBound + Double(part) * (range.upperBound - range.lowerBound)
          if let date = Date(timeIntervalSinceReferenceDate: number) as? P { return date }
          return number as? P ?? Int(number.rounded()) as? P ?? CGFloat(number) as? P
        }
      }
      """),
  ]
}
