let nested: [String: Any] = [
  "limits": ["max": 1, "name": "x"], "list": [1, "2"], "more": ["a": [1, 2], "b": ["c": true]],
]
print(nested.count, type(of: nested["limits"]!), type(of: nested["list"]!), type(of: nested["more"]!))
func kind(_ value: Any) -> String { "\(type(of: value))" }
print(kind(["max": 1, "name": "x"]), kind([1, "x"]), kind(["a": 1]))
let rows: [Any] = [["m": 1, "n": "x"], [1, 2.5], [1, "x"]]
print(rows.map { kind($0) })
var changing: [String: Any] = [:]
changing["q"] = ["m": 1, "n": "x"]
print(type(of: changing["q"]!))

// An optional is of its own type, whatever it holds.
let word: Substring? = "ab cd".split(separator: " ").first
print(type(of: word), type(of: word!), word as Any)

// Where anything goes, the left side of '??' says what it is.
func largest<T: Comparable>(_ values: [T]) -> T? { values.max() }
print(largest([1, 2]) ?? "none", largest([String]()) ?? "none")

// The first operands of a chain are of what the whole is.
let text = "hello"
let middle = text.index(text.startIndex, offsetBy: 2)
let marked: String = text[..<middle] + "|" + text[middle...]
var ends = "a"
ends = text.suffix(1) + ends + text.prefix(1)
func dotted() -> String { text.prefix(2) + "..." }
print(marked, ends, dotted(), type(of: text[..<middle] + "|" + text[middle...]))
func fewest(_ coins: [Int], _ total: Int) -> Int? {
  var best: [Int?] = [0] + Array(repeating: nil, count: total)
  for amount in 1...total {
    best[amount] =
      coins.compactMap { coin in amount >= coin ? best[amount - coin].map { $0 + 1 } : nil }.min()
  }
  return best[total]
}
print(fewest([1, 5, 10, 25], 63) ?? -1, fewest([5], 3) ?? -1)
