struct Temperature {
  var celsius: Double = 0 { willSet { print("will", newValue) } didSet { print("did", oldValue, celsius) } }
  var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
  static let boiling = Temperature(celsius: 100)
  static var made = 0
  lazy var heavy: Int = { print("computing"); return 42 }()
  private(set) var readOnly = 1
  mutating func reset() { self = Temperature(); readOnly += 1 }
}
var t = Temperature()
t.celsius = 10; t.fahrenheit = 212; t.fahrenheit += 1.8
print(t.celsius, Temperature.boiling.fahrenheit)
print(t.heavy, t.heavy)
t.reset(); print(t.celsius, t.readOnly)
Temperature.made += 2; print(Temperature.made)
struct Grid {
  var cells = [[1, 2], [3, 4]]
  subscript(row: Int, column: Int) -> Int { get { cells[row][column] } set { cells[row][column] = newValue } }
  subscript(name: String) -> Int? { name == "first" ? cells[0][0] : nil }
  static subscript(n: Int) -> Int { n * n }
  subscript(safe i: Int, default d: Int = -1) -> Int { i < 2 ? cells[i][i] : d }
}
var g = Grid(); g[0, 1] = 9; g[1, 1] += 5
print(g[0, 1], g[1, 1], g["first"]!, g["no"] as Any, Grid[5], g[safe: 5], g[safe: 0, default: 3])
func bump(_ n: inout Int, by d: Int = 1) { n += d }
bump(&g[0, 0]); bump(&g.cells[1][0], by: 10); bump(&Temperature.made)
print(g.cells, Temperature.made)
func swapTwo<T>(_ a: inout T, _ b: inout T) { let c = a; a = b; b = c }
var p = 1, q = 2; swapTwo(&p, &q); print(p, q); swap(&p, &q); print(p, q)
var computed: Int { p * 10 }; print(computed)
var observed = 1 { didSet { print("observed", oldValue, observed) } }
observed = 2
t.celsius += 1
