struct Matrix<Element> {
  let rows: Int, columns: Int
  private var grid: [Element]
  init(rows: Int, columns: Int, repeating value: Element) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: value, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Element {
    get { grid[row * columns + column] }
    set { grid[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Element] { Array(grid[row * columns..<(row + 1) * columns]) }
  subscript(column column: Int) -> [Element] {
    get { (0..<rows).map { self[$0, column] } }
    set { for (row, value) in newValue.enumerated() { self[row, column] = value } }
  }
  subscript<T>(map row: Int, transform: (Element) -> T) -> [T] { self[row: row].map(transform) }
}
var m = Matrix(rows: 2, columns: 3, repeating: 0)
m[0, 1] = 5
m[1, 2] += 7
m[column: 0] = [8, 9]
print(m[row: 0], m[row: 1], m[column: 2], m[map: 1, { "\($0)" }])

struct Inventory {
  private var items: [String: Int] = [:]
  subscript(name: String, default value: Int = 0) -> Int {
    get { items[name] ?? value }
    set { items[name] = newValue }
  }
  subscript(names: String...) -> [Int] { names.map { self[$0] } }
}
var stock = Inventory()
stock["apple"] += 3
stock["pear", default: 10] -= 1
print(stock["apple"], stock["pear"], stock["kiwi", default: 9], stock["apple", "pear", "fig"])

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  subscript(wrapping index: Int) -> Element {
    get { self[(index % count + count) % count] }
    set { self[(index % count + count) % count] = newValue }
  }
}
var letters = ["a", "b", "c"]
print(letters[safe: 1] ?? "-", letters[safe: 7] ?? "-", letters[wrapping: -1])
letters[wrapping: 4] = "B"
print(letters)
extension String {
  subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
  subscript(range: Range<Int>) -> Substring {
    let from = index(startIndex, offsetBy: range.lowerBound)
    return self[from..<index(from, offsetBy: range.count)]
  }
}
print("hello"[1], "hello"[1..<4])
final class Cache<Key: Hashable, Value> {
  private var store: [Key: Value] = [:]
  private(set) var misses = 0
  subscript(key: Key) -> Value? {
    get {
      if store[key] == nil { misses += 1 }
      return store[key]
    }
    set { store[key] = newValue }
  }
  subscript(key: Key, make: () -> Value) -> Value {
    if let value = store[key] { return value }
    let value = make()
    store[key] = value
    return value
  }
}
let cache = Cache<String, [Int]>()
cache["a"] = [1]
cache["a"]?.append(2)
print(cache["a"] ?? [], cache["b"] as Any, cache["c", { [7] }], cache.misses)
struct Nested { var inner: [[Int]] = [[1, 2], [3]] }
var nested = Nested()
nested.inner[1].append(4)
nested.inner[0][1] *= 10
print(nested.inner)
