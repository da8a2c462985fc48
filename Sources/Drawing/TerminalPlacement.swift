import Diagnostics
import Geometry

// Where the groups stand.
extension TerminalLabels {
  mutating func place(_ group: LabelGroup) {
    let row = min(max(0, grid.row(at: group.frame.midY)), grid.rows - 1)
    let clip = group.clip
    let room = clip.columns.count
    guard room > 0 else { return }
    let group = group.columns > room ? cut(group, to: room) : group
    let own = max(start(of: group), clip.columns.lowerBound)
    let start = min(own, clip.columns.upperBound - group.columns)
    if own - start <= 4,
      let column = freeColumn(in: row, near: start, reach: 4, group: group)
    {
      put(group, row: row, column: column)
      return
    }
    if let column = freeColumn(in: row, near: start, reach: 4, group: group, touching: true) {
      put(group, row: row, column: column)
      return
    }
    // In the middle or at an end, a text that has no room begins where its points do.
    let edge = max(own, Int((group.frame.minX / grid.columnWidth + 0.3).rounded(.down)))
    let free = freeRun(in: row, from: edge, reach: 2, within: clip.columns)
    if free.count >= 4, free.count * 3 >= group.columns {
      put(cut(group, to: free.count), row: row, column: free.lowerBound)
      return
    }
    placeNearby(group, row: row, start: start)
  }

  private func start(of group: LabelGroup) -> Int {
    let frame = group.frame
    let column = frame.minX / grid.columnWidth
    switch anchor(of: group) {
    case .leading:
      let isMark = group.pieces[0].label.text != group.pieces[0].text
      let lead = isMark ? group.pieces[0].text.terminalColumns : 0
      return Int((column + 0.3).rounded(.down)) - lead
    case .center:
      return Int((frame.midX / grid.columnWidth - Double(group.columns) / 2 + 0.01).rounded())
    case .trailing: return Int((frame.maxX / grid.columnWidth).rounded()) - group.columns
    }
  }

  private enum Anchor {
    case leading, center, trailing
  }

  /// How the text stands in what holds it: layout knows points, and the grid has to know which side
  /// to keep where the text is narrower or wider than its points.
  private func anchor(of group: LabelGroup) -> Anchor {
    let frame = group.frame
    if group.pieces.count == 1, group.pieces[0].label.isCentered { return .center }
    let whole = Double(grid.columns) * grid.columnWidth
    if abs(frame.midX - whole / 2) < 1.5 { return leadsColumn(group) ? .leading : .center }
    var holder: Rect?
    for rect in midpoints.suffix(400) where rect.encloses(frame) {
      if let found = holder, found.size.width < rect.size.width { continue }
      holder = rect
    }
    if let holder, holder.size.width < whole * 0.95 {
      let left = frame.minX - holder.minX
      let right = holder.maxX - frame.maxX
      if abs(left - right) < 1.5 { return leadsColumn(group) ? .leading : .center }
      if right < left && right < 48 { return leadsColumn(group) ? .leading : .trailing }
    } else if whole - frame.maxX < 48, frame.minX > whole / 2 {
      return .trailing
    }
    return .leading
  }

  /// Whether a text in large type begins where others do that do not share its middle, as the lines
  /// of one text do: its few letters are then kept at that line.
  private func leadsColumn(_ group: LabelGroup) -> Bool {
    let frame = group.frame
    guard Double(group.columns) * grid.columnWidth < frame.size.width * 0.75 else { return false }
    return frames.contains { other in
      abs(other.minX - frame.minX) < 0.5 && abs(other.midX - frame.midX) >= 1.5
    }
  }

  /// - Parameter touching: whether the frame of a field or another control may follow at once.
  private func freeColumn(
    in row: Int, near start: Int, reach: Int, group: LabelGroup, touching: Bool = false
  ) -> Int? {
    for shift in 0...reach {
      for column in shift == 0 ? [start] : [start + shift, start - shift] {
        let end = column + group.columns
        guard column >= group.clip.columns.lowerBound, end <= group.clip.columns.upperBound else {
          continue
        }
        let near = max(0, column - 1)..<min(grid.columns, end + 1)
        let isTaken = near.contains { place in
          guard grid[row, place].ink == .text else { return false }
          return !touching || place != end || !"[(├".contains(grid[row, place].glyph)
        }
        if isTaken { continue }
        if !(column..<end).contains(where: { grid[row, $0].isWall }) { return column }
      }
    }
    return nil
  }

