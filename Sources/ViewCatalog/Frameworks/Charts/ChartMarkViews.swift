import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// How each mark is drawn.
var chartMarkViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _ChartMarkView: View {
        let _mark: _ChartMark
        let _index: Int
        let _scales: _ChartScales
        let _size: CGSize
        // The points of a line stand before all lines.
        var _drawsSymbol: Bool = false
        var body: some View {
          let plot = _scales.plot(_size)
          let frame = _frame(plot)
          ZStack(alignment: .topLeading) {
            _markView(
              _mark.kind, _mark._text,
              AnyView(_path(plot, frame).foregroundStyle(_style).opacity(_mark.opacity)))
            if let annotation = _mark.annotation, !_drawsSymbol {
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
        // Where the mark's values are.
        func _spot(_ index: Int, _ plot: CGSize) -> CGPoint {
          let mark = _scales.marks[index]
          let y = mark.kind == "AreaMark" && mark.stacks
            ? _PlotValue(number: _scales.below(index) + (mark.y?.number ?? 0)) : mark.y
          return CGPoint(
            x: mark.x.map { _scales.x($0, in: plot) } ?? plot.width / 2,
            y: y.map { _scales.y($0, in: plot) } ?? plot.height / 2)
        }
        func _frame(_ plot: CGSize) -> CGRect {
          switch _mark.kind {
          case "SectorMark": return CGRect(origin: .zero, size: plot)
          case "PointMark", "LineMark":
            let (spot, side) = (_spot(_index, plot), _mark.symbolSize ?? 6)
            return CGRect(x: spot.x - side / 2, y: spot.y - side / 2, width: side, height: side)
          case "BarMark", "RectangleMark":
            let isAcross = _scales.isAcross
            let (x, y) = (_span(_mark.x, _mark.xEnd, plot, isAcross), _span(_mark.y, _mark.yEnd, plot, !isAcross))
            return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
          default:
            let x = _ends(_mark.x, _mark.xEnd, plot.width) { _scales.x($0, in: plot) }
            let y = _ends(_mark.y, _mark.yEnd, plot.height) { _scales.y($0, in: plot) }
            return CGRect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0)
          }
        }
        func _ends(
          _ start: _PlotValue?, _ end: _PlotValue?, _ whole: CGFloat, _ place: (_PlotValue) -> CGFloat
        ) -> (CGFloat, CGFloat) {
          guard let start else { return (0, whole) }
          let (a, b) = (place(start), place(end ?? start))
          return (min(a, b), max(a, b))
        }
        // A bar's ends along one axis: those it has, how far it reaches, or how wide it is.
        func _span(
          _ start: _PlotValue?, _ end: _PlotValue?, _ plot: CGSize, _ reaches: Bool
        ) -> (CGFloat, CGFloat) {
          let isX = reaches == _scales.isAcross
          let place = { (value: _PlotValue) in
            isX ? _scales.x(value, in: plot) : _scales.y(value, in: plot)
          }
          let ends = _ends(start, end, isX ? plot.width : plot.height, place)
          guard let start, ends.0 == ends.1 else { return ends }
          if reaches, start.number != nil, _mark.kind == "BarMark" {
            let below = _scales.below(_index)
            return _ends(
              _PlotValue(number: below), _PlotValue(number: below + (start.number ?? 0)), 0, place)
          }
          let count = isX ? (_scales.xNames.isEmpty ? _scales.steps : _scales.xNames.count)
            : max(1, _scales.yNames.count)
          let band = (isX ? plot.width : plot.height) / CGFloat(max(1, count))
          let turn = _scales.turn(of: _mark)
          let wide = _mark.width._length(of: band, insetting: 2) ?? band * 0.7
          let one = wide / CGFloat(turn.count)
          let low = ends.0 - wide / 2 + one * CGFloat(turn.index)
          return (low, low + one)
        }
        func _path(_ plot: CGSize, _ frame: CGRect) -> AnyView {
          switch _mark.kind {
          case "PointMark": return _symbol(in: frame) ?? AnyView(Path(ellipseIn: frame))
          case "RuleMark":
            return AnyView(
              Path { path in
                path.move(to: CGPoint(x: frame.minX, y: frame.minY))
                path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
              }.stroke(style: _mark.stroke ?? StrokeStyle(lineWidth: 1)))
          case "LineMark":
            return _drawsSymbol ? _symbol(in: frame) ?? AnyView(EmptyView()) : _line(plot)
          case "AreaMark": return AnyView(_area(plot))
          case "SectorMark": return AnyView(_sector(plot))
          default: return AnyView(Path(roundedRect: frame, cornerRadius: _mark.corner))
          }
        }
        func _symbol(in frame: CGRect) -> AnyView? {
          if let view = _mark.symbolView {
            return AnyView(view.fixedSize().position(x: frame.midX, y: frame.midY))
          }
          if let symbol = _mark.symbol { return AnyView(symbol(frame)) }
          guard let category = _mark.symbolCategory else { return nil }
          let shapes = BasicChartSymbolShape._all
          let index = _scales.symbolCategories.firstIndex(of: category) ?? 0
          return AnyView(shapes[index % shapes.count].path(in: frame))
        }
        // The marks of the same series, those before and behind among them.
        func _neighbours(_ plot: CGSize) -> (CGPoint?, CGPoint?, CGPoint, CGPoint?) {
          let marks = _scales.marks
          let isSame = { (index: Int) in
            marks[index].kind == _mark.kind && marks[index].series == _mark.series
              && marks[index].category == _mark.category && marks[index].x != nil
              && marks[index].y != nil
          }
          let before = marks.indices[..<_index].filter(isSame).suffix(2)
          let next = marks.indices[(_index + 1)...].first(where: isSame)
          return (
            before.count == 2 ? before.first.map { _spot($0, plot) } : nil,
            before.last.map { _spot($0, plot) }, _spot(_index, plot), next.map { _spot($0, plot) }
          )
        }
        func _line(_ plot: CGSize) -> AnyView {
          let (first, start, end, last) = _neighbours(plot)
          guard let start else {
            return AnyView(Path(CGRect(x: end.x, y: end.y, width: 0, height: 0)))
          }
          return AnyView(
            Path { path in
              path.move(to: start)
              _mark.interpolation._reach(&path, first ?? start, start, end, last ?? end)
            }.stroke(style: _mark.stroke ?? StrokeStyle(lineWidth: 2)))
        }
        func _area(_ plot: CGSize) -> AnyView {
          let (first, start, end, last) = _neighbours(plot)
          guard let start else {
            return AnyView(Path(CGRect(x: end.x, y: end.y, width: 0, height: 0)))
          }
          let previous = _scales.marks[..<_index].lastIndex {
            $0.kind == _mark.kind && $0.series == _mark.series && $0.category == _mark.category
          }
          return AnyView(
            Path { path in
              path.move(to: CGPoint(x: start.x, y: _foot(previous ?? _index, plot)))
              path.addLine(to: start)
              _mark.interpolation._reach(&path, first ?? start, start, end, last ?? end)
              path.addLine(to: CGPoint(x: end.x, y: _foot(_index, plot)))
              path.closeSubpath()
            })
        }
        // What an area stands on.
        func _foot(_ index: Int, _ plot: CGSize) -> CGFloat {
          let mark = _scales.marks[index]
          if !mark.stacks, let end = mark.yEnd, end != mark.y { return _scales.y(end, in: plot) }
          return min(plot.height, _scales.y(_PlotValue(number: _scales.below(index)), in: plot))
        }
        func _sector(_ plot: CGSize) -> AnyView {
          let sectors = _scales.marks.filter { $0.kind == "SectorMark" }
          let total = max(0.000001, sectors.compactMap { $0.y?.number }.reduce(0, +))
          let before = _scales.marks[..<_index].filter { $0.kind == "SectorMark" }
            .compactMap { $0.y?.number }.reduce(0, +)
          let center = CGPoint(x: plot.width / 2, y: plot.height / 2)
          let whole = min(plot.width, plot.height) / 2
          let radius = _mark.outer._length(of: whole, insetting: 1) ?? whole
          let inner = _mark.inner._length(of: radius, insetting: 1) ?? 0
          let start = Angle.degrees(before / total * 360 - 90)
          let end = Angle.degrees((before + (_mark.y?.number ?? 0)) / total * 360 - 90)
          return AnyView(
            Path { path in
              path.addArc(
                center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
              if inner > 0 {
                path.addArc(
                  center: center, radius: inner, startAngle: end, endAngle: start, clockwise: true)
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
