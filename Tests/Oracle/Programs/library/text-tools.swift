extension String {
  func wrapped(at width: Int) -> [String] {
    var lines: [String] = [], line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width { lines.append(line); line = "" }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
  var runLength: String {
    var result = "", rest = self[...]
    while let first = rest.first { let run = rest.prefix { $0 == first }; result += run.count > 1 ? "\(run.count)\(first)" : "\(first)"; rest = rest.dropFirst(run.count) }
    return result
  }
  var titled: String { split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ") }
  func leftPad(_ length: Int, _ pad: Character = " ") -> String { String(repeating: pad, count: Swift.max(0, length - count)) + self }
  func distance(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    var row = Array(0...b.count)
    for i in 1...Swift.max(a.count, 1) where i <= a.count {
      var previous = row[0]
      row[0] = i
      for j in stride(from: 1, through: b.count, by: 1) { (previous, row[j]) = (row[j], Swift.min(row[j] + 1, row[j - 1] + 1, previous + (a[i - 1] == b[j - 1] ? 0 : 1))) }
    }
    return row[b.count]
  }
  var isAnagramKey: String { String(lowercased().filter(\.isLetter).sorted()) }
}
let text = "the quick brown fox jumps over the lazy dog"
text.wrapped(at: 16).forEach { print("|" + $0.padded(16) + "|") }
extension String { func padded(_ width: Int) -> String { count >= width ? self : self + String(repeating: " ", count: width - count) } }
print("aaabccdddd".runLength, "heLLo wORLD".titled, "7".leftPad(3, "0"), "kitten".distance(to: "sitting"), "".distance(to: "abc"))
let counts = text.filter { !$0.isWhitespace }.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map { "\($0.key)\($0.value)" })
print(Dictionary(grouping: ["listen", "silent", "enlist", "google", "elgoog"], by: \.isAnagramKey).values.map { $0.sorted() }.sorted { $0[0] < $1[0] })
let words = text.components(" ")
extension String { func components(_ separator: Character) -> [Substring] { split(separator: separator) } }
print(words.max { $0.count < $1.count }!, Set(words).count, words.map(\.count), words.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }.first!)
var vowels = 0
for case let letter in text where "aeiou".contains(letter) { vowels += 1 }
print(vowels, String(text.reversed()).prefix(8), text.uppercased().hasSuffix("DOG"), text.split(separator: "o", maxSplits: 1, omittingEmptySubsequences: false).map(String.init))
func roman(_ number: Int) -> String {
  let table = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
  var rest = number
  return table.reduce("") { text, entry in let count = rest / entry.0; rest %= entry.0; return text + String(repeating: entry.1, count: count) }
}
print([1, 4, 9, 14, 40, 90, 400, 1994, 2024].map(roman))
print("Hello, World".map { $0.isLetter ? ($0.isUppercase ? Character($0.lowercased()) : Character($0.uppercased())) : $0 }.reduce("") { $0 + String($1) })
print("a1b22c".compactMap(\.wholeNumberValue).reduce(0, +), "x=1;y=2".split(separator: ";").reduce(into: [String: Int]()) { let p = $1.split(separator: "="); $0[String(p[0])] = Int(p[1]) }.sorted { $0.key < $1.key }.map { "\($0)\($1)" })
