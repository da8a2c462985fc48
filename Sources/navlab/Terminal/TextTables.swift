extension TextWrapping {
  /// The rows of a Markdown table in columns, its head underlined. Where they are wider than the
  /// terminal, the widest column is made narrower, and its cells take several lines. Lines without
  /// a rule below the first are no table, and stay.
  func tabulated(_ lines: [Substring]) -> [String] {
    var rows = lines.map(cells)
    guard rows.count > 1, rows[1].allSatisfy(Self.isRule) else { return lines.map(String.init) }
    rows.remove(at: 1)
    let count = rows.map(\.count).max() ?? 0
    rows = rows.map { $0 + Array(repeating: "", count: count - $0.count) }
    let widths = widths(of: rows, count)
    let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: Self.gap)
    let told = rows.map { self.lines(of: $0, widths) }
    return told.prefix(1).flatMap(\.self) + [rule] + told.dropFirst().flatMap(\.self)
  }

  private static let gap = "  "

  /// What stands between the bars; a bar after a backslash is text.
  private func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if isEscaped, character != "|" { cells[cells.count - 1].append("\\") }
        isEscaped = character == "\\" && !isEscaped
        if !isEscaped { cells[cells.count - 1].append(character) }
      }
    }
    if cells.count > 1, cells.last?.allSatisfy({ $0 == " " }) == true { cells.removeLast() }
    return cells.map { cell in
      let text = cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      return marks?.marked(String(text)) ?? String(text)
    }
  }

  /// `---`, `:--:`: what parts the head from the rows.
  private static func isRule(_ cell: String) -> Bool {
    cell.contains("-") && cell.allSatisfy { $0 == "-" || $0 == ":" }
  }

  private func widths(of rows: [[String]], _ count: Int) -> [Int] {
    var widths = (0..<count).map { column in rows.map { columnWidth(of: $0[column]) }.max() ?? 0 }
    let room = width - Self.gap.count * (count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 8 {
      if let column = widths.firstIndex(of: widest) { widths[column] -= 1 }
    }
    return widths
  }

  /// A row, in as many lines as its longest cell takes.
  private func lines(of row: [String], _ widths: [Int]) -> [String] {
    let cells = zip(row, widths).map { cell, width in
      TextWrapping(width: width, marks: marks).fill(cell, lead: "", hang: "")
    }
    return (0..<(cells.map(\.count).max() ?? 0)).map { index in
      var line = ""
      for (cell, width) in zip(cells, widths) {
        let text = index < cell.count ? cell[index] : ""
        line += text + String(repeating: " ", count: Swift.max(0, width - columnWidth(of: text)))
        line += Self.gap
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
