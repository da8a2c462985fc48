typealias Grid = [[Character]]

func grid(_ text: String) -> Grid { text.split(separator: "\n").map(Array.init) }
func show(_ grid: Grid) -> String { grid.map { String($0) }.joined(separator: "\n") }

extension Array where Element: RandomAccessCollection, Element.Index == Int {
  func transposed() -> [[Element.Element]] {
    guard let first else { return [] }
    return first.indices.map { column in map { $0[column] } }
  }
  func column(_ index: Int) -> [Element.Element] { map { $0[index] } }
}

func spiral<T>(_ rows: [[T]]) -> [T] {
  var rows = rows
  var result: [T] = []
  while let first = rows.first {
    result += first
    rows.removeFirst()
    rows = rows.isEmpty ? [] : rows.transposed().reversed()
  }
  return result
}

func fill(_ grid: inout Grid, _ row: Int, _ column: Int, with new: Character) -> Int {
  guard grid.indices.contains(row), grid[row].indices.contains(column) else { return 0 }
  let old = grid[row][column]
  guard old != new, old == "." else { return 0 }
  grid[row][column] = new
  var count = 1
  for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
    count += fill(&grid, row + dr, column + dc, with: new)
  }
  return count
}

var map = grid("""
  ..#..
  ..#..
  ##.#.
  .....
  """)
print(map.count, map[0].count)
print(fill(&map, 0, 0, with: "a"), fill(&map, 0, 4, with: "b"), fill(&map, 0, 2, with: "c"))
print(show(map))
let numbers = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]
print(spiral(numbers))
print(numbers.transposed(), numbers.column(1))
print(spiral(map).map(String.init).joined())
let counts = map.joined().reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
var diagonal: [Int] = []
for (index, row) in numbers.enumerated() where row.indices.contains(index) { diagonal.append(row[index]) }
print(diagonal, numbers.map { $0.reduce(0, +) }, numbers.reduce([0, 0, 0]) { zip($0, $1).map(+) })
let flat = Array(numbers.joined(separator: [0]))
print(flat, flat.split(separator: 0).map(Array.init))
let rotated = (0..<3).map { column in numbers.reversed().map { $0[column] } }
print(rotated)
print(numbers.flatMap { $0 }.chunked(by: 5).map { $0.reduce(1, *) })
extension Array {
  func chunked(by size: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
extension Collection {
  func step(_ distance: Int) -> Element? {
    guard let found = index(startIndex, offsetBy: distance, limitedBy: endIndex), found != endIndex
    else { return nil }
    return self[found]
  }
}
print([1, 2, 3].chunked(by: 2).map(Array.init), "swift".step(2) ?? "-", [1, 2].step(2) as Any)
