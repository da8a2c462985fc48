import Diagnostics
import Geometry

/// A text or a symbol on its way into the grid.
struct Label: Hashable {
  var frame: Rect
  var text: String
  var color: RGBA
  var isBold = false
  var isUnderlined = false
  /// Which control it labels: an index into the scene's controls.
  var control: Int?
  var clip: CellSpan
  /// Its place in the painter's order.
  var order: Int
  /// How many dimming layers had begun before it.
  var dimming: Int
  /// Whether it stands in the middle of its frame whatever is around it.
  var isCentered = false
  /// Whether it is the picture of a control, which keeps its place before texts.
  var isPicture = false
}

/// A control that has shown itself, and where.
struct PlacedControl: Hashable {
  var control: Control
  var frame: Rect
  var clip: CellSpan
  var order: Int
  var dimming: Int
  /// Whether its label was painted inside it, which the painter then marks.
  var isScope: Bool
  /// The place in the painter's order of what is seen inside; nil where nothing is, as of a label
  /// of clear colours.
  var content: Int?
}

/// Walks a display list once: fills go into the grid, texts, controls and dividers are collected,
/// to be placed when all are known.
struct TerminalScene {
  var grid: TerminalGrid
  private(set) var labels: [Label] = []
  private(set) var controls: [PlacedControl] = []
  private(set) var dividers: [Label] = []
  /// Frames that texts may be centred in.
  private(set) var containers: [Rect] = []
  private(set) var dimming = 0
  private var scheme: ColorScheme { state.scheme }
  private let canvas: Canvas
  private let canvasSize: Size
  private let drawsBoxes: Bool
  private var states: [State] = []
  private var state: State
  private var order = 0

  private struct State {
    var clip: CellSpan
    var opacity = 1.0
    var control: Int?
    var scheme: ColorScheme
    /// From the list's places to the canvas's; nil where they are the same.
    var transform: Transform?
    /// The cells that a mask leaves.
    var mask: Set<Int>?
    /// What rounded corners cut off ends at.
    var round: CellSpan?
    /// What throws a shadow.
    var shadow: CellSpan?
  }

  init(canvas: Canvas, columns: Int, drawsBoxes: Bool) {
    self.canvas = canvas
    self.drawsBoxes = drawsBoxes
    canvasSize = canvas.size.isDrawable ? canvas.size : .zero
    grid = TerminalGrid(
      canvas: canvas.size, columns: columns,
      background: SystemColor.background.resolved(in: canvas.colorScheme))
    state = State(
      clip: CellSpan(columns: 0..<grid.columns, rows: 0..<grid.rows), scheme: canvas.colorScheme)
  }

  /// Adds the pictures of the controls to the texts, once the whole list is known.
  mutating func addControlLabels() {
    nameSegments()
    labels += controlLabels(in: canvas.colorScheme)
  }

  /// Gives each text that was painted in a segmented control to the segment that it stands in: the
  /// control's picture shows them.
  private mutating func nameSegments() {
    for (index, placed) in controls.enumerated() where placed.isScope {
      guard case .segmented(var names, let selection) = placed.control.kind, !names.isEmpty,
        placed.frame.size.width > 0
      else { continue }
      let width = placed.frame.size.width / Double(names.count)
      for label in labels where label.control == index {
        let place = Int(((label.frame.midX - placed.frame.minX) / width).rounded(.down))
        guard names.indices.contains(place) else { continue }
        names[place] += names[place].isEmpty ? label.text : " " + label.text
      }
      labels.removeAll { $0.control == index }
      controls[index].control.kind = .segmented(names, selection: selection)
    }
  }

  mutating func add(_ list: DisplayList) {
    for item in list.items {
      order += 1
      add(item)
    }
  }

  private mutating func add(_ item: DisplayItem) {
    switch item.content {
    case .begin(let scope): begin(scope, in: item.frame)
    case .end: state = states.popLast() ?? state
    case .fill, .stroke, .text, .symbol, .control:
      guard state.opacity > 0.02, !state.clip.isEmpty, placed(item.frame).isDrawable
      else { return }
      paint(item)
    }
  }

