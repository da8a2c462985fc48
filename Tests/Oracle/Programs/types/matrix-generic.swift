struct Matrix<Element: Numeric & CustomStringConvertible>: Equatable, ExpressibleByArrayLiteral {
  let rows: Int, columns: Int
  private var grid: [Element]
  init(rows: Int, columns: Int, repeating value: Element = 0) { self.rows = rows; self.columns = columns; grid = Array(repeating: value, count: rows * columns) }
  init(arrayLiteral elements: [Element]...) {
    rows = elements.count; columns = elements.first?.count ?? 0
    precondition(elements.allSatisfy { [columns] in $0.count == columns }, "ragged rows")
    grid = elements.flatMap { $0 }
  }
  subscript(r: Int, c: Int) -> Element {
    get { assert(isValid(r, c), "Index (\(r), \(c)) out of range"); return grid[r * columns + c] }
    set { assert(isValid(r, c), "Index out of range"); grid[r * columns + c] = newValue }
  }
  subscript(row r: Int) -> ArraySlice<Element> { grid[r * columns ..< (r + 1) * columns] }
  subscript(column c: Int) -> [Element] { stride(from: c, to: grid.count, by: columns).map { grid[$0] } }
  func isValid(_ r: Int, _ c: Int) -> Bool { (0..<rows).contains(r) && 0..<columns ~= c }
  var transposed: Self { var m = Self(rows: columns, columns: rows); for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }; return m }
  static func * (a: Self, b: Self) -> Self {
    precondition(a.columns == b.rows, "shape mismatch: \(a.rows)x\(a.columns) * \(b.rows)x\(b.columns)")
    var m = Self(rows: a.rows, columns: b.columns)
    for r in 0..<a.rows { for c in 0..<b.columns { m[r, c] = zip(a[row: r], b[column: c]).map(*).reduce(0, +) } }
    return m
  }
  static func + (a: Self, b: Self) -> Self { var m = a; for i in m.grid.indices { m.grid[i] += b.grid[i] }; return m }
  static prefix func - (a: Self) -> Self where Element: SignedNumeric { var m = a; m.grid = a.grid.map { -$0 }; return m }
  static func *= (a: inout Self, k: Element) { for i in a.grid.indices { a.grid[i] *= k } }
}
extension Matrix: CustomStringConvertible {
  var description: String {
    let width = grid.map { $0.description.count }.max() ?? 0
    return (0..<rows).map { r in self[row: r].map { String(repeating: " ", count: width - $0.description.count) + $0.description }.joined(separator: " ") }.joined(separator: "\n")
  }
}
extension Matrix where Element: BinaryFloatingPoint {
  func determinant() -> Element {
    guard rows == columns else { return .nan }
    var m = self, det: Element = 1
    for i in 0..<rows {
      guard let p = (i..<rows).first(where: { m[$0, i] != 0 }) else { return 0 }
      if p != i { for c in 0..<columns { (m[i, c], m[p, c]) = (m[p, c], m[i, c]) }; det.negate() }
      det *= m[i, i]
      for r in i + 1 ..< rows { let k = m[r, i] / m[i, i]; for c in i..<columns { m[r, c] -= k * m[i, c] } }
    }
    return det
  }
}
infix operator •: MultiplicationPrecedence
func • <T: Numeric>(a: Matrix<T>, b: Matrix<T>) -> T { zip(a.flat, b.flat).reduce(0) { $0 + $1.0 * $1.1 } }
extension Matrix { var flat: [Element] { (0..<rows).flatMap { Array(self[row: $0]) } } }
var a: Matrix<Int> = [[1, 2, 3], [4, 5, 6]]
let b: Matrix = [[7, 8], [9, 10], [11, 12]]
print(a * b); print(a.transposed); print(-a + a == Matrix(rows: 2, columns: 3))
a *= 3; print(a, a • a, separator: "\n--\n")
let d: Matrix<Double> = [[2, -1, 0], [1, 3, 2.5], [0, 1e3, 4]]
print(d.determinant(), d[column: 1], Array(d[row: 1]))
print(d)
var f = Matrix<Float>(rows: 2, columns: 2, repeating: 0.1); f[0, 1] += 0.2; print(f, f.determinant())
print(Matrix<UInt8>(rows: 1, columns: 3, repeating: 255).flat.map { $0 &+ 2 })
print(a * a)
