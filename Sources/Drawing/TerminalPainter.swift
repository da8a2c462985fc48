import Geometry

/// Paints a display list into character cells: what a learner sees after every command.
///
/// Texts stand where layout put them, as near as whole cells allow; they win over everything else
/// and never cover each other. What can be tapped is marked: `[Save]`, `‹ Back`, `(━●)`,
/// `[Name____]`, `›` at the end of a row that pushes. Without colour, filled areas are shaded and
/// boxed with the name of their colour. Takes time in proportion to the list and the cells.
public struct TerminalPainter: Hashable, Sendable {
  /// What may be said in colour.
  public enum ColorDepth: Hashable, Sendable {
    case none, palette256, trueColor
  }

  /// Cells across the window, without the frame; nil chooses by the window's width: 60 for an
  /// iPhone in portrait, at most 120.
  public var columns: Int?
  public var colorDepth: ColorDepth
  /// Whether runs of rows without text are shortened, so that a screen fits a terminal.
  public var squeezesEmptyRows: Bool

  public init(
    columns: Int? = nil, colorDepth: ColorDepth = .none, squeezesEmptyRows: Bool = false
  ) {
    self.columns = columns
    self.colorDepth = colorDepth
    self.squeezesEmptyRows = squeezesEmptyRows
  }

  /// The picture, one string a row without its line break; the same list gives the same picture.
  public func paint(_ list: DisplayList, on canvas: Canvas) -> [String] {
    let width = canvas.size.width.isFinite ? min(max(0, canvas.size.width), 10_000) : 0
    let chosen = columns ?? min(max(Int(width / 6.55), 20), 120)
    var scene = TerminalScene(canvas: canvas, columns: chosen, drawsBoxes: colorDepth == .none)
    scene.add(list)
    scene.addControlLabels()
    var labels = TerminalLabels(scene, grid: scene.grid)
    var grid = labels.placed()
    grid.draw(dividers: scene.dividers)
    let writer = CellWriter(
      depth: colorDepth, base: SystemColor.background.resolved(in: canvas.colorScheme))
    var rows = (0..<grid.rows).map { grid.row($0) }
    if squeezesEmptyRows { rows = CellWriter.squeezed(rows) }
    return TerminalFrame(canvas.frame, columns: grid.columns).around(rows.map(writer.text))
  }
}

/// The outline of the device around the rows.
struct TerminalFrame {
  private let frame: Canvas.Frame
  private let columns: Int

  init(_ frame: Canvas.Frame, columns: Int) {
    self.frame = frame
    self.columns = columns
  }

  func around(_ rows: [String]) -> [String] {
    switch frame {
    case .none: return rows
    case .phone, .tablet, .watch: return box(rows, corners: ["╭", "╮", "╰", "╯"])
    case .window: return box(rows, corners: ["┌", "┐", "└", "┘"])
    }
  }

  private func box(_ rows: [String], corners: [String]) -> [String] {
    let line = String(repeating: "─", count: columns)
    let top = corners[0] + line + corners[1]
    let bottom = corners[2] + home + corners[3]
    return [top] + rows.map { "│\($0)│" } + [bottom]
  }

  /// The lower edge, on a phone or a tablet with the home indicator in it.
  private var home: String {
    let bar = columns / 4
    guard frame == .phone || frame == .tablet, bar > 3 else {
      return String(repeating: "─", count: columns)
    }
    let side = (columns - bar) / 2
    return String(repeating: "─", count: side) + String(repeating: "━", count: bar)
      + String(repeating: "─", count: columns - bar - side)
  }
}

extension TerminalGrid {
  func row(_ row: Int) -> [Cell] { Array(cells[row * columns..<(row + 1) * columns]) }

  /// Draws the dividers where no text stands: in the nearest row that has none in their way.
  mutating func draw(dividers: [Label]) {
    for divider in dividers {
      let frame = divider.frame
      if frame.size.width >= frame.size.height {
        drawRow(divider)
      } else {
        drawColumn(divider)
      }
    }
  }

  private mutating func drawRow(_ divider: Label) {
    let span = span(divider.frame).intersection(divider.clip)
    let exact = divider.frame.midY / rowHeight
    let row = Int(min(max(exact.rounded(.down), -1), 100_000))
    let other = exact - exact.rounded(.down) < 0.5 ? row - 1 : row + 1
    let candidates = [row, other].filter {
      (0..<self.rows).contains($0) && divider.clip.rows.contains($0)
    }
    func texts(_ row: Int) -> Int { span.columns.count { self[row, $0].ink == .text } }
    guard let best = candidates.min(by: { texts($0) < texts($1) }) else { return }
    for column in span.columns { put(divider, "─", row: best, column: column) }
  }

  private mutating func drawColumn(_ divider: Label) {
    let span = span(divider.frame).intersection(divider.clip)
    let column = min(max(0, column(at: divider.frame.midX)), columns - 1)
    guard divider.clip.columns.contains(column) else { return }
    for row in span.rows { put(divider, "│", row: row, column: column) }
  }

  private mutating func put(_ divider: Label, _ glyph: Character, row: Int, column: Int) {
    let cell = self[row, column]
    guard cell.ink == .none, cell.cover < divider.order, cell.glyph != "\u{A0}" else { return }
    put(glyph, row: row, column: column, ink: .line) {
      $0.foreground = divider.color.over(cell.background)
    }
  }
}