  private mutating func paint(_ item: DisplayItem) {
    if let control = state.control, isSeen(item) { controls[control].content = order }
    switch item.content {
    case .fill(let shape, let fill): paint(fill, shape: shape, in: item.frame)
    case .stroke(let shape, let fill, let line):
      let color = fill.color(at: Point(x: 0.5, y: 0.5), in: scheme, size: item.frame.size)
      stroke(shape.moved(by: state.transform), color, width: line.width, in: placed(item.frame))
    case .text(let text):
      guard isUnmasked(item.frame) else { return }
      var label = label(text.text, in: item.frame, color: text.style.color)
      label.isBold = text.style.weight >= 600
      label.isUnderlined = text.style.isUnderlined
      labels.append(label)
    case .symbol(let symbol):
      guard isUnmasked(item.frame) else { return }
      let span = grid.span(placed(item.frame))
      if span.rows.count >= 3, span.columns.count >= symbol.name.terminalColumns + 4,
        span.intersection(state.clip) == span
      {
        outline(span, rounded: false, title: symbol.name.showingControls())
      }
      var label = label(String(symbol.glyph), in: item.frame, color: symbol.color)
      label.isCentered = true
      labels.append(label)
    case .control(let control): place(control, in: item.frame, isScope: false)
    case .begin, .end: break
    }
  }

  private func isSeen(_ item: DisplayItem) -> Bool {
    switch item.content {
    case .fill(_, let fill), .stroke(_, let fill, _):
      let color = fill.color(at: Point(x: 0.5, y: 0.5), in: scheme, size: item.frame.size)
      return fill.isGradient || color.opacity > 0.02
    case .text, .symbol, .control, .begin, .end: return true
    }
  }

  private func label(_ text: String, in frame: Rect, color: Color) -> Label {
    var shade = color.resolved(in: scheme)
    shade.opacity *= state.opacity
    return Label(
      frame: placed(frame), text: text.showingControls(), color: shade, control: state.control,
      clip: state.clip, order: order, dimming: dimming)
  }

  /// Where a frame of the list lies on the canvas.
  private func placed(_ frame: Rect) -> Rect { state.transform?.apply(frame) ?? frame }

  /// Whether a mask leaves the middle of a frame.
  private func isUnmasked(_ frame: Rect) -> Bool {
    guard let mask = state.mask else { return true }
    let frame = placed(frame)
    let (row, column) = (grid.row(at: frame.midY), grid.column(at: frame.midX))
    return mask.contains(row * grid.columns + column)
  }

  private mutating func place(_ control: Control, in given: Rect, isScope: Bool) {
    let frame = placed(given)
    controls.append(
      PlacedControl(
        control: control, frame: frame, clip: state.clip, order: order, dimming: dimming,
        isScope: isScope))
    containers.append(frame)
  }
}

// Scopes.
extension TerminalScene {
  private mutating func begin(_ scope: Scope, in given: Rect) {
    states.append(state)
    let frame = given.isDrawable ? given : Rect(origin: .zero, size: canvasSize)
    switch scope {
    case .clip(let shape): clip(to: shape, in: frame)
    case .mask(let list): mask(list)
    case .opacity(let opacity): state.opacity *= RGBA.clamped(opacity)
    case .transform(let change):
      state.transform = state.transform.map { $0.after(change) } ?? change
    case .colorScheme(let inside): state.scheme = inside
    case .shadow: state.shadow = grid.span(placed(frame)).intersection(state.clip)
    case .blur: break
    case .control(let control):
      guard state.opacity > 0.02, placed(frame).isDrawable else { return }
      place(control, in: frame, isScope: true)
      state.control = controls.count - 1
    case .layer(let layer): begin(layer, in: frame)
    }
  }

