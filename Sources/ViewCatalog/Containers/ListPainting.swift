import Drawing
import Geometry
import LayoutEngine
import ViewTree

/// What a list paints behind its rows, bottom first: its own colour, the cards of its sections,
/// what rows ask for in their place, the lines between rows, and badges.
struct ListPainting {
  var rows: [(frame: Rect, facet: RowFacet, views: [RenderedView])]
  var decorations: [ListDecoration]
  /// nil where the program paints what is behind.
  var back: SystemColor?
  var style = ListSpec.Style.plain

  func draw(in context: inout DrawContext) {
    if let back {
      context.list.append(.fill(.rectangle, .color(Color(back))), in: context.frame)
    }
    context.list.append(.begin(.clip(.rectangle)), in: context.frame)
    var inCards: Set<Int> = []
    for decoration in decorations {
      guard case .card(_, let radius) = decoration.part else { continue }
      let inside = rows.indices.filter {
        decoration.frame.minY - 0.5 <= rows[$0].frame.minY
          && rows[$0].frame.maxY <= decoration.frame.maxY + 0.5
      }
      inCards.formUnion(inside)
      card(.roundedRectangle(radius: radius), decoration.frame, inside, &context)
    }
    for index in rows.indices where !inCards.contains(index) {
      if context.environment.system.idiom == .watch, rows[index].facet.background == nil {
        let platter = rows[index].frame.inset(by: Self.watchGap)
        context.list.append(
          .fill(.roundedRectangle(radius: 9), .color(Color(.groupedRow))), in: platter)
      }
      paint(rows[index], &context)
    }
    for decoration in decorations {
      guard case .separator = decoration.part else { continue }
      context.list.append(
        .stroke(.line, Color(.separator), lineWidth: 0.5), in: decoration.frame)
    }
    for row in rows { badge(of: row, &context) }
    context.list.append(.end, in: context.frame)
  }

  private typealias Row = (frame: Rect, facet: RowFacet, views: [RenderedView])

  /// A section's background; where rows have their own, each row's part of it.
  private func card(
    _ shape: Shape, _ frame: Rect, _ inside: [Int], _ context: inout DrawContext
  ) {
    let plain = Fill.color(Color(.groupedRow))
    guard inside.contains(where: { rows[$0].facet.background != nil || isSelected(rows[$0]) })
    else {
      return context.list.append(.fill(shape, plain), in: frame)
    }
    context.list.append(.begin(.clip(shape)), in: frame)
    for index in inside {
      let row = rows[index]
      let whole = row.frame.spanning(frame)
      if row.facet.background == nil { context.list.append(.fill(.rectangle, plain), in: whole) }
      paint((whole, row.facet, row.views), &context)
    }
    context.list.append(.end, in: frame)
  }

  private func paint(_ row: Row, _ context: inout DrawContext) {
    if isSelected(row), row.facet.background == nil {
      let isBare = style == .sidebar
      let shape: Shape = isBare ? .roundedRectangle(radius: 8) : .rectangle
      context.list.append(.fill(shape, .color(Color(.fill))), in: row.frame)
    }
    guard let background = row.facet.background else { return }
    var inside = DrawContext(
      list: context.list, frame: row.frame, environment: context.environment,
      stage: context.stage)
    background(&inside)
    context.list = inside.list
  }

  /// Whether it is what the list's selection names, or one of that.
  private func isSelected(_ row: Row) -> Bool {
    row.views.contains(where: \.isSelectedRow)
  }

  /// Before the trailing edge, and before the chevron of a row that pushes.
  private func badge(of row: Row, _ context: inout DrawContext) {
    guard let text = row.facet.badge, !text.isEmpty else { return }
    let system = context.environment.system
    let layout = TextLayout.plain(text, in: system)
    let size = layout.sizeThatFits(.unspecified)
    let chevron = row.views.contains { $0.node.name == "NavigationLink" } ? Self.chevron : 0
    let spot = Rect(
      x: row.frame.maxX - Self.inset - chevron - size.width,
      y: row.frame.midY - size.height / 2, width: size.width, height: size.height)
    let style = TextStyle(size: system.font().size, color: Color(.secondary))
    let answer = layout.measure(.unspecified)
    context.list.append(
      .text(DisplayText(text, style: style, baseline: answer.firstBaseline)), in: spot)
  }

  /// Between the row's end and what stands there, in points.
  private static let inset = 16.0
  private static let chevron = 16.0
  /// Half of what is between the rows of a watch.
  private static let watchGap = EdgeInsets(top: 1, bottom: 1)
}

extension Rect {
  /// As wide as another.
  fileprivate func spanning(_ other: Rect) -> Rect {
    Rect(x: other.minX, y: minY, width: other.size.width, height: size.height)
  }
}
