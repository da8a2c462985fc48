import Checking
import Geometry
import Interpreter
import LayoutEngine
import StandardLibrary
import ViewTree

/// `Chart`: as large as it may be, with its marks, its axes' words and its legend.
var chartViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _ChartOptions {
        var hidesX: Bool = false
        var hidesY: Bool = false
        var hidesLegend: Bool = false
        var tellsPlot: Bool = false
        var xAxes: [_Axis] = _ChartOptions.plainAxes
        var yAxes: [_Axis] = _ChartOptions.plainAxes
        var yLeads: Bool { yAxes.first?.isLeading ?? false }
        static let plainAxes: [_Axis] = [
          _Axis(isLeading: false, values: .automatic) { AnyView(Text($0._value.text)) }
        ]
        var xDomain: ClosedRange<Double>?
        var yDomain: ClosedRange<Double>?
        var colors: [String: Color] = [:]
        var palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
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
        var _marks: [_ChartMark]
        var body: some View {
          let scales = _ChartScales(_marks, _options)
          VStack(alignment: .leading, spacing: 4) {
            GeometryReader { proxy in
              ZStack(alignment: .topLeading) {
                if _options.tellsPlot { _ChartPlotArea(_scales: scales, _size: scales.plot(proxy.size)) }
                ForEach(_marks.indices, id: \\.self) { index in
                  _ChartMarkView(_mark: _marks[index], _index: index, _scales: scales, _size: proxy.size)
                    .offset(x: scales.inset)
                }
                if !_options.hidesX {
                  _ChartLabels(_axes: _options.xAxes, _ticks: scales.xTicks, _range: scales.xRange) {
                    CGPoint(
                      x: scales.inset + scales.x($1, in: scales.plot(proxy.size)),
                      y: proxy.size.height - 8)
                  }
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
            if !scales.categories.isEmpty && !_options.hidesLegend {
              HStack {
                ForEach(scales.categories, id: \\.self) { category in
                  Circle().fill(scales.color(of: category)).frame(width: 8, height: 8)
                  Text(category).font(.caption)
                }
              }
            }
          }
        }
      }
      """),
    Builtin(
      "Chart", "init(@ChartContentBuilder content: () -> Content) { _marks = content()._marks }"),
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
        let marks: [_ChartMark]
        let options: _ChartOptions
        var xNames: [String] = []
        var yNames: [String] = []
        var xRange: ClosedRange<Double> = 0...1
        var yRange: ClosedRange<Double> = 0...1
        var categories: [String] = []
        var xTicks: [_PlotValue] = []
        var yTicks: [_PlotValue] = []
        var steps: Int = 1
        init(_ marks: [_ChartMark], _ options: _ChartOptions) {
          self.marks = marks
          self.options = options
          let plotted = marks.filter { $0.kind != "SectorMark" }
          let xs = plotted.flatMap { [$0.x, $0.xEnd].compactMap { $0 } }
          let ys = plotted.flatMap { [$0.y, $0.yEnd].compactMap { $0 } }
          for mark in marks {
            if let category = mark.category, !categories.contains(category) {
              categories.append(category)
            }
          }
          xNames = Self.names(xs)
          yNames = Self.names(ys)
          steps = max(1, Set(xs).count)
          let bars = plotted.contains { $0.kind == "BarMark" || $0.kind == "AreaMark" }
          xRange = options.xDomain ?? Self.range(xs, fromZero: bars && !yNames.isEmpty)
          var high: [Double] = ys.compactMap { $0.number }
          for x in Set(xs) where bars {
            for kind in ["BarMark", "AreaMark"] {
              let stack = plotted.filter { $0.x == x && $0.kind == kind && $0.stacks }
              high.append(stack.compactMap { $0.y?.number }.reduce(0, +))
            }
          }
          yRange = options.yDomain
            ?? Self.range(high.map { _PlotValue(number: $0) }, fromZero: bars || xNames.isEmpty == false)
          xTicks = Self.ticks(xs, xNames, xRange)
          yTicks = Self.ticks(ys, yNames, yRange)
        }
        static func names(_ values: [_PlotValue]) -> [String] {
          var names: [String] = []
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
          return marks[..<index].filter { $0.kind == mark.kind && $0.x == mark.x && $0.stacks }
            .compactMap { $0.y?.number }.reduce(0, +)
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
  ] + markViews
}

/// How each mark is drawn.
private var markViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _ChartMarkView: View {
        let _mark: _ChartMark
        let _index: Int
        let _scales: _ChartScales
        let _size: CGSize
        var body: some View {
          let plot = _scales.plot(_size)
          let frame = _frame(plot)
          ZStack(alignment: .topLeading) {
            _markView(
              _mark.kind, _mark._text,
              AnyView(_path(plot, frame).foregroundStyle(_style).opacity(_mark.opacity)))
            if let annotation = _mark.annotation {
              annotation.fixedSize().position(_place(of: frame))
            }
          }
        }
        var _style: AnyShapeStyle {
          if let category = _mark.category { return AnyShapeStyle(_scales.color(of: category)) }
          return _mark.style ?? AnyShapeStyle(Color.blue)
        }
        func _place(of frame: CGRect) -> CGPoint {
          switch _mark.position {
          case .overlay: return CGPoint(x: frame.midX, y: frame.midY)
          case .bottom: return CGPoint(x: frame.midX, y: frame.maxY + 10)
          case .leading: return CGPoint(x: frame.minX - 16, y: frame.midY)
          case .trailing: return CGPoint(x: frame.maxX + 16, y: frame.midY)
          default: return CGPoint(x: frame.midX, y: frame.minY - 10)
          }
        }
        func _frame(_ plot: CGSize) -> CGRect {
          if _mark.kind == "SectorMark" { return CGRect(origin: .zero, size: plot) }
          let isAcross = !_scales.yNames.isEmpty && _scales.xNames.isEmpty
          let band = isAcross
            ? plot.height / CGFloat(max(1, _scales.yNames.count))
            : plot.width / CGFloat(max(1, _scales.steps))
          let isBar = _mark.kind == "BarMark" || _mark.kind == "RectangleMark"
          let half = isBar ? band * 0.35 : 3
          var left: CGFloat = 0
          var right = plot.width
          var top: CGFloat = 0
          var bottom = plot.height
          if let x = _mark.x {
            let (a, b) = (_scales.x(x, in: plot), _scales.x(_mark.xEnd ?? x, in: plot))
            left = min(a, b)
            right = max(a, b)
            if a == b && isAcross && isBar { left = _scales.x(_PlotValue(number: max(0, _scales.xRange.lowerBound)), in: plot) }
            if a == b && !(isAcross && isBar) && _mark.kind != "RuleMark" {
              left = a - half
              right = a + half
            }
          }
          if let y = _mark.y {
            let (a, b) = (_scales.y(y, in: plot), _scales.y(_mark.yEnd ?? y, in: plot))
            top = min(a, b)
            bottom = max(a, b)
            if a == b && isBar && !isAcross && y.number != nil {
              let below = _scales.below(_index)
              top = _scales.y(_PlotValue(number: below + (y.number ?? 0)), in: plot)
              bottom = _scales.y(_PlotValue(number: below), in: plot)
              if top > bottom { (top, bottom) = (bottom, top) }
            } else if a == b && _mark.kind != "RuleMark" {
              top = a - half
              bottom = a + half
            }
          }
          return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
        }
        func _path(_ plot: CGSize, _ frame: CGRect) -> AnyView {
          switch _mark.kind {
          case "PointMark": return AnyView(Path(ellipseIn: frame))
          case "RuleMark":
            return AnyView(
              Path { path in
                path.move(to: CGPoint(x: frame.minX, y: frame.minY))
                path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
              }.stroke(lineWidth: 1))
          case "LineMark", "AreaMark": return AnyView(_segment(plot, frame))
          case "SectorMark": return AnyView(_sector(plot))
          default: return AnyView(Path(roundedRect: frame, cornerRadius: _mark.corner))
          }
        }
        func _segment(_ plot: CGSize, _ frame: CGRect) -> AnyView {
          let last = _scales.marks[..<_index].lastIndex {
            $0.kind == _mark.kind && $0.series == _mark.series && $0.category == _mark.category
          }
          let end = CGPoint(x: frame.midX, y: frame.midY)
          guard let last, let x = _scales.marks[last].x, let y = _scales.marks[last].y else {
            return AnyView(Path(CGRect(x: end.x, y: end.y, width: 0, height: 0)))
          }
          let left = _scales.x(x, in: plot)
          if _mark.kind == "LineMark" {
            return AnyView(
              Path { path in
                path.move(to: CGPoint(x: left, y: _scales.y(y, in: plot)))
                path.addLine(to: end)
              }.stroke(lineWidth: _mark.lineWidth))
          }
          func height(_ number: Double) -> CGFloat {
            min(plot.height, _scales.y(_PlotValue(number: number), in: plot))
          }
          let (before, below) = (_scales.below(last), _scales.below(_index))
          return AnyView(
            Path { path in
              path.move(to: CGPoint(x: left, y: height(before)))
              path.addLine(to: CGPoint(x: left, y: height(before + (y.number ?? 0))))
              path.addLine(to: CGPoint(x: end.x, y: height(below + (_mark.y?.number ?? 0))))
              path.addLine(to: CGPoint(x: end.x, y: height(below)))
              path.closeSubpath()
            })
        }
        func _sector(_ plot: CGSize) -> AnyView {
          let sectors = _scales.marks.filter { $0.kind == "SectorMark" }
          let total = max(0.000001, sectors.compactMap { $0.y?.number }.reduce(0, +))
          let before = _scales.marks[..<_index].filter { $0.kind == "SectorMark" }
            .compactMap { $0.y?.number }.reduce(0, +)
          let center = CGPoint(x: plot.width / 2, y: plot.height / 2)
          let radius = min(plot.width, plot.height) / 2
          let start = Angle.degrees(before / total * 360 - 90)
          let end = Angle.degrees((before + (_mark.y?.number ?? 0)) / total * 360 - 90)
          return AnyView(
            Path { path in
              path.addArc(
                center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
              if _mark.innerRatio > 0 {
                path.addArc(
                  center: center, radius: radius * _mark.innerRatio, startAngle: end,
                  endAngle: start, clockwise: true)
              } else {
                path.addLine(to: center)
              }
              path.closeSubpath()
            })
        }
      }
      """),
    Builtin(nil, "func _markView(_ kind: String, _ text: String, _ view: AnyView) -> some View") {
      call in
      let (kind, text) = (call.arguments[0].asName, call.arguments[1].asName)
      let drawn = call.arguments[2]
      return .view(kind) { build in
        build.layout(.zStack(.topLeading))
        build.facets.label = text
        build.child(drawn)
      }
    },
  ]
}