  /// Leaves the cells of a shape; rounded corners are smaller than a cell.
  private mutating func clip(to shape: Shape, in frame: Rect) {
    state.clip = state.clip.intersection(grid.span(placed(frame)))
    switch shape {
    case .rectangle, .line: return
    case .roundedRectangle, .capsule: state.round = state.clip
    case .ellipse, .circle, .path:
      let back = state.transform?.inverse ?? .identity
      let area = FilledArea(
        shape, in: frame, cell: Size(width: grid.columnWidth, height: grid.rowHeight))
      guard state.clip.columns.count > 2 else { return }
      var left: Set<Int> = []
      for row in state.clip.rows {
        for column in state.clip.columns
        where area.covers(back.apply(grid.middle(row: row, column: column))) {
          left.insert(row * grid.columns + column)
        }
      }
      state.mask = state.mask?.intersection(left) ?? left
    }
  }

  /// Leaves the cells that the list paints in a scene of its own.
  private mutating func mask(_ list: DisplayList) {
    var scene = TerminalScene(canvas: canvas, columns: grid.columns, drawsBoxes: false)
    let nothing = RGBA(0x000000, opacity: 0)
    let whole = CellSpan(columns: 0..<grid.columns, rows: 0..<grid.rows)
    scene.grid.change(whole) { cell, _, _ in cell.background = nothing }
    scene.state.transform = state.transform
    scene.add(list)
    var left = Set(
      scene.grid.cells.indices.filter { scene.grid.cells[$0].background.opacity > 0.3 })
    for label in scene.labels {
      let span = scene.grid.span(label.frame)
      for row in span.rows { left.formUnion(span.columns.map { row * grid.columns + $0 }) }
    }
    state.mask = state.mask.map { $0.intersection(left) } ?? left
  }

  private mutating func begin(_ layer: Layer, in frame: Rect) {
    let whole = CellSpan(columns: 0..<grid.columns, rows: 0..<grid.rows)
    if layer.dims {
      dimming += 1
      let veil = SystemColor.dimming.resolved(in: scheme)
      grid.change(whole) { cell, _, _ in
        cell.background = veil.over(cell.background)
        cell.foreground = veil.over(cell.foreground)
        cell.isDimmed = true
      }
    }
    state = State(clip: whole, scheme: scheme)
    guard layer.kind != .floating else { return }
    containers.append(frame)
    let surface = SystemColor.background.resolved(in: scheme)
    let span = grid.span(frame)
    grid.change(span) { cell, _, _ in
      cell = Cell(background: surface, cover: order)
    }
    switch layer.kind {
    case .sheet: outline(span, rounded: true, title: "", closes: !span.touchesBottom(of: grid))
    case .popover, .alert, .menu: outline(span, rounded: true, title: "")
    case .fullScreenCover, .bar, .floating: break
    }
  }
}

// Fills and strokes.
extension TerminalScene {
  private mutating func paint(_ fill: Fill, shape: Shape, in given: Rect) {
    var frame = given
    if case .path(let elements) = shape { frame = Shape.bounds(of: elements) }
    if case .line = shape {
      divide(fill.color(at: Point(x: 0.5, y: 0.5), in: scheme), in: placed(frame))
      return
    }
    let opacity = state.opacity
    if isThin(frame), state.transform == nil, state.mask == nil {
      divide(fill.color(at: Point(x: 0.5, y: 0.5), in: scheme, size: frame.size), in: frame)
      return
    }
    let span = grid.span(placed(frame)).intersection(state.clip)
    let (back, mask) = (state.transform?.inverse, state.mask)
    guard state.transform == nil || back != nil else { return }
    guard !span.isEmpty, frame.size.width > 0, frame.size.height > 0 else { return }
    let sample = fill.color(at: Point(x: 0.5, y: 0.5), in: scheme, size: frame.size)
    guard sample.opacity * opacity > 0.02 || fill.isGradient else { return }
    let before = grid[span.rows.lowerBound, span.columns.lowerBound].background
    let grid = self.grid
    let order = self.order
    let scheme = self.scheme
    let cell = Size(width: grid.columnWidth, height: grid.rowHeight)
    let area = FilledArea(shape, in: frame, cell: cell)
    self.grid.change(span) { cell, row, column in
      let middle = grid.middle(row: row, column: column)
      let point = back?.apply(middle) ?? middle
      guard area.covers(point) || span.columns.count < 3 else { return }
      guard mask?.contains(row * grid.columns + column) ?? true else { return }
      var color = fill.color(at: frame.part(at: point), in: scheme, size: frame.size)
      color.opacity *= opacity
      cell.background = color.over(cell.background)
      if color.opacity > 0.5 {
        cell.glyph = " "
        cell.ink = .none
        cell.isContinuation = false
        cell.isDimmed = false
        cell.cover = order
      }
    }
    containers.append(placed(frame))
    guard opacity * sample.opacity > 0.05, mask == nil else { return }
    guard state.transform?.keepsCorners ?? true else { return }
    var color = sample
    color.opacity *= opacity
    box(shape, fill, contrast: color.over(before).distance(to: before), span: span)
  }

