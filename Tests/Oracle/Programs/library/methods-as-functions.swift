let m = "abc".hasPrefix
print(m("a"))
print(["a", "b"].filter("ab".contains), [1, 2, 3].filter([1, 3].contains))
print(["11", "00"].map(Array.init))
let g: [[Character]] = ["ab"].map(Array.init)
print(g, [1...2].map(Array.init))
extension Array where Element == [Double] { var f: Double { self[0][0] * 2.5 } }
extension Array where Element == Double {
  var g: Double { self[0] * 2.5 }
  func mean() -> Double { reduce(0, +) / Double(count) }
}
print([[1, 2], [3, 4]].f, [1, 2].g, [1, 2].mean())
