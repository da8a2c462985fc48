struct Grid: Equatable {
  let rows: Int, columns: Int
  private var cells: [Bool]
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = [Bool](repeating: false, count: rows * columns)
  }
  init(_ picture: String) {
    let lines = picture.split(separator: "\n")
    self.init(rows: lines.count, columns: lines.map(\.count).max() ?? 0)
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() where character == "#" { self[row, column] = true }
    }
  }
  subscript(row: Int, column: Int) -> Bool {
    get { cells[wrap(row, rows) * columns + wrap(column, columns)] }
    set { cells[wrap(row, rows) * columns + wrap(column, columns)] = newValue }
  }
  private func wrap(_ n: Int, _ limit: Int) -> Int { ((n % limit) + limit) % limit }
  func neighbours(_ row: Int, _ column: Int) -> Int {
    var count = 0
    for (dy, dx) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] where self[row + dy, column + dx] {
      count += 1
    }
    return count
  }
  var next: Grid {
    var result = self
    for row in 0..<rows {
      for column in 0..<columns {
        result[row, column] = switch (self[row, column], neighbours(row, column)) {
        case (true, 2...3), (false, 3): true
        default: false
        }
      }
    }
    return result
  }
  var population: Int { cells.lazy.filter { $0 }.count }
}
extension Grid: CustomStringConvertible {
  var description: String {
    var text = ""
    for row in 0..<rows {
      for column in 0..<columns { text += self[row, column] ? "#" : "." }
      if row < rows - 1 { text.append("\n") }
    }
    return text
  }
}
var glider = Grid("""
  .#...
  ..#..
  ###..
  .....
  .....
  """)
let start = glider
for generation in 0..<4 {
  print("generation \(generation): \(glider.population)")
  glider = glider.next
}
print(glider, glider == start)
var blinker = Grid("...\n###\n...")
print(Grid(".....\n..#..\n..#..\n..#..\n.....").next)
blinker[-1, -1].toggle()
print(blinker, blinker[2, 2])
