struct Grid<Element>: CustomStringConvertible {
  let rows: Int, columns: Int
  private var cells: [Element]
  init(rows: Int, columns: Int, repeating value: Element) { self.rows = rows; self.columns = columns; cells = Array(repeating: value, count: rows * columns) }
  subscript(row: Int, column: Int) -> Element { get { cells[row * columns + column] } set { cells[row * columns + column] = newValue } }
  subscript(row row: Int) -> ArraySlice<Element> { cells[row * columns..<(row + 1) * columns] }
  func neighbours(_ row: Int, _ column: Int) -> [Element] {
    (-1...1).flatMap { dy in (-1...1).compactMap { dx in
      guard (dy, dx) != (0, 0) else { return nil }
      return self[(row + dy + rows) % rows, (column + dx + columns) % columns]
    } }
  }
  var description: String { (0..<rows).map { self[row: $0].map { "\($0)" }.joined() }.joined(separator: "\n") }
}
enum Cell: CustomStringConvertible { case alive, dead; var description: String { self == .alive ? "#" : "." } }
func step(_ grid: Grid<Cell>) -> Grid<Cell> {
  var next = grid
  for row in 0..<grid.rows { for column in 0..<grid.columns {
    switch (grid[row, column], grid.neighbours(row, column).filter { $0 == .alive }.count) {
    case (.alive, 2...3), (.dead, 3): next[row, column] = .alive
    default: next[row, column] = .dead
    }
  } }
  return next
}
var life = Grid(rows: 5, columns: 5, repeating: Cell.dead)
for (row, column) in [(0, 1), (1, 2), (2, 0), (2, 1), (2, 2)] { life[row, column] = .alive }
print(life)
for generation in 1...4 { life = step(life); if generation.isMultiple(of: 2) { print("-- \(generation)"); print(life) } }
struct Matrix: Equatable {
  var values: [[Double]]
  static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(values: a.values.map { row in b.values[0].indices.map { column in zip(row, b.values.map { $0[column] }).map(*).reduce(0, +) } }) }
  var transposed: Matrix { Matrix(values: values[0].indices.map { column in values.map { $0[column] } }) }
  static func identity(_ n: Int) -> Matrix { Matrix(values: (0..<n).map { i in (0..<n).map { $0 == i ? 1 : 0 } }) }
}
let m = Matrix(values: [[1, 2], [3, 4]])
print(m * m, m.transposed.values, m * .identity(2) == m)
func pascal(_ n: Int) -> [[Int]] { (0..<n).reduce(into: []) { rows, _ in rows.append(rows.last.map { last in zip([0] + last, last + [0]).map(+) } ?? [1]) } }
print(pascal(6).map { $0.map(String.init).joined(separator: " ") })
func queens(_ n: Int, _ placed: [Int] = []) -> Int {
  guard placed.count < n else { return 1 }
  return (0..<n).filter { column in !placed.enumerated().contains { $0.element == column || abs($0.element - column) == placed.count - $0.offset } }.reduce(0) { $0 + queens(n, placed + [$1]) }
}
print((1...6).map { queens($0) })
func moves(_ n: Int, _ from: String = "A", _ to: String = "C", _ via: String = "B") -> [String] { n == 0 ? [] : moves(n - 1, from, via, to) + ["\(from)\(to)"] + moves(n - 1, via, to, from) }
print(moves(3).joined(separator: " "))
