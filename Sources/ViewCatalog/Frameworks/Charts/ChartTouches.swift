import Interpreter

/// A finger on a chart: the data under it, what it selects, and how the plot scrolls.
var chartTouches: [Builtin] {
  [
    // What the program does with a chart.
    Builtin(
      nil,
      """
      struct _ChartActions {
        // What a finger on the plot selects; nil when it lifts.
        var selectX: ((_ChartTouch?) -> Void)?
        var selectY: ((_ChartTouch?) -> Void)?
        var selectAngle: ((_ChartTouch?) -> Void)?
        var selects: Bool { selectX != nil || selectY != nil || selectAngle != nil }
        // Hears of where the plot is scrolled to.
        var scrolledX: ((_ChartTouch) -> Void)?
        var plotStyle: ((ChartPlotContent) -> AnyView)?
      }
      """),
    Builtin(
      nil,
      """
      class _ChartHearing {
        var actions: _ChartActions = _ChartActions()
        func take(_ actions: _ChartActions) { self.actions = actions }
      }
      """),
    Builtin(
      nil,
      """
      struct _ChartTouch {
        let place: CGPoint
        let size: CGSize
        let scales: _ChartScales
        func x<P>() -> P? {
          guard size.width > 0 else { return nil }
          let band = scales.xBand(in: size)
          return _plotted(
            place.x / size.width, (place.x - band / 2) / (size.width - band), scales.xNames,
            scales.xRange)
        }
        func y<P>() -> P? {
          guard size.height > 0 else { return nil }
          let part = place.y / size.height
          return _plotted(part, 1 - part, scales.yNames, scales.yRange)
        }
        // How much of all sectors lies before it, clockwise from the top.
        func angle<P>() -> P? {
          angle(Double(atan2(place.x - size.width / 2, size.height / 2 - place.y)))
        }
        func angle<P>(_ radians: Double) -> P? {
          let turn = radians / (2 * Double.pi)
          let whole = scales.marks.compactMap { $0.y?.number }.reduce(0, +)
          return _plotted(0, CGFloat(turn - turn.rounded(.down)), [], 0...max(whole, 0.001))
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
    Builtin(
      nil,
      """
      struct _ChartScroller: View {
        let _scales: _ChartScales
        let _plot: CGSize
        let _content: AnyView
        @State var _position: ScrollPosition = ScrollPosition(edge: .leading)
        @State var _offset: CGFloat = 0
        // How far the value that is scrolled to is from the leading edge.
        var _wanted: CGFloat? {
          _scales.options.scrollX.map {
            max(0, _scales.x($0, in: _plot) - _scales.xBand(in: _plot) / 2)
          }
        }
        var body: some View {
          ScrollView(.horizontal, showsIndicators: false) { _content }
            .scrollPosition($_position)
            .onChange(of: _wanted, initial: true) {
              if let _wanted, abs(_wanted - _offset) > 1 { _position.scrollTo(x: _wanted) }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.x }) { old, new in
              _offset = new
              let band = _scales.xBand(in: _plot) / 2
              _scales.hearing.actions.scrolledX?(
                _ChartTouch(place: CGPoint(x: new + band, y: 0), size: _plot, scales: _scales))
            }
        }
      }
      """),
    Builtin(
      nil,
      "struct ChartPlotContent: View { let _marks: AnyView; var body: some View { _marks } }"),
    Builtin(
      "View",
      """
      func chartPlotStyle<C: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> C
      ) -> some View {
        transformEnvironment(\\._chart) { $0.actions.plotStyle = { AnyView(content($0)) } }
      }
      """),
    Builtin(
      "View",
      """
      func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        transformEnvironment(\\._chart) { $0.scrolls = axes.contains(.horizontal) }
      }
      """),
    Builtin(
      "View",
      """
      func chartXVisibleDomain<P: Plottable>(length: P) -> some View {
        transformEnvironment(\\._chart) {
          $0.xLength = _PlotValue(length.primitivePlottable).number
        }
      }
      """),
    Builtin(
      "View",
      """
      func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        transformEnvironment(\\._chart) {
          $0.scrollX = _PlotValue(x.wrappedValue.primitivePlottable)
          $0.actions.scrolledX = { touch in
            if let value: P = touch.x() { x.wrappedValue = value }
          }
        }
      }
      """),
    Builtin(
      "View",
      """
      func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        transformEnvironment(\\._chart) {
          $0.scrollX = _PlotValue(initialX.primitivePlottable)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct ValueAlignedChartScrollTargetBehavior {
        struct MajorValueAlignment<P> {
          static var page: MajorValueAlignment<P> { MajorValueAlignment<P>() }
          static func unit(_ unit: P) -> MajorValueAlignment<P> { MajorValueAlignment<P>() }
          static func matching(_ components: DateComponents) -> MajorValueAlignment<P> {
            MajorValueAlignment<P>()
          }
        }
        static var paging: ValueAlignedChartScrollTargetBehavior {
          ValueAlignedChartScrollTargetBehavior()
        }
        static func valueAligned<P: Numeric>(
          unit: P, majorAlignment: MajorValueAlignment<P>? = nil
        ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
        static func valueAligned(
          matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
        ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
      }
      """),
  ]
    + ["X", "Y", "Angle"].map { axis in
      Builtin(
        "View",
        """
        func chart\(axis)Selection<P: Plottable>(value: Binding<P?>) -> some View {
          transformEnvironment(\\._chart) {
            $0.actions.select\(axis) = { touch in
              let found: P? = touch.flatMap { $0.\(axis.lowercased())() }
              value.wrappedValue = found
            }
          }
        }
        """)
    }
    + inert(["chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior)"])
}
