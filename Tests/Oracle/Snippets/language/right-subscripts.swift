struct Matrix {
  private var cells: [Double]
  let columns: Int
  init(rows: Int, columns: Int) { cells = .init(repeating: 0, count: rows * columns); self.columns = columns }
  subscript(row: Int, column: Int) -> Double {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(safe i: Int) -> Double? { cells.indices.contains(i) ? cells[i] : nil }
}
var m = Matrix(rows: 2, columns: 2)
m[0, 1] = 3
m[1, 1] += 2
print(m[0, 1], m[safe: 9] ?? -1)
