func queens(_ n: Int) -> [[Int]] {
  var solutions: [[Int]] = [], columns: [Int] = []
  func isSafe(_ column: Int) -> Bool {
    for (row, other) in columns.enumerated() {
      if other == column || abs(other - column) == columns.count - row { return false }
    }
    return true
  }
  func place() {
    if columns.count == n { return solutions.append(columns) }
    for column in 0..<n where isSafe(column) {
      columns.append(column)
      place()
      columns.removeLast()
    }
  }
  place()
  return solutions
}
let four = queens(4), six = queens(6)
print(four.count, six.count, four)
for row in four[0] { print(String(repeating: ".", count: row) + "Q" + String(repeating: ".", count: 3 - row)) }
struct Sudoku {
  var cells: [Int]
  init(_ text: String) { cells = text.compactMap { $0 == "." ? 0 : $0.wholeNumberValue } }
  private func candidates(_ place: Int) -> [Int] {
    let (row, column) = place.quotientAndRemainder(dividingBy: 4)
    var used = Set<Int>()
    for i in 0..<4 {
      used.insert(cells[row * 4 + i])
      used.insert(cells[i * 4 + column])
      used.insert(cells[(row / 2 * 2 + i / 2) * 4 + column / 2 * 2 + i % 2])
    }
    return (1...4).filter { !used.contains($0) }
  }
  mutating func solve() -> Bool {
    guard let free = cells.firstIndex(of: 0) else { return true }
    for candidate in candidates(free) {
      cells[free] = candidate
      if solve() { return true }
    }
    cells[free] = 0
    return false
  }
}
var sudoku = Sudoku("1..4..1.2....2..")
print(sudoku.cells.filter { $0 == 0 }.count, sudoku.solve())
for row in stride(from: 0, to: 16, by: 4) { print(sudoku.cells[row..<row + 4].map(String.init).joined(separator: " ")) }
var broken = Sudoku("11..............")
print(broken.solve())
func permutations<T>(_ items: [T]) -> [[T]] {
  guard let first = items.first else { return [[]] }
  return permutations(Array(items.dropFirst())).flatMap { rest in
    (0...rest.count).map { i in Array(rest[..<i]) + [first] + rest[i...] }
  }
}
print(permutations([1, 2, 3]).count, permutations(["a", "b"]))
outer: for a in 1..<20 {
  for b in a..<20 {
    for c in b..<30 where a * a + b * b == c * c {
      if a + b + c > 30 { break outer }
      print(a, b, c)
      continue outer
    }
  }
}