  /// Puts a text that found no place in its row: into a row near by, or over the boxes in its way,
  /// or cut into what is left.
  private mutating func placeNearby(_ group: LabelGroup, row: Int, start: Int) {
    for (down, reach) in [(1, 2), (2, 2), (-1, 2), (3, 2), (0, 12)] {
      guard group.clip.rows.contains(row + down) else { continue }
      if let column = freeColumn(in: row + down, near: start, reach: reach, group: group) {
        put(group, row: row + down, column: column)
        return
      }
    }
    let free = freeRun(in: row, from: start, reach: 12, within: group.clip.columns, walls: false)
    guard free.count >= 2 else { return }
    put(
      free.count < group.columns ? cut(group, to: free.count) : group, row: row,
      column: free.lowerBound)
  }

  /// The free cells from about `start` on, one blank kept to the texts at both ends.
  private func freeRun(
    in row: Int, from start: Int, reach: Int, within columns: Range<Int>, walls: Bool = true
  ) -> Range<Int> {
    var low = min(max(start, columns.lowerBound), columns.upperBound - 1)
    let last = min(low + reach, columns.upperBound)
    func isFree(_ column: Int) -> Bool {
      if walls, grid[row, column].isWall { return false }
      return (max(0, column - 1)...min(grid.columns - 1, column + 1)).allSatisfy {
        grid[row, $0].ink != .text
      }
    }
    while low < last, !isFree(low) { low += 1 }
    var high = low
    while high < columns.upperBound, isFree(high) { high += 1 }
    return low..<high
  }

  /// The group in at most `columns` columns: its longest piece is cut, then what stands behind
  /// goes.
  private func cut(_ group: LabelGroup, to columns: Int) -> LabelGroup {
    var group = group
    let marks = group.trailing.terminalColumns
    let room = max(0, columns - marks)
    if marks > 0 { group.pieces.removeLast() }
    var kept: [LabelGroup.Piece] = []
    for var piece in group.pieces where piece.offset < room {
      piece.text = piece.text.truncated(toColumns: room - piece.offset)
      kept.append(piece)
    }
    var end = kept.last.map { $0.offset + $0.text.terminalColumns } ?? 0
    if marks > 0, marks < columns, let last = group.pieces.last {
      kept.append(LabelGroup.Piece(label: last.label, text: group.trailing, offset: end))
      end += marks
    }
    group.pieces = kept
    group.columns = min(end, columns)
    return group
  }

  private mutating func put(_ group: LabelGroup, row: Int, column: Int) {
    for side in [column - 1, column + group.columns] where (0..<grid.columns).contains(side) {
      // A blank on either side keeps a text apart from shading, as its ink keeps others away.
      if grid[row, side].ink == .none || grid[row, side].glyph == "─" {
        grid.put(" ", row: row, column: side, ink: .none) { $0.glyph = "\u{A0}" }
      }
    }
    for place in column..<min(grid.columns, column + group.columns) {
      grid.put("\u{A0}", row: row, column: place, ink: .text)
    }
    for piece in group.pieces { put(piece, row: row, column: column + piece.offset) }
  }

  private mutating func put(_ piece: LabelGroup.Piece, row: Int, column: Int) {
    let label = piece.label
    let isDimmed = label.dimming < scene.dimming
    var column = column
    var previous: Int?
    for character in piece.text {
      let width = character.terminalColumns
      if width == 0 {
        // A lone mark stands on the character before it.
        if let previous { grid.append(character, row: row, column: previous) }
        continue
      }
      guard column + width <= grid.columns else { return }
      grid.put(character, row: row, column: column, ink: .text) { cell in
        cell.foreground = label.color.over(cell.background)
        cell.isBold = label.isBold
        cell.isUnderlined = label.isUnderlined
        cell.isDimmed = isDimmed
      }
      previous = column
      column += width
    }
  }
}

extension TerminalGrid {
  /// Adds a mark to the character of a cell, unless it already carries many.
  mutating func append(_ mark: Character, row: Int, column: Int) {
    var joined = String(self[row, column].glyph)
    joined.append(mark)
    guard joined.count == 1, joined.unicodeScalars.count < 8, let glyph = joined.first else {
      return
    }
    self[row, column].glyph = glyph
  }
}

extension Rect {
  func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  func encloses(_ other: Rect) -> Bool {
    minX <= other.minX + 0.5 && maxX >= other.maxX - 0.5 && minY <= other.midY
      && maxY >= other.midY
  }
}
