struct Matrix<Scalar: Numeric & Comparable>: Equatable {
  let rows: Int, columns: Int
  private(set) var elements: [Scalar]
  init(rows: Int, columns: Int, repeating value: Scalar = 0) {
    self.rows = rows
    self.columns = columns
    elements = Array(repeating: value, count: rows * columns)
  }
  init(_ lists: [[Scalar]]) {
    precondition(lists.allSatisfy { $0.count == lists[0].count }, "rows differ")
    rows = lists.count
    columns = lists.first?.count ?? 0
    elements = lists.flatMap { $0 }
  }
  static func identity(_ n: Int) -> Matrix {
    var result = Matrix(rows: n, columns: n)
    for i in 0..<n { result[i, i] = 1 }
    return result
  }
  subscript(_ row: Int, _ column: Int) -> Scalar {
    get { elements[row * columns + column] }
    set { elements[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Scalar] { Array(elements[row * columns..<(row + 1) * columns]) }
  subscript(column column: Int) -> [Scalar] { (0..<rows).map { self[$0, column] } }
  var transposed: Matrix { Matrix((0..<columns).map { self[column: $0] }) }
  static func + (a: Matrix, b: Matrix) -> Matrix {
    var result = a
    for i in a.elements.indices { result.elements[i] += b.elements[i] }
    return result
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    precondition(a.columns == b.rows, "sizes \(a.columns) and \(b.rows) do not go together")
    var result = Matrix(rows: a.rows, columns: b.columns)
    for i in 0..<a.rows {
      for j in 0..<b.columns { result[i, j] = zip(a[row: i], b[column: j]).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    return result
  }
  static func * (k: Scalar, m: Matrix) -> Matrix { m.map { k * $0 } }
  func map<T>(_ change: (Scalar) throws -> T) rethrows -> Matrix<T> {
    var result = Matrix<T>(rows: rows, columns: columns)
    for (i, element) in elements.enumerated() { result.elements[i] = try change(element) }
    return result
  }
}
infix operator **: MultiplicationPrecedence
func ** <S>(m: Matrix<S>, n: Int) -> Matrix<S> {
  n == 0 ? .identity(m.rows) : n.isMultiple(of: 2) ? (m * m) ** (n / 2) : m * m ** (n - 1)
}
extension Matrix: CustomStringConvertible {
  var description: String { (0..<rows).map { self[row: $0].map { "\($0)" }.joined(separator: " ") }.joined(separator: " | ") }
}
extension Matrix where Scalar: FloatingPoint {
  var norm: Scalar { elements.map { $0 * $0 }.reduce(0, +).squareRoot() }
}
let a = Matrix([[1, 2], [3, 4]])
print(a, a.transposed, a + a, a * .identity(2) == a, 3 * a)
print(a * Matrix([[1], [1]]), a[row: 1], a[column: 0])
print((Matrix([[1, 1], [1, 0]]) ** 30)[0, 1])
print(Matrix([[3.0, 4.0]]).norm, a.map(Double.init).map { $0 / 2 })
print(a.map { $0 > 2 ? 1.5 : -1.5 })
print(a * Matrix([[1, 2, 3]]))
