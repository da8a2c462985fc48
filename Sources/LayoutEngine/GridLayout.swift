import Geometry

/// A grid while it is measured or placed: its cells and the columns and rows found for them.
struct GridPlan {
  struct Cell {
    var node: UInt32
    var row: Int
    var column: Int
    var span: Int
    var traits: GridCell
    /// A view of its own, outside any row, across all columns.
    var isWholeRow: Bool

    func isUnsized(_ axis: Axis) -> Bool { traits.unsizedAxes?.contains(axis: axis) ?? false }
  }

  var cells: [Cell] = []
  /// The row node of each row, or 0, and the raw vertical alignment of its cells.
  var rowNodes: [UInt32] = []
  var rowAlignments: [UInt8] = []
  var columnCount = 0
  var columns: [Double] = []
  var rows: [Double] = []
  var columnGap = ViewSpacing.defaultDistance
  var rowGaps: [Double] = []

  /// The width of a cell's columns with the gaps between them.
  func width(_ cell: Cell) -> Double {
    var width = Double(cell.span - 1) * columnGap
    for column in cell.column..<cell.column + cell.span { width += columns[column] }
    return width
  }

  var size: Size {
    Size(
      width: columns.reduce(0, +) + Double(max(columnCount - 1, 0)) * columnGap,
      height: rows.reduce(0, +) + rowGaps.reduce(0, +))
  }

  func columnStart(_ column: Int) -> Double {
    columns[..<column].reduce(0, +) + Double(column) * columnGap
  }

  func rowStart(_ row: Int) -> Double {
    rows[..<row].reduce(0, +) + rowGaps[..<row].reduce(0, +)
  }
}

/// Grids (layout rule 14). Columns and rows divide what they are offered as a stack's children do.
extension LayoutTree {
  func measureGrid(_ index: UInt32, _ width: Double, _ height: Double) -> Size {
    gridPlan(index, width, height).size
  }

  func gridPlan(_ index: UInt32, _ width: Double, _ height: Double) -> GridPlan {
    let record = records[Int(index)]
    var plan = gridCells(index, record)
    if plan.cells.isEmpty { return plan }
    if !record.a.isNaN { plan.columnGap = record.a }
    solveColumns(&plan, width)
    let own = plan.columns
    widenForSpans(&plan, width)
    plan.rowGaps = (1..<max(plan.rowNodes.count, 1)).map { row in
      record.b.isNaN ? rowDistance(plan, row) : record.b
    }
    solveRows(&plan, height)
    if isTraced(index) { noteColumns(plan, own) }
    return plan
  }

  /// Which cell makes each column as wide as it is, and what cells across several add.
  private func noteColumns(_ plan: GridPlan, _ own: [Double]) {
    note(14, 2, .tracks(plan.columns))
    for (column, cells) in cellsByColumn(plan).enumerated() {
      let widths = cells.map { node in
        (node: node, width: measure(node, own[column], .nan).width)
      }
      let widest = widths.max { $0.width < $1.width }
      note(
        14, plan.columns[column] == own[column] ? 2 : 5,
        .column(
          column + 1, width: plan.columns[column], widest: widest.map { handle($0.node) },
          needs: own[column], cells: widths.map { handle($0.node) }))
    }
  }

  /// The cells that say how wide each column is, in the order of their rows.
  private func cellsByColumn(_ plan: GridPlan) -> [[UInt32]] {
    var single: [[UInt32]] = Array(repeating: [], count: plan.columnCount)
    for cell in plan.cells
    where cell.span == 1 && !cell.isUnsized(.horizontal)
      && !(cell.isWholeRow && plan.columnCount > 1)
    {
      single[cell.column].append(cell.node)
    }
    return single
  }

  // MARK: Cells (14.1)

  /// More columns than this are not made, whatever `gridCellColumns` says.
  private static let mostColumns = 1_000

  private func gridCells(_ index: UInt32, _ record: NodeRecord) -> GridPlan {
    var plan = GridPlan()
    var child = record.firstChild
    while child != 0 {
      let row = plan.rowNodes.count
      let isRow = records[Int(child)].kind == .gridRow
      plan.rowNodes.append(isRow ? child : 0)
      let alignment = isRow && !records[Int(child)].b.isNaN
      plan.rowAlignments.append(
        alignment ? records[Int(child)].vertical : record.vertical)
      if isRow {
        var column = 0
        for node in childIndices(child) where column < Self.mostColumns {
          let traits = gridTraits(node)
          let span = min(max(traits.columns ?? 1, 1), Self.mostColumns - column)
          plan.cells.append(
            GridPlan.Cell(
              node: node, row: row, column: column, span: span, traits: traits,
              isWholeRow: false))
          column += span
        }
        plan.columnCount = max(plan.columnCount, column)
      } else {
        plan.cells.append(
          GridPlan.Cell(
            node: child, row: row, column: 0, span: 1, traits: gridTraits(child),
            isWholeRow: true))
      }
      child = records[Int(child)].nextSibling
    }
    plan.columnCount = max(plan.columnCount, plan.cells.isEmpty ? 0 : 1)
    for position in plan.cells.indices where plan.cells[position].isWholeRow {
      plan.cells[position].span = plan.columnCount
    }
    return plan
  }

