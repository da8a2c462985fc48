struct Roman: CustomStringConvertible, Comparable, ExpressibleByIntegerLiteral, Hashable {
  let value: Int
  private static let digits: KeyValuePairs = ["M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50, "XL": 40, "X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1]
  init(integerLiteral value: Int) { self.value = value }
  init?(_ value: Int) {
    guard (1..<4000).contains(value) else { return nil }
    self.value = value
  }
  init?(_ text: some StringProtocol) {
    var rest = Substring(text), sum = 0
    for (digit, value) in Roman.digits {
      while rest.hasPrefix(digit) {
        sum += value
        rest = rest.dropFirst(digit.count)
      }
    }
    guard rest.isEmpty, sum > 0, Roman(integerLiteral: sum).description == text else { return nil }
    self.init(sum)
  }
  var description: String {
    var rest = value, text = ""
    for (digit, value) in Self.digits where rest > 0 {
      text += String(repeating: digit, count: rest / value)
      rest %= value
    }
    return text
  }
  static func < (a: Roman, b: Roman) -> Bool { a.value < b.value }
  static func + (a: Roman, b: Roman) -> Roman { Roman(integerLiteral: a.value + b.value) }
}
for n in [1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999] { print(n, Roman(n)!) }
print(Roman(0) as Any, Roman(4000) as Any)
for text in ["XIV", "MCMXCIV", "IIII", "IC", "", "hello", "MMXXIV"] {
  print(text, Roman(text).map { "\($0.value)" } ?? "no")
}
let list: [Roman] = [50, 4, 9]
print(list.sorted(), list.max()!, list.reduce(1, +), Set(list + [9]).count)
