/// What was measured, row by row.
struct Table {
  struct Row {
    var name: String
    var figures: [String]
  }

  private var rows: [Row] = []

  mutating func add(_ name: String, _ figures: String...) {
    rows.append(Row(name: name, figures: figures))
  }

  /// The rows with their columns one below the other.
  var text: String {
    let count = rows.map(\.figures.count).max() ?? 0
    let nameWidth = rows.map(\.name.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.figures.count > column ? $0.figures[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let figures = zip(row.figures, widths).map { figure, width in
        String(repeating: " ", count: width - figure.count) + figure
      }
      return row.name + String(repeating: " ", count: nameWidth - row.name.count + 2)
        + figures.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// Milliseconds, to three digits.
func milliseconds(_ value: Double) -> String {
  let digits = value < 1 ? 1000.0 : value < 100 ? 100.0 : 10.0
  return "\((value * digits).rounded() / digits) ms"
}
