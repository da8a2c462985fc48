func longestCommon(_ a: String, _ b: String) -> String {
  let x = Array(a), y = Array(b)
  var table = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1)
  for i in x.indices { for j in y.indices { table[i + 1][j + 1] = x[i] == y[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j]) } }
  var (i, j) = (x.count, y.count), result: [Character] = []
  while i > 0 && j > 0 {
    if x[i - 1] == y[j - 1] { result.append(x[i - 1]); i -= 1; j -= 1 }
    else if table[i - 1][j] >= table[i][j - 1] { i -= 1 } else { j -= 1 }
  }
  return String(result.reversed())
}
func distance(_ a: some StringProtocol, _ b: some StringProtocol) -> Int {
  var row = Array(0...b.count)
  for (i, c) in a.enumerated() {
    var previous = row[0]
    row[0] = i + 1
    for (j, d) in b.enumerated() { (previous, row[j + 1]) = (row[j + 1], c == d ? previous : 1 + min(previous, row[j], row[j + 1])) }
  }
  return row[b.count]
}
func knapsack(_ items: [(weight: Int, value: Int)], _ capacity: Int) -> (value: Int, chosen: [Int]) {
  var best = [(value: Int, chosen: [Int])](repeating: (0, []), count: capacity + 1)
  for (index, item) in items.enumerated() {
    for space in stride(from: capacity, through: item.weight, by: -1) {
      let candidate = best[space - item.weight].value + item.value
      if candidate > best[space].value { best[space] = (candidate, best[space - item.weight].chosen + [index]) }
    }
  }
  return best[capacity]
}
func change(_ amount: Int, _ coins: [Int]) -> [Int]? {
  var ways: [Int: [Int]] = [0: []]
  for sum in 1...amount {
    ways[sum] = coins.compactMap { coin in ways[sum - coin].map { $0 + [coin] } }.min { $0.count < $1.count }
  }
  return ways[amount]
}
struct Memo<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]
  private(set) var misses = 0
  mutating func callAsFunction(_ key: Key, _ compute: (Key, inout Self) -> Value) -> Value {
    if let value = known[key] { return value }
    misses += 1
    let value = compute(key, &self)
    known[key] = value
    return value
  }
}
struct Cell: Hashable { let row: Int, column: Int }
func paths(_ cell: Cell, _ memo: inout Memo<Cell, Int>) -> Int {
  if cell.row == 0 || cell.column == 0 { return 1 }
  return memo(cell) { cell, memo in
    paths(Cell(row: cell.row - 1, column: cell.column), &memo) + paths(Cell(row: cell.row, column: cell.column - 1), &memo)
  }
}
print(longestCommon("AGGTAB", "GXTXAYB"), longestCommon("abc", "xyz").isEmpty)
print(distance("kitten", "sitting"), distance("", "abc"), distance("flaw"[...], "lawn"))
let result = knapsack([(1, 1), (3, 4), (4, 5), (5, 7)], 7)
print(result, result.chosen.count)
print(change(63, [1, 5, 10, 21, 25]) ?? [], change(3, [2]) as Any)
var memo = Memo<Cell, Int>()
print(paths(Cell(row: 10, column: 10), &memo), memo.misses)
let triangle = (0..<6).reduce(into: [[Int]]()) { rows, n in
  guard let last = rows.last else { return rows.append([1]) }
  rows.append([1] + zip(last, last.dropFirst()).map(+) + [1])
}
for row in triangle { print(String(repeating: " ", count: (6 - row.count)) + row.map { "\($0)" }.joined(separator: " ")) }
var sieve = [Bool](repeating: true, count: 60)
for n in 2..<8 where sieve[n] { for multiple in stride(from: n * n, to: 60, by: n) { sieve[multiple] = false } }
print(sieve.indices.dropFirst(2).filter { sieve[$0] })
