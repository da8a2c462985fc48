/// Writes rows of cells as text.
struct CellWriter {
  let depth: TerminalPainter.ColorDepth
  /// The background of an empty window.
  let base: RGBA

  /// One row. Without colour, cells without a glyph are shaded by their background.
  func text(_ row: [Cell]) -> String {
    var text = ""
    var style = ""
    for (column, cell) in row.enumerated() where !cell.isContinuation {
      if depth != .none {
        let next = escape(for: cell)
        if next != style {
          text += "\u{1B}[0m" + next
          style = next
        }
      }
      text.append(glyph(of: cell, at: column))
    }
    return depth == .none ? text : text + "\u{1B}[0m"
  }

  private func glyph(of cell: Cell, at column: Int) -> Character {
    if cell.glyph == "\u{A0}" { return " " }
    guard cell.ink == .none, cell.glyph == " ", depth == .none else { return cell.glyph }
    return shade(cell, at: column)
  }

  /// The further from the empty window, the denser.
  private func shade(_ cell: Cell, at column: Int) -> Character {
    if cell.isDimmed { return column % 2 == 0 ? "·" : " " }
    let contrast = cell.background.distance(to: base)
    if contrast < 0.12 { return " " }
    let depth = abs(cell.background.luminance - base.luminance)
    return depth < 0.3 ? "░" : depth < 0.62 ? "▒" : "▓"
  }

  private func escape(for cell: Cell) -> String {
    var codes = [code(cell.background, "48")]
    if cell.ink != .none { codes.append(code(cell.foreground.over(cell.background), "38")) }
    if cell.isBold { codes.append("1") }
    if cell.isUnderlined { codes.append("4") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  private func code(_ color: RGBA, _ layer: String) -> String {
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    switch depth {
    case .none: return ""
    case .trueColor: return "\(layer);2;\(parts[0]);\(parts[1]);\(parts[2])"
    case .palette256: return "\(layer);5;\(CellWriter.paletteIndex(parts))"
    }
  }

  /// The nearest colour of the 6×6×6 cube, or of the 24 greys.
  static func paletteIndex(_ parts: [Int]) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: Int) -> Int {
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let cube = parts.map(nearest)
    let grey = min(max((parts.reduce(0, +) / 3 - 8 + 5) / 10, 0), 23)
    let greyLevel = 8 + 10 * grey
    func distance(_ found: [Int]) -> Int {
      zip(found, parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let isGrey = distance([greyLevel, greyLevel, greyLevel]) < distance(cube.map { levels[$0] })
    return isGrey ? 232 + grey : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
  }

  /// The rows with each run of equal rows without text shortened to a third, one to three rows.
  static func squeezed(_ rows: [[Cell]]) -> [[Cell]] {
    var kept: [[Cell]] = []
    var index = 0
    while index < rows.count {
      var end = index + 1
      let hasText = rows[index].contains { $0.ink == .text }
      while !hasText, end < rows.count, looksLike(rows[end], rows[index]) { end += 1 }
      let length = min((end - index + 2) / 3, 3)
      kept += rows[index..<(index + (hasText ? 1 : length))]
      index = end
    }
    return kept
  }

  private static func looksLike(_ a: [Cell], _ b: [Cell]) -> Bool {
    zip(a, b).allSatisfy {
      $0.glyph == $1.glyph && $0.ink == $1.ink && $0.background == $1.background
    }
  }
}