  /// Whether a fill is a line between the middles of two rows: no cell is its own.
  private func isThin(_ frame: Rect) -> Bool {
    let (width, height) = (frame.size.width, frame.size.height)
    guard height > 0, height < grid.rowHeight / 3, width > grid.columnWidth * 3 else {
      return false
    }
    let middle = grid.middle(row: grid.row(at: frame.midY), column: 0).y
    return middle < frame.minY || frame.maxY < middle
  }

  /// Without colour, boxes tell areas apart: every box that stands out, by its colour or a shadow,
  /// and those that hardly do where they are round or stand clear of the window's edges.
  private mutating func box(_ shape: Shape, _ fill: Fill, contrast: Double, span: CellSpan) {
    guard drawsBoxes, span.rows.count >= 3, span.columns.count >= 5 else { return }
    guard span.rows.count < grid.rows - 1 || span.columns.count < grid.columns else { return }
    let rounded: Bool
    switch shape {
    case .rectangle: rounded = span == state.round
    case .roundedRectangle(let radius): rounded = radius > 0
    case .capsule: rounded = true
    case .ellipse, .circle, .line, .path: return
    }
    let isNamed = !fill.title.isEmpty && contrast > 0.02
    let isInside =
      span.columns.lowerBound > 0 && span.columns.upperBound < grid.columns
      && span.rows.lowerBound > 0 && span.rows.upperBound < grid.rows
    let hardly = rounded ? 0.01 : isInside ? 0.04 : 0.12
    guard contrast > hardly || isNamed || span == state.shadow else { return }
    outline(span, rounded: rounded, title: isNamed ? fill.title : "")
  }

  /// With `closes` false, only the upper edge: a sheet that goes on beyond the screen's edge.
  private mutating func outline(
    _ span: CellSpan, rounded: Bool, title: String, closes: Bool = true
  ) {
    guard let top = span.rows.first, let bottom = span.rows.last, let left = span.columns.first,
      let right = span.columns.last, bottom > top, right > left
    else { return }
    let corners: [Character] = rounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    let color = SystemColor.gray.resolved(in: scheme)
    func put(_ glyph: Character, _ row: Int, _ column: Int) {
      grid.put(glyph, row: row, column: column, ink: .line) { $0.foreground = color }
    }
    for column in (left + 1)..<right { put("─", top, column) }
    put(corners[0], top, left)
    put(corners[1], top, right)
    guard closes else { return }
    for column in (left + 1)..<right { put("─", bottom, column) }
    for row in (top + 1)..<bottom {
      put("│", row, left)
      put("│", row, right)
    }
    put(corners[2], bottom, left)
    put(corners[3], bottom, right)
    let room = span.columns.count - 4 - title.terminalColumns
    guard !title.isEmpty, room >= 0 else { return }
    var column = left + (room > 0 ? 2 : 1)
    for letter in " \(title) " {
      put(letter, top, column)
      column += letter.terminalColumns
    }
  }