  /// What a cell and the modifiers around it ask of the grid; the outermost wins.
  private func gridTraits(_ index: UInt32) -> GridCell {
    var found = GridCell()
    var node = index
    while node != 0 {
      let record = records[Int(node)]
      switch record.kind {
      case .gridCell:
        guard case .gridCell(let cell) = payloads[record.payload] else { return found }
        found.columns = found.columns ?? cell.columns
        found.anchor = found.anchor ?? cell.anchor
        found.unsizedAxes = found.unsizedAxes ?? cell.unsizedAxes
        found.columnAlignment = found.columnAlignment ?? cell.columnAlignment
      case .passthrough, .fixedSize, .offset, .overlay, .background, .layoutPriority,
        .alignmentGuide, .ignoresSafeArea, .frame, .flexibleFrame, .padding, .aspectRatio,
        .position, .safeAreaInset, .safeAreaPadding, .containerRelativeFrame:
        // A cell's wishes are traits of the view: modifiers around it keep them.
        break
      case .free, .flexible, .circle, .fixed, .measured, .control, .spacer, .divider, .stack,
        .zStack, .grid, .gridRow, .viewThatFits, .custom, .scroll, .lazy, .list,
        .geometryReader:
        return found
      }
      node = record.firstChild
    }
    return found
  }

  // MARK: Columns (14.2, 14.4, 14.5, 14.9)

  private func solveColumns(_ plan: inout GridPlan, _ width: Double) {
    let single = cellsByColumn(plan)
    let gaps = Double(plan.columnCount - 1) * plan.columnGap
    plan.columns = divide(width - gaps, plan.columnCount) { column, share in
      var widest = 0.0
      for node in single[column] { widest = max(widest, self.measure(node, share, .nan).width) }
      return widest
    }
  }

  /// Gives the columns of a cell that spans several what it needs, or takes of what is left.
  private func widenForSpans(_ plan: inout GridPlan, _ width: Double) {
    let spanning = plan.cells.filter { $0.span > 1 && !$0.isUnsized(.horizontal) }
    let sorted = spanning.enumerated().sorted {
      ($0.element.span, $0.offset) < ($1.element.span, $1.offset)
    }
    for (_, cell) in sorted {
      let now = plan.width(cell)
      var offer = width
      if width.isFinite { offer = now + max(0, width - plan.size.width) }
      let wanted = measure(cell.node, offer, .nan).width - now
      guard wanted > 0 else { continue }
      let spanned = cell.column..<cell.column + cell.span
      let empty = spanned.filter { OpenRules.spansWidenEmptyColumns && plan.columns[$0] == 0 }
      let growing = empty.isEmpty ? Array(spanned) : empty
      for column in growing { plan.columns[column] += wanted / Double(growing.count) }
    }
  }

  // MARK: Rows (14.3, 14.6)

  /// The largest preferred distance between cells above each other (layout rule 14.3).
  private func rowDistance(_ plan: GridPlan, _ row: Int) -> Double {
    var largest = -Double.infinity
    for upper in plan.cells where upper.row == row - 1 {
      for lower in plan.cells where lower.row == row {
        let apart =
          lower.column >= upper.column + upper.span || upper.column >= lower.column + lower.span
        if apart { continue }
        largest = max(largest, preferredDistance(upper.node, lower.node, .vertical))
      }
    }
    return largest.isFinite ? largest : ViewSpacing.defaultDistance
  }

  private func solveRows(_ plan: inout GridPlan, _ height: Double) {
    let fixed = plan
    var byRow: [[GridPlan.Cell]] = Array(repeating: [], count: plan.rowNodes.count)
    for cell in plan.cells where !cell.isUnsized(.vertical) { byRow[cell.row].append(cell) }
    let gaps = plan.rowGaps.reduce(0, +)
    plan.rows = divide(height - gaps, byRow.count) { row, share in
      self.rowHeight(byRow[row], fixed, share)
    }
  }

  /// The tallest cell, or what cells need that meet on a baseline.
  private func rowHeight(_ cells: [GridPlan.Cell], _ plan: GridPlan, _ share: Double) -> Double {
    var above = 0.0
    var below = 0.0
    for cell in cells {
      let width = plan.width(cell)
      let size = measure(cell.node, width, share)
      let key = plan.rowAlignments[cell.row]
      if key < 6 || cell.traits.anchor != nil {
        below = max(below, size.height - above)
        continue
      }
      let guide = guide(key, of: cell.node, width, share, size)
      above = max(above, guide)
      below = max(below, size.height - guide)
    }
    return above + below
  }

