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
        let _inset: CGFloat
        var body: some View {
          Color.clear.frame(width: _size.width, height: _size.height)
            .anchorPreference(key: _ChartPlotKey.self, value: .bounds) {
              _ChartPlot(frame: $0, scales: _scales, size: _size)
            }
            .padding(.leading, _inset)
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
      "View",
      """
      func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chartOverlay { proxy in
          Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
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
          _touch(CGPoint(x: position, y: 0))?.x()
        }
        func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
          _touch(CGPoint(x: 0, y: position))?.y()
        }
        func value<X: Plottable, Y: Plottable>(
          at position: CGPoint, as type: (X, Y).Type = (X, Y).self
        ) -> (X, Y)? {
          guard let x = value(atX: position.x, as: X.self),
            let y = value(atY: position.y, as: Y.self)
          else { return nil }
          return (x, y)
        }
        func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
          _touch(.zero)?.angle(angle.radians)
        }
        func selectXValue(at position: CGFloat) {
          _plot?.scales.hearing.actions.selectX?(_touch(CGPoint(x: position, y: 0)))
        }
        func selectYValue(at position: CGFloat) {
          _plot?.scales.hearing.actions.selectY?(_touch(CGPoint(x: 0, y: position)))
        }
        func selectAngleValue(at angle: Angle) {
          guard let _plot else { return }
          let place = CGPoint(
            x: _plot.size.width / 2 + CGFloat(sin(angle.radians)),
            y: _plot.size.height / 2 - CGFloat(cos(angle.radians)))
          _plot.scales.hearing.actions.selectAngle?(_touch(place))
        }
        func _touch(_ place: CGPoint) -> _ChartTouch? {
          _plot.map { _ChartTouch(place: place, size: $0.size, scales: $0.scales) }
        }
      }
      """),
  ]
}