  private mutating func stroke(_ shape: Shape, _ color: RGBA, width: Double, in frame: Rect) {
    guard color.opacity > 0.02, width > 0 else { return }
    if case .line = shape {
      divide(color, in: frame)
      return
    }
    if case .path(let elements) = shape {
      let outline = PathOutline(elements, closing: false)
      if !outline.isBox {
        for line in outline.lines {
          if line.isCurved {
            trace(line, color)
          } else {
            draw(from: line.start, to: line.end, color)
          }
        }
        return
      }
    }
    containers.append(frame)
    let whole = grid.span(frame)
    let span = whole.intersection(state.clip)
    if span.rows.count > 2, span == whole, span.columns.count >= 2 {
      switch shape {
      case .rectangle: outline(span, rounded: false, title: "")
      case .roundedRectangle, .capsule, .ellipse, .circle, .path:
        outline(span, rounded: true, title: "")
      case .line: break
      }
      return
    }
    // Too low for a box: a bar on either side of what is inside.
    let row = grid.row(at: frame.midY)
    guard state.clip.rows.contains(row) else { return }
    for column in [whole.columns.lowerBound - 1, whole.columns.upperBound]
    where state.clip.columns.contains(column) {
      grid.put("│", row: row, column: column, ink: .line) { $0.foreground = color }
    }
  }

  /// A straight line: a level or an upright one as a divider, any other cell by cell.
  private mutating func draw(from start: Point, to end: Point, _ color: RGBA) {
    let (width, height) = (end.x - start.x, end.y - start.y)
    let (columns, rows) = (abs(width) / grid.columnWidth, abs(height) / grid.rowHeight)
    if columns < 1 || rows < 1 {
      let corner = Point(x: min(start.x, end.x), y: min(start.y, end.y))
      let size =
        columns < rows ? Size(width: 0, height: abs(height)) : Size(width: abs(width), height: 0)
      divide(color, in: Rect(origin: corner, size: size))
      return
    }
    let glyph: Character = (width > 0) == (height > 0) ? "╲" : "╱"
    let steps = max(columns, rows).rounded(.up)
    for step in 0..<Int(min(steps, 1000)) {
      let part = (Double(step) + 0.5) / steps
      let row = grid.row(at: start.y + height * part)
      let column = grid.column(at: start.x + width * part)
      guard state.clip.rows.contains(row), state.clip.columns.contains(column) else { continue }
      grid.put(glyph, row: row, column: column, ink: .line) { $0.foreground = color }
    }
  }

  /// A short part of a curve, in the signs nearest to its slope.
  private mutating func trace(_ line: PathOutline.Line, _ color: RGBA) {
    let columns = (line.end.x - line.start.x) / grid.columnWidth
    let rows = (line.end.y - line.start.y) / grid.rowHeight
    let glyph: Character =
      abs(rows) < abs(columns) / 2.5
      ? "─" : abs(columns) < abs(rows) / 2.5 ? "│" : (columns > 0) == (rows > 0) ? "╲" : "╱"
    let steps = Int(min(max(abs(columns), abs(rows), 0.5) * 2, 1000).rounded(.up))
    for step in 0..<steps {
      let part = (Double(step) + 0.5) / Double(steps)
      let row = grid.row(at: line.start.y + (line.end.y - line.start.y) * part)
      let column = grid.column(at: line.start.x + (line.end.x - line.start.x) * part)
      guard state.clip.rows.contains(row), state.clip.columns.contains(column) else { continue }
      grid.put(glyph, row: row, column: column, ink: .line) { $0.foreground = color }
    }
  }

  private mutating func divide(_ color: RGBA, in frame: Rect) {
    guard color.opacity * state.opacity > 0.02 else { return }
    dividers.append(
      Label(
        frame: frame, text: "", color: color, clip: state.clip, order: order, dimming: dimming))
  }
}
