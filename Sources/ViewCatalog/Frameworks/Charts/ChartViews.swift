import Checking
import Geometry
import Interpreter
import LayoutEngine
import StandardLibrary
import ViewTree

/// `Chart`: as large as it may be, with its marks, its axes' words, its labels and its legend.
var chartViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _ChartOptions {
        var hidesX: Bool = false
        var hidesY: Bool = false
        var hidesLegend: Bool = false
        var legendLeads: Bool = false
        var legend: AnyView?
        var labels: [_ChartLabel] = []
        var tellsPlot: Bool = false
        var xAxes: [_Axis] = _ChartOptions.plainAxes
        var yAxes: [_Axis] = _ChartOptions.plainAxes
        var yLeads: Bool { yAxes.first?.isLeading ?? false }
        static let plainAxes: [_Axis] = [
          _Axis(isLeading: false, values: .automatic) { AnyView(Text($0._value.text)) }
        ]
        var xDomain: ClosedRange<Double>?
        var yDomain: ClosedRange<Double>?
        var xOrder: [String] = []
        var yOrder: [String] = []
        var xFromZero: Bool?
        var yFromZero: Bool?
        var colors: [String: Color] = [:]
        var palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
        var actions: _ChartActions = _ChartActions()
        var scrolls: Bool = false
        // How much of the horizontal axis is seen at once.
        var xLength: Double?
        // What its leading edge is scrolled to.
        var scrollX: _PlotValue?
      }
      """),
    Builtin(
      nil,
      """
      struct _ChartOptionsKey: EnvironmentKey {
        static let defaultValue: _ChartOptions = _ChartOptions()
      }
      """),
    Builtin(
      "EnvironmentValues",
      """
      var _chart: _ChartOptions {
        get { self[_ChartOptionsKey.self] }
        set { self[_ChartOptionsKey.self] = newValue }
      }
      """),
    Builtin(
      nil,
      """
      struct Chart<Content: ChartContent>: View {
        @Environment(\\._chart) var _options: _ChartOptions
        @State var _hearing: _ChartHearing = _ChartHearing()
        var _marks: [_ChartMark]
        init(@ChartContentBuilder content: () -> Content) { _marks = content()._marks }
        var body: some View {
          let _ = _hearing.take(_options.actions)
          let scales = _ChartScales(_marks, _options, _hearing)
          VStack(alignment: .leading, spacing: 4) {
            if _options.legendLeads { _legend(scales) }
            _named(.top)
            HStack(spacing: 4) {
              _named(.leading)
              _plot(scales)
              _named(.trailing)
            }
            _named(.bottom)
            if !_options.legendLeads { _legend(scales) }
          }
        }
        func _plot(_ scales: _ChartScales) -> some View {
          GeometryReader { proxy in
            ZStack(alignment: .topLeading) {
              if _options.tellsPlot {
                _ChartPlotArea(
                  _scales: scales.told, _size: scales.plot(proxy.size), _inset: scales.inset)
              }
              if let pages = scales.pages {
                let plot = scales.plot(proxy.size)
                let whole = CGSize(
                  width: plot.width * pages + scales.margin, height: proxy.size.height)
                _ChartScroller(
                  _scales: scales, _plot: scales.plot(whole),
                  _content: AnyView(
                    ZStack(alignment: .topLeading) { _area(scales, whole, 0) }.frame(
                      width: plot.width * pages, height: whole.height, alignment: .topLeading))
                )
                .frame(width: plot.width, height: proxy.size.height)
                .offset(x: scales.inset)
              } else {
                _area(scales, proxy.size, scales.inset)
              }
              if !_options.hidesY {
                _ChartLabels(_axes: _options.yAxes, _ticks: scales.yTicks, _range: scales.yRange) {
                  CGPoint(
                    x: $0.isLeading ? 14 : proxy.size.width - 14,
                    y: scales.y($1, in: scales.plot(proxy.size)))
                }
              }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
          }
        }
        // Marks, the words under them and what takes touches, from `inset` on.
        @ViewBuilder func _area(
          _ scales: _ChartScales, _ size: CGSize, _ inset: CGFloat
        ) -> some View {
          if let style = _options.actions.plotStyle {
            let plot = scales.plot(size)
            let marks = ZStack(alignment: .topLeading) { _drawn(scales, size, 0) }
            style(
              ChartPlotContent(
                _marks: AnyView(
                  marks.frame(width: plot.width, height: plot.height, alignment: .topLeading)))
            )
            .offset(x: inset)
          } else {
            _drawn(scales, size, inset)
          }
          if !_options.hidesX {
            _ChartLabels(_axes: _options.xAxes, _ticks: scales.xTicks, _range: scales.xRange) {
              CGPoint(x: inset + scales.x($1, in: scales.plot(size)), y: size.height - 8)
            }
          }
          if _options.actions.selects {
            let plot = scales.plot(size)
            Color.clear.contentShape(Rectangle()).frame(width: plot.width, height: plot.height)
              .gesture(
                DragGesture(minimumDistance: 0)
                  .onChanged { scales.select(_ChartTouch(place: $0.location, size: plot, scales: scales)) }
                  .onEnded { _ in scales.select(nil) }
              )
              .offset(x: inset)
          }
        }
        @ViewBuilder func _drawn(
          _ scales: _ChartScales, _ size: CGSize, _ inset: CGFloat
        ) -> some View {
          ForEach(_marks.indices, id: \\.self) { index in
            _ChartMarkView(_mark: _marks[index], _index: index, _scales: scales, _size: size)
              .offset(x: inset)
          }
          ForEach(_marks.indices.filter { _marks[$0].hasPoint }, id: \\.self) { index in
            _ChartMarkView(
              _mark: _marks[index], _index: index, _scales: scales, _size: size,
              _drawsSymbol: true
            )
            .offset(x: inset)
          }
        }
        func _named(_ side: AnnotationPosition) -> some View {
          let labels = _options.labels.filter { $0.side == side }
          return ForEach(labels.indices, id: \\.self) { labels[$0] }
        }
        @ViewBuilder func _legend(_ scales: _ChartScales) -> some View {
          if let legend = _options.legend {
            legend
          } else if !scales.categories.isEmpty && !_options.hidesLegend {
            HStack {
              ForEach(scales.categories, id: \\.self) { category in
                Circle().fill(scales.color(of: category)).frame(width: 8, height: 8)
                Text(category).font(.caption)
              }
            }
          }
        }
      }
      """),
    Builtin(
      "Chart",
      """
      init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
      where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable
      { _marks = data.flatMap { content($0)._marks } }
      """),
    Builtin(
      "Chart",
      """
      init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> C)
      where Content == ForEach<Data, ID, C>
      { _marks = data.flatMap { content($0)._marks } }
      """),
    Builtin(
      nil,
      """
      struct _ChartLabels: View {
        let _axes: [_Axis]
        let _ticks: [_PlotValue]
        let _range: ClosedRange<Double>
        let _place: (_Axis, _PlotValue) -> CGPoint
        var body: some View {
          ForEach(_axes.indices, id: \\.self) { axis in
            let ticks = _axes[axis].values._ticks(_ticks, in: _range)
            let labels = _axes[axis]._labels(ticks)
            ForEach(ticks.indices, id: \\.self) { index in
              if let label = labels[index] {
                label.font(.caption2).foregroundStyle(.secondary).fixedSize()
                  .position(_place(_axes[axis], ticks[index]))
              }
            }
          }
        }
      }
      """),
    // Where data stand in a plot: by a number from the least to the most, or by a category's turn.
    Builtin(
      nil,
      """
      struct _ChartScales {
        var marks: [_ChartMark]
        var options: _ChartOptions
        // Of the chart: scales of the same data are the same.
        let hearing: _ChartHearing
        var xNames: [String] = []
        var yNames: [String] = []
        var xRange: ClosedRange<Double> = 0...1
        var yRange: ClosedRange<Double> = 0...1
        var categories: [String] = []
        var xTicks: [_PlotValue] = []
        var yTicks: [_PlotValue] = []
        var steps: Int = 1
        // What is told of the plot: without views and what makes them, of which no two are alike.
        var told: _ChartScales {
          var told = self
          (told.options.xAxes, told.options.yAxes) = ([], [])
          (told.options.legend, told.options.labels) = (nil, [])
          told.marks = marks.map {
            var mark = $0
            (mark.annotation, mark.style, mark.symbol, mark.symbolView) = (nil, nil, nil, nil)
            return mark
          }
          return told
        }
        init(_ marks: [_ChartMark], _ options: _ChartOptions, _ hearing: _ChartHearing) {
          self.marks = marks
          var plain = options
          plain.actions = _ChartActions()
          self.options = plain
          self.hearing = hearing
          let plotted = marks.filter { $0.kind != "SectorMark" }
          let xs = plotted.flatMap { [$0.x, $0.xEnd].compactMap { $0 } }
          let ys = plotted.flatMap { [$0.y, $0.yEnd].compactMap { $0 } }
          for mark in marks {
            if let category = mark.category, !categories.contains(category) {
              categories.append(category)
            }
          }
          xNames = Self.names(xs, first: options.xOrder)
          yNames = Self.names(ys, first: options.yOrder)
          steps = max(1, Set(xs).count)
          let bars = plotted.contains { $0.kind == "BarMark" || $0.kind == "AreaMark" }
          let (width, height) = isAcross ? (stacked(xs), ys) : (xs, stacked(ys))
          xRange = options.xDomain
            ?? Self.range(width, fromZero: options.xFromZero ?? (bars && isAcross))
          yRange = options.yDomain
            ?? Self.range(height, fromZero: options.yFromZero ?? (bars || !xNames.isEmpty))
          xTicks = Self.ticks(xs, xNames, xRange)
          yTicks = Self.ticks(ys, yNames, yRange)
        }
        // The values with how far their stacks reach.
        func stacked(_ values: [_PlotValue]) -> [_PlotValue] {
          let tops = marks.indices.filter { marks[$0].stacks }
            .compactMap { index in amount(of: marks[index]).map { below(index) + $0 } }
          return values + tops.map { _PlotValue(number: $0) }
        }
        // Bars that lie: names stand along the vertical axis.
        var isAcross: Bool { !yNames.isEmpty && xNames.isEmpty }
        func amount(of mark: _ChartMark) -> Double? { isAcross ? mark.x?.number : mark.y?.number }
        func place(of mark: _ChartMark) -> _PlotValue? { isAcross ? mark.y : mark.x }
        static func names(_ values: [_PlotValue], first: [String]) -> [String] {
          var names: [String] = first
          for value in values where value.number == nil && !names.contains(value.text) {
            names.append(value.text)
          }
          return names
        }
        static func range(_ values: [_PlotValue], fromZero: Bool) -> ClosedRange<Double> {
          let numbers = values.compactMap { $0.number }
          var low = numbers.min() ?? 0
          var high = numbers.max() ?? 1
          if values.contains(where: { $0.isDate }) { return low < high ? low...high : low...(low + 1) }
          if fromZero { low = min(0, low); high = max(0, high) }
          if low == high { high = low + 1 }
          let step = _niceStep(high - low)
          return ((low / step).rounded(.down) * step)...((high / step).rounded(.up) * step)
        }
        static func ticks(
          _ values: [_PlotValue], _ names: [String], _ range: ClosedRange<Double>
        ) -> [_PlotValue] {
          if values.isEmpty { return [] }
          if !names.isEmpty { return names.map { _PlotValue($0) } }
          if values.contains(where: { $0.isDate }) {
            var dates: [_PlotValue] = []
            for value in values where !dates.contains(value) { dates.append(value) }
            let stride = max(1, (dates.count + 4) / 5)
            return dates.indices.filter { $0 % stride == 0 }.map { dates[$0] }
          }
          let step = _niceStep(range.upperBound - range.lowerBound)
          // A domain that was asked for ends where it says; what falls outside is not marked.
          let count = Int(((range.upperBound - range.lowerBound) / step + 0.001).rounded(.down))
          return (0...max(1, min(count, 12))).map {
            _PlotValue(number: range.lowerBound + Double($0) * step)
          }
        }
        // How many times the plot is as wide as what is seen of it; nil where all is.
        var pages: CGFloat? {
          guard options.scrolls, let length = options.xLength, length > 0 else { return nil }
          let whole =
            xNames.isEmpty ? xRange.upperBound - xRange.lowerBound : Double(xNames.count)
          return whole > length ? CGFloat(whole / length) : nil
        }
        func select(_ touch: _ChartTouch?) {
          hearing.actions.selectX?(touch)
          hearing.actions.selectY?(touch)
          hearing.actions.selectAngle?(touch)
        }
        // How wide the words of the vertical axis are.
        var margin: CGFloat {
          options.hidesY || !marks.contains { $0.kind != "SectorMark" } ? 0 : 32
        }
        // Where the plot begins.
        var inset: CGFloat { options.yLeads ? margin : 0 }
        func plot(_ size: CGSize) -> CGSize {
          let hasAxes = marks.contains { $0.kind != "SectorMark" }
          return CGSize(
            width: max(1, size.width - margin),
            height: max(1, size.height - (options.hidesX || !hasAxes ? 0 : 20)))
        }
        func color(of category: String) -> Color {
          if let own = options.colors[category] { return own }
          let colors = options.palette
          return colors[(categories.firstIndex(of: category) ?? 0) % colors.count]
        }
        // What a mark stands on.
        func below(_ index: Int) -> Double {
          let mark = marks[index]
          if !mark.stacks { return 0 }
          let isNegative = (amount(of: mark) ?? 0) < 0
          return marks[..<index].filter {
            $0.kind == mark.kind && place(of: $0) == place(of: mark) && $0.stacks
          }
          .compactMap { amount(of: $0) }.filter { ($0 < 0) == isNegative }.reduce(0, +)
        }
        // Which of the bars beside each other a mark is, and how many there are.
        func turn(of mark: _ChartMark) -> (index: Int, count: Int) {
          guard let group = mark.group else { return (0, 1) }
          var groups: [String] = []
          for case let group? in marks.map({ $0.kind == mark.kind ? $0.group : nil })
          where !groups.contains(group) { groups.append(group) }
          return (groups.firstIndex(of: group) ?? 0, groups.count)
        }
        var symbolCategories: [String] {
          var found: [String] = []
          for mark in marks {
            if let category = mark.symbolCategory, !found.contains(category) { found.append(category) }
          }
          return found
        }
        // Bars need room on both sides of the first and the last.
        func xBand(in plot: CGSize) -> CGFloat {
          let isBanded = marks.contains { $0.kind == "BarMark" } && yNames.isEmpty
          return isBanded ? plot.width / CGFloat(steps) : 0
        }
        func x(_ value: _PlotValue, in plot: CGSize) -> CGFloat {
          if let index = xNames.firstIndex(of: value.text), value.number == nil {
            return plot.width * (CGFloat(index) + 0.5) / CGFloat(xNames.count)
          }
          let part = ((value.number ?? 0) - xRange.lowerBound) / (xRange.upperBound - xRange.lowerBound)
          let band = xBand(in: plot)
          return band / 2 + (plot.width - band) * CGFloat(part)
        }
        func y(_ value: _PlotValue, in plot: CGSize) -> CGFloat {
          if let index = yNames.firstIndex(of: value.text), value.number == nil {
            return plot.height * (CGFloat(index) + 0.5) / CGFloat(yNames.count)
          }
          let part = ((value.number ?? 0) - yRange.lowerBound) / (yRange.upperBound - yRange.lowerBound)
          return plot.height * CGFloat(1 - part)
        }
      }
      """),
    Builtin(
      nil,
      """
      func _niceStep(_ span: Double) -> Double {
        let rough = span / 4
        let power = pow(10, log10(rough).rounded(.down))
        for factor in [1.0, 2, 5] where rough <= factor * power { return factor * power }
        return 10 * power
      }
      """),
  ]
}