  /// Divides `available` among tracks as a stack does among its children (layout rule 7.3).
  private func divide(
    _ available: Double, _ count: Int, _ ask: (Int, Double) -> Double
  ) -> [Double] {
    if !(available > 0) || available == .infinity {
      let share = available.isNaN ? available : max(available, 0)
      return (0..<count).map { ask($0, share) }
    }
    let lows = (0..<count).map { ask($0, 0) }
    let spans = (0..<count).map { track -> Double in
      let flexibility = ask(track, .infinity) - lows[track]
      return flexibility.isNaN ? 0 : flexibility
    }
    let order = (0..<count).sorted { one, other in
      if spans[one] != spans[other] { return spans[one] < spans[other] }
      if spans[one] == .infinity && lows[one] != lows[other] { return lows[one] > lows[other] }
      return one < other
    }
    var lengths = Array(repeating: 0.0, count: count)
    var left = available
    for (place, track) in order.enumerated() {
      lengths[track] = ask(track, max(left / Double(count - place), 0))
      if lengths[track].isFinite { left -= lengths[track] }
    }
    return lengths
  }

  // MARK: Placing (14.7, 14.8)

  /// The cells in the grid's coordinates.
  func arrangeGrid(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size
  ) -> (base: Int, count: Int) {
    arrangeCells(gridPlan(index, width, height), index)
  }

  private func arrangeCells(_ plan: GridPlan, _ index: UInt32) -> (base: Int, count: Int) {
    let base = scratch.push(plan.cells.count)
    let baselines = rowBaselines(plan)
    for (offset, cell) in plan.cells.enumerated() {
      let area = Rect(
        x: plan.columnStart(cell.column), y: plan.rowStart(cell.row), width: plan.width(cell),
        height: plan.rows[cell.row])
      fill(base + offset, cell.node, area.size.width, area.size.height)
      let point = cellOrigin(cell, area, plan, index, base + offset, baselines[cell.row])
      scratch.slots[base + offset].x = point.x
      scratch.slots[base + offset].y = point.y
    }
    return (base, plan.cells.count)
  }

  /// Where the cells of rows that align on a baseline or a custom guide meet.
  private func rowBaselines(_ plan: GridPlan) -> [Double] {
    var found = Array(repeating: 0.0, count: plan.rows.count)
    for cell in plan.cells where plan.rowAlignments[cell.row] >= 6 {
      if cell.traits.anchor != nil { continue }
      let width = plan.width(cell)
      let height = plan.rows[cell.row]
      let size = measure(cell.node, width, height)
      let value = guide(plan.rowAlignments[cell.row], of: cell.node, width, height, size)
      found[cell.row] = max(found[cell.row], value)
    }
    return found
  }

  private func cellOrigin(
    _ cell: GridPlan.Cell, _ area: Rect, _ plan: GridPlan, _ index: UInt32, _ position: Int,
    _ baseline: Double
  ) -> Point {
    let slot = scratch.slots[position]
    if let anchor = cell.traits.anchor {
      return Point(
        x: area.minX + anchor.x * (area.size.width - slot.width),
        y: area.minY + anchor.y * (area.size.height - slot.height))
    }
    var horizontal = records[Int(index)].horizontal
    if cell.span == 1 && !cell.isWholeRow {
      let column = plan.cells.first {
        $0.column == cell.column && $0.span == 1 && $0.traits.columnAlignment != nil
      }
      if let own = column?.traits.columnAlignment { horizontal = own.key.rawValue }
    }
    let vertical = plan.rowAlignments[cell.row]
    let x = ownGuide(horizontal, area.size) - slotGuideValue(horizontal, position)
    let meets = vertical < 6 ? ownGuide(vertical, area.size) : baseline
    return Point(
      x: area.minX + x, y: area.minY + meets - slotGuideValue(vertical, position))
  }

  /// Rows get a frame across the grid, though no rule reads it; cells lie in their rows.
  func placeGrid(
    _ index: UInt32, _ width: Double, _ height: Double, _ size: Size, _ mirrored: Bool
  ) {
    let plan = gridPlan(index, width, height)
    for (row, node) in plan.rowNodes.enumerated() where node != 0 {
      placements[Int(node)] = Placement(
        x: 0, y: plan.rowStart(row), width: size.width, height: plan.rows[row],
        proposedWidth: width, proposedHeight: height)
      records[Int(node)].flags.insert(.isPlaced)
      records[Int(node)].flags.remove(.needsPlacement)
    }
    let (base, count) = arrangeCells(plan, index)
    for (offset, cell) in plan.cells.enumerated() where !cell.isWholeRow {
      scratch.slots[base + offset].y -= plan.rowStart(cell.row)
    }
    commit(base, count, size.width, mirrored)
    scratch.pop(to: base)
  }
}
