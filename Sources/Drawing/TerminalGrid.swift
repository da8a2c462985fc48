import Diagnostics
import Geometry
import Glibc

/// What a cell shows above its background.
enum Ink: Hashable {
  case none
  /// A divider, or the outline of a box.
  case line
  case text
}

/// One character cell.
struct Cell: Hashable {
  var glyph: Character = " "
  var ink = Ink.none
  /// Whether the cell is the right half of a wide character.
  var isContinuation = false
  var foreground = RGBA.transparent
  var background: RGBA
  var isBold = false
  var isUnderlined = false
  /// Whether a layer above dims it.
  var isDimmed = false
  /// The order of the last opaque fill: texts from before it are covered.
  var cover = -1

  /// Whether it is the side of a box, which texts stay inside of.
  var isWall: Bool { ink == .line && glyph != "─" }
}

/// The window as cells, and how points become cells.
struct TerminalGrid {
  let columns: Int
  let rows: Int
  /// Points for one column and one row.
  let columnWidth: Double
  let rowHeight: Double
  private(set) var cells: [Cell]

  init(canvas: Size, columns: Int, background: RGBA) {
    let width = canvas.width.isFinite ? max(1, canvas.width) : 1
    let height = canvas.height.isFinite ? max(1, canvas.height) : 1
    self.columns = min(max(8, columns), 400)
    columnWidth = width / Double(self.columns)
    rowHeight = columnWidth * 2
    rows = Int(min(max(1, (height / rowHeight).rounded()), 2_000))
    cells = Array(repeating: Cell(background: background), count: self.columns * rows)
  }

  subscript(row: Int, column: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  func column(at x: Double) -> Int { TerminalGrid.clamped(x / columnWidth) }
  func row(at y: Double) -> Int { TerminalGrid.clamped(y / rowHeight) }

  /// The cells whose middles lie in `rect`, at least one on each axis; cut to the grid.
  func span(_ rect: Rect) -> CellSpan {
    let left = TerminalGrid.clamped(rect.minX / columnWidth + 0.5)
    let right = TerminalGrid.clamped(rect.maxX / columnWidth + 0.5)
    let top = TerminalGrid.clamped(rect.minY / rowHeight + 0.5)
    let bottom = TerminalGrid.clamped(rect.maxY / rowHeight + 0.5)
    return CellSpan(
      columns: left..<max(left + 1, right), rows: top..<max(top + 1, bottom)
    ).clamped(columns: columns, rows: rows)
  }

  /// The middle of a cell, in points.
  func middle(row: Int, column: Int) -> Point {
    Point(x: (Double(column) + 0.5) * columnWidth, y: (Double(row) + 0.5) * rowHeight)
  }

  private static func clamped(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value.rounded(.down), -10_000), 10_000))
  }

  /// Puts one character; a wide one takes the next cell too.
  mutating func put(
    _ glyph: Character, row: Int, column: Int, ink: Ink, change: (inout Cell) -> Void = { _ in }
  ) {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return }
    var cell = self[row, column]
    cell.glyph = glyph
    cell.ink = ink
    cell.isContinuation = false
    change(&cell)
    self[row, column] = cell
    guard glyph.terminalColumns == 2, column + 1 < columns else { return }
    cell.isContinuation = true
    cell.background = self[row, column + 1].background
    self[row, column + 1] = cell
  }

  mutating func change(_ span: CellSpan, _ change: (inout Cell, Int, Int) -> Void) {
    for row in span.rows {
      for column in span.columns { change(&cells[row * columns + column], row, column) }
    }
  }
}

/// A rectangle of cells.
struct CellSpan: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether it spans the grid and ends with it.
  func touchesBottom(of grid: TerminalGrid) -> Bool {
    rows.upperBound == grid.rows && columns == 0..<grid.columns
  }

  func clamped(columns: Int, rows: Int) -> CellSpan {
    CellSpan(
      columns: self.columns.clamped(to: 0..<columns), rows: self.rows.clamped(to: 0..<rows))
  }

  func intersection(_ other: CellSpan) -> CellSpan {
    CellSpan(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}
