struct Grid {
  let rows: Int, columns: Int
  var cells: [[Int]]
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    var made: [[Int]] = []
    for _ in 0..<rows { made.append(Array(repeating: 0, count: columns)) }
    cells = made
  }
  init?(text: String) {
    let lines = text.split(separator: "\n")
    guard let first = lines.first else { return nil }
    self.init(rows: lines.count, columns: first.count)
  }
}
